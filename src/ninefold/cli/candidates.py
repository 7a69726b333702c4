"""`ninefold candidates`: all candidates of every empty cell."""

from __future__ import annotations

from dataclasses import replace

import click

from ninefold.cli.puzzle_argument import (
    Complaints,
    Entries,
    json_option,
    puzzle_argument,
    timeout_option,
    told_as_json,
)
from ninefold.cli.variant_option import variant_option
from ninefold.desk import candidates as desk
from ninefold.desk.task import Task
from ninefold.picture.text import candidates_text


@click.command()
@puzzle_argument
@variant_option
@click.option(
    "--kind",
    type=click.Choice(desk.KINDS),
    default="plain",
    show_default=True,
    help="What the digits leave, or what truly occurs in some solution.",
)
@timeout_option
@json_option
def candidates(entries: Entries, kind: desk.Kind, task: Task, as_json: bool) -> int:
    """Print all candidates of every empty cell of PUZZLE."""
    complaints = Complaints()
    for number, record in enumerate(complaints.good(entries)):
        with complaints.of_this_one():
            answer = desk.candidates(record, kind=kind, task=task)
            if not told_as_json(answer, task, as_json):
                left = tuple(sum(1 << digit - 1 for digit in digits) for digits in answer.candidates)
                click.echo(("\n" if number else "") + candidates_text(replace(record.position, candidates=left)))
    return complaints.exit_code()
