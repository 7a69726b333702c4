"""Jigsaws in text, one per line: the board, a space, and the letter of its region for every cell.

    ...1..2.……… AAABBBCCC…

Any other letter or digit may name a region. A layout that is nothing but boxes, or rows, makes a board with these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.cell_text import board_text, is_square, read_board, read_numbers
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.regions import board_with_regions, jigsaw
from ninefold.model import Record

NAME = "jigsaw"
SUFFIXES = (".jigsaw",)
HOLDS = frozenset({Content.ANY_SIZE, Content.BOXES, Content.REGIONS, Content.MANY})

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

_MOST = 61  # larger ones have no symbols either


def recognises(head: str) -> bool:
    line = next((line for line in head.splitlines() if line.strip() and not line.startswith("#")), "")
    board, _, layout = line.strip().rpartition(" ")
    if not 16 <= len(layout) <= _MOST**2 or not is_square(len(layout)):
        return False
    if len(layout) not in (len(board), len(board.split())):
        return False
    counts = Counter(layout)
    return {*counts.values()} == {round(len(layout) ** 0.5)} and counts.keys() <= {*_LETTERS}


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        puzzle = record.puzzle
        size = puzzle.shape.size
        if size > _MOST:
            raise FormatError(NAME, f"a board up to {_MOST}×{_MOST} has a place here, not {puzzle.shape}")
        regions = jigsaw(puzzle)[1] or [house.cells for house in puzzle.shape.boxes or puzzle.shape.rows]
        layout = [""] * puzzle.shape.cells
        for index, cells in enumerate(regions):
            for cell in cells:
                layout[cell] = _LETTERS[index]
        yield f"{board_text(puzzle)} {''.join(layout)}\n"


def _read_line(line: str) -> Record:
    board, _, layout = line.rpartition(" ")
    tokens = board.split()  # symbols that would be ambiguous are written as numbers
    if len(layout) not in (len(board), len(tokens)):
        raise PuzzleError(f"expected as many letters as cells, got {len(layout)} for {len(board)}")
    numbers = len(tokens) == len(layout)
    plain = (read_numbers(tokens, NAME) if numbers else read_board(board, NAME)).puzzle
    size = plain.shape.size
    regions: dict[str, list[int]] = {}
    for cell, letter in enumerate(layout):
        regions.setdefault(letter, []).append(cell)
    for letter, cells in regions.items():
        if len(cells) != size:
            column = line.index(layout, len(board)) + cells[0] + 1
            problem = f"expected {size} cells in the region {letter}, got {len(cells)}"
            raise FormatError(NAME, problem, text=layout, column=column)
    shape, constraints = board_with_regions([tuple(cells) for cells in regions.values()], size)
    return Record(replace(plain, shape=shape, constraints=constraints))
