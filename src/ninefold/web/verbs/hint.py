"""`hint`: the first mistake, else the next step, a little at a time."""

from __future__ import annotations

from pydantic import Field

from ninefold.choices import Stage
from ninefold.desk import hint as desk
from ninefold.web.position import Cell, Cells, PositionAsk
from ninefold.web.work import Work


class HintAsk(PositionAsk):
    """A position, and how much to say."""

    stage: Stage = Field(default=1, description="1 where to look, 2 which technique, 3 which cells, 4 everything.")
    order: list[Cell] = Field(
        default=[], max_length=Cells, fail_fast=True, description="Cells in the order in which they were filled."
    )


def hint(ask: HintAsk, work: Work) -> desk.HintAnswer:
    return desk.hint(ask.record(), ask.stage, ask.order, task=work)
