"""`ninefold set`: clues on a board, and what the solver says of it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from ninefold.cli.puzzle_argument import format_option
from ninefold.cli.question import Question, question
from ninefold.cli.whole_puzzle import whole_puzzle

if TYPE_CHECKING:
    from ninefold.desk import set_clues as desk
    from ninefold.model import Record


@question
@click.option("--given", "givens", multiple=True, metavar="CELL=DIGIT", help="A digit, as r1c1=5; may be repeated.")
@click.option("--clear", multiple=True, metavar="CELL", help="A cell that loses its given; may be repeated.")
@click.option(
    "--clue",
    "clues",
    multiple=True,
    metavar="CLUE",
    help="A constraint, as “Thermo r1c1 r1c2” or “Cage r1c1 r1c2 total=10”, or an object of our JSON; may be repeated.",
)
@click.option("--title", help="Its title.")
@click.option("--author", help="Who has set it.")
@click.option("--rules", help="Its rules in words.")
@click.option("--message", help="What is told to who has solved it.")
@click.option("--notes", "comment", metavar="TEXT", help="Notes of your own; our JSON alone keeps them.")
@format_option("--to", "to", help="Format of the output; oneline, our JSON for boards with constraints.")
def set(
    asked: Question,
    givens: tuple[str, ...],
    clear: tuple[str, ...],
    clues: tuple[str, ...],
    to: str | None,
    **words: str | None,
) -> int:
    """Put clues on PUZZLE and print it; standard error tells what the solver says: none, one or several solutions.

    PUZZLE may be a size, as 9 or 6: an empty board. With one solution its level and its hardest step are told, with
    several the cells that they differ in, with none the clues that clash. `ninefold improve` proposes what to change.
    """
    from ninefold.desk import set_clues as desk

    size = re.fullmatch(r"(\d{1,2})(?:[x×]\1)?", asked.entries.text.strip())
    if size:
        asked.entries = replace(asked.entries, text="." * int(size[1]) ** 2)
    facts = {name: text for name, text in words.items() if text is not None}

    def ask(record: Record) -> desk.SetAnswer:
        return desk.set_clues(record, givens=givens, clear=clear, clues=clues, facts=facts, task=asked.task)

    def tell(_: Record, answer: desk.SetAnswer) -> None:
        click.echo(f"ninefold: {answer.sentence}", err=True)
        click.echo(whole_puzzle(answer.whole, to))

    return asked.answered(ask, tell, yes=lambda answer: answer.unique)
