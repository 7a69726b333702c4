"""A cell that holds what another points at."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.relations import pair


@constraint
class IndexedCell(OnCells):
    """The first cell holds what the Nth cell of the line holds, where N is the digit of the second; then the line."""

    cells: Cells
    name = "indexed cell"
    words = "the first cell holds what the Nth of the others holds, where N is the digit of the second cell"
    least = 3
    repeats = True

    def holds(self, digits: bytes, scale: Scale) -> bool:
        value, at, *line = self.values(digits, scale)
        return 1 <= at <= len(line) and line[at - 1] == value

    def rules(self, scale: Scale) -> Iterator[Rule]:
        mine, index, *line = self.cells
        ways = []
        for at, other in enumerate(line, 1):
            if at in scale.values:
                same = () if other == mine else (pair(mine, other, "equal", scale),)
                ways.append((Rule("among", (index,), (at + scale.shift,)), *same))
        yield Rule("either", (), alternatives=tuple(ways))
