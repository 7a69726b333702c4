"""Renban: consecutive digits in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.too_many import too_many_for_digits
from ninefold.model.fields import Cells
from ninefold.model.house import House
from ninefold.model.rule import Rule, Scale

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@constraint
class Renban(OnCells):
    """Consecutive digits, none of them twice, in any order."""

    cells: Cells
    name = "renban"

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("renban line", -1, self.cells),)

    @property
    def sentence(self) -> str:
        return "the digits of the line are consecutive, in any order, and none occurs twice"

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = sorted(self.values(digits, scale))
        return values == list(range(values[0], values[0] + len(values)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("renban", self.cells)
