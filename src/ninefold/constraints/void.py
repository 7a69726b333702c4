"""Cells that are no part of a board that is not square."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint


@constraint
class Void(OnCells):
    """Cells outside the board. They are in no house; a solution has digit 1 in them, which means nothing."""

    cells: Cells
    name = "void"
    placed = ""
    look = "shade"
    ink = "v-void"
    least = 0

    @property
    def sentence(self) -> str:
        return f"{len(self.cells)} cells are no part of the board"

    @property
    def void_cells(self) -> tuple[int, ...]:
        return self.cells

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[cell] == 1 for cell in self.cells)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (Rule("among", (cell,), (1,)) for cell in self.cells)
