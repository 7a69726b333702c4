"""Nabner lines (renban, read backward): no two digits are the same or consecutive."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from ninefold.constraints.parts import Cells, Rule, Scale, constraint
from ninefold.constraints.parts.all_different import AllDifferent
from ninefold.constraints.parts.relations import pair


@constraint
class Nabner(AllDifferent):
    """Digits that are all at least 2 apart from each other, wherever they stand on the line."""

    cells: Cells
    name = "nabner"
    ink = "v-nabner"
    house = "nabner line"
    words = "no two digits on the line are the same or consecutive"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(b - a >= 2 for a, b in pairwise(sorted(self.values(digits, scale))))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "difference at least", scale, 2) for a, b in combinations(self.cells, 2))
