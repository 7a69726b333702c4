"""Arrows: the digits along the shaft add up to the number in the circle, which may have several digits (a pill)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import Mark, OnCells
from ninefold.model.constraints.rule import Rule, Scale, too_heavy, weighted_sum


@dataclass(frozen=True, slots=True)
class Arrow(OnCells):
    """The sum of `cells` is the number that the digits of `circle` make, read in their order.

    >>> Arrow((1, 2), circle=(0,)).sentence
    'the digits along the arrow add up to the number in the circle'
    """

    cells: tuple[int, ...]
    circle: tuple[int, ...]
    name = "arrow"
    repeats = True

    def check(self) -> None:
        if not 1 <= len(self.circle) <= 3:
            raise PuzzleError(f"arrow: a circle has 1 to 3 cells, got {len(self.circle)}")
        OnCells.check(self)
        too_heavy(self.name, [(cell, 1) for cell in self.cells])

    @property
    def sentence(self) -> str:
        return "the digits along the arrow add up to the number in the circle"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark("pill", self.circle), Mark("arrow", (self.circle[-1], *self.cells)))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        number = reduce(lambda total, cell: 10 * total + digits[cell] - scale.shift, self.circle, 0)
        return sum(self.values(digits, scale)) == number

    def rules(self, scale: Scale) -> Iterator[Rule]:
        places = [(cell, -(10**place)) for place, cell in enumerate(reversed(self.circle))]
        return weighted_sum([(cell, 1) for cell in self.cells] + places, 0, scale)


@dataclass(frozen=True, slots=True)
class DoubleArrow(OnCells):
    """The digits between the two circles at the ends add up to the sum of the circles."""

    cells: tuple[int, ...]
    name = "double arrow"
    least = 3

    @property
    def sentence(self) -> str:
        return "the digits between the circles add up to the sum of the circles"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        ends = (self.cells[0], self.cells[-1])
        return (Mark("line", self.cells, ink="v-double-arrow"), Mark("ring", ends, ink="v-end v-double-arrow"))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        first, *middle, last = self.values(digits, scale)
        return first + last == sum(middle)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        first, *middle, last = self.cells
        return weighted_sum([(first, -1), (last, -1)] + [(cell, 1) for cell in middle], 0, scale)
