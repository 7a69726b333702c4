"""Logic on every board but plain 9×9: one native board per puzzle, its steps and its path."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from ninefold import _native
from ninefold.constraints.void import Void
from ninefold.engine.logic import techniques
from ninefold.engine.options import LogicOptions
from ninefold.engine.problem import rules_of, told
from ninefold.engine.rule_marks import RuleMarks
from ninefold.engine.stop import Stop, stop_for
from ninefold.model import Grid, Puzzle, Step
from ninefold.stopping import raise_if_stopped, working_under

_HOUSES = {"row": 0, "column": 1, "box": 2, "region": 2}
"""How native code numbers the kinds of houses (`native/logic/any/board.h`); all others are 3."""
_FORCING = "last-resort"
"""The family of forcing chains and nets, which come to the same end in very many ways."""


def next_step(grid: Grid, options: LogicOptions, stop: Stop) -> Step | None:
    """The easiest step; None where there is none."""
    found = _steps(grid, options, stop, first=True)
    return found[0] if found else None


def all_steps(grid: Grid, options: LogicOptions, stop: Stop) -> list[Step]:
    """Every step of a grid, the easiest technique first; forcing chains to the same end are told once."""
    told: dict[object, Step] = {}
    for one in _steps(grid, options, stop, first=False):
        way = None if one.technique.family == _FORCING else one.evidence
        told.setdefault((one.technique, one.placements, one.eliminations, way), one)
    return list(told.values())


def path(grid: Grid, options: LogicOptions, stop: Stop) -> Iterator[tuple[Step, Grid]]:
    """The steps to the end of the grid, or of logic, each with the grid after it; stopped, those found in time."""
    board, puzzle = _board_under(grid.puzzle, stop), grid.puzzle
    names, marks, more = _names(options), RuleMarks(puzzle), True
    tried = _native.LogicTried()
    while more:
        more, found = board.path(grid.digits, grid.candidates, names, tried, puzzle.houses, marks, stop)
        for step, digits, candidates in found:
            before, grid = grid, Grid(puzzle, digits, candidates)
            yield _found_on(before, step), grid
    if not grid.is_full:
        raise_if_stopped(stop, "logic")


def _steps(grid: Grid, options: LogicOptions, stop: Stop, *, first: bool) -> list[Step]:
    board, puzzle = _board_under(grid.puzzle, stop), grid.puzzle
    marks = RuleMarks(puzzle)
    found = board.steps(grid.digits, grid.candidates, _names(options), first, puzzle.houses, marks, stop)
    if not (first and found):
        raise_if_stopped(stop, "logic")
    return [_found_on(grid, step) for step in found]


def _found_on(before: Grid, step: Step) -> Step:
    """A step by a constraint remembers the grid, from which its reasons are told when somebody asks for them."""
    rules = step.evidence.rules
    return replace(step, before=before) if rules and rules[0].source is not None else step


def _names(options: LogicOptions) -> list[str] | None:
    if options.techniques is None:
        return None
    known = techniques()
    return [name for name in options.techniques if name in known and known[name].boards != "nine"]


def _board_under(puzzle: Puzzle, stop: Stop) -> _native.LogicBoard:
    with working_under(stop):
        return _board(puzzle)


def forget_boards() -> None:
    """The boards that are kept, with what was found out about their rules."""
    _board.cache_clear()


@lru_cache(maxsize=8)
def _board(puzzle: Puzzle) -> _native.LogicBoard:
    """With what was found out about its rules; not kept if the stop of this thread ended its making."""
    stop = stop_for()
    sources = [number - 1 for number, _, _ in rules_of(puzzle)]
    names: dict[str, int] = {}
    board = _native.LogicBoard(
        told(puzzle).problem,
        [_HOUSES.get(house.kind, 3) for house in puzzle.houses],
        sources,
        [names.setdefault(constraint.name, len(names)) for constraint in puzzle.constraints],
        [number for number, constraint in enumerate(puzzle.constraints) if isinstance(constraint, Void)],
        stop,
    )
    raise_if_stopped(stop, "logic")
    return board
