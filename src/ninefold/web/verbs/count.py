"""`count`: how many solutions a position has."""

from __future__ import annotations

from math import isfinite

from pydantic import BaseModel, Field

from ninefold.errors import StoppedError
from ninefold.model import Grid
from ninefold.solving import counting, estimate
from ninefold.web import limits
from ninefold.web.position import PositionAsk
from ninefold.web.work import Stopped, Work

_QUICK = 10_000
"""More solutions than this are counted in the long pool."""
_ESTIMATE_SECONDS = 1.0
_COUNTED = 0.75
"""Which part of the time goes into counting where an estimate may follow."""


class CountAsk(PositionAsk):
    """A position, and how far to count."""

    limit: int = Field(default=1_000_000, ge=1, le=limits.COUNT, description="Count no further than this.")
    estimate: bool = Field(default=False, description="Add a guess at the number where counting did not end.")


class EstimateAnswer(BaseModel):
    """The mean over random descents, and its standard error."""

    mean: float
    error: float


class CountAnswer(BaseModel):
    """How many solutions were counted. Exact: there are no more."""

    count: int
    exact: bool
    estimate: EstimateAnswer | None
    seconds: float
    stopped: Stopped | None
    sentence: str


def count(ask: CountAsk, work: Work) -> CountAnswer:
    record = ask.record()
    work.heavy(record.puzzle.shape.size > 9 or bool(record.puzzle.constraints))
    found, ended = 0, False
    counted = work.part(_COUNTED * work.seconds_left) if ask.estimate else work.stop
    for now in counting(record.position, limit=ask.limit, stop=counted):
        found, ended = now
        work.heavy(found > _QUICK)
        work.tell("counting", found)
    work.heavy(not ended and counted.timed_out)
    guess = _estimated(record.position, work) if ask.estimate and not ended else None
    return CountAnswer(
        count=found,
        exact=ended,
        estimate=guess,
        seconds=work.elapsed,
        stopped=None if ended else work.stopped or ("time" if counted.timed_out else None),
        sentence=_sentence(found, ended, guess),
    )


def _estimated(grid: Grid, work: Work) -> EstimateAnswer | None:
    try:
        guess = estimate(grid, stop=work.part(_ESTIMATE_SECONDS))
    except StoppedError:
        return None
    if not isfinite(guess.mean) or not isfinite(guess.error):
        return None
    return EstimateAnswer(mean=guess.mean, error=guess.error)


def _sentence(found: int, ended: bool, guess: EstimateAnswer | None) -> str:
    if ended:
        return {0: "No solution.", 1: "One solution."}.get(found, f"{found:,} solutions.")
    about = f", about {guess.mean:.2g} by an estimate" if guess else ""
    return f"At least {found:,} solutions{about}."
