"""Logic on 9×9 without constraints: the techniques, the steps of a grid, the path of a puzzle and its points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from functools import lru_cache
from typing import NamedTuple

from ninefold import _native
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop
from ninefold.model import Grid, Level, Step, Technique
from ninefold.stopping import raise_if_stopped

LEVEL_CAPS: dict[Level, int | None] = dict(_native.logic_levels())
"""What a path of each level may score before it counts as one of the next; the last level takes any score."""


class Score(NamedTuple):
    """The level of a path, its points, and the id of its hardest technique."""

    level: Level
    score: int
    hardest: str | None


@lru_cache(maxsize=1)
def techniques() -> dict[str, Technique]:
    """All techniques by id, in the default order; each says on which boards it is looked for."""
    return {technique.id: technique for technique in _native.logic_catalogue()}


def next_step(grid: Grid, options: LogicOptions, stop: Stop) -> Step | None:
    """The easiest step; None where there is none."""
    found = _native.logic_next_step(native_grid(grid), native_options(options), stop)
    if found is None:
        raise_if_stopped(stop, "logic")
    return found


def all_steps(grid: Grid, options: LogicOptions, stop: Stop) -> list[Step]:
    """Every step of a grid, the easiest technique first."""
    found = _native.logic_all_steps(native_grid(grid), native_options(options), stop)
    raise_if_stopped(stop, "logic")
    return found


def path(grid: Grid, options: LogicOptions, stop: Stop) -> Iterator[tuple[Step, Grid]]:
    """The steps to the end of the grid, or of logic, each with the grid after it; stopped, those found in time."""
    end, found = _native.logic_path(native_grid(grid), grid.puzzle, native_options(options), stop)
    yield from found
    if end == "stopped":
        raise_if_stopped(stop, "logic")


def regress(line: str, stop: Stop) -> tuple[bool, str]:
    """Whether our finders find what a line of a library of techniques shows, and why not."""
    return _native.logic_regress(line, stop)


@lru_cache(maxsize=16)
def native_options(options: LogicOptions) -> _native.LogicOptions:
    """The options as native code takes them."""
    values = asdict(options)
    order = values.pop("techniques")
    # Techniques of other boards are none of its business.
    known = None if order is None else [name for name in order if techniques()[name].boards != "other"]
    return _native.LogicOptions(techniques=known, **values)


def native_grid(grid: Grid) -> _native.LogicGrid:
    """The grid as native code takes it."""
    return _native.LogicGrid(grid.digits, grid.puzzle.givens, grid.thinned)
