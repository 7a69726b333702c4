"""Chains: if the first candidate is false, the last is true, so what both rule out goes.

Weak links are all conflicts, those of the variant's rules among them; strong links are two candidates left in a cell,
or two places left in a house that holds every digit. From each candidate the shortest chains are followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ninefold.engine.stop import Stop
from ninefold.logic.any_shape.conflicts import Conflicts, all_candidates, bits, conflicts_of
from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, Link, Node, Step

_MOST_STRONG = 8
"""Strong links of a chain."""


def chains(grid: Grid, stop: Stop) -> Iterator[Step]:
    """The shortest chain that removes something, then longer ones; one for each first candidate."""
    conflicts, alive, strong = conflicts_of(grid.puzzle), all_candidates(grid), _strong_links(grid)
    known: set[int] = set()
    for most in range(1, _MOST_STRONG + 1):
        for start in sorted(strong):
            if stop.look():
                return
            found = _follow(start, most, strong, conflicts, alive)
            if found is not None and found[1] not in known:  # a longer chain to the same end says nothing new
                known.add(found[1])
                yield _step(grid, *found)


def _strong_links(grid: Grid) -> dict[int, set[int]]:
    """For each candidate those that are true if it is false."""
    size = grid.puzzle.shape.size
    links: dict[int, set[int]] = {}

    def join(a: int, b: int) -> None:
        links.setdefault(a, set()).add(b)
        links.setdefault(b, set()).add(a)

    for cell, mask in enumerate(grid.candidates):
        if mask.bit_count() == 2:
            low, high = bits(mask)
            join(cell * size + low, cell * size + high)
    for house in grid.puzzle.houses:
        if len(house.cells) == size:
            for k in range(size):
                places = [cell for cell in house.cells if grid.candidates[cell] >> k & 1]
                if len(places) == 2:
                    join(places[0] * size + k, places[1] * size + k)
    return links


def _follow(
    start: int, most: int, strong: dict[int, set[int]], conflicts: Conflicts, alive: int
) -> tuple[list[int], int] | None:
    """Breadth first: the candidates of the shortest chain with exactly `most` strong links, and what it removes."""
    came: dict[int, tuple[int, int]] = {}  # a candidate that is true -> (the false one before it, the true one before)
    on = dict.fromkeys(strong[start], start)
    came.update(dict.fromkeys(on, (start, -1)))
    layer = list(on)
    off = 1 << start
    for depth in range(1, most + 1):
        if depth == most:
            for end in layer:
                removed = alive & conflicts.of(start) & conflicts.of(end) & ~(1 << start) & ~(1 << end)
                if end == start:
                    removed = alive & conflicts.of(start)
                if removed:
                    return _chain(start, end, came), removed
            return None
        following: list[int] = []
        for true in layer:
            fresh = conflicts.of(true) & alive & ~off
            off |= fresh
            for false in bits(fresh):
                for end in sorted(strong.get(false, ())):
                    if end not in came and end != true:
                        came[end] = (false, true)
                        following.append(end)
        layer = following
    return None


def _chain(start: int, end: int, came: dict[int, tuple[int, int]]) -> list[int]:
    """The candidates from the first to the last: false, true, false, true …"""
    chain: list[int] = []
    true = end
    while True:
        false, before = came[true]
        chain += [true, false]
        if before < 0:
            return chain[::-1]
        true = before


def _step(grid: Grid, chain: list[int], removed: int) -> Step:
    size = grid.puzzle.shape.size
    nodes = [Node((candidate // size,), candidate % size + 1) for candidate in chain]
    links = tuple(Link(a, b, strong=k % 2 == 0) for k, (a, b) in enumerate(pairwise(nodes)))
    one_digit = len({node.digit for node in nodes}) == 1
    eliminations = tuple(Elimination(candidate // size, candidate % size + 1) for candidate in bits(removed))
    evidence = Evidence(cells=tuple(sorted({node.cells[0] for node in nodes})), links=links, chains=(0,))
    digits = tuple(sorted({node.digit for node in nodes}))
    return Step(
        technique("x-chain" if one_digit else "aic"), eliminations=eliminations, evidence=evidence, digits=digits
    )
