"""The board of an Interactive Sudoku Solver string: its shape, its cells, its boxes.

Boards that are not square, or have more digits than lines, lie in the upper left corner of a square with as many lines
as there are digits; the rest of the square is void.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import isqrt
from typing import Any, TypeVar

from ninefold.constraints.extra_house import ExtraHouse
from ninefold.constraints.free import Free
from ninefold.constraints.void import Void
from ninefold.errors import PuzzleError
from ninefold.formats.parts.amount import Amount
from ninefold.formats.parts.iss.extra_cells import Group
from ninefold.model import Shape
from ninefold.model.constraint import Constraint
from ninefold.model.rule import Scale
from ninefold.model.symbols import FROM_ZERO, standard_symbols

_Made = TypeVar("_Made")
_SHAPE = re.compile(r"(\d{1,2})x(\d{1,2})")
_RANGE = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
_EXTRA = re.compile(r"([A-Z]+)(\d{0,4})")
_INDEX = "0123456789abcdefghijklmnopqrstuvwxyz"
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
    region_at: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The first of these regions that holds a cell."""
    ties: bool = False
    """Whether a line with a full rank may be the same number as another."""
    groups: dict[str, Group] = field(default_factory=dict)
    """Extra cells beside the board."""
    region: int = 0
    """How many cells a region has that is to be found."""
    raw: bool = False
    """Whether rows, columns and boxes are no houses."""
    amount: Amount = field(default_factory=Amount)
    """What the entries of the string have asked for so far."""
    made: dict[tuple[str, ...], Any] = field(default_factory=dict)
    """What was made already: the same automaton often stands on many lines."""

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
        board = usual if same and not self.raw else Shape(1, self.size)
        return replace(board, extra=sum(group.count for group in self.groups.values()))

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
            found = self._extra(text)
            if found is None:
                raise PuzzleError(f"expected a cell like R1C1, got {text!r}")
            return found
        row, column = int(match[1], 36) - 1, int(match[2], 36) - 1
        if not self.has(row, column):
            raise PuzzleError(f"the cell {text} is outside the {self.rows}×{self.columns} board")
        return self.at(row, column)

    def is_cell(self, text: str) -> bool:
        """Whether the text names a cell."""
        return bool(_CELL.fullmatch(text)) or self._extra(text) is not None

    def moved(self, text: str, origin: int, target: int) -> str:
        """The name of a cell moved like the origin to the target; all three lie on the board, or in one group."""
        cell = self.cell(text)
        group = self.group_of(origin)
        if self.group_of(cell) != group or self.group_of(target) != group:
            raise PuzzleError("the cells of a replica lie on the board or in one group of extra cells")
        first, wide = (group.first, group.columns) if group else (0, self.size)
        (row, column), (to_row, to_column) = divmod(origin - first, wide), divmod(target - first, wide)
        at = self.beside(cell, to_row - row, to_column - column)
        if at is None:
            raise PuzzleError(f"a replica of {text} leaves the board")
        row, column = divmod(at, self.size)
        return group.name_of(at) if group else f"R{_INDEX[row + 1]}C{_INDEX[column + 1]}"

    def beside(self, cell: int, down: int, right: int) -> int | None:
        """The cell so many rows below and columns to the right, on the board or in the same group, if there is one."""
        group = self.group_of(cell)
        first, wide = (group.first, group.columns) if group else (0, self.size)
        row, column = divmod(cell - first, wide)
        row, column = row + down, column + right
        at = first + row * wide + column
        inside = row >= 0 and 0 <= column < wide and at in group.cells if group else self.has(row, column)
        return at if inside else None

    def group_of(self, cell: int) -> Group | None:
        """The group of an extra cell."""
        if cell < self.size**2:
            return None
        groups = list(self.groups.values())  # in the order of their cells
        return groups[bisect_right(groups, cell, key=lambda group: group.first) - 1]

    def region_of(self, cell: int) -> tuple[int, ...]:
        """The box that holds a cell, without boxes the region; () if none does."""
        if not self.boxes:
            return self.region_at.get(cell, ())
        return next((box for box in self.boxes if cell in box), ())

    def _extra(self, text: str) -> int | None:
        match = _EXTRA.fullmatch(text)
        group = self.groups.get(match[1]) if match else None
        if not match or group is None or (group.count == 1) != (not match[2]):
            return None
        number = int(match[2] or 1)
        return group.first + number - 1 if 1 <= number <= group.count else None

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

    def usual_box(self, cells: int | None = None) -> tuple[int, int] | None:
        """Height and width of boxes of so many cells, as they lie on this board whether it has boxes or not."""
        return _box(self.rows, self.columns, cells or self.region)

    def once(self, key: tuple[str, ...], make: Callable[[], _Made]) -> _Made:
        """What `make` makes, made once for the whole string."""
        if key not in self.made:
            self.made[key] = make()
        found: _Made = self.made[key]
        return found

    def frame(self) -> list[Constraint]:
        """What the square must be told: cells beyond the board, boxes that are not the usual ones."""
        found: list[Constraint] = []
        if not self.whole:
            inside = set(self.cells)
            found.append(Void(tuple(cell for cell in range(self.size**2) if cell not in inside)))
        if self.raw:
            found.append(Free(tuple(self.cells)))
        elif not self.shape.has_boxes:
            found += [ExtraHouse("box", box, index) for index, box in enumerate(self.boxes)]
        return found


def make_board(shape: list[str], region_size: int | None, no_boxes: bool) -> Board:
    """The board of the arguments of `Shape`: dimensions, range of values, type."""
    match = _SHAPE.fullmatch(shape[0]) if shape else None
    if not match:
        raise PuzzleError(f"expected a shape like 9x9, got {'~'.join(shape)!r}")
    if len(shape) > 2 and shape[2] not in ("Sudoku", "Raw"):
        raise PuzzleError(f"the type of a board is Sudoku or Raw, got {shape[2]!r}")
    raw = len(shape) > 2 and shape[2] == "Raw"
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
    box = None if no_boxes or raw else _box(rows, columns, region_size or max(rows, columns))
    return Board(
        rows,
        columns,
        size,
        lowest,
        boxes_of(rows, columns, size, box),
        box,
        region=region_size or max(rows, columns),
        raw=raw,
    )


def _box(rows: int, columns: int, cells: int) -> tuple[int, int] | None:
    for small in range(isqrt(cells), 1, -1):
        large = cells // small
        if small * large != cells:
            continue
        for height, width in ((small, large), (large, small)):
            if rows % height == 0 and columns % width == 0:
                return height, width
    return None


def boxes_of(rows: int, columns: int, size: int, box: tuple[int, int] | None) -> tuple[tuple[int, ...], ...]:
    """The cells of each box of that height and width."""
    if box is None:
        return ()
    height, width = box
    corners = [(r, c) for r in range(0, rows, height) for c in range(0, columns, width)]
    return tuple(tuple((r + i) * size + c + j for i in range(height) for j in range(width)) for r, c in corners)
