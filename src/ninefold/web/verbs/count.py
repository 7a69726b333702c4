"""`count`: how many solutions a position has."""

from __future__ import annotations

from pydantic import Field

from ninefold.choices import MOST_COUNTED
from ninefold.desk import count as desk
from ninefold.web import limits
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class CountAsk(PositionAsk):
    """A position, and how far to count."""

    limit: int = Field(default=MOST_COUNTED, ge=1, le=limits.COUNT, description="Count no further than this.")
    estimate: bool = Field(default=False, description="Add a guess at the number where counting did not end.")


def count(ask: CountAsk, work: Work) -> desk.CountAnswer:
    return desk.count(ask.record(), limit=ask.limit, estimate=ask.estimate, task=work)
