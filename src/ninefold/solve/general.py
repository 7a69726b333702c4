"""The door to the native solvers for any shape, any houses and any constraints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ninefold._native import Problem, Solver, Stop
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.model import Grid, Puzzle
from ninefold.model.constraints import Rule

if TYPE_CHECKING:
    from ninefold._native import FlatRule

METHODS = ("search", "guess", "backtracking")
"""search: singles, then guesses. guess: guesses alone. backtracking: cell by cell, digit by digit (C4)."""

_CHUNK = 256


def find_solutions(puzzle: Puzzle | Grid, method: str, stop: Stop, limit: int | None) -> Iterator[Grid]:
    solver = _solver(puzzle, method)
    board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
    none_left = (0,) * board.shape.cells
    most = 1 if limit is None else min(limit, _CHUNK)
    while found := solver.next(most, stop):
        for digits in found:
            yield Grid(board, digits, none_left)
        most = min(most * 2, _CHUNK)
    _raise_if_stopped(stop)


def count_solutions(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> int:
    found = _solver(puzzle, "search").count(limit, stop)
    if found < limit:
        _raise_if_stopped(stop)
    return found


def problem_of(puzzle: Puzzle | Grid) -> Problem:
    """A puzzle, or the position of a grid, as the native solvers take it."""
    board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
    digits = puzzle.digits if isinstance(puzzle, Grid) else puzzle.givens
    houses = [house.cells for house in board.houses]
    scale = board.scale
    tables: dict[bytes, int] = {}
    rules = [_flat(rule, tables) for constraint in board.constraints for rule in constraint.rules(scale)]
    return Problem(board.shape.size, houses, digits, _removed(puzzle), rules, list(tables))


def _flat(rule: Rule, tables: dict[bytes, int]) -> FlatRule:
    """A rule with its table replaced by its place among the tables, each of which crosses the border once."""
    table = tables.setdefault(rule.table, len(tables)) if rule.table else -1
    inner = [[_flat(one, tables) for one in alternative] for alternative in rule.alternatives]
    return rule.kind, rule.cells, rule.numbers, table, inner


def _solver(puzzle: Puzzle | Grid, method: str) -> Solver:
    if method not in METHODS:
        raise PuzzleError(f"no method is called {method!r}; there are {', '.join(METHODS)}")
    board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
    if method == "backtracking" and any(True for rule in board.constraints for _ in rule.rules(board.scale)):
        raise PuzzleError("backtracking knows houses alone; this puzzle has other constraints")
    return Solver(method, problem_of(puzzle))


def _removed(puzzle: Puzzle | Grid) -> list[tuple[int, int]]:
    """The candidates that a position has lost; what its digits take away by themselves needs no telling."""
    if isinstance(puzzle, Puzzle):
        return []
    plain = Grid.of_digits(puzzle.puzzle, puzzle.digits).candidates
    return [
        (cell, digit)
        for cell, (before, now) in enumerate(zip(plain, puzzle.candidates, strict=True))
        if before != now
        for digit in range(1, puzzle.puzzle.shape.size + 1)
        if (before & ~now) >> (digit - 1) & 1
    ]


def _raise_if_stopped(stop: Stop) -> None:
    if stop.timed_out:
        raise TimeLimitError("the time limit was reached before the search was done")
    if stop.stopped:
        raise StoppedError("stopped before the search was done")
