"""What constraints over a whole board have in common."""

from __future__ import annotations

from typing import ClassVar

from ninefold.model.constraint import Constraint, Placed
from ninefold.model.fields import listed_cells
from ninefold.model.shape import Shape


class OnBoard(Constraint):
    """What constraints over a whole board have in common; `size` is that of the board."""

    __slots__ = ()
    placed: ClassVar[Placed] = "board"
    size: int

    def listed(self, shape: Shape) -> int:
        return shape.size * shape.size + listed_cells(self)

    def fault(self, shape: Shape) -> str | None:
        if self.size != shape.size:
            return f"no place on a {shape} board for a rule of {self.size} rows and columns"
        return Constraint.fault(self, shape)


class OnPartOfBoard(OnBoard):
    """The same where the board may be smaller than its square; 0 rows or columns are all of them."""

    __slots__ = ()
    rows: int
    columns: int

    def fault(self, shape: Shape) -> str | None:
        for what, count in (("rows", self.rows), ("columns", self.columns)):
            if not 0 <= count <= shape.size:
                return f"a {shape} board has {shape.size} {what}, got {count:,}"
        return OnBoard.fault(self, shape)
