"""Little killers: the sum along a diagonal."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.sums import weighted_sum


@constraint
class LittleKiller(OnCells):
    """The sum along a diagonal, printed outside; the first cell is the one next to the clue."""

    cells: Cells
    total: int
    name = "little killer"
    placed = "diagonal"
    clue = "total"
    words = "the digits along the diagonal add up to {total}"
    convention = "digits may repeat along the diagonal"
    look = "outside"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return sum(self.values(digits, scale)) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return weighted_sum([(cell, 1) for cell in self.cells], self.total, scale)
