"""What every constraint can say of itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import fields
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from ninefold.errors import PuzzleError
from ninefold.model.bounds import NUMBER
from ninefold.model.cells import cell_name
from ninefold.model.fields import every_cell, listed_cells, wrong_field
from ninefold.model.house import House
from ninefold.model.rule import Rule, Scale
from ninefold.model.shape import Shape
from ninefold.model.shown import shown

Placed: TypeAlias = Literal[
    "",
    "path",
    "arrow",
    "pieces",
    "cells",
    "copy",
    "each",
    "centre",
    "place",
    "edge",
    "corner",
    "line",
    "diagonal",
    "board",
]
"""How a constraint is put on a board.

path      cells one after the other
arrow     the same; the first is the circle
pieces    the same, cut where it enters another region
cells     a group of cells
copy      the same, and where it is once more
each      cells, each with a constraint of its own
centre    the same, each with its neighbours
place     a cell, with its row, its column or its region, and its place in that
edge      two neighbours
corner    the four cells around a corner
line      a row or a column, from the side where the clue stands
diagonal  the same of a diagonal
board     no cells: it holds everywhere
""        by files and programs alone
"""


class Drawn(NamedTuple):
    """A piece of a constraint's drawing.

    kind    one of the looks of `picture/clues.py`: line, cage, ring, dot …
    text    a clue that is printed with it
    ink     a style of `picture/scene.css`, where the usual one of the kind is not the right one
    """

    kind: str
    cells: tuple[int, ...]
    text: str = ""
    ink: str = ""


class Constraint(ABC):
    """One rule over cells: an immutable, hashable value that checks its fields when it is made.

    The annotations of its fields are types of `model/fields.py`, which say what is checked and what is a cell.
    """

    __slots__ = ()
    name: ClassVar[str]
    """What people call this kind of constraint, as in `killer cage`; its name in files is that of its class."""
    words: ClassVar[str] = ""
    """The sentence, with the names of fields in braces where it tells them."""
    convention: ClassVar[str] = ""
    """What authors mean by it without saying so, where people might ask."""
    placed: ClassVar[Placed] = ""
    """How a person puts it on a board."""
    usual: ClassVar[tuple[tuple[str, tuple[int | str, ...]], ...]] = ()
    """By name of a field: the values that authors use most, the first of them unless told."""

    def __post_init__(self) -> None:
        problem = wrong_field(self)
        if problem is not None:
            raise PuzzleError(f"{self.name}: {problem}")
        self.check()

    def check(self) -> None:  # noqa: B027 - most have nothing to refuse
        """Refuses what can be no such constraint on any board."""

    @property
    def called(self) -> str:
        """What players call it: its name, or a narrower one."""
        return self.name

    @property
    def sentence(self) -> str:
        """The constraint as a sentence for a person."""
        return self.words.format_map({field.name: getattr(self, field.name) for field in fields(self)})  # type: ignore[arg-type]

    @property
    def drawing(self) -> tuple[Drawn, ...]:
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

    def rules(self, scale: Scale) -> Iterator[Rule]:
        """What the native solvers are told, besides the houses."""
        return iter(())


Alternatives: TypeAlias = tuple[tuple[Constraint, ...], ...]
"""The type of a field: lists of constraints, of which one holds."""
