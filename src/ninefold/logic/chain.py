"""A chain of the kinds that `whips` finds: its length, its points, its notation, and itself as a step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ninefold.engine.expert import Branch, ChainLink, Impossible
from ninefold.logic.nrc import PATTERNS, ROWS, cells_text, link_text, node_text
from ninefold.model import (
    Elimination,
    Evidence,
    HouseMark,
    Link,
    LockedSet,
    Mark,
    Node,
    RuleMark,
    Shape,
    Step,
    Technique,
)

_POINTS = {
    "g-whip": 10,
    "braid": 20,
    "g-braid": 30,
    "forcing-whip": 40,
    "or-whip": 200,
    "or-g-whip": 210,
    "or-forcing-whip": 220,
}
_EXTREME = 450
NESTED = "b-braid"
_HOUSES = Shape(3, 3).houses


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain on its target, the candidates that it removes and its places.

    branches  of a forcing whip: what follows from each guardian, or from each candidate of the place it begins with
    patterns  of which one guardian is true, by the numbers that links have
    inner     of a B-braid: the chains that hold once the target is supposed, one after the other
    ending    the other candidates of the last place, false by the target or by what was concluded
    """

    kind: str
    target: Node
    eliminations: tuple[Elimination, ...]
    links: tuple[ChainLink, ...]
    branches: tuple[Branch, ...] = ()
    patterns: dict[int, Impossible] = field(default_factory=dict, hash=False)
    inner: tuple[Chain, ...] = ()
    ending: tuple[Node, ...] = ()

    @property
    def length(self) -> int:
        """How many places it goes through; a pattern whose guardians are all followed counts as one."""
        inside = sum(len(branch.links) for branch in self.branches) + sum(one.length for one in self.inner)
        return len(self.links) or 1 + inside

    @property
    def name(self) -> str:
        """The kind with its length; of chains with a pattern also how many guardians that has."""
        kind = self.kind
        if kind == NESTED:
            kind = f"B{max((one.length for one in self.inner), default=0)}-braid"
        elif kind.startswith("or-"):
            kind = f"OR{max(len(pattern.guardians) for pattern in self.patterns.values())}-{kind[3:]}"
        return f"{kind}[{self.length}]"

    @property
    def points(self) -> int:
        """On the scale of the catalogue: more for each place, and for kinds that are harder to follow."""
        if self.kind == NESTED:
            return 800 + 10 * self.length
        return 200 + 40 * self.length + _POINTS.get(self.kind, 0)

    @property
    def nrc(self) -> str:
        """The chain in nrc notation, with what it removes."""
        removed = ", ".join(f"{cells_text((cell,))}≠{digit}" for cell, digit in self.eliminations)
        if self.inner:
            return f"{self.name}: {node_text(self.target)} [{'; '.join(one.nrc for one in self.inner)}] ⇒ {removed}"
        return f"{self.name}: {self._branches_text() if self.branches else self._links_text(self.links)} ⇒ {removed}"

    def _links_text(self, links: tuple[ChainLink, ...]) -> str:
        return " - ".join(link_text(link, self.patterns) for link in links)

    def _branches_text(self) -> str:
        each = [
            f"|| {node_text(branch.guardian)}" + (f" - {self._links_text(branch.links)}" if branch.links else "")
            for branch in self.branches
        ]
        return " ".join(each)

    @property
    def step(self) -> Step:
        """The chain as a step: its links for the picture, and the place that is left with nothing."""
        cells, houses, digits = self._end()
        return Step(
            Technique(
                self.kind,
                f"{self.name[:1].upper()}{self.name[1:]}",
                "whips",
                level="unfair" if self.points < _EXTREME else "extreme",
                score=self.points,
            ),
            eliminations=self.eliminations,
            evidence=Evidence(
                cells=cells,
                houses=houses,
                marks=tuple(self._marks()),
                sets=tuple(LockedSet(one.cells, one.digits) for one in self.patterns.values()),
                links=tuple(link for each in self._chains() for link in each),
                chains=tuple(self._starts()),
                rules=tuple(
                    RuleMark("inner", one.nrc, tuple(cell for cell, _ in one.eliminations)) for one in self.inner
                ),
            ),
            digits=digits,
        )

    def _end(self) -> tuple[tuple[int, ...], tuple[HouseMark, ...], tuple[int, ...]]:
        """The cell or the house, and the digit, that is left with nothing."""
        if self.branches and not self.patterns:
            return self._beginning()
        used = tuple(sorted({link.left.digit for link in self.links})) or (self.target.digit,)
        last = self.links[-1].variable if self.links and self.kind != "oddagon" else PATTERNS
        if last >= PATTERNS:
            return (), (), used
        if last < ROWS:
            return (last,), (), used
        return (), (HouseMark(_HOUSES[(last - ROWS) // 9]),), ((last - ROWS) % 9 + 1,)

    def _beginning(self) -> tuple[tuple[int, ...], tuple[HouseMark, ...], tuple[int, ...]]:
        """The cell, or the digit in a house, whose candidates a forcing whip begins with."""
        nodes = [branch.guardian for branch in self.branches]
        cells = tuple(sorted({cell for node in nodes for cell in node.cells}))
        digits = tuple(sorted({node.digit for node in nodes}))
        if len(cells) == 1:
            return cells, (), digits
        return (), (HouseMark(next(house for house in _HOUSES if {*cells} <= {*house.cells})),), digits

    def _marks(self) -> Iterator[Mark]:
        """Guardians: those of a pattern at the end, all of them false, are told otherwise than those on the way."""
        last = self.links[-1].variable if self.links else -1
        if self.inner:
            yield Mark(self.target.cells[0], self.target.digit, "pivot")
            yield from (Mark(cell, digit, "fin") for one in self.inner for cell, digit in one.eliminations)
        if self.branches and not self.patterns:
            yield from (Mark(branch.guardian.cells[0], branch.guardian.digit, "fin") for branch in self.branches)
        for number, pattern in self.patterns.items():
            for cell, digit in pattern.guardians:
                yield Mark(cell, digit, "pincer" if number == last else "fin")

    def _starts(self) -> Iterator[int]:
        start = 0
        for each in self._chains():
            yield start
            start += len(each)

    def _chains(self) -> list[list[Link]]:
        if self.branches:
            return [[*_links(branch.guardian, branch.links, self.target)] for branch in self.branches]
        if self.kind == "oddagon":
            return [[Link(link.left, link.right or link.left, strong=True) for link in self.links]]
        return [] if self.inner else [[*_links(self.target, self.links, ending=self.ending)]]


def _links(
    start: Node, links: tuple[ChainLink, ...], end: Node | None = None, *, ending: tuple[Node, ...] = ()
) -> Iterator[Link]:
    true = [start]
    for link in links:
        # A whip goes on from its last conclusion; in a braid any earlier one may have made the left one false.
        source = next((node for node in reversed(true) if _sees(node, link.left)), true[-1])
        yield Link(source, link.left, strong=False)
        if link.right is not None:
            yield Link(link.left, link.right, strong=True)
            true.append(link.right)
    if end is not None:
        yield Link(true[-1], end, strong=False)
    for left in ending:
        yield from [Link(node, left, strong=False) for node in reversed(true) if _sees(node, left)][:1]


def _sees(node: Node, other: Node) -> bool:
    [seen] = other.cells
    if other.digit != node.digit:
        return node.cells == other.cells
    return seen not in node.cells and all(
        any(cell in house.cells and seen in house.cells for house in _HOUSES) for cell in node.cells
    )
