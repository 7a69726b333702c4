"""`rule`: a rule of a setter's own as a constraint."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ninefold.choices import OwnRuleKind
from ninefold.desk import rule as desk
from ninefold.errors import PuzzleError
from ninefold.model import Shape, parse_cell
from ninefold.setting.formula import LONGEST
from ninefold.web import limits
from ninefold.web.position import Ask, Cells, Side
from ninefold.web.work import Work

Name = Annotated[str, Field(max_length=20)]


class RuleAsk(Ask):
    """A formula or a regular expression, and a line to try it on."""

    text: str = Field(max_length=LONGEST, examples=["abs(a - b) >= 5"])
    kind: OwnRuleKind = "neighbours"
    cells: list[Name] = Field(default=[], max_length=Cells, fail_fast=True, description="On which cells, as r1c1.")
    box: tuple[Side, Side] = Field(default=(3, 3), description="Height and width of the box.")
    tried: str = Field(default="", max_length=2 * desk.LINE, description="The digits of a line to try it on.")


def rule(ask: RuleAsk, work: Work) -> desk.OwnRuleAnswer:
    shape = Shape(*ask.box)
    if shape.size > limits.SIZE:
        raise PuzzleError(f"boards up to {limits.SIZE}×{limits.SIZE} are taken here, got {shape}")
    cells = [parse_cell(name, shape.size) for name in ask.cells]
    return desk.rule(ask.text, ask.kind, cells=cells, shape=shape, tried=ask.tried, task=work)
