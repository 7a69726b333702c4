"""The path: step after step, the easiest technique first, until the grid is full or logic ends."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.logic.singles import hidden_single, naked_single
from ninefold.model import Grid, Puzzle, Step


def next_step(grid: Grid) -> Step | None:
    """The easiest step that helps, None where logic ends (a full grid, a contradiction, or too hard).

    >>> from ninefold.model import Shape
    >>> step = next_step(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12))))
    >>> step.technique.name, step.placements
    ('Naked Single', (Placement(cell=1, digit=2),))
    """
    return naked_single(grid) or hidden_single(grid)


def path(puzzle: Puzzle | Grid) -> Iterator[tuple[Step, Grid]]:
    """Each step with the grid after it.

    >>> from ninefold.model import Shape
    >>> [grid.oneline for _, grid in path(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))]
    ['1234............']
    """
    grid = puzzle if isinstance(puzzle, Grid) else Grid.start(puzzle)
    while (step := next_step(grid)) is not None:
        grid = grid.apply(step)
        yield step, grid


def furthest(grid: Grid) -> Grid:
    """The grid where logic ends.

    >>> from ninefold.model import Shape
    >>> furthest(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))).oneline
    '1234............'
    """
    last = grid
    for _, reached in path(grid):
        last = reached
    return last
