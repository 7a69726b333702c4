"""What constraints over a field `cells` have in common."""

from __future__ import annotations

from typing import ClassVar

from ninefold.errors import PuzzleError
from ninefold.model.constraint import Constraint, Drawn, Placed
from ninefold.model.fields import Cells
from ninefold.model.rule import Scale


class OnCells(Constraint):
    """What constraints over a field `cells` have in common."""

    __slots__ = ()
    placed: ClassVar[Placed] = "path"
    look: ClassVar[str] = "line"
    """The kind of mark that is drawn at the cells, as in `Drawn`; "" for none."""
    ink: ClassVar[str] = ""
    clue: ClassVar[str] = ""
    """The field that is printed with it."""
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
        """What is printed with the drawing."""
        value = getattr(self, self.clue) if self.clue else None
        return "" if value is None else str(value)

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        return (Drawn(self.look, self.cells, self.text, self.ink),) if self.look else ()

    def values(self, digits: bytes, scale: Scale) -> list[int]:
        """The numbers in the cells of a full grid."""
        return [digits[cell] - scale.shift for cell in self.cells]
