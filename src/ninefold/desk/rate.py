"""How hard a puzzle is, by every measure that there is."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.model import Record
from ninefold.rating import COLUMNS, EXPERT, Column, Rates, columns, scale_of
from ninefold.rating import rate as rates_of


@dataclass(frozen=True, slots=True)
class RateAnswer(Answer):
    """The numbers of `Rates`, null for what was not asked or does not exist; `scale` is that of level and score.

    A puzzle that has not exactly one solution has none, and its `problem` says so.
    """

    puzzle: str
    level: str | None
    score: int | None
    mastery: str | None
    er: float | None
    ep: float | None
    ed: float | None
    complexity: int | None
    hardest: str | None
    w: int | None
    b: int | None
    gw: int | None
    gb: int | None
    te: int | None
    bxb: int | None
    scale: str | None
    problem: str | None
    seconds: float

    @classmethod
    def of(cls, rates: Rates, only: Collection[Column], seconds: float) -> RateAnswer:
        """What was asked for of the numbers of a puzzle."""
        return cls(
            puzzle=rates.puzzle.oneline,
            **{column: getattr(rates, column) if column in only else None for column in COLUMNS | EXPERT},
            scale=scale_of(rates.puzzle) if rates.level else None,
            problem=rates.problem or None,
            seconds=seconds,
        )


def rate(
    record: Record, *, only: Iterable[Column] = COLUMNS, invariant: bool = False, task: Task | None = None
) -> RateAnswer:
    """The numbers of the puzzle of the record, whatever stands on its board; without one solution, why it has none.

    >>> from ninefold.formats import read
    >>> rate(read("1.....2..3.....4")[0]).level
    'easy'
    """
    task = task or Task()
    task.heavy_board(record.puzzle)
    asked = columns(only)
    task.heavy(invariant or bool(asked & EXPERT))
    rates = rates_of(record.puzzle, only=asked, invariant=invariant, stop=task.stop)
    return RateAnswer.of(rates, asked, task.elapsed)
