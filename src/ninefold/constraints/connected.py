"""Regions that the digits themselves draw: the cells that hold some of the digits hang together."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import NEVER, Cells, Numbers, OnCells, Rule, Scale, Shape, constraint


@constraint
class Connected(OnCells):
    """Of the cells, which lie in rows of so many columns, those with one of the values are one region, by sides.

    count    how many cells the region has; None if there may be any number, but one at least
    """

    cells: Cells
    columns: int
    contents: Numbers
    count: int | None = None
    name = "connected"
    placed = ""
    look = ""

    @property
    def sentence(self) -> str:
        which = " or ".join(map(str, self.contents))
        if self.count is None:
            return f"the cells that hold {which} are one connected region"
        return f"the cells that hold {which} are one connected region of {self.count} cells"

    def fault(self, shape: Shape) -> str | None:
        if not 1 <= self.columns <= shape.cells:
            return f"no place on a {shape} board for {self.columns:,} columns"
        return OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        inside = {k for k, value in enumerate(self.values(digits, scale)) if value in self.contents}
        if not inside or (self.count is not None and len(inside) != self.count):
            return False
        found = [min(inside)]
        inside.remove(found[0])
        for k in found:
            sides = [k - self.columns, k + self.columns]
            sides += [k - 1] if k % self.columns else []
            sides += [k + 1] if (k + 1) % self.columns else []
            near = inside.intersection(sides)
            inside -= near
            found += near
        return not inside

    def rules(self, scale: Scale) -> Iterator[Rule]:
        digits = (value + scale.shift for value in dict.fromkeys(self.contents) if value in scale.values)
        if self.count is not None and not 1 <= self.count <= len(self.cells):
            yield NEVER
            return
        yield Rule("connected", self.cells, (self.columns, self.count or 0, *digits))
