"""Cells of the square that are no part of the board: boards that are not square, or have fewer lines than digits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale


@dataclass(frozen=True, slots=True)
class Void(OnCells):
    """Cells outside the board. They are in no house; a solution has digit 1 in them, which means nothing."""

    cells: tuple[int, ...]
    name = "void"
    mark = "shade"
    least = 0

    @property
    def sentence(self) -> str:
        return f"{len(self.cells)} cells are no part of the board"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[cell] == 1 for cell in self.cells)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (Rule("among", (cell,), (1,)) for cell in self.cells)
