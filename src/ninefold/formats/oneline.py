"""One puzzle per line, one symbol per cell: `53..7....6..195…`.

Blanks are any of `. 0 - * _ ?`, a space, and X on boards up to 9×9. What follows the cells after a space, a comma, a
semicolon or a `#` is kept as the comment. Lines of the puzzle bank (`hash cells rating`) are understood, and so is a
first line with nothing but the number of puzzles. Lines that begin with `#` are skipped. Boards of more than 61
digits are written as numbers and spaces; numbers are read for every size.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import (
    CellText,
    board_text,
    is_square,
    plain_puzzle,
    read_board,
    read_characters,
    read_numbers,
)
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content, on_one_line
from ninefold.model import Record
from ninefold.model.symbols import SIGNS

NAME = "oneline"
SUFFIXES = (".txt", ".oneline")
HOLDS = frozenset({Content.ANY_SIZE, Content.MANY, "comment"})

_BANK = re.compile(r"(?P<hash>[0-9a-f]{12}) (?P<cells>[0-9.]{81}) +(?P<rating>\d+\.\d)\s*")
_SPLIT = re.compile(r"[ \t]*[#,;\t ][ \t]*")
_CELLS = re.compile(rf"[0-9A-Za-z .*_?{SIGNS}-]+")
_NUMBER = re.compile(r"[^][{}()<>]{1,3}")
_COUNT = re.compile(r"[0-9]{1,8}")


def recognises(head: str) -> bool:
    lines = [line for line in head.splitlines() if line.strip() and not line.startswith("#")]
    if len(lines) > 1 and _COUNT.fullmatch(lines[0].strip()):
        del lines[0]
    if not lines:
        return False
    line = lines[0]
    text = _SPLIT.split(line.strip(), maxsplit=1)[0]
    if len(text) >= 16 and is_square(len(text)):
        return bool(_CELLS.fullmatch(text))
    numbers = _is_numbers(line.partition(" # ")[0])
    return bool(_BANK.match(line)) or numbers or (_has_space_blanks(line) and bool(_CELLS.fullmatch(line)))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    for number, raw in enumerate(lines, 1):
        if puzzle := plain_puzzle(raw[:81]) if len(raw) == 82 and raw[81] == "\n" else None:
            yield Record(puzzle)
            continue
        line = raw.rstrip("\r\n")
        if not line.strip() or line.startswith("#") or (number == 1 and _COUNT.fullmatch(line.strip())):
            continue
        yield read_entry(_read_line, line, number, of=NAME, text=line, line=number)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        comment = on_one_line(record.facts.get("comment", ""))
        yield board_text(record.puzzle) + (f" # {comment}\n" if comment else "\n")


def _read_line(line: str, number: int) -> Record:
    if bank := _BANK.fullmatch(line):
        cells = read_characters(bank["cells"], NAME, line=number)
        return _record(cells, {"hash": bank["hash"], "rating": bank["rating"]})
    text, _, comment = line.strip().partition(" # ")
    if _has_space_blanks(line):
        return _record(read_characters(line, NAME, line=number), {})
    if _is_numbers(text):
        return _record(read_numbers(re.split(r"[,\s]+", text), NAME, line=number), {"comment": comment.strip()})
    text, *rest = _SPLIT.split(line.strip(), maxsplit=1)
    return _record(read_board(text, NAME, line=number), {"comment": rest[0].strip() if rest else ""})


def _record(cells: CellText, facts: dict[str, str]) -> Record:
    facts = {name: text for name, text in facts.items() if text}
    return Record(cells.puzzle, marked=cells.marked, facts=facts)


def _is_numbers(line: str) -> bool:
    tokens = re.split(r"[,\s]+", line.strip())
    return len(tokens) > 9 and is_square(len(tokens)) and all(_NUMBER.fullmatch(token) for token in tokens)


def _has_space_blanks(line: str) -> bool:
    """Whether the line as it stands is the board, with spaces for the empty cells."""
    first = line.split(maxsplit=1)[0]
    if len(line) < 16 or not is_square(len(line)) or " " not in line or (len(first) >= 16 and is_square(len(first))):
        return False
    return "  " in line or not _is_numbers(line)
