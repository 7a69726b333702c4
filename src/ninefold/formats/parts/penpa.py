"""Links of Penpa+, a drawing program: the digits that stand in the cells of a square board.

After `p=` stands base 64 of a deflated text. Its first line names the kind of the board and its size; the line of the
question (the fourth) lists under `zN` the numbers that are drawn, by the number of their place: places go row by row
through a board with two more rows and columns on every side. Rules and lines are only drawings and a text.
"""

from __future__ import annotations

import base64
import json
import re
from typing import Any

from ninefold.errors import PuzzleError
from ninefold.formats.parts.inflate import inflated
from ninefold.model import Puzzle, Record, Shape

LINK = re.compile(r"https?://[^\s#]{0,120}penpa-edit[^\s#]{0,80}#\S{0,200}?\bp=(?P<packed>[A-Za-z0-9+/=_-]+)")
_MOST = 4 * 1024 * 1024
_NUMBERS = re.compile(r"zN:(\{[^{}]*\})")
_DRAWN = {"zL": "lines", "zE": "edges", "zY": "symbols", "zS": "shaded cells", "z5": "thermometers", "z3": "arrows"}
_EDGE = 2


def read_link(text: str) -> Record:
    """The record of a link."""
    link = LINK.search(text)
    if not link:
        raise PuzzleError("expected a link to Penpa with p=")
    packed = link["packed"].replace("-", "+").replace("_", "/").rstrip("=")
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), validate=True)
    except ValueError:
        raise PuzzleError("a packed text that is no base 64") from None
    lines = inflated(data, _MOST, header=False).split("\n")
    kind, *head = lines[0].split(",")
    size = int(head[0]) if len(head) > 1 and re.fullmatch(r"[1-9]\d?", head[0]) and head[0] == head[1] else 0
    if kind not in ("square", "sudoku", "kakuro") or not size or len(lines) < 4:
        raise PuzzleError("a Penpa board that is no square of cells is not read")
    facts = {fact: told for fact, word in (("title", "Title: "), ("author", "Author: ")) if (told := _told(head, word))}
    if drawn := ", ".join(word for name, word in _DRAWN.items() if re.search(rf"\b{name}:[{{\[](?![}}\]])", lines[3])):
        facts["drawn"] = drawn
    return Record(Puzzle(Shape.of_size(size), _digits(lines[3], size)), facts=facts)


def _told(head: list[str], word: str) -> str:
    return next((part.removeprefix(word).replace("%2C", ",").strip() for part in head if part.startswith(word)), "")


def _digits(line: str, size: int) -> bytes:
    found = _NUMBERS.search(line)
    try:
        numbers: dict[str, Any] = json.loads(found[1]) if found else {}
    except (ValueError, RecursionError):
        raise PuzzleError("the numbers of the board cannot be read") from None
    digits = bytearray(size * size)
    for place, number in numbers.items():
        row, column = divmod(int(place) if re.fullmatch(r"\d{1,6}", place) else -1, size + 2 * _EDGE)
        row, column = row - _EDGE, column - _EDGE
        shown = str(number[0]) if isinstance(number, list) and number else ""
        if 0 <= row < size and 0 <= column < size and re.fullmatch(r"[1-9]\d?", shown) and int(shown) <= size:
            digits[row * size + column] = int(shown)
    if not any(digits):
        raise PuzzleError("no digits stand on this Penpa board; its drawings are not read")
    return bytes(digits)
