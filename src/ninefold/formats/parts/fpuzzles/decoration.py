"""What an f-puzzles object draws besides its constraints, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import floor
from typing import Any, Literal

from ninefold.errors import PuzzleError
from ninefold.formats.parts.fpuzzles.board import Board, Entry, place_of
from ninefold.model.decoration import MOST, Decoration
from ninefold.model.fog import LAMP

LIGHTS = {"fogofwar": LAMP, "foglight": 1}
"""Lists of cells that are lit from the beginning, and so many cells around each."""
_LIT_BY_CAGE = {"FOW": LAMP, "FOGLIGHT": 1}
"""The same, as cages with such a text."""
KEYS = ("line", "rectangle", "circle", "cage", "text")
_HEX = re.compile(r"#[0-9A-Fa-f]{3,8}")
Point = tuple[float, float]


def decorations_of(data: Entry, board: Board) -> tuple[Decoration, ...]:
    """All of them; one that cannot be drawn is left out, as it says nothing of the puzzle.

    The colours of cells come first: they are rectangles below all else.
    """
    found = list(_coloured(data))[:MOST]
    for key in KEYS:
        for entry in data.get(key) or () if isinstance(data.get(key), list) else ():
            if isinstance(entry, dict) and len(found) < MOST:
                try:
                    found += _read(key, entry, board)
                except (PuzzleError, TypeError, ValueError, LookupError):
                    continue
    for key, wide in LIGHTS.items():
        for name in data[key][:MOST] if isinstance(data.get(key), list) else ():
            try:
                found.append(_light(board.cell(name), board.size, wide))
            except PuzzleError:
                continue
    return tuple(found[:MOST])


def decoration_entries(decorations: Sequence[Decoration]) -> dict[str, list[Any]]:
    """What decorations become, by key. A figure lies in the middle of the cells that it names: one, two or four."""
    entries: dict[str, list[Any]] = {}
    for one in decorations:
        if one.kind == "light":  # one beside the board has no name, and is left out when it is read
            key = "fogofwar" if one.width > 1 else "foglight"
            entries.setdefault(key, []).append(_cell_name(*one.points[0]))
            continue
        entries.setdefault(one.kind, []).append(_written(one))
    return entries


def _coloured(data: Entry) -> Iterator[Decoration]:
    for row, cells in enumerate(data["grid"]):
        for column, cell in enumerate(cells):
            if isinstance(cell, dict) and (colour := _colour(cell.get("c"))):
                middle = (column + 0.5, row + 0.5)
                yield Decoration("rectangle", (middle,), colour=colour, width=1.0, height=1.0)


def _read(key: str, entry: Entry, board: Board) -> Iterator[Decoration]:
    rim, colour = _colour(entry.get("outlineC")), _colour(entry.get("baseC"))
    if key == "line":
        for names in entry.get("lines", ()):
            yield Decoration(
                "line", tuple(map(_middle, names)), rim=rim or "#CFCFCF", width=_length(entry.get("width"), 0.2)
            )
        return
    points = tuple(map(_middle, entry["cells"]))
    board.amount.add(1, len(points))
    if not points:
        return
    text, ink = str(entry.get("value") or "")[:200], _colour(entry.get("fontC"))
    if key == "cage" and text in _LIT_BY_CAGE:
        for name in entry["cells"]:
            yield _light(board.cell(name), board.size, _LIT_BY_CAGE[text])
        return
    if key == "cage":
        corners = tuple((x - 0.5, y - 0.5) for x, y in points)
        yield Decoration("cage", corners, rim=rim or "#000000", colour=ink, text=text)
        return
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    if key != "text":
        kind: Literal["circle", "rectangle"] = "circle" if key == "circle" else "rectangle"
        wide, high = _length(entry.get("width"), 1), _length(entry.get("height"), 1)
        yield Decoration(kind, (middle,), colour=colour, rim=rim, width=wide, height=high)
    if text:
        size = _length(entry.get("size"), 1) if key == "text" else 1
        yield Decoration("text", (middle,), colour=ink or "#000000", width=0.6 * size, height=0.6 * size, text=text)


def _written(one: Decoration) -> Entry:
    inside = [(x + 0.5, y + 0.5) for x, y in one.points] if one.kind == "cage" else one.points
    entry: Entry
    if one.kind in ("line", "cage"):
        names = [_cell_name(x, y) for x, y in inside]
        entry = {"lines": [names]} if one.kind == "line" else {"cells": names}
    else:
        ((x, y),) = inside
        entry = {"cells": [f"R{row + 1}C{column + 1}" for row in _places(y) for column in _places(x)]}
    entry |= {"outlineC": one.rim} if one.rim else {}
    if one.kind == "text":
        return entry | {"fontC": one.colour, "size": one.width / 0.6, "value": one.text}
    if one.kind == "cage":
        return entry | ({"value": one.text} if one.text else {}) | ({"fontC": one.colour} if one.colour else {})
    entry |= {"width": one.width} | ({} if one.kind == "line" else {"height": one.height})
    return entry | ({"baseC": one.colour} if one.colour else {})


def _light(cell: int, size: int, wide: int) -> Decoration:
    return Decoration("light", ((cell % size + 0.5, cell // size + 0.5),), width=wide, height=wide)


def _cell_name(x: float, y: float) -> str:
    return f"R{int(y) + 1}C{int(x) + 1}"


def _places(at: float) -> list[int]:
    """The row, or the two rows, whose middle is nearest; so for columns.

    >>> _places(2.5), _places(3.0)
    ([2], [2, 3])
    """
    line = round(at)
    return [line - 1, line] if abs(at - line) < 0.25 else [floor(at)]


def _middle(name: Any) -> Point:
    row, column = place_of(name)
    return column + 0.5, row + 0.5


def _length(value: Any, usual: float) -> float:
    return float(value) if isinstance(value, int | float) and 0 < value <= 50 else usual


def _colour(value: Any) -> str:
    return value if isinstance(value, str) and _HEX.fullmatch(value) and len(value) in (4, 5, 7, 9) else ""
