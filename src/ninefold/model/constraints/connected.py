"""Regions that the digits themselves draw: the cells that hold some of the digits hang together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import NEVER, Rule, Scale

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@dataclass(frozen=True, slots=True)
class Connected(OnCells):
    """Of the cells, which lie in rows of so many columns, those with one of the values are one region, by sides.

    count    how many cells the region has; None if there may be any number, but one at least
    """

    cells: tuple[int, ...]
    columns: int
    contents: tuple[int, ...]
    count: int | None = None
    name = "connected"
    mark = ""

    @property
    def sentence(self) -> str:
        which = " or ".join(map(str, self.contents))
        if self.count is None:
            return f"the cells that hold {which} are one connected region"
        return f"the cells that hold {which} are one connected region of {self.count} cells"

    def fits(self, shape: Shape) -> bool:
        return 1 <= self.columns <= shape.cells and OnCells.fits(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        inside = {k for k, value in enumerate(self.values(digits, scale)) if value in self.contents}
        if not inside or (self.count is not None and len(inside) != self.count):
            return False
        found = [min(inside)]
        for k in found:
            sides = [k - self.columns, k + self.columns]
            sides += [k - 1] if k % self.columns else []
            sides += [k + 1] if (k + 1) % self.columns else []
            found += [other for other in sides if other in inside and other not in found]
        return len(found) == len(inside)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        digits = (value + scale.shift for value in self.contents if value in scale.values)
        if self.count is not None and not 1 <= self.count <= len(self.cells):
            yield NEVER
            return
        yield Rule("connected", self.cells, (self.columns, self.count or 0, *digits))
