"""What every constraint can say of itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from ninefold.errors import PuzzleError
from ninefold.model.bounds import NUMBER
from ninefold.model.cells import cell_name
from ninefold.model.fields import every_cell, listed_cells, wrong_field
from ninefold.model.house import House
from ninefold.model.rule import Rule, Scale
from ninefold.model.shown import shown

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


class Mark(NamedTuple):
    """A piece of a constraint's drawing, in words that any renderer can draw without knowing the constraint.

    kind      line, arrow, thermo, cage, dot, circle, square, shade, outside (a text before the first cell)
    filled    whether a dot is black
    """

    kind: str
    cells: tuple[int, ...]
    text: str = ""
    filled: bool = False


class Constraint(ABC):
    """One rule over cells: an immutable, hashable value that checks its fields when it is made.

    The annotations of its fields are types of `model/fields.py`, which say what is checked and what is a cell.
    """

    __slots__ = ()
    name: ClassVar[str]
    """What people call this kind of constraint, as in `killer cage`; its name in files is that of its class."""
    convention: ClassVar[str] = ""
    """What authors mean by it without saying so, where people might ask."""

    def __post_init__(self) -> None:
        problem = wrong_field(self)
        if problem is not None:
            raise PuzzleError(f"{self.name}: {problem}")
        self.check()

    def check(self) -> None:  # noqa: B027 - most have nothing to refuse
        """Refuses what can be no such constraint on any board."""

    @property
    @abstractmethod
    def sentence(self) -> str:
        """The constraint as a sentence for a person."""

    @property
    def drawing(self) -> tuple[Mark, ...]:
        """What a board shows of it; nothing where it holds everywhere."""
        return ()

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses that it adds to the board."""
        return ()

    @property
    def is_houses(self) -> bool:
        """Whether these houses are all that there is to it."""
        return False

    @property
    def void_cells(self) -> tuple[int, ...]:
        """The cells that are no part of the board because of it."""
        return ()

    @property
    def free_cells(self) -> tuple[int, ...]:
        """The cells that are in no row, column or box because of it."""
        return ()

    @property
    def in_all(self) -> int:
        """How many constraints this is, those inside of it counted."""
        return 1

    def listed(self, shape: Shape) -> int:
        """How many cells it speaks of on a board of this shape; a cell that is listed twice counts twice."""
        return listed_cells(self)

    def fault(self, shape: Shape) -> str | None:
        """Why it has no place on a board of this shape; None if it has one."""
        cells = every_cell(self)
        if not cells or 0 <= min(cells) <= max(cells) < shape.cells:
            return None
        outside = next(cell for cell in cells if not 0 <= cell < shape.cells)
        name = cell_name(outside, shape.size) if 0 <= outside <= NUMBER else shown(outside)
        return f"no place on a {shape} board for {name}"

    @abstractmethod
    def holds(self, digits: bytes, scale: Scale) -> bool:
        """Whether a full grid keeps it."""

    @abstractmethod
    def rules(self, scale: Scale) -> Iterator[Rule]:
        """What the native solvers are told, besides the houses."""


Alternatives: TypeAlias = tuple[tuple[Constraint, ...], ...]
"""The type of a field: lists of constraints, of which one holds."""
