"""SDM: a collection of puzzles, one per line, nothing but the cells. 81 of them in the wild; here any size.

Empty lines are skipped; the rest is strict, for a comment in such a file stops the programs that read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.cell_text import board_text, plain_puzzle, read_board
from ninefold.formats.format import Part
from ninefold.model import Record

NAME = "sdm"
SUFFIXES = (".sdm",)
HOLDS = frozenset({Part.ANY_SIZE, Part.MANY})


def recognises(head: str) -> bool:
    """Whether the first line is 81 plain cells; `oneline` reads those as well, and goes before."""
    return plain_puzzle(next((line.strip() for line in head.splitlines() if line.strip()), "")) is not None


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line:
            continue
        if puzzle := plain_puzzle(line):
            yield Record(puzzle)
            continue
        try:
            cells = read_board(line, NAME, line=number)
        except FormatError as error:
            yield error
        else:
            yield Record(cells.puzzle, marked=cells.marked)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        yield board_text(record.puzzle) + "\n"
