"""Any relation of two cells, given as a table."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import combinations, pairwise

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, Shape, constraint
from ninefold.constraints.parts.too_many import too_many_pairs


@constraint
class PairTable(OnCells):
    """Pairs of digits that may stand in neighbours on the line, or (`every`) in any two of the cells.

    table    size × size bytes: row by row 1 where the pair (first digit, second digit) may stand
    """

    cells: Cells
    table: bytes
    every: bool = False
    label: str = ""
    name = "pair table"
    placed = ""
    repeats = True

    @property
    def called(self) -> str:
        return f"rule {self.label}" if self.label else "own rule"

    @property
    def sentence(self) -> str:
        which = "any two cells" if self.every else "neighbours on the line"
        return f"{which} hold one of the pairs that {self.label or 'a table'} allows"

    def fault(self, shape: Shape) -> str | None:
        if len(self.table) != shape.size * shape.size:
            return f"the table of a {shape} board has {shape.size**2:,} bytes, got {len(self.table):,}"
        if max(self.table) > 1:
            return f"the table is made of 0 and 1, got {max(self.table)}"
        cells = len(self.cells)
        return (too_many_pairs(cells * (cells - 1) // 2) if self.every else None) or OnCells.fault(self, shape)

    def _pairs(self) -> Iterator[tuple[int, int]]:
        return combinations(self.cells, 2) if self.every else pairwise(self.cells)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(self.table[(digits[a] - 1) * scale.size + digits[b] - 1] for a, b in self._pairs())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        table = array("i", list(self.table)).tobytes()
        for a, b in dict.fromkeys(self._pairs()):
            if a == b:
                yield Rule("among", (a,), tuple(d + 1 for d in range(scale.size) if self.table[d * (scale.size + 1)]))
            else:
                yield Rule("pair", (a, b), table=table)
