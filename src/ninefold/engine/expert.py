"""Whips, braids and trials on 9×9 without constraints: the numbers of their scales, and one chain at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from ninefold import _native
from ninefold.engine.stop import Stop
from ninefold.model import Elimination, Grid, Node
from ninefold.stopping import raise_if_stopped, raise_stopped

KINDS = (
    "oddagon",
    "biv-chain",
    "z-chain",
    "t-whip",
    "whip",
    "g-whip",
    "s-whip",
    "or-whip",
    "or-g-whip",
    "or-forcing-whip",
    "braid",
    "g-braid",
    "forcing-whip",
)
"""In their order among chains of one length. Those with `or` may use a pattern of which one guardian is true."""
_NONE = 255
_LABELS = 729


class ExpertRating(NamedTuple):
    """The numbers of a puzzle; None for what was not asked, and where a scale has none for it.

    Trials of depth 1 remove what braids do, so W and B end there: a puzzle of a TE of 2 or more has neither. BxB is 0
    where TE is less than 2, and there is none where it is 3.
    """

    w: int | None = None
    b: int | None = None
    gw: int | None = None
    gb: int | None = None
    te: int | None = None
    bxb: int | None = None


class Subset(NamedTuple):
    """So many places, all of whose candidates lie in as many others: naked, hidden or a fish.

    places, covers  by their numbers
    left            the candidates that are left at each cover: one of them is true
    fallen          the other candidates of the places: false by the target or by what was concluded before
    """

    places: tuple[int, ...]
    covers: tuple[int, ...]
    left: tuple[tuple[Elimination, ...], ...]
    fallen: tuple[Elimination, ...] = ()


class ChainLink(NamedTuple):
    """One place of a chain: a cell, or a digit in a house.

    variable  0 to 80: a cell; then 9 × row + digit, 9 × column + digit and 9 × box + digit, digits from 0; from 324 on
              a pattern of the chain, of which one guardian is true
    left      the candidate that has just become false
    right     what is true then: a candidate, or a digit in two or three cells; None where nothing is left, or a subset
              is. The last of a biv-chain is the candidate that the target sees
    subset    what holds then instead, the place being one of its places
    """

    variable: int
    left: Node
    right: Node | None
    subset: Subset | None = None


class Impossible(NamedTuple):
    """Cells that three digits alone cannot fill: one of their other candidates, the guardians, is true."""

    digits: tuple[int, ...]
    cells: tuple[int, ...]
    guardians: tuple[Elimination, ...]


class Branch(NamedTuple):
    """What follows from one guardian, or candidate of a place: a chain, whose last place rules out the target."""

    guardian: Node
    links: tuple[ChainLink, ...]


class FoundChain(NamedTuple):
    """The kind of a chain, its target, the candidates that it removes and its places; its patterns by their number."""

    kind: str
    target: Node
    eliminations: tuple[Elimination, ...]
    links: tuple[ChainLink, ...]
    branches: tuple[Branch, ...]
    patterns: dict[int, Impossible]


class FoundNested(NamedTuple):
    """A candidate that is refuted by chains inside its supposition, and how long the longest of these is."""

    target: Node
    inside: int
    inner: tuple[FoundChain, ...]


def rate(digits: bytes, only: Collection[str], threads: int, stop: Stop) -> list[ExpertRating]:
    """The numbers of puzzles with one solution each, 81 bytes of 0 to 9 per puzzle."""
    wanted = sum(1 << bit for bit, name in enumerate(ExpertRating._fields) if name in only)
    rated = _native.expert_rate(digits, wanted, threads, stop)
    width = 1 + len(ExpertRating._fields)
    if any(rated[::width]):
        raise_stopped(stop, "the rating")
    return [
        ExpertRating(*(None if value == _NONE else value for value in rated[at + 1 : at + width]))
        for at in range(0, len(rated), width)
    ]


def chain(
    grid: Grid, kinds: Collection[str], longest: int, stop: Stop, target: Elimination | None = None
) -> FoundChain | None:
    """The shortest chain of a grid, of several the first kind; with a target, one that removes this candidate."""
    wanted = sum(1 << KINDS.index(kind) for kind in kinds)
    label = -1 if target is None else 9 * target.cell + target.digit - 1
    found = _native.expert_chain(_masks(grid), label, wanted, longest, stop)
    if found is None:
        raise_if_stopped(stop, "the search for a chain")
        return None
    which, on, removed, told, branched, used, locked = found
    subsets = {
        number: Subset(tuple(places), tuple(covers), tuple(map(_eliminations, left)))
        for number, (places, covers, left) in locked.items()
    }
    branches = tuple(Branch(_node(start), _links(links)) for start, links in branched)
    patterns = {
        number: Impossible(
            tuple(digit for digit in range(1, 10) if bits >> digit - 1 & 1), tuple(cells), _eliminations(guardians)
        )
        for number, (bits, cells, guardians) in used.items()
    }
    return FoundChain(KINDS[which], _node(on), _eliminations(removed), _links(told, subsets), branches, patterns)


def nested(grid: Grid, longest: int, stop: Stop) -> FoundNested | None:
    """A candidate that whips and braids of up to this length refute once it is supposed; those as short as will do."""
    found = _native.expert_nested(_masks(grid), longest, stop)
    if found is None:
        raise_if_stopped(stop, "the search for a chain")
        return None
    target, inside, told = found
    inner = tuple(
        FoundChain(KINDS[which], _node(on), _eliminations(removed), _links(links), (), {})
        for which, on, removed, links in told
    )
    return FoundNested(_node(target), inside, inner)


def _masks(grid: Grid) -> list[int]:
    return [1 << digit >> 1 if digit else left for digit, left in zip(grid.digits, grid.candidates, strict=True)]


def _links(
    told: Iterable[tuple[int, int, int]], subsets: Mapping[int, Subset] = MappingProxyType({})
) -> tuple[ChainLink, ...]:
    return tuple(
        ChainLink(at, _node(left), None if right < 0 or right in subsets else _node(right), subsets.get(right))
        for at, left, right in told
    )


def _eliminations(labels: Iterable[int]) -> tuple[Elimination, ...]:
    return tuple(Elimination(label // 9, label % 9 + 1) for label in labels)


def _node(number: int) -> Node:
    """A candidate, or a digit in the three cells that a line and a box share."""
    if number < _LABELS:
        return Node((number // 9,), number % 9 + 1)
    group, digit = divmod(number - _LABELS, 9)
    line, piece = divmod(group, 3)
    along = range(3 * piece, 3 * piece + 3)
    cells = tuple(9 * line + at if line < 9 else 9 * at + line - 9 for at in along)
    return Node(cells, digit + 1)
