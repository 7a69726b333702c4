"""`candidates`: what every empty cell may still be."""

from __future__ import annotations

from pydantic import Field

from ninefold.choices import MOST_HELD, CandidateKind
from ninefold.desk import candidates as desk
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class CandidatesAsk(PositionAsk):
    """A position, and which candidates of it."""

    kind: CandidateKind = Field(
        default="plain", description="plain: what the digits leave; true: what occurs in some solution."
    )
    limit: int = Field(default=1, ge=1, le=MOST_HELD, description="Count the solutions of a true one no further.")

    @property
    def small(self) -> bool:
        return self.plain and self.kind == "plain"


def candidates(ask: CandidatesAsk, work: Work) -> desk.CandidatesAnswer:
    return desk.candidates(ask.record(), kind=ask.kind, limit=ask.limit, task=work)
