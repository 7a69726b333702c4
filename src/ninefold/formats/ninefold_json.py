"""Our own JSON: one object per line that holds a puzzle with all its constraints.

    {"ninefold": 1, "box": [3, 3], "givens": "53..7…", "constraints": [
        {"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 10},
        {"kind": "ExtraHouse", "kind_of_house": "window", "cells": ["r2c2", …], "index": 0}]}

`kind` is the name of a class of `ninefold.model.constraints`, the other keys are its fields: cells are names, tables
are hexadecimal text, alternatives are lists of such objects. `symbols` tells digits that are not 1, 2, 3 …; with a
first symbol 0, sums count from 0. `extra` is the number of cells below the board; `givens` has them after its own, and
they are called r10c1 and so on. `solution` and facts (`title`, `author` …) may stand beside.

What commands print with `--json` is read as well: there the cells are called `puzzle`, and `givens` counts them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from math import isqrt
from typing import Any

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.each_line import each_line
from ninefold.formats.format import Part
from ninefold.model import Puzzle, Record, Shape, cell_name, constraints, parse_cell
from ninefold.model.constraints import Constraint
from ninefold.model.symbols import standard_symbols, symbol_digits

NAME = "ninefold-json"
SUFFIXES = (".json", ".jsonl")
HOLDS = frozenset(
    {
        Part.ANY_SIZE,
        Part.BOXES,
        Part.REGIONS,
        Part.CONSTRAINTS,
        Part.EXTRA_CELLS,
        Part.HOUSE_NAMES,
        Part.SOLUTION,
        Part.LEVEL,
        Part.FACTS,
        Part.MANY,
    }
)

_OWN = {"ninefold", "box", "extra", "puzzle", "givens", "symbols", "constraints", "solution"}
_PLAIN = {name: getattr(constraints, name) for name in constraints.__all__}
_KINDS = {name: kind for name, kind in _PLAIN.items() if isinstance(kind, type) and hasattr(kind, "rules")}
_CELLS = frozenset({"cell", "cells", "circle", "copies", "labels", "neighbours", "parts", "marked"})


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
            data["constraints"] = [constraint_object(rule, puzzle.shape.size) for rule in puzzle.constraints]
        if record.solution:
            data["solution"] = puzzle.text_of(record.solution)
        data |= {key: value for key, value in record.facts.items() if key not in _OWN}
        yield json.dumps(data, ensure_ascii=False) + "\n"


def read_object(text: str) -> Record:
    """The record of one object."""
    try:
        data = json.loads(text)
        cells = data["puzzle"] if "puzzle" in data else data["givens"]
        extra = data.get("extra", 0)
        box = Shape(*data["box"]) if "box" in data else Shape.of_size(isqrt(len(cells) - extra))
        shape = replace(box, extra=extra)
        symbols = data.get("symbols", standard_symbols(shape.size))
        rules = tuple(constraint_of(each, shape.size, shape.extra) for each in data.get("constraints", []))
        puzzle = Puzzle(shape, _digits(cells, symbols, shape), rules, symbols=symbols)
        solution = _digits(data["solution"], symbols, shape) if data.get("solution") else None
    except PuzzleError:
        raise
    except json.JSONDecodeError:
        raise PuzzleError("not a JSON object") from None
    except KeyError as error:
        raise PuzzleError(f"no puzzle of ours: {error} is missing") from None
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise PuzzleError(f"no puzzle of ours: {error}") from None
    facts = {key: value for key, value in data.items() if key not in _OWN and isinstance(value, str)}
    return Record(puzzle, solution=solution, facts=facts)


def constraint_of(data: dict[str, Any], size: int, extra: int = 0) -> Constraint:
    """The constraint of an object; a kind that is not known is refused by name."""
    kind = _KINDS.get(data.get("kind", ""))
    if kind is None:
        raise PuzzleError(f"the constraint {data.get('kind')} is not known; there are {', '.join(sorted(_KINDS))}")
    values = {}
    for field in fields(kind):
        key = "kind_of_house" if field.name == "kind" else field.name
        if key in data:
            values[field.name] = _value(field.name, data[key], size, extra)
    unknown = data.keys() - {"kind", "kind_of_house"} - {field.name for field in fields(kind)}
    if unknown:
        raise PuzzleError(f"{data['kind']} has no {sorted(unknown)[0]!r}")
    found: Constraint = kind(**values)
    return found


def constraint_object(rule: Constraint, size: int) -> dict[str, Any]:
    """The object of a constraint: `constraint_of` undoes it."""
    data: dict[str, Any] = {"kind": type(rule).__name__}
    for field in fields(rule):  # type: ignore[arg-type]
        key = "kind_of_house" if field.name == "kind" else field.name
        data[key] = _json(field.name, getattr(rule, field.name), size)
    return data


def _json(name: str, value: Any, size: int) -> Any:
    if name == "alternatives":
        return [[constraint_object(rule, size) for rule in way] for way in value]
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (tuple, frozenset)):
        return [_json(name, each, size) for each in (sorted(value) if isinstance(value, frozenset) else value)]
    return cell_name(value, size) if name in _CELLS else value


def _value(name: str, value: Any, size: int, extra: int) -> Any:
    if name == "alternatives":
        return tuple(tuple(constraint_of(rule, size, extra) for rule in way) for way in value)
    if name == "table":
        return bytes.fromhex(value)
    if isinstance(value, list):
        inner = tuple(_value(name, each, size, extra) for each in value)
        return frozenset(inner) if name == "marked" and not isinstance(value[:1] and value[0], str) else inner
    return parse_cell(value, size, extra) if name in _CELLS else value


def _digits(text: str, symbols: str, shape: Shape) -> bytes:
    if not symbols:
        return bytes(0 if token == "." else int(token) for token in text.split())
    digits = symbol_digits(symbols, shape.size)
    wrong = next((character for character in text if character not in digits), None)
    if wrong is not None:
        raise PuzzleError(f"expected one of {symbols} or a blank, got {wrong!r}")
    return bytes(digits[character] for character in text)
