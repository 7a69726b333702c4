"""Cells in no row, column or box, as those of boards without lines."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.model.fields import Cells
from ninefold.model.rule import Rule, Scale


@constraint
class Free(OnCells):
    """Cells that are in no row, column or box: only constraints speak of them."""

    cells: Cells
    name = "free cells"
    look = ""

    @property
    def sentence(self) -> str:
        return f"{len(self.cells)} cells are in no row, column or box: digits may repeat there"

    @property
    def free_cells(self) -> tuple[int, ...]:
        return self.cells

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return True

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return iter(())
