"""Signs of less and greater between two cells."""

from __future__ import annotations

from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.two_cells import TwoCells
from ninefold.model.fields import Cells


@constraint
class Less(TwoCells):
    """The first cell holds less than the second."""

    cells: Cells
    name = "less than"
    convention = "the sign opens toward the larger digit"
    relation = "less"
    number = 0

    @property
    def sentence(self) -> str:
        return "the first digit is less than the second"

    @property
    def text(self) -> str:
        return "<"
