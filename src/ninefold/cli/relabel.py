"""`ninefold relabel`: a puzzle with other digits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.cli.puzzle_argument import format_option
from ninefold.cli.question import Question, question
from ninefold.cli.whole_puzzle import whole_puzzle

if TYPE_CHECKING:
    from ninefold.desk import relabel as desk
    from ninefold.model import Record


@question
@click.option("--swap", "swaps", multiple=True, metavar="AB", help="Two digits that change places; may be repeated.")
@click.option("--order", default="", metavar="DIGITS", help="The new digits, in the order of the old ones.")
@format_option("--to", "to", help="Format of the output; oneline, our JSON for boards with constraints.")
def relabel(asked: Question, swaps: tuple[str, ...], order: str, to: str | None) -> int:
    """Print PUZZLE with other digits: --swap 37, or --order 987654321 for 9 instead of 1, 8 instead of 2 and so on.

    Given candidates, quadruples and tables of pairs are changed with the givens. Sums, thermometers and whatever else
    asks how large digits are stay as they are, which is told on standard error.
    """
    from ninefold.desk import relabel as desk

    def ask(record: Record) -> desk.RelabelAnswer:
        return desk.relabel(record, swaps, order, task=asked.task)

    def tell(_: Record, answer: desk.RelabelAnswer) -> None:
        if answer.stay:
            click.echo(f"ninefold: {answer.sentence}", err=True)
        click.echo(whole_puzzle(answer.whole, to))

    return asked.answered(ask, tell)
