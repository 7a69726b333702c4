"""Naked and hidden singles, on any shape and any houses."""

from __future__ import annotations

from ninefold.model import Evidence, Grid, Placement, Step, Technique

NAKED_SINGLE = Technique("naked-single", "Naked Single", "singles")
HIDDEN_SINGLE = Technique("hidden-single", "Hidden Single", "singles")


def naked_single(grid: Grid) -> Step | None:
    """The first cell with one candidate left."""
    for cell, mask in enumerate(grid.candidates):
        if mask and mask & (mask - 1) == 0:
            digit = mask.bit_length()
            evidence = Evidence(roles=(("pattern", ((cell, digit),)),))
            return Step(NAKED_SINGLE, placements=(Placement(cell, digit),), evidence=evidence)
    return None


def hidden_single(grid: Grid) -> Step | None:
    """The first house with one place left for a digit. Houses smaller than the digits force nothing."""
    size = grid.puzzle.shape.size
    for house in grid.puzzle.houses:
        if len(house.cells) < size:
            continue
        once = twice = 0
        for cell in house.cells:
            mask = grid.candidates[cell]
            twice |= once & mask
            once |= mask
        if single := once & ~twice:
            bit = single & -single
            cell = next(cell for cell in house.cells if grid.candidates[cell] & bit)
            digit = bit.bit_length()
            evidence = Evidence(houses=(house,), roles=(("pattern", ((cell, digit),)),))
            return Step(HIDDEN_SINGLE, placements=(Placement(cell, digit),), evidence=evidence)
    return None
