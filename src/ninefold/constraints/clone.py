"""Clones: groups of cells that hold the same digits at the same places."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Drawn, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.relations import pair
from ninefold.errors import PuzzleError


@constraint
class Clone(OnCells):
    """Two groups of cells that hold the same digits at the same places."""

    cells: Cells
    copies: Cells
    name = "clone"
    placed = "copy"
    words = "the two groups hold the same digits at the same places"
    convention = "the two groups have the same form and are not turned"

    def check(self) -> None:
        if len(self.cells) != len(self.copies):
            raise PuzzleError(f"clone: {len(self.cells)} cells cannot be copied into {len(self.copies)}")
        OnCells.check(self)

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        return (Drawn("twin", self.cells), Drawn("twin", self.copies))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[a] == digits[b] for a, b in zip(self.cells, self.copies, strict=True))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "equal", scale) for a, b in zip(self.cells, self.copies, strict=True) if a != b)
