"""Our own JSON: one object per line that holds a puzzle with all its constraints.

    {"ninefold": 1, "box": [3, 3], "givens": "53..7…", "constraints": [
        {"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 10},
        {"kind": "ExtraHouse", "kind_of_house": "window", "cells": ["r2c2", …], "index": 0}]}

`kind` is the name of a class of `ninefold.constraints`, the other keys are its fields: cells are names, tables
are hexadecimal text, alternatives are lists of such objects. `symbols` tells digits that are not 1, 2, 3 …; with a
first symbol 0, sums count from 0. `extra` is the number of cells below the board; `givens` has them after its own, and
they are called r10c1 and so on. `solution`, facts (`title`, `author` …) and `decoration`, a list of what the author has
drawn besides, may stand beside.

What commands print with `--json` is read as well: there the cells are called `puzzle`, and `givens` counts them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from math import isqrt
from typing import Any, TypeVar

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.cell_text import cells_against_board, is_square
from ninefold.formats.parts.constraint_json import constraint_object, constraints_of
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.json_text import json_of
from ninefold.model import Puzzle, Record, Shape
from ninefold.model.decoration import MOST, Decoration
from ninefold.model.shown import shown
from ninefold.model.symbols import standard_symbols, symbol_digits

_Value = TypeVar("_Value")

NAME = "ninefold-json"
SUFFIXES = (".json", ".jsonl")
HOLDS = frozenset(
    {
        Content.ANY_SIZE,
        Content.BOXES,
        Content.REGIONS,
        Content.CONSTRAINTS,
        Content.EXTRA_CELLS,
        Content.HOUSE_NAMES,
        Content.SOLUTION,
        Content.LEVEL,
        Content.FACTS,
        Content.DECORATION,
        Content.MANY,
    }
)

_OWN = {"ninefold", "box", "extra", "puzzle", "givens", "symbols", "constraints", "solution", "decoration"}
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")


def recognises(head: str) -> bool:
    return head.lstrip().startswith("{") and ('"ninefold"' in head or head.lstrip().startswith('{"puzzle": "'))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, read_object)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        puzzle = record.puzzle
        data: dict[str, Any] = {"ninefold": 1, "box": [puzzle.shape.box_height, puzzle.shape.box_width]}
        if puzzle.shape.extra:
            data["extra"] = puzzle.shape.extra
        data["givens"] = puzzle.oneline
        if puzzle.symbols != standard_symbols(puzzle.shape.size):
            data["symbols"] = puzzle.symbols
        if puzzle.constraints:
            data["constraints"] = [constraint_object(each, puzzle.shape.size) for each in puzzle.constraints]
        if record.solution:
            data["solution"] = puzzle.text_of(record.solution)
        if record.decoration:
            data["decoration"] = [asdict(one) for one in record.decoration]
        data |= {key: value for key, value in record.facts.items() if key not in _OWN}
        yield json.dumps(data, ensure_ascii=False) + "\n"


def read_object(text: str) -> Record:
    """The record of one object."""
    data = json_of(text)
    if not isinstance(data, dict):
        raise PuzzleError(f"not a JSON object, but {shown(data)}")
    cells = _field(data, "puzzle" if "puzzle" in data else "givens", str)
    shape = _shape(data, cells)
    symbols = _field(data, "symbols", str, standard_symbols(shape.size))
    if symbols and len(symbols) != shape.size:
        raise PuzzleError(f"{shape.size} digits need {shape.size} symbols, got {len(symbols):,}")
    constraints = constraints_of(_field(data, "constraints", list, []), shape.size, shape.extra)
    puzzle = Puzzle(shape, _digits(cells, symbols, shape), constraints, symbols=symbols)
    solution = _digits(_field(data, "solution", str), symbols, shape) if data.get("solution") else None
    facts = {key: value for key, value in data.items() if key not in _OWN and isinstance(value, str)}
    broken = next((key for key, value in facts.items() if _HALF_CHARACTER.search(key + value)), None)
    if broken is not None:
        raise PuzzleError(f"no puzzle of ours: {shown(broken)} has half a character, which cannot be written")
    return Record(puzzle, solution=solution, facts=facts, decoration=_decoration(_field(data, "decoration", list, [])))


def _decoration(entries: list[Any]) -> tuple[Decoration, ...]:
    if len(entries) > MOST:
        raise PuzzleError(f"at most {MOST:,} decorations, got {len(entries):,}")
    try:
        return tuple(
            Decoration(**entry | {"points": tuple((float(x), float(y)) for x, y in entry["points"])})
            for entry in entries
        )
    except (TypeError, ValueError, KeyError):
        raise PuzzleError("no puzzle of ours: 'decoration' is a list of objects with a kind and points") from None


_TYPES = {str: "a text", list: "a list", int: "a whole number"}


def _field(data: dict[str, Any], name: str, kind: type[_Value], otherwise: _Value | None = None) -> _Value:
    value = data.get(name, otherwise)
    if name not in data and otherwise is None:
        raise PuzzleError(f"no puzzle of ours: {name!r} is missing")
    if type(value) is not kind:
        raise PuzzleError(f"no puzzle of ours: {name!r} is {_TYPES[kind]}, got {shown(value)}")
    return value


def _shape(data: dict[str, Any], cells: str) -> Shape:
    extra = _field(data, "extra", int, 0)
    if "box" not in data:
        if not is_square(len(cells) - extra) and " " not in cells:
            raise PuzzleError(cells_against_board(len(cells)))
        return replace(Shape.of_size(isqrt(max(0, len(cells) - extra))), extra=extra)
    box = _field(data, "box", list)
    if len(box) != 2 or any(type(side) is not int for side in box):
        raise PuzzleError("no puzzle of ours: 'box' is the height and the width of a box")
    return Shape(box[0], box[1], extra)


def _digits(text: str, symbols: str, shape: Shape) -> bytes:
    if not symbols:
        return _numbers(text, shape.size)
    digits = symbol_digits(symbols, shape.size)
    wrong = next((character for character in text if character not in digits), None)
    if wrong is not None:
        raise PuzzleError(f"expected one of {symbols} or a blank, got {wrong!r}")
    return bytes(digits[character] for character in text)


def _numbers(text: str, size: int) -> bytes:
    """Digits that are written as numbers: there are more of them than symbols."""
    digits = bytearray()
    for token in text.split():
        if token != "." and not (token.isdecimal() and len(token) <= 3 and 0 < int(token) <= size):
            raise PuzzleError(f"expected a digit from 1 to {size} or a blank, got {shown(token)}")
        digits.append(0 if token == "." else int(token))
    return bytes(digits)
