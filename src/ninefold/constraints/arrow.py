"""Arrows: the digits along the shaft add up to the number in the circle, which may have several digits (a pill)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from ninefold.constraints.parts import Cells, Drawn, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.sums import too_heavy, weighted_sum
from ninefold.errors import PuzzleError


@constraint
class Arrow(OnCells):
    """The sum of `cells` is the number that the digits of `circle` make, read in their order.

    >>> Arrow((1, 2), circle=(0,)).sentence
    'the digits along the arrow add up to the number in the circle'
    """

    cells: Cells
    circle: Cells
    name = "arrow"
    placed = "arrow"
    words = "the digits along the arrow add up to the number in the circle"
    convention = "digits may repeat along the shaft; a circle of two or three cells is one number of as many digits"
    repeats = True

    def check(self) -> None:
        if not 1 <= len(self.circle) <= 3:
            raise PuzzleError(f"arrow: a circle has 1 to 3 cells, got {len(self.circle)}")
        OnCells.check(self)
        too_heavy(self.name, [(cell, 1) for cell in self.cells])

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        return (Drawn("pill", self.circle), Drawn("arrow", (self.circle[-1], *self.cells)))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        number = reduce(lambda total, cell: 10 * total + digits[cell] - scale.shift, self.circle, 0)
        return sum(self.values(digits, scale)) == number

    def rules(self, scale: Scale) -> Iterator[Rule]:
        places = [(cell, -(10**place)) for place, cell in enumerate(reversed(self.circle))]
        return weighted_sum([(cell, 1) for cell in self.cells] + places, 0, scale)
