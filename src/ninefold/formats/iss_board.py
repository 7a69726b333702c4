"""The board of an Interactive Sudoku Solver string: its shape, its cells, its boxes.

Boards that are not square, or have more digits than lines, lie in the upper left corner of a square with as many lines
as there are digits; the rest of the square is void.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from math import isqrt

from ninefold.errors import PuzzleError
from ninefold.model import Shape
from ninefold.model.constraints import Constraint, ExtraHouse, Scale, Void
from ninefold.model.symbols import FROM_ZERO, standard_symbols

_SHAPE = re.compile(r"(\d{1,2})x(\d{1,2})")
_RANGE = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
_CELL = re.compile(r"R([1-9a-z])C([1-9a-z])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Board:
    """Rows, columns and digits; `boxes` are those of the string, which may have none."""

    rows: int
    columns: int
    size: int
    lowest: int
    boxes: tuple[tuple[int, ...], ...]
    box: tuple[int, int] | None
    regions: list[tuple[int, ...]] = field(default_factory=list)
    ties: bool = False
    """Whether a line with a full rank may be the same number as another."""

    @property
    def scale(self) -> Scale:
        return Scale(self.size, self.lowest)

    @property
    def whole(self) -> bool:
        """Whether the board fills its square."""
        return self.rows == self.columns == self.size

    @property
    def shape(self) -> Shape:
        """The shape of the square: with boxes if they are the usual ones, else a Latin square."""
        usual = Shape.of_size(self.size)
        same = self.whole and self.box == (usual.box_height, usual.box_width)
        return usual if same else Shape(1, self.size)

    @property
    def symbols(self) -> str:
        return FROM_ZERO[: self.size] if self.lowest == 0 else standard_symbols(self.size)

    def at(self, row: int, column: int) -> int:
        return row * self.size + column

    def has(self, row: int, column: int) -> bool:
        return 0 <= row < self.rows and 0 <= column < self.columns

    def cell(self, text: str) -> int:
        match = _CELL.fullmatch(text)
        if not match:
            if text.startswith("V"):
                raise PuzzleError(f"the constraint Var is not known: {text!r} is one of its extra cells")
            raise PuzzleError(f"expected a cell like R1C1, got {text!r}")
        row, column = int(match[1], 36) - 1, int(match[2], 36) - 1
        if not self.has(row, column):
            raise PuzzleError(f"the cell {text} is outside the {self.rows}×{self.columns} board")
        return self.at(row, column)

    def line(self, text: str) -> tuple[int, ...]:
        """The cells of `R3` or `C4`."""
        match = re.fullmatch(r"([RC])(\d{1,2})", text, re.IGNORECASE)
        index = int(match[2]) - 1 if match else -1
        if match and match[1].upper() == "R" and 0 <= index < self.rows:
            return tuple(self.at(index, column) for column in range(self.columns))
        if match and match[1].upper() == "C" and 0 <= index < self.columns:
            return tuple(self.at(row, index) for row in range(self.rows))
        raise PuzzleError(f"expected a row or a column like R1 or C9, got {text!r}")

    @property
    def cells(self) -> list[int]:
        """The cells of the board in reading order."""
        return [self.at(row, column) for row in range(self.rows) for column in range(self.columns)]

    def frame(self) -> list[Constraint]:
        """What the square must be told: cells beyond the board, boxes that are not the usual ones."""
        found: list[Constraint] = []
        if not self.whole:
            inside = set(self.cells)
            found.append(Void(tuple(cell for cell in range(self.size**2) if cell not in inside)))
        if not self.shape.has_boxes:
            found += [ExtraHouse("box", box, index) for index, box in enumerate(self.boxes)]
        return found


def make_board(shape: list[str], region_size: int | None, no_boxes: bool) -> Board:
    """The board of the arguments of `Shape`: dimensions, range of values, type."""
    match = _SHAPE.fullmatch(shape[0]) if shape else None
    if not match:
        raise PuzzleError(f"expected a shape like 9x9, got {'~'.join(shape)!r}")
    if len(shape) > 2 and shape[2] != "Sudoku":
        raise PuzzleError(f"boards without rows and columns ({shape[2]}) are not known")
    rows, columns = int(match[1]), int(match[2])
    size, lowest = max(rows, columns), 1
    if len(shape) > 1 and shape[1]:
        values = _RANGE.fullmatch(shape[1])
        if not values:
            raise PuzzleError(f"expected a range of values like 0-8, got {shape[1]!r}")
        size = int(values[1])
        if values[2]:
            lowest, size = int(values[1]), int(values[2]) - int(values[1]) + 1
    if not 1 <= rows <= 16 or not 1 <= columns <= 16 or not max(rows, columns) <= size <= 16 or lowest > 1:
        raise PuzzleError(f"a board of at most 16×16 with values from 0 or 1 expected, got {'~'.join(shape)!r}")
    box = None if no_boxes else _box(rows, columns, region_size or max(rows, columns))
    return Board(rows, columns, size, lowest, _boxes(rows, columns, size, box), box)


def _box(rows: int, columns: int, cells: int) -> tuple[int, int] | None:
    for small in range(isqrt(cells), 1, -1):
        large = cells // small
        if small * large != cells:
            continue
        for height, width in ((small, large), (large, small)):
            if rows % height == 0 and columns % width == 0:
                return height, width
    return None


def _boxes(rows: int, columns: int, size: int, box: tuple[int, int] | None) -> tuple[tuple[int, ...], ...]:
    if box is None:
        return ()
    height, width = box
    corners = [(r, c) for r in range(0, rows, height) for c in range(0, columns, width)]
    return tuple(tuple((r + i) * size + c + j for i in range(height) for j in range(width)) for r, c in corners)
