"""Any shape, any houses and any constraints: the search, and others who take turns with it where it stalls."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from ninefold.engine import fast9
from ninefold.engine.general import solver, told_under
from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError
from ninefold.model import Grid, Puzzle
from ninefold.solving.turns import turns
from ninefold.stopping import raise_if_stopped, working_under

_CHUNK = 256
"""Solutions that are taken from the search at once, at most."""
_PATIENCE = 500
"""Guesses without a solution after which counting is left to those who take turns."""
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
        self.engine = self._method = method
        self._found: Iterator[bytes]
        self._board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
        if method == "search" and (plain := plain_nine(puzzle)):
            self.engine = "fast9"
            self._found = islice(fast9.solutions(plain, stop), limit)
            return
        self._told = told_under(puzzle, stop)
        self._solver = solver(self._told, stop, method=method)
        self._open = self._solver.candidates()
        self._stop = stop
        self._left = limit if limit is not None else sys.maxsize
        self._at_once = min(self._left, _CHUNK) if limit is not None else 1
        self._known: set[bytes] = set()
        self._others: list[Engine] | None = None
        self._found = self._search()

    def __iter__(self) -> Solutions:
        return self

    def __next__(self) -> Grid:
        return Grid(self._board, next(self._found), (0,) * self._board.shape.cells)

    def _search(self) -> Iterator[bytes]:
        try:
            for turn in turns(self._board.shape.size, self._told.kinds):
                yield from self._turn_of_search(turn.effort)
                if self._left <= 0 or self._solver.done or self._stop.stopped:
                    break
                if turn.conflicts:
                    yield from self._turn_of_others(turn.conflicts)
                if any(other.done for other in self._others or ()):
                    return
        finally:
            for other in self._others or ():
                other.close()
        if self._left > 0:
            raise_if_stopped(self._stop, "the search")

    def _turn_of_search(self, effort: int) -> Iterator[bytes]:
        """Until it is done, or has worked so much and found nothing new."""
        while self._left > 0:
            self._solver.set_effort(effort if len(self._known) < _MOST_KNOWN else 0)
            asked = min(self._at_once, self._left)
            found = self._solver.next(asked, self._stop)
            if found or self._solver.done:
                self.engine = self._method
            self._at_once = min(self._at_once * 2, _CHUNK)
            yield from self._new(found)
            if len(found) < asked:
                return

    def _turn_of_others(self, conflicts: int) -> Iterator[bytes]:
        """One after the other, until one of them is done; they are told what is known."""
        for other in self._engines():
            while self._left > 0 and (digits := other.next(conflicts, self._stop)) is not None:
                self.engine = other.name
                yield from self._new([digits], remember=True)
            if other.done:
                self.engine = other.name
                return

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
                from ninefold.solving import sat, shifted, sukaku

                with working_under(self._stop):
                    candidates = (
                        sukaku.hand_over(self._board, self._open),
                        shifted.hand_over(self._board, self._told),
                        sat.hand_over(self._board, self._open),
                    )
                self._others = [engine for engine in candidates if engine is not None]
                for engine in self._others:
                    for digits in self._known:
                        engine.exclude(digits)
        return self._others


def count_solutions(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> int:
    if plain := plain_nine(puzzle):
        return fast9.count(plain, limit, stop)
    search = solver(puzzle, stop)
    search.set_patience(_PATIENCE)
    found = search.count(limit, stop)
    if found == limit or search.done:
        return found
    if found <= _MOST_KNOWN and limit <= _MOST_KNOWN and not stop.stopped:
        return sum(1 for _ in islice(Solutions(puzzle, "search", stop, limit), limit))
    search.set_patience(0)
    if found < limit:
        found += search.count(limit - found, stop)
        raise_if_stopped(stop, "the search")
    return found


def counting_solutions(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> Iterator[tuple[int, bool]]:
    """How many solutions were found by now, told while it counts; the flag says that there are no more.

    Stopped, it ends with what it has: the last number is then a lower bound.
    """
    if plain := plain_nine(puzzle):
        yield from fast9.counting(plain, limit, stop, _MOST_COUNTED)
        return
    try:
        search = solver(puzzle, stop)
    except StoppedError:
        yield 0, False
        return
    search.set_patience(_PATIENCE)
    found, chunk = 0, _CHUNK
    while found < limit:
        asked = min(chunk, limit - found)
        more = search.count(asked, stop)
        found += more
        stalled = more < asked and not search.done and not stop.stopped
        if stalled and found <= _MOST_KNOWN:
            yield from _counting_one_by_one(puzzle, limit, stop)
            return
        yield found, more < asked and search.done
        if more < asked and not stalled:
            return
        search.set_patience(0)
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
    search = solver(puzzle, stop)
    search.next(1, stop)
    raise_if_stopped(stop, "the search")
    return search.guesses


def plain_nine(puzzle: Puzzle | Grid) -> bytes | None:
    """The digits, where fast9 serves: 9×9 without other rules and without candidates eliminated by hand."""
    if isinstance(puzzle, Puzzle):
        return puzzle.givens if puzzle.is_plain_nine else None
    return puzzle.digits if puzzle.puzzle.is_plain_nine and not puzzle.eliminated else None
