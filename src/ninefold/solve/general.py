"""The door to the native solvers for any shape, any houses and any constraints."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from ninefold._native import Problem, Solver, Stop, estimate, true_candidates
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.model import Grid, Puzzle
from ninefold.model.constraints.rule import Rule

if TYPE_CHECKING:
    from ninefold._native import FlatRule
    from ninefold.solve.sat import Sat

METHODS = ("search", "guess", "backtracking")
"""search: singles, then guesses. guess: guesses alone. backtracking: cell by cell, digit by digit (C4)."""

SAT_ENGINE = "cadical"

_CHUNK = 256
_PATIENCE = 10_000
"""Guesses without a solution after which a search is said to stall, and CaDiCaL has its turn."""
_PATIENCE_LARGE = 500
"""The same for plain boards above 9×9, where guesses are dear and clauses are at their best."""
_CONFLICTS = 20_000
"""Conflicts of CaDiCaL's first turn; each turn is twice the one before."""
_MOST_KNOWN = 1000
"""With more solutions than this already found, the search goes on: a SAT solver would have to be told them all."""


_MOST_COUNTED = 1 << 17
"""Solutions that are counted between two looks from outside."""


class Solutions:
    """The solutions of a puzzle, one after the other; `engine` says who found the last one, or proved the end."""

    def __init__(self, puzzle: Puzzle | Grid, method: str, stop: Stop, limit: int | None) -> None:
        self.engine = method
        self._board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
        self._solver = _solver(puzzle, method)
        self._open = self._solver.candidates()
        self._stop = stop
        self._limit = limit
        self._found: Iterator[bytes] = self._search()

    def __iter__(self) -> Solutions:
        return self

    def __next__(self) -> Grid:
        return Grid(self._board, next(self._found), (0,) * self._board.shape.cells)

    def _search(self) -> Iterator[bytes]:
        left = self._limit if self._limit is not None else sys.maxsize
        most = min(left, _CHUNK) if self._limit is not None else 1
        patience = _PATIENCE_LARGE if self._board.shape.size > 9 and not self._board.constraints else _PATIENCE
        conflicts = _CONFLICTS
        known: set[bytes] = set()
        helper: Sat | None = None
        helped = False
        try:
            while left > 0:
                # 1. A turn of searching: until it has guessed for long and found nothing new.
                self._solver.set_patience(patience if len(known) < _MOST_KNOWN else 0)
                asked = min(most, left)
                found = self._solver.next(asked, self._stop)
                new = [digits for digits in found if digits not in known]
                for digits in new:
                    if len(known) < _MOST_KNOWN:
                        known.add(digits)
                    if helper is not None:
                        helper.exclude(digits)
                left -= len(new)
                yield from new
                most = min(most * 2, _CHUNK)
                if len(found) == asked:
                    continue
                if self._solver.done or self._stop.stopped:
                    break
                # 2. A turn of CaDiCaL, which is told what is known; then the search again, with more patience.
                if not helped and self._open and len(known) < _MOST_KNOWN:
                    helped = True
                    from ninefold.solve.sat import hand_over

                    helper = hand_over(self._board, self._open)
                    if helper is not None:
                        for digits in known:
                            helper.exclude(digits)
                if helper is not None:
                    while left > 0 and (model := helper.next(conflicts, self._stop)) is not None:
                        self.engine = SAT_ENGINE
                        known.add(model)
                        left -= 1
                        yield model
                    if helper.done:
                        self.engine = SAT_ENGINE
                        return
                patience, conflicts = 2 * patience, 2 * conflicts
        finally:
            if helper is not None:
                helper.close()
        if left > 0:
            _raise_if_stopped(self._stop)


def count_solutions(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> int:
    solver = _solver(puzzle, "search")
    solver.set_patience(_PATIENCE_LARGE)
    found = solver.count(limit, stop)
    if found == limit or solver.done:
        return found
    if found <= _MOST_KNOWN and limit <= _MOST_KNOWN and not stop.stopped:
        return sum(1 for _ in islice(Solutions(puzzle, "search", stop, limit), limit))
    solver.set_patience(0)
    if found < limit:
        found += solver.count(limit - found, stop)
        _raise_if_stopped(stop)
    return found


def counting(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> Iterator[tuple[int, bool]]:
    """How many solutions were found by now, told while it counts; the flag says that there are no more.

    Stopped, it ends with what it has: the last number is then a lower bound.
    """
    solver = _solver(puzzle, "search")
    solver.set_patience(_PATIENCE_LARGE)
    found, chunk = 0, _CHUNK
    while found < limit:
        asked = min(chunk, limit - found)
        more = solver.count(asked, stop)
        found += more
        stalled = more < asked and not solver.done and not stop.stopped
        if stalled and found <= _MOST_KNOWN:
            yield from _counting_one_by_one(puzzle, limit, stop)
            return
        yield found, more < asked and solver.done
        if more < asked and not stalled:
            return
        solver.set_patience(0)
        chunk = min(2 * chunk, _MOST_COUNTED)


def _counting_one_by_one(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> Iterator[tuple[int, bool]]:
    found = 0
    try:
        for found, _ in enumerate(Solutions(puzzle, "search", stop, limit), 1):
            if found % _CHUNK == 0:
                yield found, False
    except StoppedError:
        yield found, False
    else:
        yield found, found < limit


def guesses_needed(puzzle: Puzzle | Grid, stop: Stop) -> int:
    """How many digits the search had to try before it found the first solution."""
    solver = _solver(puzzle, "search")
    solver.next(1, stop)
    _raise_if_stopped(stop)
    return solver.guesses


class Estimate(NamedTuple):
    """The mean over random descents, its standard error, and how many descents there were."""

    mean: float
    error: float
    samples: int


def count_true_candidates(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> dict[tuple[int, int], int]:
    size = (puzzle.puzzle if isinstance(puzzle, Grid) else puzzle).shape.size
    counts = true_candidates(problem_of(puzzle), limit, stop)
    _raise_if_stopped(stop)
    return {(at // size, at % size + 1): count for at, count in enumerate(counts) if count}


def estimate_solutions(puzzle: Puzzle | Grid, samples: int, seed: int, stop: Stop) -> Estimate:
    found = Estimate(*estimate(problem_of(puzzle), samples, seed, stop))
    if not found.samples:
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
    return Problem(
        board.shape.size, houses, digits, puzzle.eliminated if isinstance(puzzle, Grid) else [], rules, list(tables)
    )


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


def _raise_if_stopped(stop: Stop) -> None:
    if stop.timed_out:
        raise TimeLimitError("the time limit was reached before the search was done")
    if stop.stopped:
        raise StoppedError("stopped before the search was done")
