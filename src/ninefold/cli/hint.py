"""`ninefold hint`: the first mistake, else the next step, in four stages."""

from __future__ import annotations

import click

from ninefold.cli.question import Question, question
from ninefold.desk import hint as desk


@question
@click.option("--stage", type=click.IntRange(1, 4), default=1, show_default=True, help="How much to say.")
def hint(asked: Question, stage: int) -> int:
    """Give the next step of PUZZLE, a little at a time; a mistake on its board comes first.

    Stage 1 says where to look, 2 which technique, 3 which cells, 4 everything.
    """
    return asked.answered(
        lambda record: desk.hint(record, stage, task=asked.task),
        tell=lambda _, answer: click.echo(answer.sentence),
        yes=lambda answer: answer.kind == "step",
    )
