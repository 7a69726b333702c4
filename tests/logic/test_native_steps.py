"""Steps come from native code as `model/step.py` defines them, and a path with the grids after its steps."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from ninefold.formats import read_puzzle
from ninefold.logic import all_steps, path
from ninefold.model import Grid, Step
from ninefold.model.step import Evidence
from ninefold.rating import explainer_steps

# Fish, wings, uniqueness, colours, almost locked sets, chains and nets; the last needs forcing chains.
PUZZLES = [
    "060500028020090300300001470610700504040000010705002063034100005006040030590007040",
    "000704005020010070000080002090006250600070008053200010400090000030060090200407000",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1",
]
MADE_OF = {"Step", "Evidence", "Placement", "Elimination", "Mark", "HouseMark", "LockedSet", "Node", "Link"}


def parts(value: Any) -> Iterator[Any]:
    """All that a step is made of, itself first."""
    yield value
    if isinstance(value, Step | Evidence):
        yield from (part for field in fields(value) for part in parts(getattr(value, field.name)))
    elif isinstance(value, tuple):
        yield from (part for item in value for part in parts(item))


def made_anew(value: Any) -> Any:
    """The same by the constructors of its classes."""
    if isinstance(value, Step | Evidence):
        return type(value)(**{field.name: made_anew(getattr(value, field.name)) for field in fields(value)})
    if isinstance(value, tuple):
        return type(value)(*map(made_anew, value)) if hasattr(value, "_fields") else tuple(map(made_anew, value))
    return value


def test_a_step_made_past_the_constructors_is_what_they_make() -> None:
    kinds = set()
    for line in PUZZLES:
        for step in all_steps(Grid.start(read_puzzle(line)))[::7]:
            kinds |= {type(part).__name__ for part in parts(step)}
            again = made_anew(step)
            assert again == step == pickle.loads(pickle.dumps(step))
            assert (hash(again), repr(again)) == (hash(step), repr(step))
    assert kinds >= MADE_OF


def test_a_step_made_past_the_constructors_cannot_be_changed() -> None:
    step = all_steps(Grid.start(read_puzzle(PUZZLES[0])))[0]
    with pytest.raises(FrozenInstanceError):
        step.digits = ()  # type: ignore[misc]


@pytest.mark.parametrize("line", PUZZLES)
def test_the_grid_after_a_step_is_the_grid_with_the_step_applied(line: str) -> None:
    grid = Grid.start(read_puzzle(line))
    first = next(iter(path(grid)))[0]
    for start in (grid, grid.apply(first)):  # also from a position with digits placed and candidates gone
        before = start
        for found, after in path(start):
            assert isinstance(found, Step)
            assert after == before.apply(found) == Grid(after.puzzle, after.digits, after.candidates)
            before = after
        assert before != start


def test_the_grid_before_a_rated_step_is_the_one_that_the_steps_before_lead_to() -> None:
    grid = Grid.start(read_puzzle(PUZZLES[1]))
    for rated in explainer_steps(grid):
        assert rated.grid == grid
        grid = grid.apply(rated.step)
    assert grid.is_full
