"""What a picture of a step shows, as data: the SVG and the board in the browser are both drawn from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from ninefold.model import Elimination, Grid, Link, Node, Placement, Step

_SECOND = {"color_b", "color-b", "color_d", "color-d", "extra", "pincer"}
_FIN = {"fin", "endo_fin", "endo-fin", "cannibal", "restricted", "pivot"}


class Tint(NamedTuple):
    """Cells with a coloured ground: base, cover or plain for houses, set or set2 for locked sets."""

    kind: str
    cells: tuple[int, ...]


class DrawnMark(NamedTuple):
    """A candidate with a shape: pattern (filled circle), second (ring), fin (diamond)."""

    cell: int
    digit: int
    kind: str


class DrawnLink(NamedTuple):
    """A line between two nodes, solid if strong; `chain` counts from 0, every other chain has the second colour."""

    start: Node
    end: Node
    strong: bool
    chain: int


@dataclass(frozen=True, slots=True)
class StepPicture:
    """Tints lie under everything, then links, marks, struck candidates, placed digits."""

    tints: tuple[Tint, ...]
    links: tuple[DrawnLink, ...]
    marks: tuple[DrawnMark, ...]
    removed: tuple[Elimination, ...]
    placed: tuple[Placement, ...]


def step_picture(grid: Grid, step: Step) -> StepPicture:
    """The picture of a step on the grid before it.

    >>> from ninefold.model import Evidence, Mark, Puzzle, Shape, Technique
    >>> grid = Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))
    >>> single = Technique("naked-single", "Naked Single", "singles")
    >>> step_picture(grid, Step(single, (Placement(1, 2),), evidence=Evidence(marks=(Mark(1, 2),)))).marks
    (DrawnMark(cell=1, digit=2, kind='pattern'),)
    """
    return StepPicture(
        tints=tuple(_tints(step)),
        links=tuple(_links(step)),
        marks=tuple(_marks(grid, step)),
        removed=step.eliminations,
        placed=step.placements,
    )


def _tints(step: Step) -> Iterator[Tint]:
    for mark in step.evidence.houses:
        yield Tint(mark.role, mark.house.cells)
    for number, one in enumerate(step.evidence.sets):
        yield Tint("set2" if number % 2 else "set", one.cells)
    for rule in step.evidence.rules:
        if not step.evidence.sets:
            yield Tint("set", rule.cells)


def _links(step: Step) -> Iterator[DrawnLink]:
    evidence = step.evidence
    starts = [*(evidence.chains or (0,)), len(evidence.links)]
    for number, (begin, end) in enumerate(pairwise(starts)):
        for link in evidence.links[begin:end]:
            yield DrawnLink(link.start, link.end, link.strong, number)


def _marks(grid: Grid, step: Step) -> Iterator[DrawnMark]:
    """The candidates of the pattern that are still open; those that the step removes are struck instead."""
    removed = {(cell, digit) for cell, digit in step.eliminations}
    roles = _chain_roles(step.evidence.links) | {(mark.cell, mark.digit): mark.role for mark in step.evidence.marks}
    for (cell, digit), role in roles.items():
        if (cell, digit) not in removed and grid.candidates[cell] >> (digit - 1) & 1:
            yield DrawnMark(cell, digit, "fin" if role in _FIN else "second" if role in _SECOND else "pattern")


def _chain_roles(links: tuple[Link, ...]) -> dict[tuple[int, int], str]:
    """Candidates of a chain: those at the end of a strong link as the pattern, the others as the second set."""
    roles = {(cell, node.digit): "extra" for link in links for node in (link.start, link.end) for cell in node.cells}
    strong = [link.end for link in links if link.strong]
    return roles | {(cell, node.digit): "pattern" for node in strong for cell in node.cells}
