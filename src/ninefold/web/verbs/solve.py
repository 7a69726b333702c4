"""`solve`: the solutions of a position, by one of the methods."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ninefold.choices import Method
from ninefold.desk import solve as desk
from ninefold.web import limits
from ninefold.web.position import Cell, Cells, PositionAsk
from ninefold.web.work import Work

Only = Annotated[list[Cell], Field(max_length=Cells, fail_fast=True)]


class SolveAsk(PositionAsk):
    """A position, how many solutions of it, and by which method."""

    limit: int = Field(default=1, ge=1, le=limits.SOLUTIONS, description="At most so many solutions.")
    method: Method = "auto"
    only: Only | Literal["marked"] | None = Field(
        default=None, description="Cells to fill, or `marked` for those that the text marks with *; null for all."
    )

    seed: int | None = Field(default=None, ge=0, lt=2**53, description="Guesses are drawn by lot, with this seed.")

    @property
    def small(self) -> bool:
        return self.plain and self.method == "auto" and self.limit <= desk.QUICK_LIMIT


def solve(ask: SolveAsk, work: Work) -> desk.SolveAnswer:
    return desk.solve(ask.record(), method=ask.method, limit=ask.limit, only=ask.only, seed=ask.seed, task=work)
