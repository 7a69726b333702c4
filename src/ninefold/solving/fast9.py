"""Many 9x9 puzzles at record speed: whole buffers in, whole buffers out, no Python object per puzzle.

Puzzles may be bytes or str (one puzzle per line), any iterable of str, or a buffer of N x 81 bytes (a NumPy array of
digits 0-9 or of characters). A line is 81 cells, each `1-9`, or one of `. 0 - * _ X x` for an empty cell; what follows
after white space, `#`, `,` or `;` is a comment. Blank lines and lines that begin with `#` are skipped. Anything else
is a bad line: it is named in `errors` and does not stop the rest.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import BinaryIO, NoReturn, TypeAlias

from ninefold._native import MOST_THREADS, Stop, fast9_engines, fast9_one, fast9_solve
from ninefold._native import Answers as NativeAnswers
from ninefold.errors import FormatError, PuzzleError, StoppedError, TimeLimitError
from ninefold.machine import usable_cores

Puzzles: TypeAlias = "bytes | bytearray | memoryview | str | Iterable[str]"

CELLS = 81
MAX_LIMIT = 2**32 - 1
_CELL_CHARACTERS = frozenset("0123456789.-*_Xx")
_NUMBER = bytes(character - ord("0") if ord("0") <= character <= ord("9") else 0 for character in range(256))


@dataclass(frozen=True)
class Answer:
    """One puzzle's answer: how many solutions (counted up to the limit), and the first one found."""

    line: int
    count: int
    solution: str | None


class Answers:
    """The answers to many puzzles, in their order; bad lines have no place among them.

    `counts` (N of uint32) and `solutions` (N x 81 characters, `.` where there is none) are memoryviews:
    `numpy.asarray(answers.counts)` copies nothing.
    """

    __slots__ = ("__dict__", "_native")

    def __init__(self, native: NativeAnswers) -> None:
        self._native = native

    @cached_property
    def counts(self) -> memoryview:
        return self._native.counts

    @cached_property
    def solutions(self) -> memoryview | None:
        """None for answers of `count_many`."""
        return self._native.solutions

    @cached_property
    def errors(self) -> list[tuple[int, str]]:
        """(line number, sentence) of every bad line."""
        return self._native.bad

    @property
    def lines(self) -> int:
        """How many lines were read, of any kind."""
        return self._native.lines

    @property
    def guesses(self) -> int:
        return self._native.guesses

    @property
    def signature(self) -> str:
        """Guesses and a hash of all answers: equal for every machine, engine and number of threads."""
        return f"{self._native.guesses}-{self._native.hash:016x}"

    @cached_property
    def _jumps(self) -> list[tuple[int, int]]:
        return self._native.jumps

    def line(self, index: int) -> int:
        """The number (from 1) of the line that held this puzzle."""
        puzzle, line = self._jumps[bisect_right(self._jumps, (index, 2**64)) - 1]
        return line + index - puzzle

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


def solve_many(puzzles: Puzzles, limit: int = 2, threads: int = 0, *, stop: Stop | None = None) -> Answers:
    """The number of solutions of each puzzle, counted up to `limit`, and the first solution found.

    `threads=0` uses every core this process may use; more than 256 are as 256.

    >>> answers = solve_many("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> answers[0].count, answers[0].solution
    (1, '534678912672195348198342567859761423426853791713924856961537284287419635345286179')
    """
    return _solve(puzzles, limit, threads, stop, solutions=True)


def solve_with(isa: str, puzzles: Puzzles, limit: int = 2, threads: int = 0) -> Answers:
    """As `solve_many`, with the instruction set named: for measuring and comparing."""
    return _solve(puzzles, limit, threads, None, solutions=True, isa=isa)


def count_many(puzzles: Puzzles, limit: int = 2, threads: int = 0, *, stop: Stop | None = None) -> memoryview:
    """How many solutions each puzzle has, counted up to `limit`; a bad line raises FormatError."""
    return _without_errors(_solve(puzzles, limit, threads, stop, solutions=False)).counts


def is_unique_many(puzzles: Puzzles, threads: int = 0, *, stop: Stop | None = None) -> list[bool]:
    """Whether each puzzle has exactly one solution; a bad line raises FormatError."""
    return [count == 1 for count in count_many(puzzles, 2, threads, stop=stop)]


def count_one(puzzle: str, limit: int = 2, *, stop: Stop | None = None) -> int:
    """How many solutions one puzzle has, counted up to `limit`, with the least latency.

    >>> count_one("." * 81, limit=5000)
    5000
    """
    return _one(_cells(puzzle), limit, stop, solutions=False)[0]


def count_digits(digits: bytes, limit: int, stop: Stop) -> int:
    """The same for 81 numbers, 0 for an empty cell."""
    return _one(memoryview(digits), limit, stop, solutions=False)[0]


def solve_digits(digits: bytes, stop: Stop) -> bytes | None:
    """The first solution found for 81 numbers, as 81 numbers; None if there is none."""
    return solutions_of_digits(digits, 1, stop=stop) or None


def solutions_of_digits(digits: bytes, limit: int, *, stop: Stop | None = None) -> bytes:
    """All solutions up to `limit` for 81 numbers, 0 for an empty cell, as numbers too, one after the other.

    >>> len(solutions_of_digits(bytes(81), limit=5)) == 5 * 81
    True
    """
    rows = _one(memoryview(digits), limit, stop, solutions=True)[1]
    assert rows is not None
    return rows.tobytes().translate(_NUMBER)


