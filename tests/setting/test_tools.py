"""The tools of a setter, made from what constraints say of themselves."""

import json
from typing import Any

import pytest

from ninefold import Puzzle, Shape
from ninefold.constraints import kinds
from ninefold.formats.parts.constraint_json import constraint_of
from ninefold.setting import Tool, board_rules, tools

SHAPE = Shape(3, 3)
CELLS: dict[str, dict[str, Any]] = {
    "path": {"cells": ["r1c1", "r1c2", "r2c3", "r2c4"]},
    "arrow": {"circle": ["r1c1"], "cells": ["r1c2", "r2c3"]},
    "pieces": {"parts": [["r1c3"], ["r1c4"]]},
    "cells": {"cells": ["r1c1", "r1c2"]},
    "copy": {"cells": ["r1c1", "r1c2"], "copies": ["r5c5", "r5c6"]},
    "each": {"cells": ["r1c1"]},
    "centre": {"cell": "r1c1", "neighbours": ["r1c2", "r2c1"]},
    "place": {"cells": [f"r{row}c5" for row in range(1, 10)], "place": 3},
    "edge": {"cells": ["r1c1", "r1c2"]},
    "corner": {"cells": ["r1c1", "r1c2", "r2c1", "r2c2"]},
    "line": {"cells": [f"r1c{column}" for column in range(1, 10)]},
    "diagonal": {"cells": ["r1c2", "r2c3", "r3c4"]},
}
"""What a drag or a touch gives, by how a constraint is placed: as the page sends it."""
TYPED = {"number": 3, "numbers": [1, 2], "pairs of numbers": [[2, 1]], "number or none": None}


@pytest.mark.parametrize("tool", tools(), ids=lambda tool: tool.kind)
def test_what_a_tool_asks_for_makes_its_constraint(tool: Tool) -> None:
    values = {one.name: TYPED[one.kind] if one.start is None else one.start for one in tool.options}
    made = constraint_of(json.loads(json.dumps({"kind": tool.kind, **CELLS[tool.placed], **values})), 9)
    assert type(made) is kinds()[tool.kind]
    assert Puzzle(SHAPE, bytes(81), (made,)).constraints == (made,)


@pytest.mark.parametrize("tool", tools(), ids=lambda tool: tool.kind)
def test_a_tool_shows_what_it_makes_and_tells_its_rule(tool: Tool) -> None:
    assert tool.rule
    assert tool.sample.under or tool.sample.over
    assert tool.clue in {"", *(one.name for one in tool.options)}


def test_usual_values_stand_first_and_name_the_tool() -> None:
    by_kind = {tool.kind: tool for tool in tools()}
    assert by_kind["PairSum"].name == "X / V"
    assert by_kind["PairSum"].options[0].start == 10
    assert by_kind["Parity"].name == "odd / even"
    assert by_kind["Whisper"].name == "whisper"
    assert [one.name for one in by_kind["ExtraHouse"].options] == ["kind_of_house"]


@pytest.mark.parametrize("shape", [Shape(2, 2), Shape(2, 3), SHAPE, Shape(1, 7), Shape(5, 5)], ids=str)
def test_every_rule_for_a_whole_board_has_a_place_on_it(shape: Shape) -> None:
    rules = board_rules(shape)
    assert {"diagonal", "anti-knight", "non-consecutive"} <= {rule.name for rule in rules}
    for rule in rules:
        Puzzle(shape, bytes(shape.cells), rule.constraints)
