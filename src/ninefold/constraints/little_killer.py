"""Little killers: the sum along a diagonal."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.sums import weighted_sum
from ninefold.model.fields import Cells
from ninefold.model.rule import Rule, Scale


@constraint
class LittleKiller(OnCells):
    """The sum along a diagonal, printed outside; the first cell is the one next to the clue."""

    cells: Cells
    total: int
    name = "little killer"
    convention = "digits may repeat along the diagonal"
    look = "outside"

    @property
    def text(self) -> str:
        return str(self.total)

    @property
    def sentence(self) -> str:
        return f"the digits along the diagonal add up to {self.total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return sum(self.values(digits, scale)) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return weighted_sum([(cell, 1) for cell in self.cells], self.total, scale)
