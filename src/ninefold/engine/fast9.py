"""Plain 9×9 at full speed: one puzzle with the least latency, all its solutions in turn, or many in one buffer.

The cells of a puzzle are 81 bytes: numbers 0 to 9, or characters as `ninefold.solving.fast9` names them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ninefold import _native
from ninefold.engine.lines import Numbered
from ninefold.engine.stop import Stop
from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.found_once import found_once
from ninefold.stopping import raise_stopped

CELLS = 81
MAX_LIMIT = 2**32 - 1


@dataclass(frozen=True)
class Answer:
    """One puzzle's answer: how many solutions (counted up to the limit), and the first one found."""

    line: int
    count: int
    solution: str | None


class Answers(Numbered):
    """The answers to many puzzles, in their order; bad lines have no place among them.

    `counts` (N of uint32) and `solutions` (N x 81 characters, `.` where there is none) are memoryviews:
    `numpy.asarray(answers.counts)` copies nothing.
    """

    def __init__(self, native: _native.Answers) -> None:
        self._native: _native.Answers = native

    @found_once
    def counts(self) -> memoryview:
        return self._native.counts

    @found_once
    def solutions(self) -> memoryview | None:
        """None where they were not asked for."""
        return self._native.solutions

    @property
    def lines(self) -> int:
        """How many lines were read, of any kind."""
        return self._native.lines

    @property
    def guesses(self) -> int:
        return self._native.guesses

    @property
    def signature(self) -> str:
        """Guesses and a hash of all answers: equal for every machine, instruction set and number of threads."""
        return f"{self._native.guesses}-{self._native.hash:016x}"

    def solution_lines(self) -> bytes:
        """Every solution followed by a newline, ready to be written to a file."""
        if self.solutions is None:
            raise PuzzleError("solution_lines: these answers were counted without keeping solutions")
        return self._native.solution_lines()

    def count_lines(self) -> bytes:
        """Every count followed by a newline."""
        return self._native.count_lines()

    def __len__(self) -> int:
        return len(self._native)

    def __getitem__(self, index: int) -> Answer:
        if not -len(self) <= index < len(self):
            raise IndexError(f"answer {index} of {len(self)}")
        index %= len(self)
        count: int = self.counts[index]
        solution = None
        if self.solutions is not None and count > 0:
            flat = self.solutions.cast("B")
            solution = bytes(flat[CELLS * index : CELLS * (index + 1)]).decode("ascii")
        return Answer(self.line(index), count, solution)

    def __iter__(self) -> Iterator[Answer]:
        return (self[index] for index in range(len(self)))

    def __repr__(self) -> str:
        return f"<Answers to {len(self)} puzzles, {len(self.errors)} bad lines>"


def solve_buffer(
    text: memoryview,
    limit: int,
    threads: int,
    stop: Stop,
    *,
    rows: bool = False,
    solutions: bool = True,
    first: int = 1,
    with_isa: str | None = None,
) -> Answers:
    """The answers to lines of text, of which the first has this number, or to `rows` of 81 bytes."""
    if not 1 <= limit <= MAX_LIMIT:
        raise PuzzleError(f"limit: expected 1 to {MAX_LIMIT}, got {limit}")
    workers = thread_count(threads)
    found = _native.fast9_solve(text, rows, first, limit, solutions, workers, with_isa or isa(), stop)
    if found.stopped:
        raise_stopped(stop, f"solving {len(found)} puzzles")
    return Answers(found)


def count(cells: bytes, limit: int, stop: Stop) -> int:
    """How many solutions a puzzle has, counted up to `limit`."""
    return _one(cells, limit, stop, solutions=False)[0]


def rows(cells: bytes, limit: int, stop: Stop) -> memoryview:
    """All solutions up to `limit` at once: M x 81 characters."""
    found = _one(cells, limit, stop, solutions=True)[1]
    assert found is not None
    return found


class Solutions:
    """The solutions of one puzzle, some at a time, always in the same order.

    patience    guesses without a solution after which a call gives up; 0: it never does
    stalled     whether the last call gave up so; the next one goes on

    >>> len(Solutions(bytes(81)).next(1000, Stop()))
    1000
    """

    def __init__(self, cells: bytes, patience: int = 0) -> None:
        self._walk = _native.Fast9Solutions(memoryview(cells), isa())
        self.patience = patience
        self.stalled = False

    def next(self, most: int, stop: Stop) -> list[bytes]:
        """The next ones as numbers; fewer than asked at the end, stalled or stopped."""
        rows, self.stalled = self._walk.next(most, self.patience, stop)
        return [rows[at : at + CELLS] for at in range(0, len(rows), CELLS)]

    def count(self, limit: int, stop: Stop) -> int:
        """The same, only counted."""
        found, self.stalled = self._walk.count(limit, self.patience, stop)
        return found


@lru_cache(maxsize=1)
def isa() -> str:
    """The instruction set in use: the best of this machine, or what NINEFOLD_ISA names when it is first asked for."""
    known, wanted = isas(), os.environ.get("NINEFOLD_ISA")
    if not wanted:
        return known[0]
    if wanted not in known:
        raise PuzzleError(f"NINEFOLD_ISA: expected one of {', '.join(known)} on this machine, got {wanted!r}")
    return wanted


def isas() -> list[str]:
    """The instruction sets that this machine can use, the best one first."""
    return _native.fast9_engines()


def _one(cells: bytes, limit: int, stop: Stop, *, solutions: bool) -> tuple[int, memoryview | None]:
    if not 1 <= limit < 2**64:
        raise PuzzleError(f"limit: expected 1 to 2**64 - 1, got {limit}")
    count, rows, stopped = _native.fast9_one(memoryview(cells), limit, solutions, isa(), stop)
    if stopped:
        raise_stopped(stop, "the search")
    return count, rows
