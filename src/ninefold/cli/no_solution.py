"""Why a puzzle has no solution, where it can be seen at a glance."""

from __future__ import annotations

from ninefold.model import Grid, cell_name, violations


def why_no_solution(grid: Grid) -> str:
    """A sentence naming what already clashes, or an empty cell without a candidate; empty if neither."""
    puzzle = grid.puzzle
    clashes = violations(puzzle, grid.digits)
    if clashes:
        return "No solution: " + " ".join(clash.sentence(puzzle) for clash in clashes)
    for cell, mask in enumerate(grid.candidates):
        if mask == 0 and grid.digits[cell] == 0:
            return f"No solution: nothing fits in {cell_name(cell, puzzle.shape.size)}."
    return ""
