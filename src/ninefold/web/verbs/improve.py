"""`improve`: what a setter could change in a puzzle."""

from __future__ import annotations

from pydantic import Field

from ninefold.desk import improve as desk
from ninefold.setting import KINDS, Kind
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class ImproveAsk(PositionAsk):
    """A puzzle, and what is to become of it."""

    aim: desk.Aim | None = Field(default=None, description="Towards what; one solution, or fewer clues, unless told.")
    kinds: list[Kind] = Field(default=["givens"], max_length=len(KINDS), description="What may be added.")
    count: int = Field(default=3, ge=1, le=desk.MOST, description="At most so many ways.")
    seed: int = Field(default=0, ge=0, le=2**32, description="Decides between equal clues.")


def improve(ask: ImproveAsk, work: Work) -> desk.ImproveAnswer:
    return desk.improve(ask.record(), ask.aim, kinds=ask.kinds, count=ask.count, seed=ask.seed, task=work)
