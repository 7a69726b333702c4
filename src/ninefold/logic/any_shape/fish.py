"""Basic fish: k rows whose places for a digit lie in k columns, or the other way round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, HouseMark, Mark, Step
from ninefold.stopping import looking

_NAMES = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}


def fish(grid: Grid, size: int) -> Iterator[Step]:
    """X-Wing, Swordfish and Jellyfish by size 2, 3 and 4."""
    shape = grid.puzzle.shape
    peers = grid.puzzle.peers  # not of free cells: they may lie in a line, and are no part of it
    whole = {
        house.cells for house in grid.puzzle.houses if len(house.cells) == shape.size
    }  # void cells cut lines short
    for digit in range(1, shape.size + 1):
        has = [mask >> (digit - 1) & 1 for mask in grid.candidates]
        for bases, covers in ((shape.rows, shape.columns), (shape.columns, shape.rows)):
            lines = [
                (base, frozenset(k for k, cell in enumerate(base.cells) if has[cell]))
                for base in bases
                if base.cells in whole and 2 <= sum(has[cell] for cell in base.cells) <= size
            ]
            for chosen in looking(combinations(lines, size)):
                across = frozenset().union(*(places for _, places in chosen))
                if len(across) != size:
                    continue
                inside = {base.cells[k] for base, places in chosen for k in places}
                removed = sorted(
                    cell
                    for k in across
                    for cell in covers[k].cells
                    if has[cell] and cell not in inside and not peers[cell].isdisjoint(inside)
                )
                if removed:
                    houses = [HouseMark(base, "base") for base, _ in chosen]
                    houses += [HouseMark(covers[k], "cover") for k in sorted(across)]
                    yield Step(
                        technique(_NAMES[size]),
                        eliminations=tuple(Elimination(cell, digit) for cell in removed),
                        evidence=Evidence(
                            cells=tuple(sorted(inside)),
                            houses=tuple(houses),
                            marks=tuple(Mark(cell, digit) for cell in sorted(inside)),
                        ),
                        digits=(digit,),
                    )
