"""Pairs of cells that are so many rows and columns apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ninefold.errors import PuzzleError
from ninefold.model.bounds import DIGITS
from ninefold.stopping import looking


@lru_cache(maxsize=8)
def leap_pairs(size: int, down: int, right: int) -> tuple[tuple[int, int], ...]:
    """Every two cells of a board that are so many rows and columns apart, or the other way round.

    >>> leap_pairs(2, 1, 1)
    ((0, 3), (1, 2))
    """
    return tuple(each_leap(size, down, right))


def move_in_words(down: int, right: int) -> str:
    """The leap in words.

    >>> move_in_words(2, 1), move_in_words(0, 3)
    ("knight's move", 'leap of 0 and 3')
    """
    known = {(1, 2): "knight's move", (1, 1): "king's move"}
    return known.get((min(down, right), max(down, right)), f"leap of {down} and {right}")


def check_move(name: str, down: int, right: int) -> None:
    """Refuse a leap that no board has."""
    if not (0 <= down <= DIGITS and 0 <= right <= DIGITS and down + right):
        raise PuzzleError(f"{name}: from 0 to {DIGITS} rows and columns, not both 0, got {down:,} and {right:,}")


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
