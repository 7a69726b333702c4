"""SudokuPad links that carry an f-puzzles object: `https://sudokupad.app/fpuzzles…` or `?puzzleid=fpuz…`.

Other SudokuPad links hold drawings and a text of rules, or only a name on a server: they are refused, for their rules
cannot be known.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import quote, unquote

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats import fpuzzles
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Part
from ninefold.formats.parts.lz_string import pack, unpack
from ninefold.model import Record

NAME = "sudokupad"
SUFFIXES = (".sudokupad",)
HOLDS = fpuzzles.HOLDS | {Part.MANY}

_LINK = re.compile(
    r"https?://(?:www\.|beta\.|alpha\.)?(?:sudokupad\.app|app\.crackingthecryptic\.com)/(?:sudoku/)?(?:\?puzzleid=)?(?P<id>\S+)"
)


def recognises(head: str) -> bool:
    return bool(_LINK.match(head.strip()))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def _read_line(text: str) -> Record:
    link = _LINK.match(text)
    payload = re.match(r"(?:fpuzzles|fpuz)(?P<packed>.+)", unquote(link["id"])) if link else None
    if not payload:
        raise PuzzleError("not a link that carries an f-puzzles object; its rules are only a text")
    return fpuzzles.read_json(unpack(payload["packed"]))


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        yield f"https://sudokupad.app/fpuzzles{quote(pack(fpuzzles.write_json(record)), safe='')}\n"
