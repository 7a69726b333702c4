"""Palindromes: lines that read the same from both ends."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.relations import pair


@constraint
class Palindrome(OnCells):
    """A line that reads the same from both ends."""

    cells: Cells
    name = "palindrome"
    words = "the line reads the same from both ends"
    repeats = True

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return values == values[::-1]

    def rules(self, scale: Scale) -> Iterator[Rule]:
        half = len(self.cells) // 2
        ends = zip(self.cells[:half], self.cells[::-1], strict=False)
        return (pair(a, b, "equal", scale) for a, b in ends if a != b)
