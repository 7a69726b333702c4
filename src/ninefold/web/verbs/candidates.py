"""`candidates`: what every empty cell may still be."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from ninefold.errors import StoppedError
from ninefold.solving import true_candidates
from ninefold.web.board import candidates_of
from ninefold.web.position import PositionAsk
from ninefold.web.work import Stopped, Work

Kind = Literal["plain", "true"]


class CandidatesAsk(PositionAsk):
    """A position, and which candidates of it."""

    kind: Kind = Field(default="plain", description="plain: what the digits leave; true: what occurs in some solution.")

    @property
    def small(self) -> bool:
        return self.plain and self.kind == "plain"


class CandidatesAnswer(BaseModel):
    """The candidates of every cell; `empty` are empty cells that have none."""

    candidates: list[tuple[int, ...]]
    kind: Kind
    exact: bool
    empty: list[int]
    seconds: float
    stopped: Stopped | None


def candidates(ask: CandidatesAsk, work: Work) -> CandidatesAnswer:
    record = ask.record()
    grid = record.position
    found = candidates_of(grid)
    exact = True
    if ask.kind == "true":
        work.heavy(record.puzzle.shape.size > 9 or bool(record.puzzle.constraints))
        try:
            alive = true_candidates(grid, stop=work.stop)
            found = [
                () if grid.digits[cell] else tuple(digit for digit in digits if (cell, digit) in alive)
                for cell, digits in enumerate(found)
            ]
        except StoppedError:
            exact = False
    return CandidatesAnswer(
        candidates=found,
        kind=ask.kind,
        exact=exact,
        empty=[cell for cell, digits in enumerate(found) if not digits and not grid.digits[cell]],
        seconds=work.elapsed,
        stopped=None if exact else work.stopped,
    )
