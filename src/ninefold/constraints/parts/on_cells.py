"""What constraints over a field `cells` have in common."""

from __future__ import annotations

from typing import ClassVar

from ninefold.errors import PuzzleError
from ninefold.model.constraint import Constraint, Mark
from ninefold.model.fields import Cells
from ninefold.model.rule import Scale


class OnCells(Constraint):
    """What constraints over a field `cells` have in common."""

    __slots__ = ()
    look: ClassVar[str] = "line"
    """The kind of mark that is drawn at the cells, as in `Mark`; "" for none."""
    repeats: ClassVar[bool] = False
    """Whether a cell may be listed twice."""
    least: ClassVar[int] = 1
    """The fewest cells that make sense."""

    cells: Cells

    def check(self) -> None:
        if not self.repeats and len(set(self.cells)) != len(self.cells):
            raise PuzzleError(f"{self.name}: a cell is listed twice")
        if len(self.cells) < self.least:
            raise PuzzleError(f"{self.name}: at least {self.least} cells expected, got {len(self.cells)}")

    @property
    def text(self) -> str:
        """The clue that is printed with the drawing."""
        return ""

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark(self.look, self.cells, self.text),) if self.look else ()

    def values(self, digits: bytes, scale: Scale) -> list[int]:
        """The numbers in the cells of a full grid."""
        return [digits[cell] - scale.shift for cell in self.cells]
