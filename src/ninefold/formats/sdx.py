"""SDX: work in progress as SudoCue keeps it. A line per row, cells with one space between them.

    2 46 u7 …     a given 2, a cell that can be 4 or 6, a 7 that somebody placed

A figure alone is a given, unless a peer that has a choice still shows the same digit. `.` is a cell without any
candidate. Boards up to 9×9 fit, and one of them into each file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import mask_of, symbols_in
from ninefold.formats.parts.drawing import Drawing, Lines, take_drawing
from ninefold.formats.parts.format import Content, only
from ninefold.formats.parts.position import seen, settled, standing
from ninefold.model import Puzzle, Record, Shape
from ninefold.model.symbols import standard_symbols

NAME = "sdx"
SUFFIXES = (".sdx",)
HOLDS = frozenset({Content.ANY_SIZE, Content.PLACED, Content.CANDIDATES})

_ROW = re.compile(r"(u[1-9]|[1-9]+|\.)( (u[1-9]|[1-9]+|\.)){1,8}")


def recognises(head: str) -> bool:
    """Whether it begins with a row; a row with neither a placed digit nor a choice is left to `grid`."""
    rows = [line for line in head.splitlines() if line.strip()][:9]
    size = len(rows[0].split()) if rows else 0
    if not all(_ROW.fullmatch(row.strip()) and len(row.split()) == size for row in rows[:size]):
        return False
    return any(len(cell) > 1 for row in rows[:size] for cell in row.split())


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    numbered = Lines(lines)
    drawing = take_drawing(numbered, NAME, lambda _: False)
    if drawing is None:
        raise FormatError(NAME, "expected a board, got nothing")
    yield _record(drawing)
    for number, text in numbered:
        if text.strip():
            raise FormatError(NAME, f"expected nothing after {drawing.size} rows", text=text, line=number)


def write(records: Iterable[Record]) -> Iterator[str]:
    record = only(records, NAME)
    puzzle, grid = record.puzzle, seen(record)
    size = puzzle.shape.size
    if size > 9:
        raise FormatError(NAME, f"a board up to 9×9 has a place here, not {puzzle.shape}")
    symbols = standard_symbols(size)
    for start in range(0, puzzle.shape.cells, size):
        cells = []
        for cell in range(start, start + size):
            given, digit = puzzle.givens[cell], grid.digits[cell]
            cells.append(str(given) if given else f"u{digit}" if digit else symbols_in(grid.candidates[cell], symbols))
        yield " ".join(text or "." for text in cells) + "\n"


def _record(drawing: Drawing) -> Record:
    size = drawing.size
    if size > 9:
        raise FormatError(NAME, f"expected a board up to 9×9, got {size} cells in a row", line=drawing.rows[0].line)
    shape, symbols = Shape.of_size(size), standard_symbols(size)
    masks, placed = [], bytearray(shape.cells)
    for cell, text in enumerate(cell for row in drawing.rows for cell in row.cells):
        digits = text[1:] if text[0] == "u" and len(text) == 2 else "" if text == "." else text
        try:
            masks.append(mask_of(digits, symbols))
        except ValueError:
            problem = f"expected candidates of {symbols}, a given, or u and a placed digit, got {text!r}"
            raise drawing.error(NAME, cell, problem) from None
        if digits != text and digits:
            placed[cell] = masks[cell].bit_length()
    filled = settled(Puzzle(shape, bytes(shape.cells)), masks)
    puzzle = Puzzle(shape, bytes(0 if placed[cell] else digit for cell, digit in enumerate(filled)))
    digits_now = bytes(place or given for place, given in zip(placed, puzzle.givens, strict=True))
    return Record(puzzle, standing(puzzle, digits_now, masks))
