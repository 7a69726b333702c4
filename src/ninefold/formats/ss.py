"""SS: a game of Simple Sudoku, the board and then what was done: `I388` puts 8 into cell 38, `E78007` takes 7 from 78.

     *-----------*
     |38.|...|5.6|
     …
     *-----------*

    I388
    E78007

Cells are counted from 0 in reading order with two figures, so boards up to 9×9 fit. Each file holds one puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.drawing import Lines, is_rule, take_drawing
from ninefold.formats.parts.format import Content, only
from ninefold.formats.parts.position import deletions_of, seen, with_deletions
from ninefold.model import Puzzle, Record, cell_name
from ninefold.model.drawn import SIMPLE_SUDOKU, framed

NAME = "ss"
SUFFIXES = (".ss",)
HOLDS = frozenset({Content.ANY_SIZE, Content.BOXES, Content.PLACED, Content.CANDIDATES, Content.SINGLES})

_FRAME = re.compile(r"\s*+\*-++\*[ \t]*+\n[ \t]*+\|")
_MOVE = re.compile(r"I(?P<cell>[0-9]{2})(?P<digit>[1-9])|E(?P<from>[0-9]{2})(?P<candidate>[0-9]{3})")


def recognises(head: str) -> bool:
    return bool(_FRAME.match(head))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    numbered = Lines(lines)
    drawing = take_drawing(numbered, NAME)
    if drawing is None:
        raise FormatError(NAME, "expected a board, got nothing")
    puzzle = drawing.read(NAME).puzzle
    if puzzle.shape.size > 9:
        raise FormatError(NAME, f"expected a board up to 9×9, got {puzzle.shape}")
    digits = bytearray(puzzle.givens)
    deletions = set[tuple[int, int]]()  # a game may say the same a million times
    for number, text in numbered:
        if not text.strip() or is_rule(text):
            continue
        cell, digit, placed = _move(text.strip(), puzzle, number)
        if placed:
            digits[cell] = digit
        else:
            deletions.add((cell, digit))
    yield Record(puzzle, with_deletions(puzzle, bytes(digits), deletions))


def write(records: Iterable[Record]) -> Iterator[str]:
    record = only(records, NAME)
    puzzle, grid = record.puzzle, seen(record, boxes=True)
    if puzzle.shape.size > 9:
        raise FormatError(NAME, f"a board up to 9×9 has a place here, not {puzzle.shape}")
    cells = [str(digit) if digit else "." for digit in puzzle.givens]
    yield from (f" {line}\n" for line in framed(puzzle.shape, cells, SIMPLE_SUDOKU, gap=""))
    yield "\n"
    for cell, digit in enumerate(grid.digits):
        if digit != puzzle.givens[cell]:
            yield f"I{cell:02}{digit}\n"
    for cell, digit in deletions_of(grid):
        yield f"E{cell:02}{digit:03}\n"


def _move(text: str, puzzle: Puzzle, number: int) -> tuple[int, int, bool]:
    """Cell, digit, and whether it is placed (or eliminated)."""
    match = _MOVE.fullmatch(text)
    if not match:
        problem = "expected a placement like I388 or an elimination like E78007"
        raise FormatError(NAME, problem, text=text, line=number)
    placed = match["cell"] is not None
    cell, digit = int(match["cell"] or match["from"]), int(match["digit"] or match["candidate"])
    if cell >= puzzle.shape.cells or not 1 <= digit <= puzzle.shape.size:
        problem = f"expected a cell below {puzzle.shape.cells} and a digit up to {puzzle.shape.size}"
        raise FormatError(NAME, problem, text=text, line=number)
    if placed and puzzle.givens[cell] not in (0, digit):
        name = cell_name(cell, puzzle.shape.size)
        raise FormatError(NAME, f"{name} has the given {puzzle.givens[cell]} already", text=text, line=number)
    return cell, digit, placed
