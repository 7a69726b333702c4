"""`ninefold solve`: the solutions of a puzzle."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter

import click

from ninefold.cli.no_solution import why_no_solution
from ninefold.cli.plain_lines import answer_lines, plain_lines, write_bytes
from ninefold.cli.puzzle_argument import (
    Complaints,
    json_option,
    puzzle_argument,
    records,
    strict_option,
    timeout_option,
)
from ninefold.cli.variant_option import variant_option, with_rules
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.model import Grid, Record, Shape
from ninefold.picture.text import candidates_text, grid_text
from ninefold.solving import Solutions, count, solutions

METHODS = ("auto", "logic", "guess", "combined", "backtracking")
SHOWS = ("oneline", "grid", "candidates")
_FEW_GIVENS = 17


@click.command()
@puzzle_argument
@variant_option
@click.option("--all", "every", is_flag=True, help="Every solution, however many.")
@click.option("--limit", type=click.IntRange(min=1), default=1, show_default=True, help="At most so many solutions.")
@click.option("--method", type=click.Choice(METHODS), default="auto", show_default=True, help="How to solve.")
@click.option("--only-marked", is_flag=True, help="Fill only the cells marked *.")
@click.option("--show", type=click.Choice(SHOWS), default="oneline", show_default=True, help="How to print a grid.")
@strict_option
@timeout_option
@json_option
def solve(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    variants: str,
    rules_file: Path | None,
    every: bool,
    limit: int,
    method: str,
    only_marked: bool,
    show: str,
    strict: bool,
    stop: Stop,
    as_json: bool,
) -> int:
    """Print the solutions of PUZZLE, one line each.

    Methods: auto, the fastest; logic, only what follows step by step, and it stops where logic ends; guess, trying
    digits alone; combined, logic first and then guesses; backtracking, cell by cell.

    A file of 9×9 lines is solved at full speed, one line per puzzle in their order; dots where there is no solution.
    """
    complaints = Complaints()
    yes = True
    special = every or only_marked or as_json or box or variants or rules_file
    plain = method == "auto" and show == "oneline" and limit == 1 and not special
    with plain_lines(puzzle, format_name) as file:
        if file and plain:
            for answers in answer_lines(file, 1, solutions=True, strict=strict, stop=stop, told=complaints):
                yes = yes and 0 not in answers.counts.tolist()
                write_bytes(answers.solution_lines())
            return complaints.exit_code(yes)
    for record in complaints.good(with_rules(records(puzzle, format_name, box), variants, rules_file), strict=strict):
        with complaints.of_this_one(strict=strict):
            if only_marked and not record.marked:
                raise PuzzleError(f"no cell is marked *: {record.puzzle}")
            began = perf_counter()
            found = _solve(record, method, stop)
            complete = 0
            texts: list[str] = []
            for grid in found if every else islice(found, limit):
                complete += grid.is_full
                shown = _only_marked(record, grid) if only_marked else grid
                if as_json:
                    texts.append(shown.oneline)
                else:
                    click.echo(_text(shown, show))
            yes = yes and complete > 0
            if as_json:
                answer = {"puzzle": record.puzzle.oneline, "method": method, "solved": complete > 0, "solutions": texts}
                answer["engine"] = found.engine if isinstance(found, Solutions) else method
                click.echo(json.dumps({**answer, "seconds": round(perf_counter() - began, 6)}))
            elif not complete:
                click.echo(f"ninefold: {_why_not(record, method)}", err=True)
    return complaints.exit_code(yes)


def _solve(record: Record, method: str, stop: Stop) -> Iterator[Grid]:
    if method == "auto":
        return solutions(record.position, stop=stop)
    if method in ("guess", "backtracking"):
        _warn_of_few_givens(record)
        return solutions(record.position, method=method, stop=stop)
    from ninefold.logic import furthest, without_guessing

    unique = count(record.position, limit=2, stop=stop) == 1
    reached = furthest(record.position, without_guessing(unique=unique), stop=stop)
    return iter([reached]) if method == "logic" else solutions(reached, method="guess", stop=stop)


def _why_not(record: Record, method: str) -> str:
    reason = why_no_solution(record.position)
    if method == "logic" and not reason:
        return "logic alone ends here; --method combined goes on by guessing"
    return reason or "No solution."


def _warn_of_few_givens(record: Record) -> None:
    if record.puzzle.shape.size >= 9 and record.puzzle.given_count < _FEW_GIVENS and sys.stderr.isatty():
        click.echo(f"only {record.puzzle.given_count} givens: this may take long; Ctrl-C stops it", err=True)


def _only_marked(record: Record, grid: Grid) -> Grid:
    digits = bytes(
        digit if record.position.digits[cell] or cell in record.marked else 0 for cell, digit in enumerate(grid.digits)
    )
    return Grid.of_digits(record.puzzle, digits)


def _text(grid: Grid, show: str) -> str:
    if show == "grid":
        return grid_text(grid, lambda text, given: click.style(text, fg=None if given else "blue", bold=given)) + "\n"
    return candidates_text(grid) + "\n" if show == "candidates" else grid.oneline
