"""ipuz: a JSON object of the kind sudoku, with the cells of the puzzle row by row; one puzzle in a file.

    {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"], "boxes": true, "puzzle": [[5, 3, 0, …], …]}

A cell is a number, a character of `charset`, 0, "0" or null for an empty one, or an object that has one of them as
`cell`. `boxes`: the usual ones of the size; other boxes stand in our own member "ninefold:box", which other readers
skip. `solution`, `title`, `author` and `notes` have a place. What else an object may hold (cages, zones, a saved game)
is refused by name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from reprlib import repr as short
from typing import Any

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.format import Content, only
from ninefold.formats.parts.json_text import json_of, one_object
from ninefold.model import Puzzle, Record, Shape
from ninefold.model.symbols import standard_symbols

NAME = "ipuz"
SUFFIXES = (".ipuz",)
HOLDS = frozenset({Content.ANY_SIZE, Content.BOXES, Content.SOLUTION, "title", "author", "comment"})

_BOX = "ninefold:box"
_FACTS = {"title": "title", "author": "author", "notes": "comment"}
_RULES = ("cages", "zones", "displaywindoku", "saved")
_EMPTY = (0, "0", None, "", ".")


def recognises(head: str) -> bool:
    text = head.lstrip()
    return text.startswith("{") and '"http://ipuz.org/' in text


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return one_object(lines, NAME, _read)


def _read(text: str) -> Record:
    data = json_of(text)
    kinds = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kinds, list) or not any("ipuz.org/sudoku" in str(kind)[:80] for kind in kinds):
        raise PuzzleError("expected an object whose kind is sudoku")
    for name in _RULES:
        if data.get(name):
            raise PuzzleError(f"{name} are not read from this format")
    rows = _rows(data.get("puzzle"), "puzzle")
    shape = _shape(data, len(rows))
    charset = data.get("charset")
    symbols = charset if isinstance(charset, str) and len(charset) == shape.size else ""
    known = {symbol: digit for digit, symbol in enumerate(symbols or standard_symbols(shape.size) or "", 1)}
    puzzle = Puzzle(shape, _digits(rows, known), symbols=symbols)
    facts = {fact: data[key] for key, fact in _FACTS.items() if isinstance(data.get(key), str) and data[key]}
    return Record(puzzle, solution=_solution(data.get("solution"), known, shape), facts=facts)


def _rows(rows: Any, name: str) -> list[list[Any]]:
    size = len(rows) if isinstance(rows, list) else 0
    if not size or any(not isinstance(row, list) or len(row) != size for row in rows):
        raise PuzzleError(f"expected a {name} with as many cells in each row as there are rows")
    return list(rows)


def _shape(data: dict[str, Any], size: int) -> Shape:
    match data.get(_BOX):
        case [int(height), int(width)] if height > 0 and height * width == size:
            return Shape(height, width)
    return Shape.of_size(size) if data.get("boxes", True) is not False else Shape(1, size)


def _digits(rows: list[list[Any]], known: dict[str, int]) -> bytes:
    size = len(rows)
    digits = bytearray()
    for cell in (cell for row in rows for cell in row):
        value = cell.get("cell", cell.get("value")) if isinstance(cell, dict) else cell
        if isinstance(value, str) and value in known:
            value = known[value]
        elif isinstance(value, bool) or (value in _EMPTY if isinstance(value, int | str | None) else False):
            value = 0
        if not isinstance(value, int) or not 0 <= value <= size:
            raise PuzzleError(f"expected a digit from 1 to {size}, got {short(value)}")
        digits.append(value)
    return bytes(digits)


def _solution(rows: Any, known: dict[str, int], shape: Shape) -> bytes | None:
    if rows is None:
        return None
    rows = _rows(rows, "solution")
    if len(rows) != shape.size:
        raise PuzzleError(f"expected a solution of {shape.size} rows, got {len(rows)}")
    digits = _digits(rows, known)
    return digits if 0 not in digits else None


def write(records: Iterable[Record]) -> Iterator[str]:
    record = only(records, NAME)
    puzzle = record.puzzle
    shape = puzzle.shape
    usual = shape == Shape.of_size(shape.size)
    data: dict[str, Any] = {"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"]}
    data |= {key: record.facts[fact] for key, fact in _FACTS.items() if fact in record.facts}
    own = puzzle.symbols if puzzle.symbols != standard_symbols(shape.size) else ""
    if own:
        data["charset"] = own
    data["boxes"] = usual and shape.has_boxes
    if not usual:
        data[_BOX] = [shape.box_height, shape.box_width]

    def rows(digits: bytes) -> list[list[Any]]:
        cells = [own[digit - 1] if own and digit else digit for digit in digits]
        return [cells[at : at + shape.size] for at in range(0, shape.cells, shape.size)]

    data["puzzle"] = rows(puzzle.givens)
    if record.solution:
        data["solution"] = rows(record.solution)
    yield json.dumps(data, ensure_ascii=False) + "\n"
