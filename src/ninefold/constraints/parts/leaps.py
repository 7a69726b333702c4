"""Pairs of cells that are so many rows and columns apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ninefold.stopping import looking


@lru_cache(maxsize=8)
def leap_pairs(size: int, down: int, right: int) -> tuple[tuple[int, int], ...]:
    """Every two cells of a board that are so many rows and columns apart, or the other way round.

    >>> leap_pairs(2, 1, 1)
    ((0, 3), (1, 2))
    """
    return tuple(each_leap(size, down, right))


def _moves(down: int, right: int) -> list[tuple[int, int]]:
    moves = {(a, b * sign) for a, b in ((down, right), (right, down)) for sign in (1, -1)}
    return sorted(move for move in moves if move > (0, 0))


def each_leap(size: int, down: int, right: int) -> Iterator[tuple[int, int]]:
    moves = _moves(down, right)
    for cell in looking(range(size * size)):
        row, column = divmod(cell, size)
        for rows, columns in moves:
            if row + rows < size and 0 <= column + columns < size:
                yield cell, (row + rows) * size + column + columns


def leap_count(size: int, down: int, right: int) -> int:
    """How many pairs there are, without listing them.

    >>> leap_count(9, 1, 2) == len(leap_pairs(9, 1, 2))
    True
    """
    return sum(max(0, size - rows) * max(0, size - abs(columns)) for rows, columns in _moves(down, right))
