"""`ninefold improve`: what a setter could change in a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.cli.choices import AIDS, MOST_WAYS
from ninefold.cli.question import Question, question
from ninefold.model import Record

if TYPE_CHECKING:
    from ninefold.desk import improve as desk
    from ninefold.setting import Kind


@question
@click.option("--unique", "aim", flag_value="unique", help="Add the fewest clues that leave one solution.")
@click.option("--redundant", "aim", flag_value="redundant", help="Take away clues that it does not need.")
@click.option("--harder", "aim", flag_value="harder", help="Take away the clue whose absence makes it harder.")
@click.option("--easier", "aim", flag_value="easier", help="Add the given that makes it easier.")
@click.option(
    "--add",
    "kinds",
    type=click.Choice(AIDS),
    multiple=True,
    default=("givens",),
    show_default=True,
    help="With --unique: what may be added; may be repeated.",
)
@click.option("--count", type=click.IntRange(1, MOST_WAYS), default=3, show_default=True, help="At most so many ways.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=0, help="Decides between equal clues.")
def improve(asked: Question, aim: desk.Aim | None, kinds: tuple[Kind, ...], count: int, seed: int) -> int:
    """Print PUZZLE changed towards an aim, the best way first, one line each; standard error tells what was changed.

    Unless told, a puzzle with several solutions is to become --unique, and one with one solution loses what is
    --redundant. A line holds the givens alone: constraints that come or go are told on standard error and by --json.
    """
    from ninefold.desk import improve as desk

    def ask(record: Record) -> desk.ImproveAnswer:
        return desk.improve(record, aim, kinds=kinds, count=count, seed=seed, task=asked.task)

    return asked.answered(ask, _tell, yes=lambda answer: bool(answer.proposals))


def _tell(_: Record, answer: desk.ImproveAnswer) -> None:
    click.echo(f"ninefold: {answer.sentence}", err=True)
    for proposal in answer.proposals:
        click.echo(f"ninefold: {proposal.sentence}", err=True)
        click.echo(proposal.puzzle)
