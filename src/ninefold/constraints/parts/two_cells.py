"""Marks between two cells: a relation that their digits have."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.relations import pair, related
from ninefold.errors import PuzzleError
from ninefold.model.rule import Rule, Scale


class TwoCells(OnCells):
    """Two cells whose digits have a relation, with a mark between them."""

    __slots__ = ()
    look = "dot"
    placed = "edge"
    relation: str
    number: int

    def check(self) -> None:
        OnCells.check(self)
        if len(self.cells) != 2:
            raise PuzzleError(f"{self.name}: expected 2 cells, got {len(self.cells)}")

    def holds(self, digits: bytes, scale: Scale) -> bool:
        a, b = self.values(digits, scale)
        return related(self.relation, a, b, self.number)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        a, b = self.cells
        yield pair(a, b, self.relation, scale, self.number)
