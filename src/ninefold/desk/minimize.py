"""A puzzle without the givens that it does not need."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.formats import write
from ninefold.generating.minimize import minimize as without_needless
from ninefold.model import Record


@dataclass(frozen=True, slots=True)
class MinimizeAnswer(Answer):
    """What is left of the puzzle, and how many givens each of the two has; `whole` is all of it in our JSON."""

    puzzle: str
    givens: int
    minimal: str
    minimal_givens: int
    whole: str
    seconds: float
    sentence: str


def minimize(record: Record, *, seed: int = 0, task: Task | None = None) -> MinimizeAnswer:
    """The puzzle of the record, which must have one solution, without givens that can go; the seed decides which.

    >>> from ninefold.formats import read
    >>> minimize(read("123434122143432.")[0]).sentence
    '10 of 15 givens can go.'
    """
    task = task or Task()
    task.heavy_board(record.puzzle)
    small = without_needless(record.puzzle, seed=seed, stop=task.stop)
    before, after = record.puzzle.given_count, small.given_count
    return MinimizeAnswer(
        puzzle=record.puzzle.oneline,
        givens=before,
        minimal=small.oneline,
        minimal_givens=after,
        whole="".join(write([replace(record, puzzle=small, grid=None)], "ninefold-json")),
        seconds=task.elapsed,
        sentence=f"{before - after} of {before} givens can go." if after < before else "Every given is needed.",
    )
