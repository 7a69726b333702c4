"""Naked and hidden subsets: k cells of a house that hold only k digits, or k digits with only k places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, House, HouseMark, LockedSet, Step
from ninefold.stopping import looking

_SIZES = {2: "pair", 3: "triple", 4: "quadruple"}


def naked_subsets(grid: Grid, size: int) -> Iterator[Step]:
    """The other cells of the house lose the digits of the subset."""
    for house in grid.puzzle.houses:
        cells = [cell for cell in house.cells if 0 < grid.candidates[cell].bit_count() <= size]
        for subset in looking(combinations(cells, size)):
            mask = 0
            for cell in subset:
                mask |= grid.candidates[cell]
            if mask.bit_count() == size:
                rest = [cell for cell in house.cells if cell not in subset]
                yield from _step(grid, f"naked-{_SIZES[size]}", house, subset, mask, [(cell, mask) for cell in rest])


def hidden_subsets(grid: Grid, size: int) -> Iterator[Step]:
    """The cells of the subset lose all other digits. A house smaller than the digits forces nothing."""
    digits = range(grid.puzzle.shape.size)
    for house in grid.puzzle.houses:
        if len(house.cells) < grid.puzzle.shape.size:
            continue
        places = {
            digit: frozenset(cell for cell in house.cells if grid.candidates[cell] >> digit & 1) for digit in digits
        }
        few = [digit for digit in digits if 0 < len(places[digit]) <= size]
        for subset in looking(combinations(few, size)):
            cells = frozenset().union(*(places[digit] for digit in subset))
            if len(cells) == size:
                mask = sum(1 << digit for digit in subset)
                inside = tuple(sorted(cells))
                yield from _step(
                    grid, f"hidden-{_SIZES[size]}", house, inside, mask, [(cell, ~mask) for cell in inside]
                )


def _step(
    grid: Grid, name: str, house: House, cells: tuple[int, ...], mask: int, victims: list[tuple[int, int]]
) -> Iterator[Step]:
    digits = tuple(digit for digit in range(1, grid.puzzle.shape.size + 1) if mask >> (digit - 1) & 1)
    removed = tuple(
        Elimination(cell, digit)
        for cell, taken in victims
        for digit in grid.candidates_of(cell)
        if taken >> (digit - 1) & 1
    )
    if removed:
        evidence = Evidence(cells=cells, houses=(HouseMark(house),), sets=(LockedSet(cells, digits),))
        yield Step(technique(name), eliminations=removed, evidence=evidence, digits=digits)
