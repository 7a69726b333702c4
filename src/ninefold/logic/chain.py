"""A chain of the kinds that `whips` finds: its length, its points, its notation, and itself as a step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ninefold.engine.expert import Branch, ChainLink, Impossible
from ninefold.logic.chain_subset import locked_set, made_true, subset_words
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
    "s-whip": 15,
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
        """How many places it goes through, all those of a subset; a pattern whose guardians are all followed is one."""
        inside = sum(len(branch.links) for branch in self.branches) + sum(one.length for one in self.inner)
        return sum(len(link.subset.places) if link.subset else 1 for link in self.links) or 1 + inside

    @property
    def name(self) -> str:
        """The kind with its length; also how many guardians its pattern, or places its largest subset has."""
        kind = self.kind
        if subsets := [len(link.subset.places) for link in self.links if link.subset]:
            kind = f"S{max(subsets)}-{kind[2:]}"
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
                sets=tuple(self._sets()),
                links=tuple(link for each in self._chains() for link in each),
                chains=tuple(self._starts()),
                rules=tuple(self._rules()),
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

    def _sets(self) -> Iterator[LockedSet]:
        yield from (LockedSet(one.cells, one.digits) for one in self.patterns.values())
        yield from (locked_set(link.subset) for link in self.links if link.subset)

    def _rules(self) -> Iterator[RuleMark]:
        for one in self.inner:
            yield RuleMark("inner", one.nrc, tuple(cell for cell, _ in one.eliminations))
        for link in self.links:
            if link.subset:
                yield RuleMark("inner", subset_words(link.subset), locked_set(link.subset).cells)

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
    true, locked = [start], dict[Node, Node]()  # what a subset makes true, with the left candidate of its link

    def falls(left: Node) -> Iterator[Link]:
        """By what: a digit that a subset keeps in several cells is named first. Other digits of its cells just fall."""
        source = next((node for node in reversed(true) if _sees(node, left)), None)
        if source in locked:
            yield Link(locked.pop(source), source, strong=True)
        if source:
            yield Link(source, left, strong=False)

    for link in links:
        # A whip goes on from its last conclusion; in a braid any earlier one may have made the left one false.
        yield from falls(link.left)
        if link.right is not None:
            yield Link(link.left, link.right, strong=True)
            true.append(link.right)
        if link.subset:
            nodes = made_true(link.subset)
            true += nodes
            locked |= dict.fromkeys(nodes, link.left)
    if end is not None:
        yield Link(true[-1], end, strong=False)
    for left in ending:
        yield from falls(left)


def _sees(node: Node, other: Node) -> bool:
    [seen] = other.cells
    if other.digit != node.digit:
        return node.cells == other.cells
    return seen not in node.cells and all(
        any(cell in house.cells and seen in house.cells for house in _HOUSES) for cell in node.cells
    )
