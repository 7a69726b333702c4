"""Symmetries of the givens: which cells are given together, on a board of any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ninefold.choices import Symmetry

_Move = Callable[[int, int, int], tuple[int, int]]
"""(row, column, last) to the place it is mapped to."""

_MOVES: dict[str, _Move] = {
    "turn": lambda row, column, last: (column, last - row),
    "half-turn": lambda row, column, last: (last - row, last - column),
    "left-right": lambda row, column, last: (row, last - column),
    "top-bottom": lambda row, column, last: (last - row, column),
    "diagonal": lambda row, column, last: (column, row),
    "antidiagonal": lambda row, column, last: (last - column, last - row),
}

SYMMETRIES: dict[Symmetry, tuple[str, ...]] = {
    "none": (),
    "rotation180": ("half-turn",),
    "rotation90": ("turn",),
    "mirror": ("left-right",),
    "mirror-vertical": ("top-bottom",),
    "mirrors": ("left-right", "top-bottom"),
    "diagonal": ("diagonal",),
    "antidiagonal": ("antidiagonal",),
    "diagonals": ("diagonal", "antidiagonal"),
    "full": ("turn", "left-right"),
}
"""Each symmetry, and the moves that it is made of."""


@lru_cache(maxsize=32)
def orbits(symmetry: Symmetry, size: int) -> tuple[tuple[int, ...], ...]:
    """The cells of a board in groups: a symmetric set of givens has all of a group or nothing of it.

    >>> orbits("rotation180", 2)
    ((0, 3), (1, 2))
    >>> orbits("full", 3)
    ((0, 2, 6, 8), (1, 3, 5, 7), (4,))
    """
    moves = [_MOVES[name] for name in SYMMETRIES[symmetry]]
    seen: set[int] = set()
    groups = []
    for start in range(size * size):
        if start in seen:
            continue
        group = {start}
        fresh = [start]
        while fresh:
            row, column = divmod(fresh.pop(), size)
            for move in moves:
                to_row, to_column = move(row, column, size - 1)
                cell = to_row * size + to_column
                if cell not in group:
                    group.add(cell)
                    fresh.append(cell)
        seen |= group
        groups.append(tuple(sorted(group)))
    return tuple(groups)


def is_symmetric(givens: bytes, symmetry: Symmetry, size: int) -> bool:
    """Whether the givens lie symmetrically.

    >>> is_symmetric(bytes([1, 0, 0, 2]), "rotation180", 2), is_symmetric(bytes([1, 2, 0, 0]), "rotation180", 2)
    (True, False)
    """
    groups = orbits(symmetry, size) if SYMMETRIES[symmetry] else ()
    return all(len({bool(givens[cell]) for cell in group}) == 1 for group in groups)
