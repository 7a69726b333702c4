"""The cases of a step as a tree: what is supposed one after the other, and where each case ends.

Native code tells the leaves: each with all that is supposed on the way to it, what follows then, and what is impossible
in the end. Leaves that suppose the same first belong to one branch.

A nested net is told in order instead: what follows from the first supposition, each further candidate that fails beside
it, what follows once it is gone, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from ninefold.model import Placement, RuleMark, Step

NESTED = "nested-forcing-net"


class Case(NamedTuple):
    """One line of the tree: how deep it stands, what is supposed, what follows, and what is impossible then.

    A case that has cases of its own ends in nothing: they stand below it, one deeper.
    """

    depth: int
    supposed: Placement
    follows: tuple[Placement, ...] = ()
    end: str = ""


def each_case(step: Step) -> Iterator[tuple[RuleMark, str]]:
    """The marks of the cases, each with what is impossible in it, if anything is."""
    for case, end in pairwise((*step.evidence.rules, None)):
        if case is not None and case.name == "case":
            yield case, end.sentence if end is not None and end.name == "contradiction" else ""


def case_tree(step: Step) -> tuple[Case, ...]:
    """The lines of the tree from top to bottom; what all cases suppose is not told again."""
    leaves = [_leaf(case, end) for case, end in each_case(step)]
    if step.technique.id == NESTED:
        return tuple(Case(len(one.supposed) - 1, one.supposed[-1], one.follows, one.end) for one in leaves)
    depth = 0
    while leaves and all(len(one.supposed) > depth + 1 for one in leaves) and _alike(leaves, depth):
        depth += 1
    return tuple(_branches(leaves, depth, depth))


class _Leaf(NamedTuple):
    supposed: tuple[Placement, ...]
    follows: tuple[Placement, ...]
    end: str


def _leaf(case: RuleMark, end: str) -> _Leaf:
    supposed, follows = case.contents
    held = tuple(map(Placement, case.cells, (*supposed, *follows)))
    return _Leaf(held[: len(supposed)], held[len(supposed) :], end)


def _alike(leaves: Sequence[_Leaf], depth: int) -> bool:
    return len({one.supposed[depth] for one in leaves}) == 1


def _branches(leaves: Sequence[_Leaf], depth: int, top: int) -> Iterator[Case]:
    for supposed, group in groupby(leaves, key=lambda one: one.supposed[depth]):
        below = list(group)
        ends = [one for one in below if len(one.supposed) == depth + 1]
        if len(ends) == len(below):
            yield from (Case(depth - top, supposed, one.follows, one.end) for one in ends)
        else:
            yield Case(depth - top, supposed)
            yield from _branches([one for one in below if one not in ends], depth + 1, top)
