"""Any shape, any houses and any constraints: the search, and others who take turns with it where it stalls."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from ninefold.engine import fast9
from ninefold.engine.general import Method, Solver, solver, told_under
from ninefold.engine.problem import rules_of
from ninefold.engine.stop import Stop
from ninefold.model import Grid, Puzzle
from ninefold.solving.turns import turns
from ninefold.stopping import raise_if_stopped, working_under

CHUNK = 256
"""Solutions that are taken from the search at once, at most."""
GUESSES = 20_000
"""Guesses of fast9 without a solution, about 0.02 s, after which the search goes on: some puzzles without a solution
take fast9 seconds, and the search, which infers more from each guess, a hundredth of one."""
MOST_KNOWN = 1000
"""With more solutions than this already found, the search goes on: a SAT solver would have to be told them all."""
_FULL = (0,) * 81


class Engine(Protocol):
    """Who takes turns with a search that stalls."""

    name: str
    done: bool  # there are no more solutions

    def exclude(self, digits: bytes) -> None: ...
    def next(self, conflicts: int, stop: Stop) -> bytes | None: ...
    def close(self) -> None: ...


class Solutions:
    """The solutions of a puzzle, one after the other; `engine` says who found the last one, or proved the end."""

    def __init__(self, puzzle: Puzzle | Grid, method: Method, stop: Stop, limit: int | None) -> None:
        self.engine: str = method
        self._method = method
        self._board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
        self._stop = stop
        self._left = limit if limit is not None else sys.maxsize
        self._at_once = min(self._left, CHUNK) if limit is not None else 1
        self._known: set[bytes] = set()
        self._others: list[Engine] | None = None
        self._sums_asked = False
        self._searching: Solver | None = None
        plain = plain_nine(puzzle) if method == "search" else None
        self._found = self._by_fast9(puzzle, plain) if plain else self._search(puzzle)

    def __iter__(self) -> Solutions:
        return self

    def __next__(self) -> Grid:
        return Grid(self._board, next(self._found), (0,) * self._board.shape.cells)

    @property
    def guesses(self) -> int:
        """Of the search by now; fast9 and those who take turns with the search tell none."""
        return self._searching.guesses if self._searching else 0

    def _by_fast9(self, puzzle: Puzzle | Grid, cells: bytes) -> Iterator[bytes]:
        """A plain 9×9; where fast9 stalls, the search goes on."""
        self.engine = "fast9"
        walk = fast9.Solutions(cells, GUESSES)
        while self._left > 0:
            asked = min(self._at_once, self._left)
            found = walk.next(asked, self._stop)
            yield from self._new(found)
            if walk.stalled:
                self.engine = self._method
                yield from self._search(puzzle)
                return
            if len(found) < asked:
                raise_if_stopped(self._stop, "the search")
                return
            self._at_once = min(self._at_once * 2, CHUNK)
            if len(self._known) >= MOST_KNOWN:
                walk.patience = 0

    def _search(self, puzzle: Puzzle | Grid) -> Iterator[bytes]:
        """Made at once, so that a puzzle that is refused is refused before anybody iterates."""
        self._told = told_under(puzzle, self._stop)
        self._solver = solver(self._told, self._stop, method=self._method)
        self._searching = self._solver
        self._open = self._solver.candidates()
        return self._in_turns()

    def _in_turns(self) -> Iterator[bytes]:
        try:
            for turn in turns(self._board.shape.size, self._told.kinds):
                yield from self._turn_of_search(turn.effort)
                if self._left <= 0 or self._solver.done or self._stop.stopped:
                    break
                if self._sums_contradict():
                    self.engine = "equations"
                    return
                if turn.conflicts:
                    yield from self._turn_of_others(turn.conflicts)
                if any(other.done for other in self._others or ()):
                    return
        finally:
            for other in self._others or ():
                other.close()
        if self._left > 0:
            raise_if_stopped(self._stop, "the search")

    def _sums_contradict(self) -> bool:
        """Whether the sums alone leave no solution; asked once, where the search has stalled before a first one."""
        asked, self._sums_asked = self._sums_asked, True
        if asked or self._known or not self._open or not {"cage", "sum"} & self._told.kinds:
            return False
        from ninefold.solving.equations import contradict

        with working_under(self._stop):
            houses = [house.cells for house in self._board.houses]
            rules = (rule for _, _, rule in rules_of(self._board))
            return contradict(self._board.shape.size, houses, rules, self._open)

    def _turn_of_search(self, effort: int) -> Iterator[bytes]:
        """Until it is done, or has worked so much and found nothing new."""
        while self._left > 0:
            self._solver.set_effort(effort if len(self._known) < MOST_KNOWN else 0)
            asked = min(self._at_once, self._left)
            found = self._solver.next(asked, self._stop)
            if found or self._solver.done:
                self.engine = self._method
            self._at_once = min(self._at_once * 2, CHUNK)
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
            if remember or len(self._known) < MOST_KNOWN:  # the search may come upon those of the others
                self._known.add(digits)
            for other in self._others or ():
                other.exclude(digits)
        self._left -= len(new)
        return new

    def _engines(self) -> list[Engine]:
        """The others, asked for once."""
        if self._others is None:
            self._others = []
            if self._open and len(self._known) < MOST_KNOWN:
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


def first_of_plain(puzzle: Puzzle | Grid, stop: Stop) -> Grid | None:
    """The first solution of a plain 9×9 that fast9 finds at once; None: ask `Solutions`."""
    plain = plain_nine(puzzle)
    if plain and (found := fast9.Solutions(plain, GUESSES).next(1, stop)):
        return Grid(puzzle.puzzle if isinstance(puzzle, Grid) else puzzle, found[0], _FULL)
    return None


def counted_by_solutions(puzzle: Puzzle | Grid, limit: int, few: int, stop: Stop) -> dict[tuple[int, int], int] | None:
    """In how many solutions each candidate occurs, up to the limit, where there are fewer solutions than `few`."""
    seen: Counter[tuple[int, int]] = Counter()
    number = 0
    for grid in Solutions(puzzle, "search", stop, few):
        number += 1
        seen.update(enumerate(grid.digits))
    return None if number == few else {at: min(count, limit) for at, count in sorted(seen.items())}


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
