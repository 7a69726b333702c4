"""`ninefold verify`: a filled grid, checked in two independent ways."""

from __future__ import annotations

import json
from dataclasses import replace

import click

from ninefold.cli.puzzle_argument import Complaints, Entries, json_option, puzzle_argument
from ninefold.errors import PuzzleError
from ninefold.formats import read_puzzle
from ninefold.model import Record, cell_name, verify_by_candidates, verify_by_houses, violations


@click.command()
@puzzle_argument
@click.option("--givens", metavar="TEXT", help="The puzzle that the grid must solve.")
@json_option
def verify(entries: Entries, givens: str | None, as_json: bool) -> int:
    """Tell whether PUZZLE, a filled grid, is right; by duplicates in houses and by candidate lists."""
    complaints = Complaints()
    yes = True
    wanted = read_puzzle(givens, entries.box) if givens else None
    for record in complaints.good(entries):
        with complaints.of_this_one():
            digits = record.position.digits
            board = wanted or replace(record.puzzle, givens=bytes(len(digits)))
            if len(digits) != board.shape.cells:
                raise PuzzleError(f"the grid has {len(digits)} cells, the givens {board.shape.cells}: {record.puzzle}")
            by_houses, by_candidates = verify_by_houses(board, digits), verify_by_candidates(board, digits)
            assert by_houses == by_candidates, f"the two verifications disagree on {record.puzzle}"
            yes = yes and by_houses
            notes = [] if by_houses else _faults(replace(record, puzzle=board), digits)
            if as_json:
                answer = {"grid": record.position.oneline, "by_houses": by_houses, "by_candidates": by_candidates}
                click.echo(json.dumps({**answer, "faults": notes}))
            else:
                click.echo("right" if by_houses else "wrong")
                for note in notes:
                    click.echo(note)
    return complaints.exit_code(yes)


def _faults(record: Record, digits: bytes) -> list[str]:
    puzzle = record.puzzle
    size = puzzle.shape.size
    faults = [violation.sentence(puzzle) for violation in violations(puzzle, digits)]
    if empty := digits.count(0):
        first = cell_name(digits.index(0), size)
        faults.append(
            f"1 cell is empty ({first})." if empty == 1 else f"{empty} cells are empty (the first is {first})."
        )
    for cell, (given, digit) in enumerate(zip(puzzle.givens, digits, strict=True)):
        if given and digit and given != digit:
            faults.append(f"{cell_name(cell, size)} is {puzzle.symbol(digit)}, but {puzzle.symbol(given)} is given.")
    return faults
