"""What SudokuPad's own object draws: lines, arrows, figures, texts and cages that are no killer cages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import hypot
from typing import Any

from ninefold.errors import PuzzleError
from ninefold.model.decoration import MOST, Decoration

_CELL = 64
"""Widths of lines and sizes of texts are pixels of a board whose cells are so large."""
_HEAD = 0.3
_HEX = re.compile(r"#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
Point = tuple[float, float]
Entry = dict[str, Any]


def decorations_of(data: Entry, cages: Sequence[tuple[tuple[int, ...], str]], size: int) -> tuple[Decoration, ...]:
    """All of them, the lowest first; one that cannot be drawn is left out, as it says nothing of the puzzle."""
    found: list[Decoration] = []
    for key, read in (("underlays", _figure), ("lines", _line), ("arrows", _arrow), ("overlays", _figure)):
        for entry in data[key] if isinstance(data.get(key), list) else ():
            if len(found) >= MOST:
                break
            try:
                found += read(entry)
            except (PuzzleError, TypeError, ValueError, LookupError, AttributeError):
                continue
    for place in data["foglight"] if isinstance(data.get("foglight"), list) else ():
        match place:
            case [int(row), int(column)] if 0 <= row < size and 0 <= column < size:
                found.append(Decoration("light", ((column + 0.5, row + 0.5),), width=1, height=1))
    for cells, text in cages[: MOST - len(found)]:
        corners = tuple((float(cell % size), float(cell // size)) for cell in cells)
        found.append(Decoration("cage", corners, rim="#000000", text=text[:200]))
    return tuple(found[:MOST])


def _line(entry: Entry) -> Iterator[Decoration]:
    points = tuple((float(x), float(y)) for y, x in entry["wayPoints"])
    width = _pixels(entry.get("thickness"), 10)
    yield Decoration("line", points, rim=_colour(entry.get("color")) or "#CCCCCC", width=width)


def _arrow(entry: Entry) -> Iterator[Decoration]:
    """A line that goes from its tip back to both ends of its head."""
    for line in _line(entry):
        (ax, ay), (x, y) = line.points[-2:]
        far = hypot(x - ax, y - ay) or 1
        right, down = (x - ax) / far, (y - ay) / far
        reach = _HEAD * float(entry.get("headLength") or 0.6)
        ends = tuple((x - reach * (right + sign * down), y - reach * (down - sign * right)) for sign in (1, -1))
        points = (*line.points, ends[0], (x, y), ends[1])
        yield Decoration("line", points, rim=line.rim, width=line.width)


def _figure(entry: Entry) -> Iterator[Decoration]:
    y, x = map(float, entry["center"])
    inside, rim = _colour(entry.get("backgroundColor")), _colour(entry.get("borderColor"))
    if inside or rim:
        wide, high = float(entry.get("width", 1)), float(entry.get("height", 1))
        is_round = bool(entry.get("rounded")) and wide == high
        yield Decoration("circle" if is_round else "rectangle", ((x, y),), inside, rim, wide, high)
    if text := str(entry.get("text", "")).strip()[:200]:
        size = _pixels(entry.get("fontSize"), 28)
        yield Decoration("text", ((x, y),), _colour(entry.get("color")) or "#000000", "", size, size, text)


def _pixels(value: Any, usual: float) -> float:
    return (float(value) if isinstance(value, int | float) and 0 < value < 1000 else usual) / _CELL


def _colour(value: Any) -> str:
    """Only what stands as hexadecimal, in its shortest form for black and white too; what is transparent is none."""
    value = {"#0": "#000", "#F": "#FFF", "#f": "#FFF"}.get(value, value) if isinstance(value, str) else ""
    if not _HEX.fullmatch(value):
        return ""
    return "" if (len(value) == 9 and value.endswith("00")) or (len(value) == 5 and value[-1] == "0") else value
