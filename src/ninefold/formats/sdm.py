"""SDM: a collection of puzzles, one per line, nothing but the cells. 81 of them in the wild; here any size.

Empty lines are skipped; the rest is strict, for a comment in such a file stops the programs that read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import board_text, plain_puzzle, read_board
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.model import Record

NAME = "sdm"
SUFFIXES = (".sdm",)
HOLDS = frozenset({Content.ANY_SIZE, Content.MANY})


def recognises(head: str) -> bool:
    """Whether the first line is 81 plain cells; `oneline` reads those as well, and goes before."""
    return plain_puzzle(next((line.strip() for line in head.splitlines() if line.strip()), "")) is not None


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line, comments=False)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        yield board_text(record.puzzle) + "\n"


def _read_line(text: str) -> Record:
    cells = read_board(text, NAME)
    return Record(cells.puzzle, marked=cells.marked)
