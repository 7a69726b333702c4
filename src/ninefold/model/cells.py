"""Cells in text: `r1c1` is the first row, first column."""

from __future__ import annotations

import re
from typing import TypeAlias

from ninefold.errors import PuzzleError
from ninefold.model.shape import Shape
from ninefold.model.shown import shown

Where: TypeAlias = int | str | tuple[int, int]
"""A cell as people name it: its number from 0, `"r1c5"`, or (row, column) from 0."""

_CELL = re.compile(r"r(\d{1,3})c(\d{1,3})", re.IGNORECASE)


def cell_name(cell: int, size: int) -> str:
    """The name of a cell.

    >>> cell_name(10, 9)
    'r2c2'
    """
    row, column = divmod(cell, size)
    return f"r{row + 1}c{column + 1}"


def cell_names(cells: tuple[int, ...] | list[int], size: int) -> str:
    """The names of cells, in their order, with commas.

    >>> cell_names((0, 10), 9)
    'r1c1, r2c2'
    """
    return ", ".join(cell_name(cell, size) for cell in cells)


def cells_told(cells: tuple[int, ...] | list[int], size: int) -> str:
    """The names of cells as a sentence has them.

    >>> cells_told((0, 1, 10), 9), cells_told((0,), 9)
    ('r1c1, r1c2 and r2c2', 'r1c1')
    """
    *most, last = (cell_name(cell, size) for cell in cells)
    return f"{', '.join(most)} and {last}" if most else last


def parse_cell(text: str, size: int, extra: int = 0) -> int:
    """The cell of a name; extra cells lie in rows below the board.

    >>> parse_cell("R2C2", 9), parse_cell("r10c3", 9, extra=3)
    (10, 83)
    """
    match = _CELL.fullmatch(text.strip()) if isinstance(text, str) else None
    if match:
        row, column = int(match[1]), int(match[2])
        cell = (row - 1) * size + column - 1
        if row >= 1 and 1 <= column <= size and cell < size * size + extra:
            return cell
    raise PuzzleError(f"expected a cell from r1c1 to {cell_name(size * size + extra - 1, size)}, got {shown(text)}")


def cell_at(where: Where, shape: Shape) -> int:
    """The number of a cell, however it is named; PuzzleError if the board has none there.

    >>> cell_at("r2c2", Shape(3, 3)), cell_at((1, 1), Shape(3, 3)), cell_at(10, Shape(3, 3))
    (10, 10, 10)
    """
    if isinstance(where, str):
        return parse_cell(where, shape.size, shape.extra)
    size = shape.size
    if isinstance(where, tuple):
        row, column = where
        if row >= 0 and 0 <= column < size and row * size + column < shape.cells:
            return row * size + column
        raise PuzzleError(f"[row, column]: expected numbers from 0 to {size - 1}, got {row}, {column}")
    if 0 <= where < shape.cells:
        return where
    raise PuzzleError(f"expected a cell from 0 to {shape.cells - 1}, got {where}")
