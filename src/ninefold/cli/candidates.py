"""`ninefold candidates`: all candidates of every empty cell."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from ninefold.choices import CANDIDATE_KINDS, MOST_HELD, CandidateKind
from ninefold.cli.question import Question, question

if TYPE_CHECKING:
    from ninefold.desk import candidates as desk
    from ninefold.model import Record


@question
@click.option(
    "--kind",
    type=click.Choice(CANDIDATE_KINDS),
    default="plain",
    show_default=True,
    help="What the digits leave, or what truly occurs in some solution.",
)
@click.option(
    "--limit",
    type=click.IntRange(1, MOST_HELD),
    default=1,
    show_default=True,
    help="With --kind true and --json: count the solutions that hold a candidate so far.",
)
def candidates(asked: Question, kind: CandidateKind, limit: int) -> int:
    """Print all candidates of every empty cell of PUZZLE."""
    from ninefold.desk import candidates as desk

    return asked.answered(
        lambda record: desk.candidates(record, kind=kind, limit=limit, task=asked.task), _tell, apart=True
    )


def _tell(record: Record, answer: desk.CandidatesAnswer) -> None:
    from ninefold.picture.text import candidates_text

    left = tuple(sum(1 << digit - 1 for digit in digits) for digits in answer.candidates)
    click.echo(candidates_text(replace(record.position, candidates=left)))
