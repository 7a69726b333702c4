"""A cell that counts the different digits of others."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint


@constraint
class CountDistinct(OnCells):
    """The first cell says how many different digits the others hold."""

    cells: Cells
    name = "count of different digits"
    words = "the first digit is the number of different digits in the other cells"
    least = 2
    repeats = True

    def holds(self, digits: bytes, scale: Scale) -> bool:
        control, *others = self.values(digits, scale)
        return len(set(others)) == control

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("variety", self.cells, (-scale.shift,))
