"""Cells that hold different digits, besides what else is said of them."""

from __future__ import annotations

from typing import ClassVar

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.too_many import too_many_for_digits
from ninefold.model.house import House
from ninefold.model.shape import Shape


class AllDifferent(OnCells):
    """A constraint whose cells are a house, called `house`."""

    __slots__ = ()
    house: ClassVar[str]

    @property
    def houses(self) -> tuple[House, ...]:
        return (House(self.house, -1, self.cells),)

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)
