"""`minimize`: a puzzle without the givens that it does not need."""

from __future__ import annotations

from pydantic import Field

from ninefold.desk import minimize as desk
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work


class MinimizeAsk(PositionAsk):
    """A puzzle, and a seed."""

    seed: int = Field(default=0, ge=0, lt=2**53, description="Decides which givens go.")


def minimize(ask: MinimizeAsk, work: Work) -> desk.MinimizeAnswer:
    return desk.minimize(ask.record(), seed=ask.seed, task=work)
