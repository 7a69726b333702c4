"""Whips, braids and their kin as steps of plain 9×9: found, written in nrc notation, told and drawn like any other.

A chain supposes that its target is true and follows what that leaves of one row, column, box or cell after the other,
until one has nothing left. In nrc notation `r2n5{c1 c4}` is the fives of row 2: c1 just became false, so c4 is true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ninefold.engine import expert, logic
from ninefold.engine.expert import KINDS, ChainLink
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.model import (
    Elimination,
    Evidence,
    Grid,
    HouseMark,
    Link,
    Node,
    Puzzle,
    Shape,
    Step,
    Technique,
)
from ninefold.model.one_of import one_of

__all__ = ["KINDS", "LONGEST", "Chain", "ChainLink", "chain_on", "next_chain", "whip_path"]

LONGEST = 36
_SINGLES = LogicOptions(techniques=("full-house", "naked-single", "hidden-single"))
_POINTS = {"g-whip": 10, "braid": 20, "g-braid": 30}
_EXTREME = 450
_ROWS, _COLUMNS, _BOXES = 81, 162, 243
_HOUSES = Shape(3, 3).houses


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain on its target, the candidates that it removes and its places."""

    kind: str
    target: Node
    eliminations: tuple[Elimination, ...]
    links: tuple[ChainLink, ...]

    @property
    def length(self) -> int:
        """How many places it goes through."""
        return len(self.links)

    @property
    def name(self) -> str:
        """The kind with its length."""
        return f"{self.kind}[{self.length}]"

    @property
    def points(self) -> int:
        """On the scale of the catalogue: more for each place, and for kinds that are harder to follow."""
        return 200 + 40 * self.length + _POINTS.get(self.kind, 0)

    @property
    def nrc(self) -> str:
        """The chain in nrc notation, with what it removes."""
        removed = ", ".join(f"{_cells((cell,))}≠{digit}" for cell, digit in self.eliminations)
        return f"{self.name}: {' - '.join(map(_link_text, self.links))} ⇒ {removed}"

    @property
    def step(self) -> Step:
        """The chain as a step: its links for the picture, and the place that is left with nothing."""
        last = self.links[-1].variable
        house = None if last < _ROWS else _HOUSES[(last - _ROWS) // 9]
        return Step(
            Technique(
                self.kind,
                f"{self.kind[:1].upper()}{self.kind[1:]}[{self.length}]",
                "whips",
                level="unfair" if self.points < _EXTREME else "extreme",
                score=self.points,
            ),
            eliminations=self.eliminations,
            evidence=Evidence(
                cells=() if house else (last,),
                houses=(HouseMark(house),) if house else (),
                links=tuple(self._links()),
                chains=(0,),
            ),
            digits=((last - _ROWS) % 9 + 1,) if house else tuple(sorted({link.left.digit for link in self.links})),
        )

    def _links(self) -> Iterator[Link]:
        true = [self.target]
        for link in self.links:
            # A whip goes on from its last conclusion; in a braid any earlier one may have made the left one false.
            source = next((node for node in reversed(true) if _sees(node, link.left)), true[-1])
            yield Link(source, link.left, strong=False)
            if link.right is not None:
                yield Link(link.left, link.right, strong=True)
                true.append(link.right)


def next_chain(
    grid: Grid,
    *,
    kinds: Iterable[str] = KINDS,
    longest: int = LONGEST,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Chain | None:
    """The shortest chain of a grid; of several the first kind. None if there is none up to this length."""
    return _found(grid, None, kinds, longest, stop_for(timeout, stop))


def chain_on(
    grid: Grid,
    cell: int,
    digit: int,
    *,
    kinds: Iterable[str] = KINDS,
    longest: int = LONGEST,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Chain | None:
    """The shortest chain that removes this candidate; none for what is no candidate."""
    if not 0 <= cell < len(grid.digits) or digit not in grid.candidates_of(cell):
        return None
    return _found(grid, Elimination(cell, digit), kinds, longest, stop_for(timeout, stop))


def whip_path(
    puzzle: Puzzle | Grid,
    *,
    kinds: Iterable[str] = KINDS,
    longest: int = LONGEST,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[tuple[Step, Chain | None, Grid]]:
    """Singles, and the shortest chain where there is none: each step, its chain, and the grid after it."""
    grid = puzzle if isinstance(puzzle, Grid) else Grid.start(puzzle)
    stop = stop_for(timeout, stop)
    while not grid.is_full:
        single = logic.next_step(grid, _SINGLES, stop) if _served(grid) else None
        chain = None if single else next_chain(grid, kinds=kinds, longest=longest, stop=stop)
        step = single or (chain.step if chain else None)
        if step is None:
            return
        grid = grid.apply(step)
        yield step, chain, grid


def _served(grid: Grid) -> bool:
    if not grid.puzzle.is_plain_nine:
        raise PuzzleError(f"whips and braids are looked for on 9×9 without constraints only: {grid.puzzle}")
    return True


def _found(grid: Grid, target: Elimination | None, kinds: Iterable[str], longest: int, stop: Stop) -> Chain | None:
    _served(grid)
    wanted = frozenset(kinds)
    for kind in sorted(wanted):
        one_of("kind of chain", kind, KINDS)
    found = expert.chain(grid, wanted, longest, stop, target)
    if found is None:
        return None
    links = found.links
    if found.kind == "biv-chain":
        # Its last place has two candidates like all others: the target is false because it sees the second.
        links = (*links[:-1], links[-1]._replace(right=_other(grid, links[-1])))
    return Chain(found.kind, found.target, found.eliminations, links)


def _other(grid: Grid, link: ChainLink) -> Node:
    """The second candidate of a place with two."""
    [cell], digit = link.left.cells, link.left.digit
    if link.variable < _ROWS:
        return next(Node((cell,), other) for other in grid.candidates_of(cell) if other != digit)
    cells = _HOUSES[(link.variable - _ROWS) // 9].cells
    return next(Node((at,), digit) for at in cells if at != cell and digit in grid.candidates_of(at))


def _sees(node: Node, other: Node) -> bool:
    [seen] = other.cells
    if other.digit != node.digit:
        return node.cells == other.cells
    return seen not in node.cells and all(
        any(cell in house.cells and seen in house.cells for house in _HOUSES) for cell in node.cells
    )


def _cells(cells: tuple[int, ...]) -> str:
    rows, columns = sorted({cell // 9 + 1 for cell in cells}), sorted({cell % 9 + 1 for cell in cells})
    return f"r{''.join(map(str, rows))}c{''.join(map(str, columns))}"


def _link_text(link: ChainLink) -> str:
    def inside(node: Node | None) -> str:
        if node is None:
            return "."
        rows, columns = _cells(node.cells).split("c")
        if link.variable < _ROWS:
            return f"n{node.digit}"
        return f"c{columns}" if link.variable < _COLUMNS else rows if link.variable < _BOXES else _cells(node.cells)

    house, digit = divmod(link.variable - _ROWS, 9)
    place = _cells((link.variable,)) if link.variable < _ROWS else f"{'rcb'[house // 9]}{house % 9 + 1}n{digit + 1}"
    return f"{place}{{{inside(link.left)} {inside(link.right)}}}"
