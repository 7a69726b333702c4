"""The path: step after step, the easiest technique first, until the grid is full or logic ends.

Where the ladder of plain 9×9 has no step left, exotic patterns, whips and braids of the expert path go on; where they
end, too, a candidate is supposed and followed by nets, nested nets and at last through all cases, as on any board.
"""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.engine import any_logic, logic
from ninefold.engine.stop import Stop, stop_for
from ninefold.logic.options import DEFAULT, LogicOptions, checked
from ninefold.model import Grid, PuzzleLike, Step, as_grid

SUPPOSING = "rule-contradiction"
"""The technique that is tried last: suppose a candidate that fails in each case of another cell."""
BEYOND = ("nested-forcing-net", SUPPOSING)
"""Of the techniques for boards with further rules those that plain 9×9 comes to as well, in this order, in a hint."""
_NETS = ("forcing-net-contradiction", "forcing-net-verity")


def next_step(
    puzzle: PuzzleLike, options: LogicOptions = DEFAULT, *, timeout: float | None = None, stop: Stop | None = None
) -> Step | None:
    """The easiest step that helps, None where logic ends (a full grid, a contradiction, or too hard).

    >>> step = next_step("1.34............")
    >>> step.technique.name, step.placements
    ('Naked Single', (Placement(cell=1, digit=2),))
    """
    grid, options, stop = as_grid(puzzle), checked(options), stop_for(timeout, stop)
    if not grid.puzzle.is_plain_nine:
        return any_logic.next_step(grid, options, stop)
    step = logic.next_step(grid, options, stop)
    supposing = _supposing(options)
    return _beyond(grid, supposing, stop) if step is None and supposing and not grid.is_full else step


def all_steps(
    puzzle: PuzzleLike, options: LogicOptions = DEFAULT, *, timeout: float | None = None, stop: Stop | None = None
) -> list[Step]:
    """Every step there is at this moment, the easiest techniques first.

    >>> from ninefold.model import Puzzle, Shape
    >>> len(all_steps(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))))
    26
    """
    grid, stop = as_grid(puzzle), stop_for(timeout, stop)
    find = logic.all_steps if grid.puzzle.is_plain_nine else any_logic.all_steps
    return find(grid, checked(options), stop)


def path(
    puzzle: PuzzleLike,
    options: LogicOptions = DEFAULT,
    *,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Iterator[tuple[Step, Grid]]:
    """Each step with the grid after it; TimeLimitError or StoppedError behind the last that was found in time.

    >>> from ninefold.model import Puzzle, Shape
    >>> [grid.oneline for _, grid in path(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))]
    ['1234............']
    """
    grid, options, stop = as_grid(puzzle), checked(options), stop_for(timeout, stop)
    if not grid.puzzle.is_plain_nine:
        yield from any_logic.path(grid, options, stop)
        return
    supposing = _supposing(options)
    while True:
        for step, after in logic.path(grid, options, stop):
            grid = after
            yield step, grid
        if supposing is None or grid.is_full or (supposed := _beyond(grid, supposing, stop)) is None:
            return
        grid = grid.apply(supposed)
        yield supposed, grid


def _supposing(options: LogicOptions) -> LogicOptions | None:
    """Nets without the bounds of plain 9×9, nested ones, then that technique, if it is wanted by name.

    The default ladder of plain 9×9 ends by brute force.
    """
    wanted = options.techniques or ()
    if SUPPOSING not in wanted:
        return None
    return LogicOptions(techniques=tuple(name for name in (*_NETS, *BEYOND) if name in wanted))


def _beyond(grid: Grid, supposing: LogicOptions, stop: Stop) -> Step | None:
    # Imported here: hardly any path comes to this.
    from ninefold.logic.expert_path import beyond_the_usual

    return beyond_the_usual(grid, stop) or any_logic.next_step(grid, supposing, stop)


def furthest(
    grid: Grid, options: LogicOptions = DEFAULT, *, timeout: float | None = None, stop: Stop | None = None
) -> Grid:
    """The grid where logic ends.

    >>> from ninefold.model import Puzzle, Shape
    >>> furthest(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))).oneline
    '1234............'
    """
    last = grid
    for _, reached in path(grid, options, timeout=timeout, stop=stop):
        last = reached
    return last
