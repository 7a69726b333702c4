"""`ninefold hint`: the first mistake, else the next step, in four stages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.choices import STAGES, Stage
from ninefold.cli.question import Question, question

if TYPE_CHECKING:
    from ninefold.desk import hint as desk
    from ninefold.model import Grid, Step


@question
@click.option(
    "--stage",
    type=click.IntRange(1, STAGES[-1]),
    help="How much to say: 1 unless told, and everything with --picture.",
)
@click.option("--picture", is_flag=True, help="Draw the step, too.")
def hint(asked: Question, stage: Stage | None, picture: bool) -> int:
    """Give the next step of PUZZLE, a little at a time; a mistake on its board comes first.

    Stage 1 says where to look, 2 which technique, 3 which cells, 4 everything.
    """
    from ninefold.desk import hint as desk

    last: Stage = 4
    if picture and stage not in (None, last):
        raise click.UsageError(f"--picture shows the whole step: it goes with --stage {last}")
    drawn: list[str] = []

    def draw(grid: Grid, step: Step) -> None:
        from ninefold.cli.pen import pen
        from ninefold.picture.terminal import step_terminal

        drawn.append(step_terminal(grid, step, pen))

    def tell(answer: desk.HintAnswer) -> None:
        click.echo(answer.sentence)
        while drawn:
            click.echo(drawn.pop())

    return asked.answered(
        lambda record: desk.hint(
            record, stage or (last if picture else 1), whole=draw if picture else None, task=asked.task
        ),
        tell=lambda _, answer: tell(answer),
        yes=lambda answer: answer.kind == "step",
    )
