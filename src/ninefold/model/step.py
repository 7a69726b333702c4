"""A step: a technique found on a grid, what it does, and what justifies it. Words and pictures are made from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ninefold.model.house import House
from ninefold.model.technique import Technique


class Placement(NamedTuple):
    """A digit set in a cell."""

    cell: int
    digit: int


class Elimination(NamedTuple):
    """A candidate taken away from a cell."""

    cell: int
    digit: int


class Link(NamedTuple):
    """Two candidates that bear on each other: strong, at least one of them is true; weak, at most one."""

    start: tuple[int, int]
    end: tuple[int, int]
    strong: bool


@dataclass(frozen=True, slots=True)
class Evidence:
    """What justifies a step: houses looked at, candidates by the role they play, links between candidates."""

    houses: tuple[House, ...] = ()
    roles: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a path.

    >>> single = Technique("naked-single", "Naked Single", "singles")
    >>> Step(single, placements=(Placement(0, 5),)).placements[0].digit
    5
    """

    technique: Technique
    placements: tuple[Placement, ...] = ()
    eliminations: tuple[Elimination, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)
