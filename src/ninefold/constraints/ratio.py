"""Black dots: two cells with a ratio."""

from __future__ import annotations

from ninefold.constraints.parts import Cells, constraint
from ninefold.constraints.parts.two_cells import TwoCells


@constraint
class Ratio(TwoCells):
    """A black dot: one digit is so many times the other."""

    cells: Cells
    number: int = 2
    name = "ratio"
    words = "one of the two digits is {number} times the other"
    convention = (
        "a dot without a number means 2; that there is no dot means nothing, unless the rules say that "
        "all dots are given"
    )
    relation = "ratio"

    @property
    def called(self) -> str:
        return "black dot"

    ink = "v-black"

    @property
    def text(self) -> str:
        return "" if self.number == 2 else str(self.number)
