"""Cells without houses: those that are no part of a board that is not square, and those of boards without lines."""

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
    ink = "v-void"
    least = 0

    @property
    def sentence(self) -> str:
        return f"{len(self.cells)} cells are no part of the board"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[cell] == 1 for cell in self.cells)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (Rule("among", (cell,), (1,)) for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Free(OnCells):
    """Cells that are in no row, column or box: only constraints speak of them."""

    cells: tuple[int, ...]
    name = "free cells"
    mark = ""

    @property
    def sentence(self) -> str:
        return f"{len(self.cells)} cells are in no row, column or box: digits may repeat there"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return True

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return iter(())
