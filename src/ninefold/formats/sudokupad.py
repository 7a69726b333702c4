"""SudokuPad links that carry a puzzle: `https://sudokupad.app/fpuzzles…`, `scl…`, `ctc…`, `scf…`, or in `?puzzleid=`.

An f-puzzles object (`fpuzzles`, `fpuz`) is read with its constraints, and written. `scl` and `ctc` hold SudokuPad's own
object, whose lines and symbols are drawings: see `parts/scl.py`. `scf` has the digits alone, each with the number of
empty cells after it. Other links are only a name on a server, and nothing is fetched.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import quote, unquote

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats import fpuzzles
from ninefold.formats.parts.cell_text import read_characters
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.lz_string import pack, unpack
from ninefold.formats.parts.scl import read_scl
from ninefold.model import Record

NAME = "sudokupad"
SUFFIXES = (".sudokupad",)
HOLDS = fpuzzles.HOLDS | {Content.MANY}

_LINK = re.compile(
    r"https?://(?:www\.|beta\.|alpha\.)?(?:sudokupad\.app|app\.crackingthecryptic\.com)/(?:sudoku/)?(?:\?puzzleid=)?(?P<id>\S+)"
)
_PAYLOAD = re.compile(r"(?P<kind>fpuzzles|fpuz|(?:scl|ctc|scf|classic)(?=.{14}))(?P<packed>.+)")
_FOLDED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def recognises(head: str) -> bool:
    return bool(_LINK.match(head.strip()))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def _read_line(text: str) -> Record:
    link = _LINK.match(text)
    payload = _PAYLOAD.fullmatch(unquote(link["id"])) if link else None
    if not payload:
        raise PuzzleError("a short link is only a name on the server of SudokuPad; nothing is fetched from there")
    match payload["kind"]:
        case "fpuzzles" | "fpuz":
            return fpuzzles.read_json(unpack(payload["packed"]))
        case "scl" | "ctc":
            return read_scl(unpack(payload["packed"]))
        case "scf":
            return _cells(_unfolded(payload["packed"]))
    return _cells(payload["packed"])


def _unfolded(packed: str) -> str:
    """The cells of `scf`: the place of each character in 0-9, A-Z, a-z is a digit and ten times the zeros after it."""
    places = (_FOLDED.find(character) for character in packed[:81])
    return "".join(str(place % 10) + "0" * (place // 10) for place in places if place >= 0)


def _cells(text: str) -> Record:
    if len(text) != 81:
        raise PuzzleError(f"expected 81 cells in the link, got {len(text)}")
    cells = read_characters(text, NAME)
    return Record(cells.puzzle, marked=cells.marked)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        yield f"https://sudokupad.app/fpuzzles{quote(pack(fpuzzles.write_json(record)), safe='')}\n"
