"""`ninefold check`: is this a proper puzzle?"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from ninefold.cli.no_solution import why_no_solution
from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records, timeout_option
from ninefold.cli.variant_option import variant_option, with_rules
from ninefold.engine.stop import Stop
from ninefold.model import Record, Shape, violations
from ninefold.rating import rate
from ninefold.solving import count

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
    level: str | None
    score: int | None
    mastery: str | None
    complexity: int
    notes: tuple[str, ...]


@click.command()
@puzzle_argument
@variant_option
@timeout_option
@json_option
def check(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    variants: str,
    rules_file: Path | None,
    stop: Stop,
    as_json: bool,
) -> int:
    """Tell whether PUZZLE is valid, solvable and unique, how many givens it has, and how hard it is."""
    complaints = Complaints()
    yes = True
    for number, record in enumerate(
        complaints.good(with_rules(records(puzzle, format_name, box), variants, rules_file))
    ):
        with complaints.of_this_one():
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
            if report.level:
                click.echo(f"level      {report.level} (score {report.score})\nmastery    {report.mastery}")
            click.echo(f"complexity {report.complexity}")
            for note in report.notes:
                click.echo(note)
    return complaints.exit_code(yes)


def examine(record: Record, stop: Stop) -> Report:
    """All that can be said of a puzzle; how hard it is only where it has one solution."""
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
    rates = rate(puzzle, stop=stop) if solutions == 1 else None
    return Report(
        puzzle=puzzle.oneline,
        shape=str(puzzle.shape),
        givens=puzzle.given_count,
        valid=valid,
        solvable=solutions > 0,
        unique=solutions == 1,
        level=rates.level if rates else None,
        score=rates.score if rates else None,
        mastery=rates.mastery if rates else None,
        complexity=(rates.complexity or 0) if rates else 0,
        notes=tuple(notes),
    )
