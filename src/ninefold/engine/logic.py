"""Logic on 9×9 without constraints: the techniques, the steps of a grid, the path of a puzzle and its points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from functools import lru_cache
from typing import Any, NamedTuple

from ninefold import _native
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop
from ninefold.model import (
    Elimination,
    Evidence,
    Grid,
    HouseMark,
    Link,
    LockedSet,
    Mark,
    Node,
    Placement,
    Shape,
    Step,
    Technique,
)
from ninefold.stopping import raise_if_stopped

_HOUSES = Shape(3, 3).houses


class Score(NamedTuple):
    """The level of a path, its points, and the id of its hardest technique."""

    level: str
    score: int
    hardest: str | None


@lru_cache(maxsize=1)
def techniques() -> dict[str, Technique]:
    """The techniques of plain 9×9 by id, in the default order."""
    return {row[0]: Technique(*row) for row in _native.logic_catalogue()}


def next_step(grid: Grid, options: LogicOptions, stop: Stop) -> Step | None:
    """The easiest step; None where there is none."""
    found = _native.logic_next_step(native_grid(grid), native_options(options), stop)
    if found is None:
        raise_if_stopped(stop, "logic")
        return None
    return _step(found)


def all_steps(grid: Grid, options: LogicOptions, stop: Stop) -> list[Step]:
    """Every step of a grid, the easiest technique first."""
    found = _native.logic_all_steps(native_grid(grid), native_options(options), stop)
    raise_if_stopped(stop, "logic")
    return [_step(step) for step in found]


def path(grid: Grid, options: LogicOptions, stop: Stop) -> Iterator[Step]:
    """The steps to the end of the grid, or of logic; stopped, those found in time before it says so."""
    end, found, _ = _native.logic_path(native_grid(grid), native_options(options), stop)
    yield from map(_step, found)
    if end == "stopped":
        raise_if_stopped(stop, "logic")


def scores(digits: bytes, options: LogicOptions, stop: Stop) -> list[Score]:
    """The scores of puzzles with one solution each, 81 bytes of 0 to 9 per puzzle."""
    rated = _native.logic_rate(digits, native_options(options), stop) if digits else []
    raise_if_stopped(stop, "the rating")
    return [Score(level, score, hardest) for _, level, score, _, hardest in rated]


def regress(line: str, stop: Stop) -> tuple[bool, str]:
    """Whether our finders find what a line of a library of techniques shows, and why not."""
    return _native.logic_regress(line, stop)


@lru_cache(maxsize=16)
def native_options(options: LogicOptions) -> _native.LogicOptions:
    """The options as native code takes them."""
    values = asdict(options)
    order = values.pop("techniques")
    # Techniques of the rules of variants are none of its business.
    known = None if order is None else [name for name in order if name in techniques()]
    return _native.LogicOptions(techniques=known, **values)


def native_grid(grid: Grid) -> _native.LogicGrid:
    """The grid as native code takes it."""
    placed = [cell for cell, digit in enumerate(grid.digits) if digit and not grid.puzzle.givens[cell]]
    return _native.LogicGrid(grid.digits, placed, grid.eliminated)


def _step(found: dict[str, Any]) -> Step:
    return step_of(found, techniques()[found["technique"]])


def step_of(found: dict[str, Any], technique: Technique) -> Step:
    """A step that native code told."""
    return Step(
        technique=technique,
        placements=tuple(Placement(*candidate) for candidate in found["placements"]),
        eliminations=tuple(Elimination(*candidate) for candidate in found["eliminations"]),
        evidence=Evidence(
            cells=found["cells"],
            houses=tuple(HouseMark(_HOUSES[house], role) for house, role in found["houses"]),
            marks=tuple(Mark(*mark) for mark in found["marks"]),
            sets=tuple(LockedSet(*one) for one in found["sets"]),
            links=tuple(Link(Node(*start), Node(*end), strong) for start, end, strong in found["links"]),
            chains=found["chains"],
        ),
        digits=found["digits"],
    )
