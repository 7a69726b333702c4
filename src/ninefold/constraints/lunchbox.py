"""Lunchboxes: the sum of what stands between the smallest and the largest digit of a cage."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.outside_sum import OutsideSum, sum_of
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.relations import pair
from ninefold.constraints.parts.too_many import too_many_for_digits
from ninefold.errors import PuzzleError
from ninefold.model.bounds import LUNCHBOX
from ninefold.model.fields import Cells
from ninefold.model.house import House
from ninefold.model.rule import Rule, Scale
from ninefold.stopping import looking

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@constraint
class Lunchbox(OutsideSum):
    """Different digits; those between the smallest and the largest of them add up to the total."""

    cells: Cells
    total: int
    name = "lunchbox"
    look = "cage"
    least = 2

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("lunchbox", -1, self.cells),)

    @property
    def sentence(self) -> str:
        return f"the digits are different, and those between the smallest and the largest add up to {self.total}"

    def check(self) -> None:
        OnCells.check(self)
        if len(self.cells) > LUNCHBOX:
            raise PuzzleError(f"lunchbox: at most {LUNCHBOX} cells, got {len(self.cells):,}")

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        first, last = sorted((values.index(min(values)), values.index(max(values))))
        return len(set(values)) == len(values) and sum(values[first + 1 : last]) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        ways = []
        for low, high in looking(permutations(range(len(self.cells)), 2)):
            first, last = sorted((low, high))
            inside = sum_of(self.cells[first + 1 : last], self.total, scale.values[1:-1], scale)
            if inside is None:
                continue
            between = [self.cells[k] for k in range(len(self.cells)) if k not in (low, high)]
            order = [pair(self.cells[low], cell, "less", scale) for cell in [*between, self.cells[high]]]
            order += [pair(cell, self.cells[high], "less", scale) for cell in between]
            ways.append((*order, *inside))
        yield Rule("either", (), alternatives=tuple(ways))
