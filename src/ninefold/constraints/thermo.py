"""Thermometers: digits grow from the bulb; on slow ones they may also stay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.relations import pair


@constraint
class Thermo(OnCells):
    """Digits that grow from the first cell, the bulb; `slow`: that never shrink."""

    cells: Cells
    slow: bool = False
    name = "thermometer"
    convention = "unless it is called slow, every digit is more than the one before it"
    look = "thermo"

    @property
    def ink(self) -> str:  # type: ignore[override]
        return "v-slow" if self.slow else ""

    @property
    def sentence(self) -> str:
        return f"the digits {'never shrink' if self.slow else 'grow'} from the bulb on"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(a < b or (self.slow and a == b) for a, b in pairwise(self.values(digits, scale)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        relation = "at most" if self.slow else "less"
        return (pair(a, b, relation, scale) for a, b in pairwise(self.cells))
