"""`ninefold minimize`: puzzles without their needless givens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.cli.plain_lines import lines_answered
from ninefold.cli.puzzle_argument import format_option
from ninefold.cli.question import Question, question
from ninefold.cli.whole_puzzle import whole_puzzle

if TYPE_CHECKING:
    from ninefold.desk import minimize as desk
    from ninefold.model import Record


@question
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, help="Decides which givens go.")
@click.option(
    "--threads", type=click.IntRange(min=0), default=0, help="Threads for a file of 9×9 lines; 0 takes all cores."
)
@format_option("--to", "to", help="Format of the output; oneline, our JSON for boards with constraints.")
def minimize(asked: Question, seed: int, threads: int, to: str | None) -> int:
    """Print every puzzle of PUZZLE without the givens that it does not need; each must have one solution."""
    from ninefold.desk import minimize as desk

    def ask(record: Record) -> desk.MinimizeAnswer:
        return desk.minimize(record, seed=seed, task=asked.task)

    def rows(digits: bytes) -> list[bytes] | None:
        from ninefold.engine.lines import texts_of
        from ninefold.generating.minimize import minimize_digits

        less = minimize_digits(digits, seed=seed, threads=threads, stop=asked.task.stop)
        return None if less is None else texts_of(less)

    if to:
        return asked.answered(ask, lambda _, answer: click.echo(whole_puzzle(answer.whole, to)))
    return lines_answered(asked, rows, ask, lambda answer: whole_puzzle(answer.whole, None))
