"""Locked candidates: all places of a digit in one house lie in another, so the rest of that other loses it."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, HouseMark, Mark, Step


def locked_candidates(grid: Grid) -> Iterator[Step]:
    """Pointing where the first house is a box or a region, claiming where it is any other; any house against any."""
    size = grid.puzzle.shape.size
    houses = grid.puzzle.houses
    within = [(house, frozenset(house.cells)) for house in houses]
    for source in houses:
        if len(source.cells) < size:
            continue
        name = "locked-candidates-1" if source.kind in ("box", "region") else "locked-candidates-2"
        meeting = [(house, cells) for house, cells in within if house is not source and _meet(source.cells, cells)]
        for digit in range(1, size + 1):
            places = {cell for cell in source.cells if grid.candidates[cell] >> (digit - 1) & 1}
            if len(places) < 2:
                continue
            for target, cells in meeting:
                if not places <= cells:
                    continue
                rest = [
                    cell for cell in target.cells if cell not in places and grid.candidates[cell] >> (digit - 1) & 1
                ]
                if rest:
                    yield Step(
                        technique(name),
                        eliminations=tuple(Elimination(cell, digit) for cell in rest),
                        evidence=Evidence(
                            cells=tuple(sorted(places)),
                            houses=(HouseMark(source, "base"), HouseMark(target, "cover")),
                            marks=tuple(Mark(cell, digit) for cell in sorted(places)),
                        ),
                        digits=(digit,),
                    )


def _meet(cells: tuple[int, ...], others: frozenset[int]) -> bool:
    return sum(cell in others for cell in cells) > 1
