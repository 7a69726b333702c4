"""Killer cages: different digits, and usually their sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.too_many import too_many_for_digits
from ninefold.model.fields import Cells
from ninefold.model.house import House
from ninefold.model.rule import NEVER, Rule, Scale

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@constraint
class Cage(OnCells):
    """Different digits that add up to the total, if there is one.

    >>> Cage((0, 1), 17).sentence
    'the digits of the cage are different and add up to 17'
    """

    cells: Cells
    total: int | None = None
    name = "killer cage"
    convention = "no digit comes twice in a cage, even where its cells share no house"
    look = "cage"

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("cage", -1, self.cells),)

    @property
    def is_houses(self) -> bool:
        return self.total is None

    @property
    def text(self) -> str:
        return "" if self.total is None else str(self.total)

    @property
    def sentence(self) -> str:
        total = "" if self.total is None else f" and add up to {self.total}"
        return f"the digits of the cage are different{total}"

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return len(set(values)) == len(values) and self.total in (None, sum(values))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if self.total is not None:
            total = self.total + len(self.cells) * scale.shift
            yield Rule("cage", self.cells, (total,)) if total > 0 else NEVER
