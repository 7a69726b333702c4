"""One puzzle per line, one symbol per cell: `53..7....6..195…`.

Blanks are any of `. 0 - * _ ?`, a space, and X on boards up to 9×9. What follows the cells after a blank, a comma, a
semicolon or a `#` is kept as the comment. Lines of the puzzle bank (`hash cells rating`) are understood. Boards of
more than 61 digits are written as numbers and spaces; numbers are read for every size.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.cell_text import CellText, is_square, read_characters, read_numbers
from ninefold.formats.format import Part
from ninefold.model import Record

NAME = "oneline"
SUFFIXES = (".txt", ".oneline")
HOLDS = frozenset({Part.ANY_SIZE, Part.MANY})

_BANK = re.compile(r"(?P<hash>[0-9a-f]{12}) (?P<cells>[0-9.]{81}) +(?P<rating>\d+\.\d)")
_SPLIT = re.compile(r"[ \t]*[#,;\t ][ \t]*")


def recognises(head: str) -> bool:
    line = next((line for line in head.splitlines() if line.strip() and not line.startswith("#")), "")
    return is_square(len(_SPLIT.split(line.strip(), maxsplit=1)[0])) or _is_numbers(line) or bool(_BANK.match(line))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\r\n").removeprefix("\ufeff")
        if not line.strip() or line.startswith("#"):
            continue
        try:
            yield _read_line(line, number)
        except FormatError as error:
            yield error


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        yield record.puzzle.oneline + "\n"


def _read_line(line: str, number: int) -> Record:
    if bank := _BANK.match(line):
        cells = read_characters(bank["cells"], NAME, line=number)
        return _record(cells, {"hash": bank["hash"], "rating": bank["rating"]})
    stripped = line.strip()
    if _is_numbers(stripped):
        return _record(read_numbers(re.split(r"[,\s]+", stripped), NAME, line=number), {})
    # Spaces may be the blanks: then the line as it stands is the board.
    if is_square(len(line)) and " " in line and not is_square(len(stripped.split(maxsplit=1)[0])):
        return _record(read_characters(line, NAME, line=number), {})
    text, *rest = _SPLIT.split(stripped, maxsplit=1)
    facts = {"comment": rest[0].strip()} if rest and rest[0].strip() else {}
    return _record(read_characters(text, NAME, line=number), facts)


def _record(cells: CellText, facts: dict[str, str]) -> Record:
    return Record(cells.puzzle, marked=cells.marked, facts=facts)


def _is_numbers(line: str) -> bool:
    tokens = re.split(r"[,\s]+", line.strip())
    return len(tokens) > 9 and is_square(len(tokens)) and all(len(token) <= 3 for token in tokens)
