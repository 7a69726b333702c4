"""X, V and other sums of two cells."""

from __future__ import annotations

from ninefold.constraints.parts import Cells, constraint
from ninefold.constraints.parts.two_cells import TwoCells


@constraint
class PairSum(TwoCells):
    """X (10), V (5), or any other sum of two neighbours."""

    cells: Cells
    number: int
    name = "pair sum"
    usual = (("number", (10, 5)),)
    look = "sign"
    words = "the two digits add up to {number}"
    convention = "X is 10 and V is 5; that there is neither means nothing, unless the rules say that all are given"
    relation = "sum"

    @property
    def called(self) -> str:
        return self.text if self.number in (5, 10) else self.name

    @property
    def text(self) -> str:
        return {5: "V", 10: "X"}.get(self.number, str(self.number))
