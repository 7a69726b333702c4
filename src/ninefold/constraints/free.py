"""Cells in no row, column or box, as those of boards without lines."""

from __future__ import annotations

from ninefold.constraints.parts import Cells, OnCells, Scale, constraint


@constraint
class Free(OnCells):
    """Cells that are in no row, column or box: only constraints speak of them."""

    cells: Cells
    name = "free cells"
    placed = ""
    look = ""

    @property
    def sentence(self) -> str:
        return f"{len(self.cells)} cells are in no row, column or box: digits may repeat there"

    @property
    def free_cells(self) -> tuple[int, ...]:
        return self.cells

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return True
