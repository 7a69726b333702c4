"""`daily`: the puzzles of a day."""

from __future__ import annotations

import datetime
from typing import Annotated

from pydantic import Field, WithJsonSchema

from ninefold.desk import daily as desk
from ninefold.web import limits
from ninefold.web.position import Ask
from ninefold.web.work import Work

Day = Annotated[datetime.date, WithJsonSchema({"type": "string", "format": "date", "maxLength": 10})]


class DailyAsk(Ask):
    """A day."""

    date: Day | None = Field(default=None, description="As 2026-11-17; today unless told.")
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def daily(ask: DailyAsk, work: Work) -> desk.DailyAnswer:
    return desk.daily(ask.date or datetime.date.today(), task=work)
