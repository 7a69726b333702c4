"""`ninefold verify`: a filled grid, checked in two independent ways."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from os.path import isdir  # unlike Path.is_dir it says no to a text that is too long to be a name
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.cli.puzzle_argument import Complaints, Entries, json_option, puzzle_argument
from ninefold.cli.variant_option import variant_option
from ninefold.errors import PuzzleError

if TYPE_CHECKING:
    from ninefold.model import Record


@click.command()
@puzzle_argument
@variant_option
@click.option("--givens", metavar="TEXT", help="The puzzle that the grid must solve.")
@click.option("--input", "source", type=click.Path(path_type=Path), help="The puzzles of an output folder.")
@json_option
def verify(entries: Entries, givens: str | None, source: Path | None, as_json: bool) -> int:
    """Tell whether PUZZLE, a filled grid, is right; by duplicates in houses and by candidate lists.

    Where PUZZLE is an output folder of `ninefold run`, every solution in it is held against its puzzle.
    """
    if isdir(entries.text):
        return _verify_folder(Path(entries.text), source, as_json)
    from ninefold.formats import read_puzzle
    from ninefold.model import verify_by_candidates, verify_by_houses

    complaints = Complaints()
    yes = True
    wanted = read_puzzle(givens, entries.box) if givens else None
    for record in complaints.good(entries):
        with complaints.of_this_one():
            digits = record.position.digits
            board = wanted or replace(record.puzzle, givens=bytes(len(digits)))
            if len(digits) != board.shape.cells:
                raise PuzzleError(f"the grid has {len(digits)} cells, the givens {board.shape.cells}: {record.puzzle}")
            if wanted:
                rules = dict.fromkeys((*wanted.constraints, *record.puzzle.constraints))
                board = replace(wanted, constraints=tuple(rules))
            by_houses, by_candidates = verify_by_houses(board, digits), verify_by_candidates(board, digits)
            assert by_houses == by_candidates, f"the two verifications disagree on {record.puzzle}"
            yes = yes and by_houses
            notes = [] if by_houses else _faults(replace(record, puzzle=board), digits)
            if as_json:
                answer = {"grid": record.position.oneline, "by_houses": by_houses, "by_candidates": by_candidates}
                click.echo(json.dumps({**answer, "faults": notes}))
            else:
                verdict = "right" if by_houses else "wrong"
                click.echo(f"{verdict}: {_in_words(by_houses, by_candidates)}")
                for note in notes:
                    click.echo(note)
    return complaints.exit_code(yes)


def _in_words(by_houses: bool, by_candidates: bool) -> str:
    houses = "every digit once" if by_houses else "a digit twice, missing, or other than given"
    lists = "each still possible when it was placed" if by_candidates else "one not possible when it was placed"
    return f"by houses {houses}; by candidates {lists}"


def _verify_folder(target: Path, source: Path | None, as_json: bool) -> int:
    from ninefold.folders.entry_result import verified
    from ninefold.folders.verify_folder import verify_folder
    from ninefold.model.counted import counted

    beside = target.resolve().parent / "input"
    found = list(verify_folder(target, source or (beside if beside.is_dir() else None)))
    bad = [one for one in found if one.faults]
    if as_json:
        for one in found:
            click.echo(json.dumps(asdict(one)))
        return 1 if bad or not found else 0
    for one in bad:
        for fault in one.faults:
            click.echo(f"{one.file}: {fault}")
    solutions = sum(one.solutions for one in found)
    puzzles = counted(sum(one.puzzles for one in found), "puzzle")
    by_houses, by_candidates = sum(one.by_houses for one in found), sum(one.by_candidates for one in found)
    if not found:
        click.echo(f"there is no output file in {target}")
    elif by_houses == by_candidates == solutions and not bad:
        click.echo(f"{verified(solutions).capitalize()}: {puzzles} in {counted(len(found), 'file')}.")
    else:
        of = counted(solutions, "solution")
        click.echo(f"Of {of} {by_houses:,} are right by houses, {by_candidates:,} by candidates.")
    if alone := [one.file for one in found if one.alone]:
        click.echo(f"Without the input file, as plain boards: {', '.join(alone[:5])}{' …' if len(alone) > 5 else ''}")
    return 1 if bad or not found else 0


def _faults(record: Record, digits: bytes) -> list[str]:
    from ninefold.model import cell_name, violations

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
