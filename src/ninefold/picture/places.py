"""Where things stand in the picture of a board, in its own units: a cell is 40 wide."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import isqrt

from ninefold.model import Puzzle

CELL = 40
MARGIN = 4
SUM_FONT = 8
_SUMS = 9.5
"""The strip at the top of each cell that is kept free on boards whose cages have sums …"""
_CAGES = 3.5
"""… and those at the other edges, where the lines of cages are."""


def corner(cell: int, size: int) -> tuple[float, float]:
    """The upper left corner of a cell."""
    row, column = divmod(cell, size)
    return MARGIN + column * CELL, MARGIN + row * CELL


@dataclass(frozen=True, slots=True)
class MarkPlaces:
    """Where candidates stand: in the whole cell, or below the sums of cages, in every cell of the board alike.

    Only the cells that hold a sum would need it; but candidates of a row that stand at two heights are hard to compare.
    """

    size: int
    top: float
    side: float

    @classmethod
    def of(cls, puzzle: Puzzle) -> MarkPlaces:
        marks = (mark for rule in puzzle.constraints for mark in rule.drawing)
        sums = any(mark.kind == "cage" and mark.text for mark in marks)
        return cls(puzzle.shape.size, *((_SUMS, _CAGES) if sums else (0, 0)))

    @property
    def step(self) -> float:
        """The distance of neighbouring candidates; where they are closer in one direction, that one."""
        return min(self._right, self._down)

    def middle(self, cell: int, digit: int) -> tuple[float, float]:
        """Where a candidate stands."""
        x, y = corner(cell, self.size)
        down, right = divmod(digit - 1, self._across)
        return x + self.side + (right + 0.5) * self._right, y + self.top + (down + 0.5) * self._down

    def below(self, share: float) -> float:
        """How far down in a cell a share of the room for candidates ends."""
        return self.top + share * (CELL - self.top - self.side)

    @property
    def _across(self) -> int:
        """Candidates per row of a cell."""
        return max(2, -(-self.size // max(1, isqrt(self.size))))

    @property
    def _right(self) -> float:
        return (CELL - 2 * self.side) / self._across

    @property
    def _down(self) -> float:
        rows = -(-self.size // self._across)
        return min(CELL / self._across, (CELL - self.top - self.side) / rows)


def middle_text(kind: str, x: float, y: float, size: float, text: str) -> str:
    """Text with its middle at (x, y). The baseline is set by hand: not every renderer knows dominant-baseline."""
    text = escape(text, quote=False)  # the symbols of a puzzle may be any characters
    return f'<text class="{kind}" x="{x:g}" y="{y + 0.36 * size:.5g}" font-size="{size:.4g}">{text}</text>'
