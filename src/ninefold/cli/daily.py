"""`ninefold daily`: the puzzles of a day."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from ninefold.choices import DAILY_NAMES, DailyName
from ninefold.cli.puzzle_argument import format_option, json_option, timeout_option
from ninefold.stopping import raise_stopped

if TYPE_CHECKING:
    from ninefold.desk import daily as desk
    from ninefold.desk.task import Task
    from ninefold.model import Record


class DayType(click.ParamType["date"]):
    """A day, as 2026-11-17."""

    name = "day"

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> date:
        if isinstance(value, date):
            return value
        try:
            return date.fromisoformat(value)
        except ValueError:
            self.fail(f"expected a day as 2026-11-17, got {value!r}", param, context)


@click.command()
@click.argument("day", metavar="[DATE]", type=DayType(), required=False)
@click.option("--only", type=click.Choice(DAILY_NAMES), help="One of the three.")
@format_option("--format", "format_name", help="The puzzles in a format, instead of words.")
@timeout_option
@json_option
def daily(day: date | None, only: DailyName | None, format_name: str | None, task: Task, as_json: bool) -> int:
    """Print the puzzles of a day, the same everywhere: an easy one, a hard one, the variant of the weekday.

    DATE is a day as 2026-11-17; today unless told.
    """
    from ninefold.desk import daily as desk

    if as_json and (format_name or only):
        raise click.UsageError("--json tells all of the day: leave --format and --only out")
    chosen = day or date.today()
    answer = desk.daily(chosen, task=task)
    if as_json:
        click.echo(answer.as_json())
    if answer.stopped:
        raise_stopped(task.stop, "the puzzles of the day")
    if as_json:
        return 0
    asked = [puzzle for puzzle in answer.puzzles if only in (None, puzzle.name)]
    records = [desk.record_of(chosen, puzzle.name) for puzzle in asked]
    if format_name:
        for piece in _written(records, format_name):
            sys.stdout.write(piece)
    else:
        click.echo("\n\n".join(_told(*pair) for pair in zip(asked, records, strict=True)))
    return 0


def _written(records: list[Record], format_name: str) -> Iterator[str]:
    from ninefold.formats import Content, format_named

    format = format_named(format_name)
    if Content.MANY in format.HOLDS:
        return iter(format.write(records))
    return (piece for record in records for piece in format.write([record]))


def _told(puzzle: desk.DailyPuzzleAnswer, record: Record) -> str:
    """A puzzle in words, with a link where a terminal cannot draw its rules."""
    from ninefold.formats import format_named
    from ninefold.model.counted import counted
    from ninefold.picture.text import grid_text

    points = f"{counted(puzzle.givens or 0, 'given')}; {puzzle.level}, {puzzle.score} points"
    lines = [f"{record.facts['title']} ({points})", grid_text(record.position)]
    if puzzle.variant:
        lines += ["".join(format_named("sudokupad").write([record])).strip()]
    return "\n".join(lines)
