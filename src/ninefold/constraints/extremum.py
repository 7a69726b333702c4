"""Minimum and maximum cells: less, or more, than every orthogonal neighbour."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cell, Cells, Drawn, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.relations import pair


@constraint
class Extremum(OnCells):
    """The cell holds less (`lowest`) or more than each of the neighbours listed."""

    cell: Cell
    neighbours: Cells
    lowest: bool
    name = "extremum"
    placed = "centre"
    convention = "of two neighbours that are both marked in the same way neither is compared with the other"
    least = 0

    @property
    def called(self) -> str:
        return "minimum" if self.lowest else "maximum"

    @property
    def cells(self) -> tuple[int, ...]:  # type: ignore[override]
        return (self.cell, *self.neighbours)

    @property
    def sentence(self) -> str:
        return f"the digit is {'less' if self.lowest else 'more'} than each of its neighbours"

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        return (Drawn("inward" if self.lowest else "outward", (self.cell,)),)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        others = [digits[other] for other in self.neighbours]
        return all(digits[self.cell] < other if self.lowest else digits[self.cell] > other for other in others)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for other in self.neighbours:
            first, second = (self.cell, other) if self.lowest else (other, self.cell)
            yield pair(first, second, "less", scale)
