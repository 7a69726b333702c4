"""One form for puzzles that differ by symmetries alone."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.generating.canonical import canonical as form_of
from ninefold.model import Record


@dataclass(frozen=True, slots=True)
class CanonicalAnswer(Answer):
    """The form that a puzzle shares with all its isomorphs."""

    puzzle: str
    canonical: str
    seconds: float


def canonical(record: Record, *, task: Task | None = None) -> CanonicalAnswer:
    """The canonical form of the puzzle of the record, which must be a plain 9×9.

    >>> from ninefold.formats import read
    >>> canonical(read("." * 80 + "7")[0]).canonical.strip(".")
    '1'
    """
    task = task or Task()
    form = form_of(record.puzzle, stop=task.stop)
    return CanonicalAnswer(puzzle=record.puzzle.oneline, canonical=form.oneline, seconds=task.elapsed)
