"""Nabner lines (renban, read backward): no two digits are the same or consecutive."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.relations import pair
from ninefold.constraints.parts.too_many import too_many_for_digits
from ninefold.model.fields import Cells
from ninefold.model.house import House
from ninefold.model.rule import Rule, Scale

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@constraint
class Nabner(OnCells):
    """Digits that are all at least 2 apart from each other, wherever they stand on the line."""

    cells: Cells
    name = "nabner"

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("nabner line", -1, self.cells),)

    @property
    def sentence(self) -> str:
        return "no two digits on the line are the same or consecutive"

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(b - a >= 2 for a, b in pairwise(sorted(self.values(digits, scale))))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "difference at least", scale, 2) for a, b in combinations(self.cells, 2))
