"""`ninefold hint`: the first mistake, else the next step, in four stages."""

from __future__ import annotations

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
from ninefold.desk import hint as desk
from ninefold.desk.task import Task


@click.command()
@puzzle_argument
@variant_option
@click.option("--stage", type=click.IntRange(1, 4), default=1, show_default=True, help="How much to say.")
@timeout_option
@json_option
def hint(entries: Entries, stage: int, task: Task, as_json: bool) -> int:
    """Give the next step of PUZZLE, a little at a time; a mistake on its board comes first.

    Stage 1 says where to look, 2 which technique, 3 which cells, 4 everything.
    """
    complaints = Complaints()
    yes = True
    for record in complaints.good(entries):
        with complaints.of_this_one():
            answer = desk.hint(record, stage, task=task)
            yes = yes and answer.kind == "step"
            if not told_as_json(answer, task, as_json):
                click.echo(answer.sentence)
    return complaints.exit_code(yes)
