"""GNOME Sudoku's saved game, a JSON object with the cells that are not empty. 9×9 only, one game in a file.

    {"difficulty_category": "EASY", "time_elapsed": 12.5,
     "cells": [{"position": [0, 0], "value": 5, "fixed": true, "earmarks": []}, …]}

A value that is not fixed is placed; earmarks are the notes of a cell; a cell without them has all the candidates that
the digits leave. The level is the category, none if it is UNKNOWN; a level GNOME does not know is written as UNKNOWN
with our own member "level" beside it, which other readers skip. The fact time_elapsed has a place.
"""

from __future__ import annotations

import json
import re
import reprlib
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.format import Content, document, only
from ninefold.formats.parts.position import digits_in, notes_of, seen, with_notes
from ninefold.model import Puzzle, Record, Shape

NAME = "gnome"
SUFFIXES = (".save",)
HOLDS = frozenset({Content.PLACED, Content.CANDIDATES, Content.SINGLES, Content.LEVEL, "time_elapsed"})

_NINE = Shape(3, 3)
_CATEGORIES = ("EASY", "MEDIUM", "HARD", "VERY_HARD", "CUSTOM")
_HEAD = re.compile(r"\s*\{")
_MEMBERS = re.compile(r'"(difficulty_category|earmarks|time_elapsed)"')


def recognises(head: str) -> bool:
    return bool(_HEAD.match(head) and _MEMBERS.search(head))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    game = _parse(document(lines, NAME))
    cells = game.get("cells")
    if not isinstance(cells, list):
        raise FormatError(NAME, "expected a list of cells")
    givens, digits, notes = bytearray(81), bytearray(81), [0] * 81
    for number, cell in enumerate(cells, 1):
        at, value, fixed, earmarks = _read_cell(cell, number)
        digits[at] = value
        givens[at] = value if fixed else 0
        notes[at] = sum({1 << digit - 1 for digit in earmarks})
    puzzle = Puzzle(_NINE, bytes(givens))
    facts = {}
    level = game.get("level", game.get("difficulty_category"))
    if isinstance(level, str) and level not in ("", "UNKNOWN"):
        facts["level"] = level
    if isinstance(time := game.get("time_elapsed"), int | float | str):
        facts["time_elapsed"] = str(time)
    yield Record(puzzle, with_notes(puzzle, bytes(digits), notes), facts=facts)


def write(records: Iterable[Record]) -> Iterator[str]:
    record = only(records, NAME)
    if record.puzzle.shape.size != 9:
        raise FormatError(NAME, f"a 9×9 board has a place here, not {record.puzzle.shape}")
    givens, grid = record.puzzle.givens, seen(record)
    game: dict[str, object] = {}
    level = record.facts.get("level")
    game["difficulty_category"] = level if level in _CATEGORIES else "UNKNOWN"
    if level and level not in _CATEGORIES:
        game["level"] = level
    if "time_elapsed" in record.facts:
        game["time_elapsed"] = _number(record.facts["time_elapsed"])
    notes = notes_of(grid, NAME)
    game["cells"] = [
        {
            "position": [cell // 9, cell % 9],
            "value": grid.digits[cell],
            "fixed": givens[cell] > 0,
            "earmarks": digits_in(notes[cell]),
        }
        for cell in range(81)
        if grid.digits[cell] or notes[cell]
    ]
    yield json.dumps(game, indent=2) + "\n"


def _number(text: str) -> float | int | str:
    """The number of a text if it reads back as the same text."""
    for kind in (int, float):
        try:
            if str(number := kind(text)) == text and number * 0 == 0:
                return number
        except (ValueError, OverflowError):
            pass
    return text


def _parse(text: str) -> dict[str, object]:
    try:
        game = json.loads(text)
    except json.JSONDecodeError as error:
        raise FormatError(NAME, f"no JSON: {error.msg}", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError) as error:
        raise FormatError(NAME, f"no JSON we can read: {type(error).__name__}") from None
    if not isinstance(game, dict):
        raise FormatError(NAME, "expected an object with cells", text=text.strip())
    return game


def _read_cell(cell: object, number: int) -> tuple[int, int, bool, list[int]]:
    """Index, value, whether it is a given, and the notes."""
    match {"fixed": False, "earmarks": [], **cell} if isinstance(cell, dict) else None:
        case {"position": [int(row), int(column)], "value": int(value), "fixed": bool(fixed), "earmarks": [*earmarks]}:
            if 0 <= row < 9 and 0 <= column < 9 and 0 <= value <= 9 and all(_is_digit(mark) for mark in earmarks):
                return row * 9 + column, value, fixed, earmarks
    problem = f"cell {number}: expected a position from 0 to 8, a value up to 9, fixed and earmarks"
    raise FormatError(NAME, problem, text=reprlib.repr(cell))


def _is_digit(mark: object) -> bool:
    return isinstance(mark, int) and not isinstance(mark, bool) and 1 <= mark <= 9
