"""Naked and hidden singles."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.logic.catalogue import technique
from ninefold.model import Evidence, Grid, HouseMark, Mark, Placement, Step


def naked_singles(grid: Grid) -> Iterator[Step]:
    """Cells with one candidate left."""
    for cell, mask in enumerate(grid.candidates):
        if mask and mask & (mask - 1) == 0:
            digit = mask.bit_length()
            evidence = Evidence(cells=(cell,), marks=(Mark(cell, digit),))
            yield Step(technique("naked-single"), (Placement(cell, digit),), evidence=evidence, digits=(digit,))


def hidden_singles(grid: Grid) -> Iterator[Step]:
    """Houses with one place left for a digit. A house smaller than the digits forces nothing."""
    for house in grid.puzzle.houses:
        if len(house.cells) < grid.puzzle.shape.size:
            continue
        once = twice = 0
        for cell in house.cells:
            mask = grid.candidates[cell]
            twice |= once & mask
            once |= mask
        single = once & ~twice
        while single:
            bit = single & -single
            single ^= bit
            cell = next(cell for cell in house.cells if grid.candidates[cell] & bit)
            digit = bit.bit_length()
            evidence = Evidence(cells=(cell,), houses=(HouseMark(house),), marks=(Mark(cell, digit),))
            yield Step(technique("hidden-single"), (Placement(cell, digit),), evidence=evidence, digits=(digit,))
