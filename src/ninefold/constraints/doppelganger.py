"""Doppelgangers: every row, column and box has a 0 and lacks one other digit, which an extra cell holds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, Shape, constraint
from ninefold.constraints.parts.relations import pair
from ninefold.constraints.parts.too_many import too_many_for_digits


@constraint
class Doppelganger(OnCells):
    """Where the first cell holds the lowest digit, the digits that its houses lack, in the other cells, are different.

    What each house lacks is told by extra houses: the cells of the house and the extra cell, all different.
    """

    cells: Cells
    name = "doppelganger"
    placed = ""
    words = "where there is a 0, its row, its column and its box lack different digits"
    look = ""
    least = 3

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells[1:], shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        here, *lacked = (digits[cell] for cell in self.cells)
        return here != 1 or len(set(lacked)) == len(lacked)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        here, *lacked = self.cells
        other = Rule("among", (here,), tuple(range(2, scale.size + 1)))
        different = tuple(pair(a, b, "different", scale) for a, b in combinations(lacked, 2))
        yield Rule("either", (), alternatives=((other,), (Rule("among", (here,), (1,)), *different)))
