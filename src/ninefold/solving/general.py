"""The native solvers for any shape, any houses and any constraints."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple, Protocol

from ninefold._native import Solver, Stop, estimate, true_candidates
from ninefold.engine import Told, problem_of, told
from ninefold.errors import PuzzleError, StoppedError
from ninefold.model import Grid, Puzzle
from ninefold.stopping import raise_stopped, working_under

METHODS = ("search", "guess", "backtracking")
"""search: singles, then guesses. guess: guesses alone. backtracking: cell by cell, digit by digit."""

_CHUNK = 256
_EFFORT = 12_000_000
"""Work without a solution, about 0.05 s, after which a search is said to stall, and others have their turn: on sukakus,
which lanes do faster, and on large boards, where a search that stalls seldom ends by itself."""
_EFFORT_SMALL = 55_000_000
"""The same on the other boards up to 16×16: CaDiCaL has its price there, too."""
_EFFORT_ALONE = 300_000_000
"""The same where the search is better than CaDiCaL for long: on boards of cages, sums and sandwiches up to 9×9, where
it needs about as many guesses as CaDiCaL has conflicts."""
_EFFORT_REGIONS = 4 * _EFFORT_ALONE
"""And on boards whose regions are to be found: there it is better for longer still."""
_PATIENCE = 500
"""Guesses without a solution after which counting is left to those who take turns."""
_CONFLICTS = 20_000
"""Conflicts of CaDiCaL's first turn; each turn is twice the one before, unless the search is the better one."""
_MOST_KNOWN = 1000
"""With more solutions than this already found, the search goes on: a SAT solver would have to be told them all."""


_MOST_COUNTED = 1 << 17
"""Solutions that are counted between two looks from outside."""


class Engine(Protocol):
    """Who takes turns with a search that stalls."""

    name: str
    done: bool  # there are no more solutions

    def exclude(self, digits: bytes) -> None: ...
    def next(self, conflicts: int, stop: Stop) -> bytes | None: ...
    def close(self) -> None: ...


class Solutions:
    """The solutions of a puzzle, one after the other; `engine` says who found the last one, or proved the end."""

    def __init__(self, puzzle: Puzzle | Grid, method: str, stop: Stop, limit: int | None) -> None:
        self.engine = method
        self._board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
        with working_under(stop):
            self._told = told(puzzle)
        self._solver = _solver(self._told, method, stop)
        self._open = self._solver.candidates()
        self._stop = stop
        self._limit = limit
        self._left = limit if limit is not None else sys.maxsize
        self._known: set[bytes] = set()
        self._others: list[Engine] | None = None
        self._found: Iterator[bytes] = self._search()

    def __iter__(self) -> Solutions:
        return self

    def __next__(self) -> Grid:
        return Grid(self._board, next(self._found), (0,) * self._board.shape.cells)

    def _search(self) -> Iterator[bytes]:
        most = min(self._left, _CHUNK) if self._limit is not None else 1
        effort, turn, conflicts, more_conflicts = _EFFORT, _EFFORT, _CONFLICTS, 2
        first = True
        method = self.engine
        try:
            while self._left > 0:
                # 1. A turn of searching: until it has worked for long and found nothing new.
                self._solver.set_effort(effort if len(self._known) < _MOST_KNOWN else 0)
                asked = min(most, self._left)
                found = self._solver.next(asked, self._stop)
                if found or self._solver.done:
                    self.engine = method
                yield from self._new(found)
                most = min(most * 2, _CHUNK)
                if len(found) == asked:
                    continue
                if self._solver.done or self._stop.stopped:
                    break
                if first:
                    first, allowed = False, _effort(self._board, self._told.kinds)
                    effort = allowed - effort
                    if allowed >= _EFFORT_ALONE:
                        turn, more_conflicts = allowed, 1
                    if effort > 0:
                        continue
                # 2. A turn of the others, who are told what is known; then the search again, for longer.
                for other in self._engines():
                    while self._left > 0 and (digits := other.next(conflicts, self._stop)) is not None:
                        self.engine = other.name
                        yield from self._new([digits], remember=True)
                    if other.done:
                        self.engine = other.name
                        return
                turn, conflicts = 2 * turn, more_conflicts * conflicts
                effort = turn
        finally:
            for other in self._others or ():
                other.close()
        if self._left > 0:
            _raise_if_stopped(self._stop)

    def _new(self, found: list[bytes], remember: bool = False) -> list[bytes]:
        """Those of the solutions that were not known; everybody is told of them."""
        new = [digits for digits in found if digits not in self._known]
        for digits in new:
            if remember or len(self._known) < _MOST_KNOWN:  # the search may come upon those of the others
                self._known.add(digits)
            for other in self._others or ():
                other.exclude(digits)
        self._left -= len(new)
        return new

    def _engines(self) -> list[Engine]:
        """The others, asked for once."""
        if self._others is None:
            self._others = []
            if self._open and len(self._known) < _MOST_KNOWN:
                from ninefold.solving import lanes, sat, shifted

                with working_under(self._stop):
                    candidates = (
                        lanes.hand_over(self._board, self._open, self._limit),
                        shifted.hand_over(self._board, self._told.problem),
                        sat.hand_over(self._board, self._open),
                    )
                self._others = [engine for engine in candidates if engine is not None]
                for engine in self._others:
                    for digits in self._known:
                        engine.exclude(digits)
        return self._others


def _effort(board: Puzzle, kinds: frozenset[str]) -> int:
    """What the search may work before others have their turn."""
    size = board.shape.size
    sums = {"cage", "sum", "sandwich"}
    if "regions" in kinds:
        return _EFFORT_REGIONS
    if size <= 9 and kinds & sums and kinds <= sums | {"among"}:
        return _EFFORT_ALONE
    return _EFFORT if size > 16 or (size == 9 and kinds == {"among"}) else _EFFORT_SMALL


def count_solutions(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> int:
    solver = _search(puzzle, stop)
    solver.set_patience(_PATIENCE)
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
    try:
        solver = _search(puzzle, stop)
    except StoppedError:
        yield 0, False
        return
    solver.set_patience(_PATIENCE)
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
    solver = _search(puzzle, stop)
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
    with working_under(stop):
        problem = problem_of(puzzle)
    counts = true_candidates(problem, limit, stop)
    _raise_if_stopped(stop)
    return {(at // size, at % size + 1): count for at, count in enumerate(counts) if count}


def estimate_solutions(puzzle: Puzzle | Grid, samples: int, seed: int, stop: Stop) -> Estimate:
    with working_under(stop):
        problem = problem_of(puzzle)
    found = Estimate(*estimate(problem, samples, seed, stop))
    if not found.samples:
        _raise_if_stopped(stop)
    return found


def _search(puzzle: Puzzle | Grid, stop: Stop) -> Solver:
    with working_under(stop):
        problem = problem_of(puzzle)
    return Solver("search", problem, stop)


def _solver(puzzle: Told, method: str, stop: Stop) -> Solver:
    if method not in METHODS:
        raise PuzzleError(f"no method is called {method!r}; there are {', '.join(METHODS)}")
    if method == "backtracking" and puzzle.kinds:
        raise PuzzleError("backtracking knows houses alone; this puzzle has other constraints")
    return Solver(method, puzzle.problem, stop)


def _raise_if_stopped(stop: Stop) -> None:
    if stop.stopped:
        raise_stopped(stop, "the search")
