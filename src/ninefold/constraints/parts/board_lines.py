"""The rows and columns of a board, read from either end."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=16)
def board_lines(size: int) -> tuple[tuple[int, ...], ...]:
    """Rows, rows backward, columns, columns upward; the native solvers number them in this order.

    >>> board_lines(2)
    ((0, 1), (2, 3), (1, 0), (3, 2), (0, 2), (1, 3), (2, 0), (3, 1))
    """
    rows = [tuple(range(row * size, (row + 1) * size)) for row in range(size)]
    columns = [tuple(range(column, size * size, size)) for column in range(size)]
    return (*rows, *(row[::-1] for row in rows), *columns, *(column[::-1] for column in columns))
