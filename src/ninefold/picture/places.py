"""Where things stand in a cell, in lengths of a cell."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import isqrt

from ninefold.picture.scene import Point

CLUE_STRIP = 0.26
"""The strip at the top of each cell that is kept free on boards with clues in the corners of cells …"""
CLUE_SIDE = 0.0875
"""… and those at the other edges, where the lines of cages are."""
SIDE = 0.0375
"""Candidates of other boards keep this far from the lines."""


def corner(cell: int, size: int) -> Point:
    """The upper left corner of a cell."""
    row, column = divmod(cell, size)
    return column, row


def middle(cell: int, size: int) -> Point:
    row, column = divmod(cell, size)
    return column + 0.5, row + 0.5


def mean(points: Iterable[Point]) -> Point:
    """The middle of several points."""
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


@dataclass(frozen=True, slots=True)
class MarkPlaces:
    """Where candidates stand: in the whole cell, or below a strip for clues, in every cell of the board alike.

    Only the cells that hold a clue would need it; but candidates of a row at two heights are hard to compare.
    """

    size: int
    top: float

    @property
    def step(self) -> float:
        """The distance of neighbouring candidates; where they are closer in one direction, that one."""
        return self._down

    def middle(self, cell: int, digit: int) -> Point:
        """Where a candidate stands."""
        x, y = corner(cell, self.size)
        down, right = divmod(digit - 1, self._across)
        top = self.top or (1 - self._rows * self._down) / 2
        return x + self._side + (right + 0.5) * self._right, y + top + (down + 0.5) * self._down

    def below(self, share: float) -> float:
        """How far down in a cell a share of the room for candidates ends."""
        return self.top + share * (1 - self.top - (self._side if self.top else 0))

    @property
    def _side(self) -> float:
        return CLUE_SIDE if self.top else SIDE

    @property
    def _across(self) -> int:
        """Candidates per row of a cell."""
        return max(2, -(-self.size // max(1, isqrt(self.size))))

    @property
    def _rows(self) -> int:
        return -(-self.size // self._across)

    @property
    def _right(self) -> float:
        return (1 - 2 * self._side) / self._across

    @property
    def _down(self) -> float:
        return min(self._right, (1 - self.top - self._side) / self._rows)
