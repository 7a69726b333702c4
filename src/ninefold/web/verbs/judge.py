"""`judge`: a player's own step, judged."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ninefold.desk import judge as desk
from ninefold.web import limits
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class JudgeAsk(PositionAsk):
    """A position, and what somebody says follows from it."""

    claims: list[Annotated[str, Field(max_length=40)]] = Field(
        min_length=1, max_length=limits.CLAIMS, fail_fast=True, examples=[["r3c4<>7", "r1c1=5"]]
    )
    technique: str | None = Field(
        default=None, max_length=60, description="The technique that the claims together are a step of."
    )
    cells: list[Annotated[int, Field(ge=0, lt=2 * limits.SIZE**2)]] = Field(
        default=[], max_length=limits.CLAIMS, fail_fast=True, description="The cells of its pattern."
    )


def judge(ask: JudgeAsk, work: Work) -> desk.JudgeAnswer:
    return desk.judge(ask.record(), ask.claims, ask.technique, ask.cells, task=work)
