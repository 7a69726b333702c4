"""The door to the native logic engine, which knows 9×9 without constraints."""

from __future__ import annotations

from typing import Any

from ninefold._native import LogicGrid, Stop, logic_all_steps, logic_next_step, logic_path
from ninefold.logic.catalogue import techniques
from ninefold.logic.options import LogicOptions, native_options
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

_SHAPE = Shape(3, 3)


def serves(grid: Grid) -> bool:
    """Whether the native engine can take this grid."""
    return grid.puzzle.shape == _SHAPE and not grid.puzzle.constraints


def next_step(grid: Grid, options: LogicOptions, stop: Stop) -> Step | None:
    found = logic_next_step(native_grid(grid), native_options(options), stop)
    return None if found is None else step_of(found, techniques()[found["technique"]])


def all_steps(grid: Grid, options: LogicOptions, stop: Stop) -> list[Step]:
    return [
        step_of(found, techniques()[found["technique"]])
        for found in logic_all_steps(native_grid(grid), native_options(options), stop)
    ]


def path(grid: Grid, options: LogicOptions, stop: Stop) -> list[Step]:
    _, found, _ = logic_path(native_grid(grid), native_options(options), stop)
    return [step_of(step, techniques()[step["technique"]]) for step in found]


def native_grid(grid: Grid) -> LogicGrid:
    """The grid as the native engine takes it."""
    placed = [cell for cell, digit in enumerate(grid.digits) if digit and not grid.puzzle.givens[cell]]
    return LogicGrid(grid.digits, placed, grid.eliminated)


def step_of(found: dict[str, Any], technique: Technique) -> Step:
    """A step that the native engine told."""
    houses = _SHAPE.houses
    return Step(
        technique=technique,
        placements=tuple(Placement(*candidate) for candidate in found["placements"]),
        eliminations=tuple(Elimination(*candidate) for candidate in found["eliminations"]),
        evidence=Evidence(
            cells=found["cells"],
            houses=tuple(HouseMark(houses[house], role) for house, role in found["houses"]),
            marks=tuple(Mark(*mark) for mark in found["marks"]),
            sets=tuple(LockedSet(*one) for one in found["sets"]),
            links=tuple(Link(Node(*start), Node(*end), strong) for start, end, strong in found["links"]),
            chains=found["chains"],
        ),
        digits=found["digits"],
    )
