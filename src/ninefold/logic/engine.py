"""The door to the native logic engine, which knows 9×9 without constraints."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold._native import LogicGrid, Stop, logic_all_steps, logic_next_step, logic_path
from ninefold.logic.options import LogicOptions, native_options
from ninefold.model import Grid, Shape, Step

_SHAPE = Shape(3, 3)


def serves(grid: Grid) -> bool:
    """Whether the native engine can take this grid."""
    return grid.puzzle.shape == _SHAPE and not grid.puzzle.constraints


def next_step(grid: Grid, options: LogicOptions, stop: Stop) -> Step | None:
    return logic_next_step(native_grid(grid), native_options(options), stop)


def all_steps(grid: Grid, options: LogicOptions, stop: Stop) -> list[Step]:
    return logic_all_steps(native_grid(grid), native_options(options), stop)


def path(grid: Grid, options: LogicOptions, stop: Stop) -> Iterator[tuple[Step, Grid]]:
    """Each step with the grid after it."""
    _, found = logic_path(native_grid(grid), native_options(options), stop)
    for step, digits, candidates in found:
        yield step, Grid(grid.puzzle, digits, candidates)


def native_grid(grid: Grid) -> LogicGrid:
    """The grid as the native engine takes it."""
    placed = [cell for cell, digit in enumerate(grid.digits) if digit and not grid.puzzle.givens[cell]]
    return LogicGrid(grid.digits, placed, grid.eliminated)
