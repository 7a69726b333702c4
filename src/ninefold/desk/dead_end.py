"""Where a position that has no solution shows it, followed with singles alone: a reason that a person can check."""

from __future__ import annotations

from ninefold.model import Grid, cell_name, violations

_MOST_STEPS = 400
_MOST_CLASHES = 3
_SINGLE_TECHNIQUES = ("naked-single", "hidden-single")


def dead_end(grid: Grid) -> str | None:
    """A sentence that names the clash, the empty cell or the house without a place; None if singles do not lead there.

    >>> from ninefold.model import Puzzle, Shape
    >>> dead_end(Grid.start(Puzzle(Shape(2, 2), bytes([1, 2, 0, 0, 0, 0, 3] + [0] * 9))))
    'No place is left for 3 in row 1.'
    """
    from ninefold.logic import LogicOptions, next_step  # most positions have a solution

    singles = LogicOptions(techniques=_SINGLE_TECHNIQUES)
    placed = 0
    while placed <= _MOST_STEPS:
        if found := _at_once(grid):
            return found if not placed else f"After {_singles(placed)}: {found[0].lower()}{found[1:]}"
        step = next_step(grid, singles)
        if step is None:
            return None
        grid = grid.apply(step)
        placed += len(step.placements)
    return None


def no_solution(grid: Grid) -> str:
    """That a position has no solution, and why if that is seen without searching.

    >>> from ninefold.model import Puzzle, Shape
    >>> no_solution(Grid.start(Puzzle(Shape(2, 2), bytes([1, 1] + [0] * 14))))
    'No solution: Row 1 has two 1s (r1c1, r1c2). Box 1 has two 1s (r1c1, r1c2).'
    """
    puzzle = grid.puzzle
    clashes = violations(puzzle, grid.digits)
    if clashes:
        return "No solution: " + " ".join(clash.sentence(puzzle) for clash in clashes[:_MOST_CLASHES])
    why = dead_end(grid) if puzzle.shape.size <= 9 else _at_once(grid)
    return f"No solution: {why}" if why else "No solution."


def _at_once(grid: Grid) -> str | None:
    puzzle = grid.puzzle
    size = puzzle.shape.size
    clashes = violations(puzzle, grid.digits)
    if clashes:
        return clashes[0].sentence(puzzle)
    for cell, mask in enumerate(grid.candidates):
        if mask == 0 and grid.digits[cell] == 0:
            return f"Nothing fits in {cell_name(cell, size)}."
    for house in puzzle.houses:
        if len(house.cells) < size:
            continue
        there = 0
        for cell in house.cells:
            there |= grid.candidates[cell] | 1 << grid.digits[cell] >> 1
        missing = next((digit for digit in range(1, size + 1) if not there >> (digit - 1) & 1), None)
        if missing is not None:
            return f"No place is left for {puzzle.symbol(missing)} in {house.name}."
    return None


def _singles(count: int) -> str:
    return "one single" if count == 1 else f"{count} singles"
