"""`tools`: what a setter can put on a board, made from what the constraints say of themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import Field

from ninefold.desk.answer import Answer
from ninefold.errors import PuzzleError
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.model import Shape
from ninefold.setting import Tool, board_rules
from ninefold.setting import tools as all_tools
from ninefold.web import limits
from ninefold.web.position import Ask, Side
from ninefold.web.work import Work


class ToolsAsk(Ask):
    """A shape of boards."""

    box: tuple[Side, Side] = Field(default=(3, 3), description="Height and width of the box.")

    @property
    def small(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class BoardRuleAnswer:
    """A rule that holds everywhere, and the constraints that it is made of, as files hold them."""

    name: str
    rule: str
    constraints: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class ToolsAnswer(Answer):
    """The tools for constraints on cells, and the rules for a whole board of the shape."""

    tools: tuple[Tool, ...]
    rules: list[BoardRuleAnswer]


def tools(ask: ToolsAsk, work: Work) -> ToolsAnswer:
    shape = Shape(*ask.box)
    if shape.size > limits.SIZE:
        raise PuzzleError(f"boards up to {limits.SIZE}×{limits.SIZE} are taken here, got {shape}")
    return ToolsAnswer(
        tools=all_tools(),
        rules=[
            BoardRuleAnswer(one.name, one.rule, [constraint_object(each, shape.size) for each in one.constraints])
            for one in board_rules(shape)
        ],
    )
