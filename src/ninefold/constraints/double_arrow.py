"""Double arrows: what stands between two circles adds up to the circles."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.sums import weighted_sum
from ninefold.model.constraint import Mark
from ninefold.model.fields import Cells
from ninefold.model.rule import Rule, Scale


@constraint
class DoubleArrow(OnCells):
    """The digits between the two circles at the ends add up to the sum of the circles."""

    cells: Cells
    name = "double arrow"
    least = 3

    @property
    def sentence(self) -> str:
        return "the digits between the circles add up to the sum of the circles"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark("circle", (self.cells[0],)), Mark("line", self.cells), Mark("circle", (self.cells[-1],)))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        first, *middle, last = self.values(digits, scale)
        return first + last == sum(middle)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        first, *middle, last = self.cells
        return weighted_sum([(first, -1), (last, -1)] + [(cell, 1) for cell in middle], 0, scale)
