"""`explain`: every step of logic from a position to its end, in words and as pictures."""

from __future__ import annotations

from pydantic import Field

from ninefold.choices import Rater
from ninefold.desk import explain as desk
from ninefold.web import limits
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class ExplainAsk(PositionAsk):
    """A position, and how to tell its path."""

    rater: Rater = Field(default="hodoku", description="Whose order of techniques.")
    long: bool = Field(default=False, description="Sentences that say why.")
    here: bool = Field(default=False, description="All the steps that can be taken next, instead of a path.")
    language: str = Field(default="en", max_length=8)


def explain(ask: ExplainAsk, work: Work) -> desk.ExplainAnswer:
    return desk.explain(
        ask.record(),
        rater=ask.rater,
        long=ask.long,
        language=ask.language,
        room=limits.ANSWER_CANDIDATES,
        here=ask.here,
        task=work,
    )
