"""`step-check`: a player's own step, judged."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ninefold.desk.claim import Claim, judge
from ninefold.web import limits
from ninefold.web.board import StepAnswer
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class StepCheckAsk(PositionAsk):
    """A position, and what somebody says follows from it."""

    claims: list[Annotated[str, Field(max_length=40)]] = Field(
        min_length=1, max_length=limits.CLAIMS, fail_fast=True, examples=[["r3c4<>7", "r1c1=5"]]
    )


class VerdictAnswer(BaseModel):
    """Whether a claim is true, and a step that shows it, if one does at once."""

    claim: str
    cell: int
    digit: int
    kind: Literal["placement", "elimination"]
    true: bool
    step: StepAnswer | None
    sentence: str


class StepCheckAnswer(BaseModel):
    """A verdict per claim."""

    claims: list[VerdictAnswer]
    seconds: float


def step_check(ask: StepCheckAsk, work: Work) -> StepCheckAnswer:
    record = ask.record()
    grid = record.position
    claims = [Claim.read(text, record.puzzle) for text in ask.claims]
    work.heavy(record.puzzle.shape.size > 9 or bool(record.puzzle.constraints))
    verdicts = [
        VerdictAnswer(
            claim=text,
            cell=verdict.claim.cell,
            digit=verdict.claim.digit,
            kind=verdict.claim.kind,
            true=verdict.true,
            step=StepAnswer.of(grid, verdict.step) if verdict.step else None,
            sentence=verdict.sentence,
        )
        for text, verdict in zip(ask.claims, judge(grid, claims, stop=work.stop), strict=True)
    ]
    return StepCheckAnswer(claims=verdicts, seconds=work.elapsed)
