"""Marks between two cells: a relation that their digits have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.relations import pair, related
from ninefold.errors import PuzzleError
from ninefold.model.constraint import Mark
from ninefold.model.rule import Rule, Scale


class TwoCells(OnCells):
    """Two cells whose digits have a relation, with a mark between them."""

    __slots__ = ()
    look = "dot"
    black: ClassVar[bool] = False
    """Whether the dot is filled."""
    relation: str
    number: int

    def check(self) -> None:
        OnCells.check(self)
        if len(self.cells) != 2:
            raise PuzzleError(f"{self.name}: expected 2 cells, got {len(self.cells)}")

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark(self.look, self.cells, self.text, self.black),)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        a, b = self.values(digits, scale)
        return related(self.relation, a, b, self.number)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        a, b = self.cells
        yield pair(a, b, self.relation, scale, self.number)
