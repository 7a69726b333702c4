"""Locked candidates: all places of a digit in one house lie in another, so the rest of that other loses it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, House, HouseMark, Mark, Puzzle, Step
from ninefold.stopping import looking


def locked_candidates(grid: Grid) -> Iterator[Step]:
    """Pointing where the first house is a box or a region, claiming where it is any other; any house against any."""
    for source, meeting in looking(_meetings(grid.puzzle), every=1):
        name = "locked-candidates-1" if source.kind in ("box", "region") else "locked-candidates-2"
        for digit in range(1, grid.puzzle.shape.size + 1):
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


@lru_cache(maxsize=8)
def _meetings(puzzle: Puzzle) -> tuple[tuple[House, tuple[tuple[House, frozenset[int]], ...]], ...]:
    """Each house that holds every digit, with those that share two cells or more with it; the same on a whole path."""
    within = [(house, frozenset(house.cells)) for house in puzzle.houses]
    return tuple(
        (source, tuple(other for other in within if other[0] is not source and len(cells & other[1]) > 1))
        for source, cells in looking(within, every=1)
        if len(cells) >= puzzle.shape.size
    )
