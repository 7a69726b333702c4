"""What every constraint can say of itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

from ninefold.errors import PuzzleError
from ninefold.model.bounds import NUMBER, RULES
from ninefold.model.cells import cell_name
from ninefold.model.constraints.fields import every_cell, listed_cells, wrong_field
from ninefold.model.constraints.rule import Rule, Scale
from ninefold.model.house import House
from ninefold.model.shown import shown

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


class Mark(NamedTuple):
    """A piece of a constraint's drawing.

    kind    one of the looks of `picture/clues.py`: line, cage, ring, dot …
    text    a clue that is printed with it
    ink     a style of `picture/scene.css`, where the usual one of the kind is not the right one
    """

    kind: str
    cells: tuple[int, ...]
    text: str = ""
    ink: str = ""


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
    def is_houses(self) -> bool:
        """Whether these houses are all that there is to the rule."""
        ...

    @property
    def sentence(self) -> str:
        """The rule as a sentence for a person."""
        ...

    @property
    def drawing(self) -> tuple[Mark, ...]:
        """What a board shows of the rule; nothing for rules that hold everywhere."""
        ...

    @property
    def in_all(self) -> int:
        """How many constraints this is, those inside of it counted."""
        ...

    def listed(self, shape: Shape) -> int:
        """How many cells the rule speaks of on a board of this shape; a cell that is listed twice counts twice."""
        ...

    def fault(self, shape: Shape) -> str | None:
        """Why the rule has no place on a board of this shape; None if it has one."""
        ...

    def holds(self, digits: bytes, scale: Scale) -> bool:
        """Whether a full grid keeps the rule."""
        ...

    def rules(self, scale: Scale) -> Iterator[Rule]:
        """What the native solvers are told, besides the houses."""
        ...


class Checked:
    """What all constraints have in common: each checks its fields when it is made, and its cells against a board."""

    __slots__ = ()
    name: ClassVar[str] = ""

    def __post_init__(self) -> None:
        problem = wrong_field(self)
        if problem is not None:
            raise PuzzleError(f"{self.name}: {problem}")
        self.check()

    def check(self) -> None:
        """Refuses what can be no such constraint on any board."""

    @property
    def houses(self) -> tuple[House, ...]:
        return ()

    @property
    def is_houses(self) -> bool:
        return False

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return ()

    @property
    def in_all(self) -> int:
        return 1

    def listed(self, shape: Shape) -> int:
        return listed_cells(self)

    def fault(self, shape: Shape) -> str | None:
        cells = every_cell(self)
        if not cells or 0 <= min(cells) <= max(cells) < shape.cells:
            return None
        outside = next(cell for cell in cells if not 0 <= cell < shape.cells)
        name = cell_name(outside, shape.size) if 0 <= outside <= NUMBER else shown(outside)
        return f"no place on a {shape} board for {name}"


class OnBoard(Checked):
    """What constraints over a whole board have in common; `size` is that of the board."""

    __slots__ = ()
    size: int

    def listed(self, shape: Shape) -> int:
        return shape.size * shape.size + listed_cells(self)

    def fault(self, shape: Shape) -> str | None:
        if self.size != shape.size:
            return f"no place on a {shape} board for a rule of {self.size} rows and columns"
        return Checked.fault(self, shape)


class OnPartOfBoard(OnBoard):
    """The same where the board may be smaller than its square; 0 rows or columns are all of them."""

    __slots__ = ()
    rows: int
    columns: int

    def fault(self, shape: Shape) -> str | None:
        for what, count in (("rows", self.rows), ("columns", self.columns)):
            if not 0 <= count <= shape.size:
                return f"a {shape} board has {shape.size} {what}, got {count:,}"
        return OnBoard.fault(self, shape)


class OnCells(Checked):
    """What constraints over a field `cells` have in common."""

    __slots__ = ()
    mark: ClassVar[str] = "line"
    ink: ClassVar[str] = ""
    repeats: ClassVar[bool] = False
    """Whether a cell may be listed twice."""
    least: ClassVar[int] = 1
    """The fewest cells that make sense."""

    cells: tuple[int, ...]

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
        return (Mark(self.mark, self.cells, self.text, self.ink),) if self.mark else ()

    def values(self, digits: bytes, scale: Scale) -> list[int]:
        """The numbers in the cells of a full grid."""
        return [digits[cell] - scale.shift for cell in self.cells]


def too_many_pairs(count: int) -> str | None:
    """Why so many pairs of cells cannot each have a rule of their own; None if they can."""
    return f"more than {RULES:,} pairs of cells: too many to solve" if count > RULES else None


def too_many_for_digits(cells: tuple[int, ...], shape: Shape) -> str | None:
    """Why cells that must hold different digits cannot; None if they can."""
    if len(cells) > shape.size:
        return f"{len(cells):,} cells cannot hold different digits from 1 to {shape.size}"
    return None