def solutions_of(puzzle: str, limit: int, *, stop: Stop | None = None) -> memoryview:
    """All solutions of one puzzle up to `limit`: a buffer of M x 81 characters.

    >>> bytes(solutions_of("1" + "." * 80, limit=1000)).count(b"1") == 9 * 1000
    True
    """
    rows = _one(_cells(puzzle), limit, stop, solutions=True)[1]
    assert rows is not None
    return rows


def solve_stream(
    file: BinaryIO,
    limit: int = 2,
    threads: int = 0,
    *,
    solutions: bool = True,
    stop: Stop | None = None,
    chunk: int = 1 << 22,
) -> Iterator[Answers]:
    """The answers to a file of lines, chunk by chunk, in order, in constant memory. Line numbers are the file's."""
    first = 1
    rest = b""
    while data := file.read(chunk):
        cut = data.rfind(b"\n") + 1
        if cut == 0:
            rest += data
            continue
        answers = _solve(rest + data[:cut], limit, threads, stop, solutions=solutions, first=first)
        rest = data[cut:]
        first += answers.lines
        yield answers
    if rest:
        yield _solve(rest, limit, threads, stop, solutions=solutions, first=first)


def engine() -> str:
    """The instruction set in use: the best of this machine, or what NINEFOLD_ISA names."""
    engines = fast9_engines()
    wanted = os.environ.get("NINEFOLD_ISA")
    if not wanted:
        return engines[0]
    if wanted not in engines:
        raise PuzzleError(f"NINEFOLD_ISA: expected one of {', '.join(engines)} on this machine, got {wanted!r}")
    return wanted


def thread_count(wanted: int) -> int:
    """How many threads are started for who wants so many: all cores for 0, and never more than 256.

    Fewer may start, where the system has no more to give: those that did then do the work.

    >>> thread_count(3), thread_count(10**9), thread_count(0) == usable_cores()
    (3, 256, True)
    """
    if wanted < 0:
        raise PuzzleError(f"threads: expected 0 (all cores) or more, got {wanted}")
    return min(wanted or usable_cores(), MOST_THREADS)


def _solve(
    puzzles: Puzzles,
    limit: int,
    threads: int,
    stop: Stop | None,
    *,
    solutions: bool,
    first: int = 1,
    isa: str | None = None,
) -> Answers:
    if not 1 <= limit <= MAX_LIMIT:
        raise PuzzleError(f"limit: expected 1 to {MAX_LIMIT}, got {limit}")
    workers = thread_count(threads)
    text, rows = _as_bytes(puzzles)
    stop = stop or Stop()
    native = fast9_solve(text, rows, first, limit, solutions, workers, isa or engine(), stop)
    if native.stopped:
        _raise_stopped(f"solving {len(native)} puzzles", stop)
    return Answers(native)


def _cells(puzzle: str) -> memoryview:
    if len(puzzle) != CELLS or set(puzzle) - _CELL_CHARACTERS:
        raise FormatError("oneline", "expected 81 cells, each 1-9 or one of . 0 - * _ X x", text=puzzle)
    return memoryview(puzzle.encode())


def _one(cells: memoryview, limit: int, stop: Stop | None, *, solutions: bool) -> tuple[int, memoryview | None]:
    if not 1 <= limit < 2**64:
        raise PuzzleError(f"limit: expected 1 to 2**64 - 1, got {limit}")
    stop = stop or Stop()
    count, rows, stopped = fast9_one(cells, limit, solutions, engine(), stop)
    if stopped:
        if stop.timed_out:
            raise TimeLimitError("the time limit was reached before the search was done")
        raise StoppedError("stopped before the search was done")
    return count, rows


def _raise_stopped(what: str, stop: Stop) -> NoReturn:
    raise TimeLimitError(f"{what}: the time is up") if stop.timed_out else StoppedError(f"{what}: stopped")


def _as_bytes(puzzles: Puzzles) -> tuple[memoryview, bool]:
    """One flat buffer, and whether it is rows of 81 bytes rather than lines."""
    if isinstance(puzzles, str):
        return memoryview(puzzles.encode()), False
    if isinstance(puzzles, bytes | bytearray):
        return memoryview(puzzles), False
    try:
        view = memoryview(puzzles)  # type: ignore[arg-type]
    except TypeError:
        return memoryview(_joined(puzzles)), False  # type: ignore[arg-type]
    if view.ndim == 1 and view.itemsize == 1:
        return memoryview(view.tobytes()) if not view.c_contiguous else view.cast("B"), False
    if view.nbytes % CELLS or (view.itemsize != 1 and view.itemsize != CELLS):
        raise PuzzleError(
            f"puzzles: expected a buffer of N x 81 bytes, got shape {view.shape} of items of {view.itemsize} bytes"
        )
    if not view.c_contiguous or view.itemsize != 1 or view.nbytes == 0:
        return memoryview(view.tobytes()), True
    return view.cast("B"), True


def _joined(puzzles: Iterable[str]) -> bytes:
    items = list(puzzles)
    for number, item in enumerate(items, 1):
        if not isinstance(item, str) or "\n" in item:
            raise PuzzleError(f"puzzles: expected one line of text as item {number}, got {item!r}")
    return "\n".join(items).encode()


def _without_errors(answers: Answers) -> Answers:
    if answers.errors:
        line, why = answers.errors[0]
        raise FormatError("lines", why, line=line)
    return answers
