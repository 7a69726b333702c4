"""SudokuPad's own puzzle object (SCL): cells, regions and drawings, with the rules as a text for people.

What can be known is read: givens, regions, killer cages with a total, title, author, rules and solution. Everything
else that it draws (lines, arrows, underlays, overlays, other cages) is its decoration, and counted in the fact `drawn`
(what lights fog in other ways than a right digit does, too), because it means what the rules' text says it means.

The object comes as JSON or shortened: keys without quotes and by short names, `t` and `f` for true and false, colours
without quotes, apostrophes instead of quotes, and nothing at all for an empty object in a list.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from ninefold.constraints.cage import Cage
from ninefold.errors import PuzzleError
from ninefold.formats.parts.regions import board_with_regions
from ninefold.formats.parts.scl_decoration import decorations_of
from ninefold.model import Constraint, Puzzle, Record, Shape

_SHORT = {
    "ca": "cages",
    "ce": "cells",
    "v": "value",
    "l": "lines",
    "a": "arrows",
    "o": "overlays",
    "u": "underlays",
    "re": "regions",
    "t": "title",
    "c": "color",
    "c1": "borderColor",
    "c2": "backgroundColor",
    "ct": "center",
    "fs": "fontSize",
    "h": "height",
    "hl": "headLength",
    "r": "rounded",
    "te": "text",
    "th": "thickness",
    "w": "width",
    "wp": "wayPoints",
}
_DRAWN = ("lines", "arrows", "underlays", "overlays", "triggereffect", "fogtriggers", "foglink")
_FACTS = ("title", "author", "rules")
_TOKENS = re.compile(r""""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}\[\],:]|[^{}\[\],:"'\s]+""", re.DOTALL)
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?")
_CELL = re.compile(r"[1-9]\d?")


def read_scl(text: str) -> Record:
    """The record of one object.

    >>> str(read_scl("{ce:[[{v:1},,,],[,,{v:2},],[,{v:3},,],[,,,{v:4}]],re:[]}").puzzle)
    '1.....2..3.....4'
    """
    data = _parsed(text)
    rows = data.get("cells")
    size = len(rows) if isinstance(rows, list) else 0
    if not size or any(not isinstance(row, list) or len(row) != size for row in rows or ()):
        raise PuzzleError("expected a board with as many cells in each row as there are rows")
    shape, regions = _regions(data.get("regions"), size)
    cages, others = _cages(data.get("cages"), size)
    givens = bytes(_digit(cell, size) for row in rows or () for cell in row)
    puzzle = Puzzle(shape, givens, (*regions, *cages))
    facts = _facts(data)
    if drawn := ", ".join(_drawn(data, len(others))):
        facts["drawn"] = drawn
    drawings = decorations_of(data, others, size)
    return Record(puzzle, solution=_solution(data, puzzle), facts=facts, decoration=drawings)


def _parsed(text: str) -> dict[str, Any]:
    try:
        try:
            data = json.loads(text)
        except ValueError:
            data = json.loads(_unshortened(text), object_pairs_hook=_with_long_names)
    except (ValueError, RecursionError):
        raise PuzzleError("the link holds no puzzle object that can be read") from None
    if not isinstance(data, dict):
        raise PuzzleError("the link holds no puzzle object")
    return data


def _with_long_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    return {_SHORT.get(key, key): value for key, value in pairs}


def _unshortened(text: str) -> str:
    """The JSON that a shortened text stands for."""
    out: list[str] = []
    last = ""
    for token in _TOKENS.findall(text):
        if last in ("[", ",") and token in (",", "]"):  # an empty object was left out
            out.append("{}")
        out.append(token if token in "{}[],:" else _word(token))
        last = token
    keys = [*out[1:], ""]
    return "".join(_key(token) if after == ":" else token for token, after in zip(out, keys, strict=True))


def _word(token: str) -> str:
    if token[0] == '"' or _NUMBER.fullmatch(token) or token in ("true", "false", "null"):
        return token
    if token[0] == "'":
        return '"' + token[1:-1].replace("\\'", "'").replace('"', '\\"') + '"'
    return {"t": "true", "f": "false"}.get(token) or json.dumps(token)


def _key(token: str) -> str:
    """A key that looks like a value."""
    return {"true": '"t"', "false": '"f"'}.get(token) or (token if token[0] == '"' else json.dumps(token))


def _digit(cell: Any, size: int) -> int:
    value = cell.get("value") if isinstance(cell, dict) else None
    if value in (None, "", 0):
        return 0
    if _CELL.fullmatch(str(value)) and int(value) <= size:
        return int(value)
    raise PuzzleError(f"expected a digit from 1 to {size}, got {str(value)[:40]!r}")


def _regions(regions: Any, size: int) -> tuple[Shape, tuple[Constraint, ...]]:
    """The board with its regions; without all of them, one of rows and columns."""
    listed = [cells for region in regions if (cells := _cells(region, size))] if isinstance(regions, list) else []
    whole = sorted(tuple(sorted(cells)) for cells in listed)
    if len(whole) == size and sorted(cell for cells in whole for cell in cells) == list(range(size * size)):
        return board_with_regions(whole, size)
    return Shape(1, size), ()


def _cages(cages: Any, size: int) -> tuple[list[Cage], list[tuple[tuple[int, ...], str]]]:
    """The killer cages, and of the others their cells and texts."""
    found, others = [], []
    for cage in cages if isinstance(cages, list) else ():
        cells = _cells(cage.get("cells"), size) if isinstance(cage, dict) else ()
        total = str(cage.get("value", "")) if isinstance(cage, dict) else ""
        if cells and cage.get("unique") and re.fullmatch(r"\d{1,4}", total):
            found.append(Cage(cells, int(total)))
        elif cells and not cage.get("hidden"):
            others.append((cells, total))
    return found, others


def _cells(places: Any, size: int) -> tuple[int, ...]:
    """Cells by row and column from 0; none if one of them lies outside of the board."""
    cells = []
    for place in places if isinstance(places, list) else ():
        match place:
            case [int(row), int(column)] if 0 <= row < size and 0 <= column < size:
                cells.append(row * size + column)
            case _:
                return ()
    return tuple(cells)


def _facts(data: dict[str, Any]) -> dict[str, str]:
    metadata = data.get("metadata")
    places = (metadata if isinstance(metadata, dict) else {}, data)
    facts = {}
    for name in _FACTS:
        told = next((value for place in places if isinstance(value := place.get(name), str) and value.strip()), None)
        if told:
            facts[name] = told
    return facts


def _drawn(data: dict[str, Any], cages: int) -> Iterator[str]:
    counts = {name: len(found) for name in _DRAWN if isinstance(found := data.get(name), list) and found}
    if cages:
        counts["cages"] = cages
    for name, count in counts.items():
        yield f"{count} {name if count > 1 else name.removesuffix('s')}"


def _solution(data: dict[str, Any], puzzle: Puzzle) -> bytes | None:
    metadata = data.get("metadata")
    text = metadata.get("solution") if isinstance(metadata, dict) else None
    if not isinstance(text, str) or len(text) != puzzle.shape.cells or puzzle.shape.size > 9:
        return None
    return bytes(map(int, text)) if re.fullmatch(f"[1-{puzzle.shape.size}]+", text) else None
