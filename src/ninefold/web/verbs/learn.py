"""`learn`: the lesson of a technique."""

from __future__ import annotations

from pydantic import Field

from ninefold import school
from ninefold.school.learn import LearnAnswer
from ninefold.web.position import Ask
from ninefold.web.work import Work


class LearnAsk(Ask):
    """A technique."""

    name: str | None = Field(
        default=None, max_length=60, description="Its id or its name; without one all families.", examples=["x-wing"]
    )


def learn(ask: LearnAsk, work: Work) -> LearnAnswer:
    return school.learn(ask.name, task=work)
