"""Renban: consecutive digits in any order."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Rule, Scale, constraint
from ninefold.constraints.parts.all_different import AllDifferent


@constraint
class Renban(AllDifferent):
    """Consecutive digits, none of them twice, in any order."""

    cells: Cells
    name = "renban"
    ink = "v-renban"
    house = "renban line"
    words = "the digits of the line are consecutive, in any order, and none occurs twice"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = sorted(self.values(digits, scale))
        return values == list(range(values[0], values[0] + len(values)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("renban", self.cells)
