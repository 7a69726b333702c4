"""Signs of less and greater between two cells."""

from __future__ import annotations

from ninefold.constraints.parts import Cells, constraint
from ninefold.constraints.parts.two_cells import TwoCells


@constraint
class Less(TwoCells):
    """The first cell holds less than the second."""

    cells: Cells
    name = "less than"
    look = "less"
    words = "the first digit is less than the second"
    convention = "the sign opens toward the larger digit"
    relation = "less"
    number = 0
