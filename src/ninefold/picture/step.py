"""A step on a board: each candidate of the pattern by its role, links, eliminations struck, digits placed in a box.

Roles differ by colour and by shape: pattern a filled circle, second set a ring, fin or exception a diamond, a second
net squares; removed struck through, placed in a box. Strong links are solid, weak links dashed, every other chain has
a colour of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise, product
from math import dist

from ninefold.model import Grid, Node, Puzzle, Step
from ninefold.model import Link as Bond
from ninefold.picture.blockers import blockers
from ninefold.picture.clues import diamond
from ninefold.picture.places import MarkPlaces, corner
from ninefold.picture.scene import Area, Dot, Fill, Layers, Line, Link, Point, Primitive, Text

_INKS = {
    **dict.fromkeys(("fin", "endo-fin", "cannibal", "restricted", "pivot", "cover"), "fin"),
    **dict.fromkeys(("color-b", "extra", "pincer", "set2"), "second"),
    "color-c": "third",
    "color-d": "fourth",
    "elimination": "removed",
    "plain": "plain",
}


def ink_of(role: str) -> str:
    """The ink of a role, the same on the board and in the sentence.

    >>> ink_of("pincer"), ink_of("pattern")
    ('second', 'pattern')
    """
    return _INKS.get(role.replace("_", "-"), "pattern")


@dataclass(frozen=True, slots=True)
class StepLayers(Layers):
    """The drawing of a step; `drawn` are the candidates (cell, digit) that it draws itself."""

    drawn: tuple[tuple[int, int], ...] = ()


def step_layers(grid: Grid, step: Step, top: float = 0, *, pattern: bool = False) -> StepLayers:
    """What a step lays on the grid before it; `top` is the strip that the clues need in each cell.

    `pattern`: what it rests on alone, and not yet what it places and removes.

    >>> from ninefold.model import Evidence, Mark, Placement, Puzzle, Shape, Technique
    >>> grid = Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))
    >>> single = Technique("naked-single", "Naked Single", "singles")
    >>> [one.style for one in step_layers(grid, Step(single, (Placement(1, 2),))).over]
    ['paper', 'r-placed', 'r-digit']
    """
    drawing = _Drawing(grid.puzzle, MarkPlaces(grid.puzzle.shape.size, top))
    done = replace(step, placements=(), eliminations=()) if pattern else step
    roles = _roles(grid, done)
    over = [
        *(one for link in _links(step) for one in drawing.link(*link)),
        *(one for (cell, digit), role in roles.items() for one in drawing.mark(cell, digit, role)),
        *(one for cell, digit in done.eliminations for one in drawing.struck(cell, digit)),
        *(one for cell, digit in done.placements for one in drawing.placed(cell, digit)),
    ]
    covered = {(cell, digit) for cell, _ in done.placements for digit in grid.candidates_of(cell)}
    drawn = sorted({*roles, *done.eliminations, *covered})
    under = (*_tints(step, drawing.places.size), *blockers(grid, step))
    return StepLayers(under, tuple(over), tuple(drawn))


def _tints(step: Step, size: int) -> Iterator[Primitive]:
    tints = [(mark.role, mark.house.cells) for mark in step.evidence.houses]
    tints += [("set2" if number % 2 else "set", one.cells) for number, one in enumerate(step.evidence.sets)]
    if not step.evidence.sets:
        tints += [("set", rule.cells) for rule in step.evidence.rules]
    return (Fill(f"r-{kind}", *corner(cell, size)) for kind, cells in tints for cell in cells)


def _links(step: Step) -> Iterator[tuple[Bond, int]]:
    """Each link with the number of its chain."""
    starts = [*(step.evidence.chains or (0,)), len(step.evidence.links)]
    return ((link, n) for n, (begin, end) in enumerate(pairwise(starts)) for link in step.evidence.links[begin:end])


def _roles(grid: Grid, step: Step) -> dict[tuple[int, int], str]:
    """The candidates of the pattern that are still open; those that the step removes are struck instead."""
    roles = _chain_roles(step.evidence.links) | {(mark.cell, mark.digit): mark.role for mark in step.evidence.marks}
    return {
        (cell, digit): role
        for (cell, digit), role in roles.items()
        if (cell, digit) not in step.eliminations and grid.candidates[cell] >> (digit - 1) & 1
    }


def _chain_roles(links: tuple[Bond, ...]) -> dict[tuple[int, int], str]:
    """Candidates of a chain: those at the end of a strong link as the pattern, the others as the second set."""
    roles = {(cell, node.digit): "extra" for link in links for node in (link.start, link.end) for cell in node.cells}
    strong = [link.end for link in links if link.strong]
    return roles | {(cell, node.digit): "pattern" for node in strong for cell in node.cells}


@dataclass(frozen=True, slots=True)
class _Drawing:
    puzzle: Puzzle
    places: MarkPlaces

    def mark(self, cell: int, digit: int, role: str) -> Iterator[Primitive]:
        x, y = self.places.middle(cell, digit)
        reach = 0.5 * self.places.step
        ink = ink_of(role)
        if ink == "fin":
            yield Area("r-fin", diamond(x, y, reach))
            yield self._digit("r-dark", x, y, digit)
        elif ink == "second":
            yield Dot("r-second", x, y, reach - 0.025)
            yield self._digit("r-ring", x, y, digit)
        elif ink in ("third", "fourth"):
            yield Fill(f"r-{ink}", x - 0.85 * reach, y - 0.85 * reach, 1.7 * reach, 1.7 * reach)
            yield self._digit("r-dark" if ink == "third" else "r-square", x, y, digit)
        else:
            yield Dot("r-pattern", x, y, reach)
            yield self._digit("r-on", x, y, digit)

    def struck(self, cell: int, digit: int) -> Iterator[Primitive]:
        x, y = self.places.middle(cell, digit)
        half = 0.42 * self.places.step
        yield self._digit("r-removed", x, y, digit)
        yield Line("r-strike", (((x - half, y + half), (x + half, y - half)),))

    def placed(self, cell: int, digit: int) -> Iterator[Primitive]:
        x, y = corner(cell, self.places.size)
        top = self.places.top + 0.025 if self.places.top else 0.075
        box = (x + 0.075, y + top, 0.85, 1 - 0.075 - top, 0.1)
        yield Fill("paper", *box)
        yield Fill("r-placed", *box)
        font = 0.6 / (1 if self.puzzle.symbols else len(str(self.places.size)))
        yield Text("r-digit", x + 0.5, y + top + box[3] / 2, font, self.puzzle.symbol(digit))

    def link(self, link: Bond, chain: int) -> Iterator[Primitive]:
        """From the edge of one candidate to the edge of the next, a little bent; of groups those that are closest."""
        pairs = product(self._middles(link.start), self._middles(link.end))
        (ax, ay), (bx, by) = min(pairs, key=lambda pair: dist(*pair))
        yield from (self._group(node) for node in (link.start, link.end) if len(node.cells) > 1)
        length = dist((ax, ay), (bx, by))
        if length < 0.025:
            return
        gap = min(0.5 * self.places.step, length / 3) / length
        right, down = bx - ax, by - ay
        yield Link(
            ("r-link2" if chain % 2 else "r-link") + ("" if link.strong else " r-weak"),
            (ax + gap * right, ay + gap * down),
            ((ax + bx) / 2 - 0.12 * down, (ay + by) / 2 + 0.12 * right),
            (bx - gap * right, by - gap * down),
        )

    def _middles(self, node: Node) -> list[Point]:
        return [self.places.middle(cell, node.digit) for cell in node.cells]

    def _group(self, node: Node) -> Primitive:
        """A frame round the candidates of a group."""
        xs, ys = zip(*self._middles(node), strict=True)
        reach = 0.55 * self.places.step
        left, top = min(xs) - reach, min(ys) - reach
        return Fill("r-group", left, top, max(xs) + reach - left, max(ys) + reach - top, reach)

    def _digit(self, style: str, x: float, y: float, digit: int) -> Text:
        wide = 1 if self.puzzle.symbols else len(str(self.places.size))
        return Text(style, x, y, 0.8 * self.places.step / wide, self.puzzle.symbol(digit))
