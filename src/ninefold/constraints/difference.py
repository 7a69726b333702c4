"""White dots: two cells with a difference."""

from __future__ import annotations

from ninefold.constraints.parts import Cells, constraint
from ninefold.constraints.parts.two_cells import TwoCells


@constraint
class Difference(TwoCells):
    """A white dot: two cells with this difference.

    >>> Difference((0, 1), 1).sentence
    'the two digits differ by 1'
    """

    cells: Cells
    number: int = 1
    name = "difference"
    ink = "v-white"
    words = "the two digits differ by {number}"
    convention = (
        "a dot without a number means 1; that there is no dot means nothing, unless the rules say that "
        "all dots are given"
    )
    relation = "difference"

    @property
    def called(self) -> str:
        return "white dot"

    @property
    def text(self) -> str:
        return "" if self.number == 1 else str(self.number)
