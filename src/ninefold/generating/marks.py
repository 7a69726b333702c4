"""Marks in cells and where cells meet, over a filled grid: odd and even, quadruples."""

from __future__ import annotations

from random import Random

from ninefold.constraints.contain import Contain
from ninefold.constraints.parity import Parity
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint

_SHARE = 3
"""One cell of so many is marked; one corner of twice as many, for it speaks of four."""


def parities(solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """Some cells marked as odd or even."""
    cells = sorted(rng.sample(range(board.shape.cells), board.shape.cells // _SHARE))
    by_kind = {odd: tuple(cell for cell in cells if solution[cell] % 2 == odd) for odd in (True, False)}
    return [Parity(marked, odd) for odd, marked in by_kind.items() if marked]


def quadruples(solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """The four digits around some corners, no two of which share a cell."""
    size = board.shape.size
    corners = [row * size + column for row in range(size - 1) for column in range(size - 1)]
    taken: set[int] = set()
    made: list[Constraint] = []
    for corner in rng.sample(corners, len(corners)):
        cells = (corner, corner + 1, corner + size, corner + size + 1)
        if taken.isdisjoint(cells) and len(made) < board.shape.cells // (2 * _SHARE):
            taken.update(cells)
            made.append(Contain(cells, tuple(sorted(solution[cell] for cell in cells))))
    return made
