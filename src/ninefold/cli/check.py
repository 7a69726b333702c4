"""`ninefold check`: is this a proper puzzle?"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

import click

from ninefold._native import Stop
from ninefold.cli.no_solution import why_no_solution
from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records, timeout_option
from ninefold.model import Record, Shape, violations
from ninefold.solve import count

_LEAST_GIVENS = 17


@dataclass(frozen=True, slots=True)
class Report:
    """What `check` says of one puzzle."""

    puzzle: str
    shape: str
    givens: int
    valid: bool
    solvable: bool
    unique: bool
    notes: tuple[str, ...]


@click.command()
@puzzle_argument
@timeout_option
@json_option
def check(puzzle: str, format_name: str | None, box: Shape | None, stop: Stop, as_json: bool) -> int:
    """Tell whether PUZZLE is valid, solvable and unique, and how many givens it has."""
    complaints = Complaints()
    yes = True
    for number, record in enumerate(complaints.good(records(puzzle, format_name, box))):
        report = examine(record, stop)
        yes = yes and report.unique
        if as_json:
            click.echo(json.dumps(asdict(report), ensure_ascii=False))
            continue
        if number:
            click.echo()
        click.echo(f"puzzle     {report.puzzle}\nshape      {report.shape}\ngivens     {report.givens}")
        for name in ("valid", "solvable", "unique"):
            answer = getattr(report, name)
            click.echo(f"{name:<10} {click.style('yes', fg='green') if answer else click.style('no', fg='red')}")
        for note in report.notes:
            click.echo(note)
    return complaints.exit_code(yes)


def examine(record: Record, stop: Stop) -> Report:
    """All that can be said of a puzzle without solving it as a person would."""
    puzzle, position = record.puzzle, record.position
    valid = not violations(puzzle, position.digits)
    solutions = count(position, limit=2, stop=stop) if valid else 0
    notes = []
    if not solutions:
        notes.append(why_no_solution(position) or "No solution.")
    elif solutions > 1:
        notes.append("More than one solution.")
    if puzzle.shape == Shape(3, 3) and not puzzle.constraints and puzzle.given_count < _LEAST_GIVENS:
        notes.append(
            f"{puzzle.given_count} givens: no 9×9 puzzle with fewer than {_LEAST_GIVENS} givens has just one solution."
        )
    return Report(
        puzzle=puzzle.oneline,
        shape=str(puzzle.shape),
        givens=puzzle.given_count,
        valid=valid,
        solvable=solutions > 0,
        unique=solutions == 1,
        notes=tuple(notes),
    )
