"""Whispers: neighbours on the line differ by at least so much (German 5, Dutch 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.relations import pair


@constraint
class Whisper(OnCells):
    """Neighbours on the line differ by at least `difference`."""

    cells: Cells
    difference: int = 5
    name = "whisper"
    usual = (("difference", (5, 4)),)
    words = "neighbours on the line differ by at least {difference}"
    convention = "German whispers differ by at least 5, Dutch whispers by at least 4"
    repeats = True

    @property
    def called(self) -> str:
        return {5: "German whispers", 4: "Dutch whispers"}.get(self.difference, "whispers")

    @property
    def ink(self) -> str:  # type: ignore[override]
        return "v-dutch" if self.difference == 4 else "v-whisper"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(abs(a - b) >= self.difference for a, b in pairwise(self.values(digits, scale)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "difference at least", scale, self.difference) for a, b in pairwise(self.cells))
