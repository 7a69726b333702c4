"""`check`: valid, solvable, unique, how hard; and if not, why, and what would help."""

from __future__ import annotations

from ninefold.desk import check as desk
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class CheckAsk(PositionAsk):
    """A position; all its digits count as givens."""


def check(ask: CheckAsk, work: Work) -> desk.CheckAnswer:
    return desk.check(ask.record(), task=work)
