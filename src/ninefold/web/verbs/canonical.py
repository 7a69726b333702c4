"""`canonical`: one form for puzzles that differ by symmetries alone."""

from __future__ import annotations

from ninefold.desk import canonical as desk
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


def canonical(ask: PositionAsk, work: Work) -> desk.CanonicalAnswer:
    return desk.canonical(ask.record(), task=work)
