"""`rate`: how hard a puzzle is."""

from __future__ import annotations

from pydantic import Field

from ninefold.desk import rate as desk
from ninefold.rating import COLUMNS, Column
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class RateAsk(PositionAsk):
    """A puzzle, and which numbers of it."""

    only: list[Column] = Field(
        default=sorted(COLUMNS), min_length=1, max_length=20, fail_fast=True, description="Compute just these."
    )
    invariant: bool = Field(default=False, description="ER, EP, ED as the minimum over fixed images of the puzzle.")


def rate(ask: RateAsk, work: Work) -> desk.RateAnswer:
    return desk.rate(ask.record(), only=ask.only, invariant=ask.invariant, task=work)
