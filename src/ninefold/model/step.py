"""A step: a technique found on a grid, what it does, and what justifies it. Words and pictures are made from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ninefold.model.house import House
from ninefold.model.technique import Technique

if TYPE_CHECKING:
    from ninefold.model.grid import Grid


class Placement(NamedTuple):
    """A digit set in a cell."""

    cell: int
    digit: int


class Elimination(NamedTuple):
    """A candidate taken away from a cell."""

    cell: int
    digit: int


class Mark(NamedTuple):
    """A candidate that plays a part in the pattern: pattern, fin, endo_fin, pivot, pincer, color_a …"""

    cell: int
    digit: int
    role: str = "pattern"


class HouseMark(NamedTuple):
    """A house that plays a part: plain, base or cover."""

    house: House
    role: str = "plain"


class LockedSet(NamedTuple):
    """Cells and the digits they share: a subset, an almost locked set."""

    cells: tuple[int, ...]
    digits: tuple[int, ...]
    role: str = "pattern"


class RuleMark(NamedTuple):
    """A constraint that plays a part: its name and sentence, the cells it speaks of, the contents still left to it.

    `source`: which of the puzzle's constraints it is, where it is one.
    """

    name: str
    sentence: str
    cells: tuple[int, ...]
    contents: tuple[tuple[int, ...], ...] = ()
    source: int | None = None


class Node(NamedTuple):
    """One end of a link: a digit in a cell, in a group of cells, or in one of the sets of the evidence."""

    cells: tuple[int, ...]
    digit: int
    set: int | None = None


class Link(NamedTuple):
    """Two nodes that bear on each other. Strong: if the start is false, the end is true. Weak: if true, false."""

    start: Node
    end: Node
    strong: bool


@dataclass(frozen=True, slots=True)
class Evidence:
    """What justifies a step. `chains` tells where in `links` each chain begins."""

    cells: tuple[int, ...] = ()
    houses: tuple[HouseMark, ...] = ()
    marks: tuple[Mark, ...] = ()
    sets: tuple[LockedSet, ...] = ()
    links: tuple[Link, ...] = ()
    chains: tuple[int, ...] = ()
    rules: tuple[RuleMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a path. `digits` are those of the pattern.

    `before`: the grid that it was found on, where its words need that.

    >>> single = Technique("naked-single", "Naked Single", "singles")
    >>> Step(single, placements=(Placement(0, 5),)).placements[0].digit
    5
    """

    technique: Technique
    placements: tuple[Placement, ...] = ()
    eliminations: tuple[Elimination, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)
    digits: tuple[int, ...] = ()
    before: Grid | None = field(default=None, compare=False, repr=False)
