"""Whispers: neighbours on the line differ by at least so much (German 5, Dutch 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.relations import pair
from ninefold.model.fields import Cells
from ninefold.model.rule import Rule, Scale


@constraint
class Whisper(OnCells):
    """Neighbours on the line differ by at least `difference`."""

    cells: Cells
    difference: int = 5
    name = "whisper"
    convention = "German whispers differ by at least 5, Dutch whispers by at least 4"
    repeats = True

    @property
    def sentence(self) -> str:
        return f"neighbours on the line differ by at least {self.difference}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(abs(a - b) >= self.difference for a, b in pairwise(self.values(digits, scale)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "difference at least", scale, self.difference) for a, b in pairwise(self.cells))
