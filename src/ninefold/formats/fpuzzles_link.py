"""Links of f-puzzles: `https://f-puzzles.com/?load=` and an f-puzzles object packed by lz-string, one per line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import quote, unquote

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats import fpuzzles
from ninefold.formats.format import Part
from ninefold.formats.lz_string import pack, unpack
from ninefold.model import Record

NAME = "fpuzzles-link"
SUFFIXES = (".fpuzzles-link",)
HOLDS = fpuzzles.HOLDS | {Part.MANY}

_LINK = re.compile(r"https?://(?:www\.)?f-puzzles\.com/\?(?:load=|id=)(?P<packed>\S+)")


def recognises(head: str) -> bool:
    return bool(_LINK.match(head.strip()))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            link = _LINK.match(line.strip())
            if not link:
                raise PuzzleError("expected a link to f-puzzles.com with ?load=")
            yield fpuzzles.read_json(unpack(unquote(link["packed"])))
        except PuzzleError as error:
            problem = error.problem if isinstance(error, FormatError) else str(error)
            yield FormatError(NAME, problem, text=line.strip(), line=number)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        yield f"https://f-puzzles.com/?load={quote(pack(fpuzzles.write_json(record)), safe='')}\n"
