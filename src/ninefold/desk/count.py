"""How many solutions a position has."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from ninefold.choices import MOST_COUNTED
from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import StoppedError
from ninefold.model import Grid, Record
from ninefold.solving import counting
from ninefold.solving import estimate as estimated

_QUICK = 10_000
"""More solutions than this are heavy work."""
_ESTIMATE_SECONDS = 1.0
_COUNTED = 0.75
"""Which part of the time goes into counting where an estimate may follow."""


@dataclass(frozen=True, slots=True)
class EstimateAnswer:
    """The mean over random descents, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class CountAnswer(Answer):
    """How many solutions were counted. Exact: there are no more."""

    puzzle: str
    count: int
    exact: bool
    estimate: EstimateAnswer | None
    seconds: float
    stopped: Stopped | None
    sentence: str


def count(
    record: Record, *, limit: int | None = MOST_COUNTED, estimate: bool = False, task: Task | None = None
) -> CountAnswer:
    """The number of solutions, counted no further than `limit`; `estimate` guesses at it where counting did not end.

    Without a limit (None) all are counted: a guess is then never needed but where time ends.

    >>> from ninefold.formats import read
    >>> count(read("." * 16)[0]).sentence
    '288 solutions.'
    """
    task = task or Task()
    task.heavy_board(record.puzzle)
    counted = task.part(_COUNTED * task.seconds_left) if estimate else task.stop
    found, ended = 0, False
    # One more than the limit tells "exactly N" from "N and more".
    beyond = None if limit is None else limit + 1
    for found, ended in counting(record.position, limit=beyond, stop=counted):  # noqa: B007 (the last ones count)
        task.heavy(found > _QUICK)
        task.tell("counting", found if limit is None else min(found, limit))
    exact = ended
    found = found if limit is None else min(found, limit)
    task.heavy(not exact and counted.timed_out)
    guess = _estimate(record.position, task) if estimate and not exact else None
    return CountAnswer(
        puzzle=record.puzzle.oneline,
        count=found,
        exact=exact,
        estimate=guess,
        seconds=task.elapsed,
        stopped=None if exact else task.stopped or ("time" if counted.timed_out else None),
        sentence=_sentence(found, exact, guess),
    )


def _estimate(grid: Grid, task: Task) -> EstimateAnswer | None:
    try:
        guess = estimated(grid, stop=task.part(_ESTIMATE_SECONDS))
    except StoppedError:
        return None
    return EstimateAnswer(guess.mean, guess.error) if isfinite(guess.mean) and isfinite(guess.error) else None


def _sentence(found: int, exact: bool, guess: EstimateAnswer | None) -> str:
    if exact:
        return {0: "No solution.", 1: "One solution."}.get(found, f"{found:,} solutions.")
    about = f", about {guess.mean:.2g} by an estimate" if guess else ""
    return f"At least {found:,} solutions{about}."
