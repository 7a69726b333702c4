"""`ninefold check`: is this a proper puzzle?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.cli.question import Question, question

if TYPE_CHECKING:
    from ninefold.desk import check as desk
    from ninefold.model import Record


@question
def check(asked: Question) -> int:
    """Tell whether PUZZLE is valid, solvable and unique, how many givens it has, and how hard it is."""
    from ninefold.desk import check as desk

    return asked.answered(
        lambda record: desk.check(record, task=asked.task), _tell, yes=lambda answer: answer.unique, apart=True
    )


def _tell(_: Record, answer: desk.CheckAnswer) -> None:
    click.echo(f"puzzle     {answer.puzzle}\nshape      {answer.shape}\ngivens     {answer.givens}")
    for name in ("valid", "solvable", "unique"):
        yes = click.style("yes", fg="green") if getattr(answer, name) else click.style("no", fg="red")
        click.echo(f"{name:<10} {yes}")
    if answer.level:
        click.echo(f"level      {answer.level} (score {answer.score})\nmastery    {answer.mastery}")
    click.echo(f"complexity {answer.complexity}")
    why = answer.contradiction.why if answer.valid and answer.contradiction else None
    help = answer.ambiguity.sentence if answer.ambiguity else None
    for sentence in (None if answer.unique else answer.sentence, why, help, *answer.notes):
        if sentence:
            click.echo(sentence)
