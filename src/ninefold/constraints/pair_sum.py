"""X, V and other sums of two cells."""

from __future__ import annotations

from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.two_cells import TwoCells
from ninefold.model.fields import Cells


@constraint
class PairSum(TwoCells):
    """X (10), V (5), or any other sum of two neighbours."""

    cells: Cells
    number: int
    name = "pair sum"
    convention = "X is 10 and V is 5; that there is neither means nothing, unless the rules say that all are given"
    relation = "sum"

    @property
    def sentence(self) -> str:
        return f"the two digits add up to {self.number}"

    @property
    def text(self) -> str:
        return {5: "V", 10: "X"}.get(self.number, str(self.number))
