"""The door to the native solvers for any shape and any houses."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold._native import Solver, Stop
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.model import Grid, Puzzle

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


def guesses_needed(puzzle: Puzzle | Grid, stop: Stop) -> int:
    """How many digits the search had to try before it found the first solution."""
    solver = _solver(puzzle, "search")
    solver.next(1, stop)
    _raise_if_stopped(stop)
    return solver.guesses


def _solver(puzzle: Puzzle | Grid, method: str) -> Solver:
    if method not in METHODS:
        raise PuzzleError(f"no method is called {method!r}; there are {', '.join(METHODS)}")
    board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
    digits = puzzle.digits if isinstance(puzzle, Grid) else puzzle.givens
    houses = [list(house.cells) for house in board.houses]
    return Solver(method, board.shape.size, houses, digits, _removed(puzzle))


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
