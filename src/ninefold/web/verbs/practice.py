"""`practice`: boards to find a technique on."""

from __future__ import annotations

from pydantic import Field

from ninefold import school
from ninefold.school.exercise import PracticeAnswer
from ninefold.web import limits
from ninefold.web.position import Ask
from ninefold.web.work import Work


class PracticeAsk(Ask):
    """A technique, and how many boards."""

    technique: str = Field(max_length=60, description="Its id or its name.", examples=["x-wing"])
    whole: bool = Field(default=False, description="Whole puzzles that need it and nothing the course has later.")
    count: int = Field(default=1, ge=1, le=limits.EXERCISES)
    seed: int | None = Field(default=None, ge=0, lt=2**63, description="The same seed makes the same boards.")
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def practice(ask: PracticeAsk, work: Work) -> PracticeAnswer:
    work.heavy()
    return school.practice(ask.technique, whole=ask.whole, count=ask.count, seed=ask.seed, task=work)
