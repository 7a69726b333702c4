"""What every constraint can say of itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

from ninefold.errors import PuzzleError
from ninefold.model.constraints.rule import Rule, Scale
from ninefold.model.house import House

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


class Mark(NamedTuple):
    """A piece of a constraint's drawing, in words that any renderer can draw without knowing the constraint.

    kind    line, arrow, thermo, cage, dot, circle, square, shade, outside (a text before the first cell)
    """

    kind: str
    cells: tuple[int, ...]
    text: str = ""


class Constraint(Protocol):
    """One rule over cells: an immutable, hashable value."""

    @property
    def name(self) -> str:
        """The kind of constraint, as in `killer cage`."""
        ...

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that the rule adds to the board."""
        ...

    @property
    def sentence(self) -> str:
        """The rule as a sentence for a person."""
        ...

    @property
    def drawing(self) -> tuple[Mark, ...]:
        """What a board shows of the rule; nothing for rules that hold everywhere."""
        ...

    def fits(self, shape: Shape) -> bool:
        """Whether the rule has a place on a board of this shape."""
        ...

    def holds(self, digits: bytes, scale: Scale) -> bool:
        """Whether a full grid keeps the rule."""
        ...

    def rules(self, scale: Scale) -> Iterator[Rule]:
        """What the native solvers are told, besides the houses."""
        ...


class OnCells:
    """What constraints over a field `cells` have in common."""

    __slots__ = ()
    name: ClassVar[str] = ""
    mark: ClassVar[str] = "line"
    repeats: ClassVar[bool] = False
    """Whether a cell may be listed twice."""
    least: ClassVar[int] = 1
    """The fewest cells that make sense."""

    cells: tuple[int, ...]

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """Refuses what can be no such constraint on any board."""
        if not self.repeats and len(set(self.cells)) != len(self.cells):
            raise PuzzleError(f"{self.name}: a cell is listed twice: {self.cells}")
        if len(self.cells) < self.least:
            raise PuzzleError(f"{self.name}: at least {self.least} cells expected, got {len(self.cells)}")

    @property
    def houses(self) -> tuple[House, ...]:
        return ()

    @property
    def text(self) -> str:
        """The clue that is printed with the drawing."""
        return ""

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark(self.mark, self.cells, self.text),) if self.mark else ()

    def fits(self, shape: Shape) -> bool:
        return all(0 <= cell < shape.cells for cell in self.cells)

    def values(self, digits: bytes, scale: Scale) -> list[int]:
        """The numbers in the cells of a full grid."""
        return [digits[cell] - scale.shift for cell in self.cells]
