"""Links of f-puzzles: `https://f-puzzles.com/?load=` and an f-puzzles object packed by lz-string, one per line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import quote, unquote

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats import fpuzzles
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.lz_string import pack, unpack
from ninefold.model import Record

NAME = "fpuzzles-link"
SUFFIXES = (".fpuzzles-link",)
HOLDS = fpuzzles.HOLDS | {Content.MANY}

_LINK = re.compile(r"https?://(?:www\.)?f-puzzles\.com/\?(?P<how>load|id)=(?P<packed>\S+)")
_NAME_ON_SERVER = re.compile(r"\w{1,16}")


def recognises(head: str) -> bool:
    return bool(_LINK.match(head.strip()))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def _read_line(text: str) -> Record:
    link = _LINK.match(text)
    if not link:
        raise PuzzleError("expected a link to f-puzzles.com with ?load=")
    if link["how"] == "id" and _NAME_ON_SERVER.fullmatch(link["packed"]):
        raise PuzzleError("a short link is only a name on the server of f-puzzles; its Export makes one with ?load=")
    return fpuzzles.read_json(unpack(unquote(link["packed"])))


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        yield f"https://f-puzzles.com/?load={quote(pack(fpuzzles.write_json(record)), safe='')}\n"
