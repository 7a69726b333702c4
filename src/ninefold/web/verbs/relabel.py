"""`relabel`: a puzzle with other digits."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ninefold.desk import relabel as desk
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work

Pair = Annotated[str, Field(max_length=2)]


class RelabelAsk(PositionAsk):
    """A puzzle, and its new digits."""

    swaps: list[Pair] = Field(default=[], max_length=100, description="Pairs of digits that change places, as 37.")
    order: str = Field(default="", max_length=200, description="The new digits, in the order of the old ones.")


def relabel(ask: RelabelAsk, work: Work) -> desk.RelabelAnswer:
    return desk.relabel(ask.record(), ask.swaps, ask.order, task=work)
