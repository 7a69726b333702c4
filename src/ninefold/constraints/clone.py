"""Clones: groups of cells that hold the same digits at the same places."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.relations import pair
from ninefold.errors import PuzzleError
from ninefold.model.constraint import Mark
from ninefold.model.fields import Cells
from ninefold.model.rule import Rule, Scale


@constraint
class Clone(OnCells):
    """Two groups of cells that hold the same digits at the same places."""

    cells: Cells
    copies: Cells
    name = "clone"
    convention = "the two groups have the same form and are not turned"
    look = "shade"

    def check(self) -> None:
        if len(self.cells) != len(self.copies):
            raise PuzzleError(f"clone: {len(self.cells)} cells cannot be copied into {len(self.copies)}")
        OnCells.check(self)

    @property
    def sentence(self) -> str:
        return "the two groups hold the same digits at the same places"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark("shade", self.cells), Mark("shade", self.copies))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[a] == digits[b] for a, b in zip(self.cells, self.copies, strict=True))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "equal", scale) for a, b in zip(self.cells, self.copies, strict=True) if a != b)
