"""Double arrows: what stands between two circles adds up to the circles."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Drawn, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.sums import weighted_sum


@constraint
class DoubleArrow(OnCells):
    """The digits between the two circles at the ends add up to the sum of the circles."""

    cells: Cells
    name = "double arrow"
    words = "the digits between the circles add up to the sum of the circles"
    least = 3

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        ends = (self.cells[0], self.cells[-1])
        return (Drawn("line", self.cells, ink="v-double-arrow"), Drawn("ring", ends, ink="v-end v-double-arrow"))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        first, *middle, last = self.values(digits, scale)
        return first + last == sum(middle)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        first, *middle, last = self.cells
        return weighted_sum([(first, -1), (last, -1)] + [(cell, 1) for cell in middle], 0, scale)
