"""The path: step after step, the easiest technique first, until the grid is full or logic ends."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.engine import logic
from ninefold.engine.stop import Stop, stop_for
from ninefold.logic import any_shape
from ninefold.logic.options import DEFAULT, LogicOptions, checked
from ninefold.model import Grid, Puzzle, Step


def next_step(
    grid: Grid, options: LogicOptions = DEFAULT, *, timeout: float | None = None, stop: Stop | None = None
) -> Step | None:
    """The easiest step that helps, None where logic ends (a full grid, a contradiction, or too hard).

    >>> from ninefold.model import Shape
    >>> step = next_step(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12))))
    >>> step.technique.name, step.placements
    ('Naked Single', (Placement(cell=1, digit=2),))
    """
    stop = stop_for(timeout, stop)
    if grid.puzzle.is_plain_nine:
        return logic.next_step(grid, checked(options), stop)
    return next(any_shape.steps(grid, checked(options), stop), None)


def all_steps(
    grid: Grid, options: LogicOptions = DEFAULT, *, timeout: float | None = None, stop: Stop | None = None
) -> list[Step]:
    """Every step there is at this moment, the easiest techniques first.

    >>> from ninefold.model import Shape
    >>> len(all_steps(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))))
    12
    """
    stop = stop_for(timeout, stop)
    if grid.puzzle.is_plain_nine:
        return logic.all_steps(grid, checked(options), stop)
    return list(any_shape.steps(grid, checked(options), stop))


def path(
    puzzle: Puzzle | Grid,
    options: LogicOptions = DEFAULT,
    *,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[tuple[Step, Grid]]:
    """Each step with the grid after it; TimeLimitError or StoppedError behind the last that was found in time.

    >>> from ninefold.model import Shape
    >>> [grid.oneline for _, grid in path(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))]
    ['1234............']
    """
    grid = puzzle if isinstance(puzzle, Grid) else Grid.start(puzzle)
    stop = stop_for(timeout, stop)
    if grid.puzzle.is_plain_nine:
        yield from logic.path(grid, checked(options), stop)
        return
    while (found := next(any_shape.steps(grid, checked(options), stop), None)) is not None:
        grid = grid.apply(found)
        yield found, grid


def furthest(
    grid: Grid, options: LogicOptions = DEFAULT, *, timeout: float | None = None, stop: Stop | None = None
) -> Grid:
    """The grid where logic ends.

    >>> from ninefold.model import Shape
    >>> furthest(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))).oneline
    '1234............'
    """
    last = grid
    for _, reached in path(grid, options, timeout=timeout, stop=stop):
        last = reached
    return last
