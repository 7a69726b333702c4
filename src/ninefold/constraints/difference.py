"""White dots: two cells with a difference."""

from __future__ import annotations

from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.two_cells import TwoCells
from ninefold.model.fields import Cells


@constraint
class Difference(TwoCells):
    """A white dot: two cells with this difference.

    >>> Difference((0, 1), 1).sentence
    'the two digits differ by 1'
    """

    cells: Cells
    number: int = 1
    name = "difference"
    convention = (
        "a dot without a number means 1; that there is no dot means nothing, unless the rules say that "
        "all dots are given"
    )
    relation = "difference"

    @property
    def sentence(self) -> str:
        return f"the two digits differ by {self.number}"

    @property
    def text(self) -> str:
        return "" if self.number == 1 else str(self.number)
