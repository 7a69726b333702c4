"""Entropic lines: low, middle and high digits in turn."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import combinations

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.thirds import third


@constraint
class Entropic(OnCells):
    """Every three cells in a row of the line hold a low, a middle and a high digit."""

    cells: Cells
    name = "entropic line"
    ink = "v-entropic"
    words = "every three neighbours on the line are a low, a middle and a high digit"
    convention = "on a board of nine digits 1 to 3 are low, 4 to 6 are in the middle and 7 to 9 are high"
    repeats = True

    def holds(self, digits: bytes, scale: Scale) -> bool:
        thirds = [third(value, scale) for value in self.values(digits, scale)]
        return all(a != b for k, a in enumerate(thirds) for b in thirds[k + 1 : k + 3])

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for k in range(max(1, len(self.cells) - 2)):
            for a, b in combinations(self.cells[k : k + 3], 2):
                yield Rule("pair", (a, b), table=_thirds(scale)) if a != b else NEVER


@kept
def _thirds(scale: Scale) -> bytes:
    different = [third(a, scale) != third(b, scale) for a in scale.values for b in scale.values]
    return array("i", different).tobytes()
