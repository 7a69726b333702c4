"""`ninefold canonical`: one form for puzzles that differ by symmetries alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.cli.plain_lines import lines_answered
from ninefold.cli.question import Question, question

if TYPE_CHECKING:
    from ninefold.desk import canonical as desk
    from ninefold.model import Record


@question
@click.option("--distinct", is_flag=True, help="Each form once: leave out isomorphs of what came before.")
@click.option(
    "--threads", type=click.IntRange(min=0), default=0, help="Threads for a file of 9×9 lines; 0 takes all cores."
)
def canonical(asked: Question, distinct: bool, threads: int) -> int:
    """Print the canonical form of every puzzle of PUZZLE: of all its symmetries, the smallest text (minlex).

    Two 9×9 puzzles are the same, but for rows, columns and digits changed about, if and only if their forms are equal.
    """
    from ninefold.desk import canonical as desk

    seen: set[bytes] = set()

    def is_new(form: bytes) -> bool:
        if not distinct:
            return True
        new = form not in seen
        seen.add(form)
        return new

    def ask(record: Record) -> desk.CanonicalAnswer | None:
        answer = desk.canonical(record, task=asked.task)
        return answer if is_new(answer.canonical.encode()) else None

    def rows(digits: bytes) -> list[bytes]:
        from ninefold.engine.lines import texts_of
        from ninefold.generating.canonical import canonical_digits

        forms = canonical_digits(digits, threads=threads, stop=asked.task.stop)
        return [form for form in texts_of(forms) if is_new(form)]

    return lines_answered(asked, rows, ask, lambda answer: answer.canonical)
