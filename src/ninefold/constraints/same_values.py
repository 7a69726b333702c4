"""Groups of cells that hold the same digits, in any order."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Drawn, OnCells, Rule, Scale, constraint
from ninefold.errors import PuzzleError


@constraint
class SameValues(OnCells):
    """Parts of `length` cells that hold the same digits, each equally often."""

    cells: Cells
    length: int
    name = "same digits"
    usual = (("length", (2,)),)
    repeats = True

    def check(self) -> None:
        OnCells.check(self)
        if self.length < 1 or len(self.cells) % self.length:
            raise PuzzleError(f"same digits: {len(self.cells)} cells do not fall into parts of {self.length}")

    @property
    def sentence(self) -> str:
        return f"the {len(self.cells) // self.length} parts hold the same digits, each equally often"

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        starts = range(0, len(self.cells), self.length)
        return tuple(Drawn("twin", self.cells[start : start + self.length]) for start in starts)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        parts = [sorted(values[k : k + self.length]) for k in range(0, len(values), self.length)]
        return all(part == parts[0] for part in parts)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("same", self.cells, (self.length,))
