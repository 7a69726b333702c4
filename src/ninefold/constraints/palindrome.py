"""Palindromes: lines that read the same from both ends."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.relations import pair
from ninefold.model.fields import Cells
from ninefold.model.rule import Rule, Scale


@constraint
class Palindrome(OnCells):
    """A line that reads the same from both ends."""

    cells: Cells
    name = "palindrome"
    repeats = True

    @property
    def sentence(self) -> str:
        return "the line reads the same from both ends"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return values == values[::-1]

    def rules(self, scale: Scale) -> Iterator[Rule]:
        half = len(self.cells) // 2
        ends = zip(self.cells[:half], self.cells[::-1], strict=False)
        return (pair(a, b, "equal", scale) for a, b in ends if a != b)
