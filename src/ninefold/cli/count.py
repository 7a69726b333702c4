"""`ninefold count`: how many solutions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.choices import MOST_COUNTED
from ninefold.cli.plain_lines import answer_lines, plain_lines, write_bytes
from ninefold.cli.question import Question, question

if TYPE_CHECKING:
    from ninefold.desk import count as desk
    from ninefold.model import Record


@question
@click.option(
    "--limit", type=click.IntRange(min=1), default=MOST_COUNTED, show_default=True, help="Count no further than this."
)
@click.option("--all", "everything", is_flag=True, help="Count all, however many: equal rests of the board once.")
@click.option("--estimate", is_flag=True, help="Add a guess at the number where counting did not end.")
def count(asked: Question, limit: int, everything: bool, estimate: bool) -> int:
    """Print the number of solutions of PUZZLE: exact, or >=N when there are more than the limit.

    With --all there is no limit but time (--timeout): what is left of a position is counted once, however it was come
    to, so that 28,200,960 grids of 6×6 take milliseconds.
    """
    from ninefold.desk import count as desk
    from ninefold.solving.fast9 import MAX_LIMIT

    with plain_lines(asked.entries) as file:
        if file and not (asked.as_json or estimate or everything) and limit < MAX_LIMIT:
            yes = True
            for answers in answer_lines(file, limit + 1, asked, solutions=False):
                counts = answers.counts.tolist()
                yes = yes and 0 not in counts
                cut = limit + 1 in counts
                write_bytes(_lines(counts, limit) if cut else answers.count_lines())
            return asked.complaints.exit_code(yes)
    return asked.answered(
        lambda record: desk.count(record, limit=None if everything else limit, estimate=estimate, task=asked.task),
        _tell,
        yes=lambda answer: answer.count > 0,
    )


def _tell(_: Record, answer: desk.CountAnswer) -> None:
    about = f" (about {answer.estimate.mean:.2g})" if answer.estimate else ""
    click.echo(str(answer.count) if answer.exact else f">={answer.count}{about}")


def _lines(counts: list[int], limit: int) -> bytes:
    return "".join(f"{found}\n" if found <= limit else f">={limit}\n" for found in counts).encode()
