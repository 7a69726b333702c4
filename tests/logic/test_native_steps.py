"""Steps come from native code as `model/step.py` defines them, and a path with the grids after its steps."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from ninefold.formats import read_puzzle
from ninefold.logic import all_steps, path
from ninefold.model import Grid, Step, step
from ninefold.rating import explainer_steps

# Fish, wings, uniqueness, colours, almost locked sets, chains and nets; the last needs forcing chains.
PUZZLES = [
    "060500028020090300300001470610700504040000010705002063034100005006040030590007040",
    "000704005020010070000080002090006250600070008053200010400090000030060090200407000",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "..6.37.........8....7.5..4..3...1.98.4..8.........43..6.....9...189...7.....65..1",
]
NOT_OF_NINE = {"rules"}  # of the evidence: constraints are no matter of the native finders
CLASSES = (
    "Technique",
    "Step",
    "Evidence",
    "Placement",
    "Elimination",
    "Mark",
    "HouseMark",
    "LockedSet",
    "Node",
    "Link",
)


def names_of(kind: Any) -> set[str]:
    return {field.name for field in fields(kind)} if is_dataclass(kind) else set(kind._fields)


def recorded(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[frozenset[str]]]:
    """Which fields each class is made of from now on."""
    seen: dict[str, set[frozenset[str]]] = {}

    def recording(kind: Any) -> Callable[..., Any]:
        signature = inspect.signature(kind)

        def make(*arguments: Any, **named: Any) -> Any:
            seen.setdefault(kind.__name__, set()).add(frozenset(signature.bind(*arguments, **named).arguments))
            return kind(*arguments, **named)

        return make

    for name in CLASSES:
        monkeypatch.setattr(step, name, recording(getattr(step, name)))
    return seen


def test_native_code_fills_every_field_of_a_step_and_of_its_evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = {name: getattr(step, name) for name in CLASSES}
    seen = recorded(monkeypatch)
    for line in PUZZLES:
        all_steps(Grid.start(read_puzzle(line)))
    assert seen == {
        name: {frozenset(names_of(kind) - (NOT_OF_NINE if name == "Evidence" else set()))}
        for name, kind in kinds.items()
    }


@pytest.mark.parametrize("line", PUZZLES)
def test_the_grid_after_a_step_is_the_grid_with_the_step_applied(line: str) -> None:
    grid = Grid.start(read_puzzle(line))
    first = next(iter(path(grid)))[0]
    for start in (grid, grid.apply(first)):  # also from a position with digits placed and candidates gone
        before = start
        for found, after in path(start):
            assert isinstance(found, Step)
            assert after == before.apply(found)
            before = after
        assert before != start


def test_the_grid_before_a_rated_step_is_the_one_that_the_steps_before_lead_to() -> None:
    grid = Grid.start(read_puzzle(PUZZLES[1]))
    for rated in explainer_steps(grid):
        assert rated.grid == grid
        grid = grid.apply(rated.step)
    assert grid.is_full
