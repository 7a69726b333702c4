"""Cells in text: `r1c1` is the first row, first column."""

from __future__ import annotations

import re

from ninefold.errors import PuzzleError
from ninefold.model.shown import shown

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
