"""The board of an f-puzzles object: names of cells and of places beside it, read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from reprlib import repr as short
from typing import Any

from ninefold.constraints.extra_house import ExtraHouse
from ninefold.errors import PuzzleError
from ninefold.formats.parts.amount import Amount
from ninefold.model import Shape
from ninefold.model.bounds import CELLS

Entry = dict[str, Any]

_CELL = re.compile(r"R(\d{1,2})C(\d{1,2})", re.IGNORECASE)
_STEPS = {"UL": (-1, -1), "UR": (-1, 1), "DL": (1, -1), "DR": (1, 1)}


class Board:
    """A board, and how much of it the entries that were read have listed so far."""

    def __init__(self, shape: Shape, regions: Sequence[ExtraHouse] = ()) -> None:
        self.shape = shape
        self.size = shape.size
        self.amount = Amount()
        self.region_of = {cell: house.cells for house in (shape.boxes or regions) for cell in house.cells}

    def has(self, row: int, column: int) -> bool:
        return 0 <= row < self.size and 0 <= column < self.size

    def cell(self, name: Any) -> int:
        row, column = place_of(name)
        if not self.has(row, column):
            raise PuzzleError(f"the cell {name} is outside the {self.size}×{self.size} board")
        return row * self.size + column

    def cells(self, names: Any) -> tuple[int, ...]:
        if not isinstance(names, list) or not names:
            raise PuzzleError(f"expected a list of cells, got {short(names)}")
        if len(names) > CELLS:
            raise PuzzleError(f"a constraint lists at most {CELLS} cells, got {len(names)}")
        self.amount.add(0, len(names))
        return tuple(map(self.cell, names))

    def lines(self, entry: Entry) -> list[tuple[int, ...]]:
        if not isinstance(entry.get("lines"), list):
            raise PuzzleError(f"expected lines of cells, got {short(entry.get('lines'))}")
        self.amount.add(max(len(entry["lines"]) - 1, 0))  # the entry counts as one already
        return [self.cells(line) for line in entry["lines"]]

    def seen_from(self, name: Any) -> tuple[int, ...]:
        """The row or column that a clue outside the board looks along, the nearest cell first."""
        row, column = place_of(name)
        self.amount.add(0, self.size)
        if self.has(0, column) and row in (-1, self.size):
            line = tuple(r * self.size + column for r in range(self.size))
            return line if row < 0 else line[::-1]
        if self.has(row, 0) and column in (-1, self.size):
            line = tuple(row * self.size + c for c in range(self.size))
            return line if column < 0 else line[::-1]
        raise PuzzleError(f"expected a place beside the board, like R0C5, got {name!r}")

    def diagonal(self, name: Any, direction: Any) -> tuple[int, ...]:
        if not isinstance(direction, str) or direction not in _STEPS:
            raise PuzzleError(f"expected one of the directions {', '.join(_STEPS)}, got {short(direction)}")
        self.amount.add(0, self.size)
        (row, column), (down, right) = place_of(name), _STEPS[direction]
        cells = []
        for _ in range(self.size + 1):
            row, column = row + down, column + right
            if self.has(row, column):
                cells.append(row * self.size + column)
        return tuple(cells)

    def neighbours(self, cell: int) -> Iterator[int]:
        row, column = divmod(cell, self.size)
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if self.has(r, c):
                yield r * self.size + c

    def name(self, cell: int) -> str:
        return f"R{cell // self.size + 1}C{cell % self.size + 1}"

    def names(self, cells: Sequence[int]) -> list[str]:
        return [self.name(cell) for cell in cells]

    def before(self, cells: Sequence[int]) -> tuple[str, str]:
        """The place before the first cell, as seen along the others, and the direction of a diagonal from there."""
        row, column = divmod(cells[0], self.size)
        if len(cells) > 1:
            down, right = cells[1] // self.size - row, cells[1] % self.size - column
        else:  # a corner: from outside straight through it
            down, right = 1 if row == 0 else -1, -1 if column == 0 else 1
        direction = ("U" if down < 0 else "D") + ("L" if right < 0 else "R")
        return f"R{row + 1 - down}C{column + 1 - right}", direction


def place_of(name: Any) -> tuple[int, int]:
    """Row and column, also of places outside the board."""
    match = _CELL.fullmatch(name) if isinstance(name, str) else None
    if not match:
        raise PuzzleError(f"expected a cell like R1C1, got {short(name)}")
    return int(match[1]) - 1, int(match[2]) - 1
