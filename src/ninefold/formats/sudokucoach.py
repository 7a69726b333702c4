"""sudoku.coach: a state of a 9×9 game, packed into a text that begins with SCv7_32_, one per line.

What follows is base 32 (0-9 and a-v) of a zlib stream of JSON: `givenDigits` and `userDigits` have 81 digits each,
`userCellCandidates` 81 numbers with `-` between them, in which bit 1 stands for the digit 1. A cell without notes has
all the candidates that the digits leave. Links like sudoku.coach/en/s/… are only a name on a server.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.inflate import inflated
from ninefold.formats.parts.position import notes_of, seen, with_notes
from ninefold.model import Puzzle, Record, Shape

NAME = "sudokucoach"
SUFFIXES = (".sudokucoach",)
HOLDS = frozenset({Content.PLACED, Content.CANDIDATES, Content.SINGLES, Content.MANY})

_HEAD = "SCv7_32_"
_STATE = re.compile(r"SCv(?P<version>\d{1,3})_32_(?P<packed>[0-9a-vA-V]+)")
_NAME_ON_SERVER = re.compile(r"https?://(?:www\.)?sudoku\.coach/\w{2}/s/\w+")
_DIGITS = re.compile(r"[0-9]{81}")
_MOST = 64 * 1024


def recognises(head: str) -> bool:
    first = head.strip().partition("\n")[0]
    return bool(_STATE.search(first) or _NAME_ON_SERVER.match(first))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def _read_line(text: str) -> Record:
    state = _STATE.search(text)
    if not state:
        raise PuzzleError("a short link is only a name on the server of sudoku.coach; share the state or the 81 digits")
    packed = state["packed"].upper()
    try:
        data = base64.b32hexdecode(packed + "=" * (-len(packed) % 8))
    except ValueError:
        raise PuzzleError("a packed state that is no base 32") from None
    return _record(_parsed(inflated(data, _MOST)))


def _parsed(text: str) -> dict[str, Any]:
    try:
        game = json.loads(text)
    except (ValueError, RecursionError):
        raise PuzzleError("a packed state that is no JSON") from None
    if not isinstance(game, dict) or game.get("gridSize", 9) != 9:
        raise PuzzleError("expected the state of a 9×9 game")
    return game


def _record(game: dict[str, Any]) -> Record:
    given, user = (game.get(name, "0" * 81) for name in ("givenDigits", "userDigits"))
    if not all(isinstance(digits, str) and _DIGITS.fullmatch(digits) for digits in (given, user)):
        raise PuzzleError("expected givenDigits and userDigits with 81 digits each")
    puzzle = Puzzle(Shape(3, 3), bytes(map(int, given)))
    digits = bytes(int(first) or int(second) for first, second in zip(given, user, strict=True))
    return Record(puzzle, with_notes(puzzle, digits, _notes(game.get("userCellCandidates"))))


def _notes(text: Any) -> list[int]:
    if text in (None, ""):
        return [0] * 81
    notes = text.split("-", 81) if isinstance(text, str) else []
    if len(notes) != 81 or not all(re.fullmatch("[0-9]{1,4}", note) and int(note) < 1024 for note in notes):
        raise PuzzleError("expected userCellCandidates with 81 numbers up to 1023")
    return [int(note) >> 1 for note in notes]


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        if record.puzzle.shape.size != 9:
            raise FormatError(NAME, f"a 9×9 board has a place here, not {record.puzzle.shape}")
        grid, givens = seen(record), record.puzzle.givens
        user = (0 if given else digit for given, digit in zip(givens, grid.digits, strict=True))
        game = {
            "gridSize": 9,
            "givenDigits": "".join(map(str, givens)),
            "userDigits": "".join(map(str, user)),
            "userCellCandidates": "-".join(str(note << 1) for note in notes_of(grid, NAME)),
        }
        packed = base64.b32hexencode(zlib.compress(json.dumps(game).encode(), 9)).decode()
        yield _HEAD + packed.rstrip("=").lower() + "\n"
