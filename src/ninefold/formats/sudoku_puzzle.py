"""sudoku-puzzle: the JSON object of the solver Pencilmark, with givens as numbers and rules by type.

    {"format": "sudoku-puzzle", "format_version": 1, "board": {"rows": 9, "cols": 9}, "digits": 9,
     "givens": [5, 3, 0, …], "rules": [{"type": "box_grid", "origin": "r1c1", "box": [3, 3]}]}

Read are a grid with boxes (`box_grid`) or without (`grid`), regions and cages; a rule of another type is refused by
its name. Written are boards without constraints; symbols that are not 1, 2, 3 … stand in our own member "symbols".
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from reprlib import repr as short
from typing import Any

from ninefold.constraints.cage import Cage
from ninefold.constraints.extra_house import ExtraHouse
from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.format import Content, only
from ninefold.formats.parts.json_text import json_of, one_object
from ninefold.model import Constraint, Puzzle, Record, Shape
from ninefold.model.cells import parse_cell
from ninefold.model.symbols import standard_symbols

NAME = "sudoku-puzzle"
SUFFIXES = (".sudoku-puzzle",)
HOLDS = frozenset({Content.ANY_SIZE, Content.BOXES})


def recognises(head: str) -> bool:
    text = head.lstrip()
    return text.startswith("{") and '"sudoku-puzzle"' in text


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return one_object(lines, NAME, _read)


def _read(text: str) -> Record:
    data = json_of(text)
    match data:
        case {"board": {"rows": int(size), "cols": int(across)}, "givens": [*givens]} if size == across > 0:
            pass
        case _:
            raise PuzzleError("expected a square board and its givens")
    rules = data.get("rules", [])
    if not isinstance(rules, list) or len(givens) != size * size:
        raise PuzzleError(f"expected {size * size} givens and a list of rules")
    shape = _shape(rules, size)
    constraints = [made for rule in rules if (made := _constraint(rule, size))]
    own = data.get("symbols")
    symbols = own if isinstance(own, str) else ""
    return Record(Puzzle(shape, bytes(_digit(value, size) for value in givens), tuple(constraints), symbols))


def _digit(value: Any, size: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= size:
        raise PuzzleError(f"expected a digit from 1 to {size}, got {short(value)}")
    return value


def _shape(rules: list[Any], size: int) -> Shape:
    for rule in rules:
        match rule:
            case {"type": "box_grid", "box": [int(height), int(width)]} if height > 0 and height * width == size:
                return Shape(height, width)
    return Shape(1, size)


def _constraint(rule: Any, size: int) -> Constraint | None:
    match rule:
        case {"type": "box_grid" | "grid"}:
            return None
        case {"type": "region" | "box" as kind, "cells": [*cells]}:
            return ExtraHouse(str(rule.get("kind", kind))[:40], _cells(cells, size))
        case {"type": "cage", "cells": [*cells]}:
            total = rule.get("total", rule.get("sum"))
            return Cage(_cells(cells, size), total if isinstance(total, int) else None)
    kind = rule.get("type") if isinstance(rule, dict) else rule
    raise PuzzleError(f"a rule of the type {short(kind)} is not read from this format")


def _cells(names: list[Any], size: int) -> tuple[int, ...]:
    return tuple(parse_cell(str(name)[:20], size) for name in names)


def write(records: Iterable[Record]) -> Iterator[str]:
    puzzle = only(records, NAME).puzzle
    shape = puzzle.shape
    boxes = {"type": "box_grid", "origin": "r1c1", "box": [shape.box_height, shape.box_width]}
    data: dict[str, Any] = {
        "format": "sudoku-puzzle",
        "format_version": 1,
        "board": {"rows": shape.size, "cols": shape.size},
        "digits": shape.size,
        "givens": list(puzzle.givens),
        "rules": [boxes if shape.has_boxes else {"type": "grid", "origin": "r1c1"}],
    }
    if puzzle.symbols != standard_symbols(shape.size):
        data["symbols"] = puzzle.symbols
    yield json.dumps(data, ensure_ascii=False) + "\n"
