"""Many 9x9 puzzles at record speed: whole buffers in, whole buffers out, no Python object per puzzle.

Puzzles may be bytes or str (one puzzle per line), any iterable of str (a list, an Arrow or pandas column), or a buffer
of N x 81 numbers (a NumPy array of digits 0-9 of any integer type, or of characters as bytes). A line is 81 cells, each
`1-9`, or one of `. 0 - * _ ? X x` for an empty cell; what follows after white space, `#`, `,` or `;` is a comment.
Blank lines and lines that begin with `#` are skipped. Anything else is a bad line: it is named in `errors` and does not
stop the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import BinaryIO, TypeAlias

from ninefold.engine import fast9
from ninefold.engine.fast9 import CELLS, MAX_LIMIT, Answer, Answers
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import FormatError, PuzzleError
from ninefold.model.puzzle import Puzzle

__all__ = [
    "CELLS",
    "MAX_LIMIT",
    "Answer",
    "Answers",
    "Puzzles",
    "count_many",
    "count_one",
    "is_unique_many",
    "solutions_of",
    "solve_many",
    "solve_stream",
    "solve_with",
]

Puzzles: TypeAlias = "bytes | bytearray | memoryview | str | Iterable[str | Puzzle]"

_CELL_CHARACTERS = frozenset("0123456789.-*_?Xx")


def solve_many(
    puzzles: Puzzles,
    limit: int = 2,
    threads: int = 0,
    *,
    solutions: bool = True,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Answers:
    """The number of solutions of each puzzle, counted up to `limit`, and the first solution found if asked for.

    `threads=0` uses every core this process may use; more than 256 are as 256.

    >>> answers = solve_many("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> answers[0].count, answers[0].solution
    (1, '534678912672195348198342567859761423426853791713924856961537284287419635345286179')
    """
    return _solve(puzzles, limit, threads, stop_for(timeout, stop), solutions=solutions)


def solve_with(isa: str, puzzles: Puzzles, limit: int = 2, threads: int = 0) -> Answers:
    """As `solve_many`, with the instruction set named: for measuring and comparing."""
    return _solve(puzzles, limit, threads, stop_for(), isa=isa)


def count_many(
    puzzles: Puzzles, limit: int = 2, threads: int = 0, *, timeout: float | None = None, stop: Stop | None = None
) -> memoryview:
    """How many solutions each puzzle has, counted up to `limit`; a bad line raises FormatError."""
    answers = _solve(puzzles, limit, threads, stop_for(timeout, stop), solutions=False)
    if answers.errors:
        line, why = answers.errors[0]
        raise FormatError("lines", why, line=line)
    return answers.counts


def is_unique_many(
    puzzles: Puzzles, threads: int = 0, *, timeout: float | None = None, stop: Stop | None = None
) -> list[bool]:
    """Whether each puzzle has exactly one solution; a bad line raises FormatError."""
    return [count == 1 for count in count_many(puzzles, 2, threads, timeout=timeout, stop=stop)]


def count_one(puzzle: str, limit: int = 2, *, timeout: float | None = None, stop: Stop | None = None) -> int:
    """How many solutions one puzzle has, counted up to `limit`, with the least latency.

    >>> count_one("." * 81, limit=5000)
    5000
    """
    return fast9.count(_cells(puzzle), limit, stop_for(timeout, stop))


def solutions_of(puzzle: str, limit: int, *, timeout: float | None = None, stop: Stop | None = None) -> memoryview:
    """All solutions of one puzzle up to `limit`: a buffer of M x 81 characters.

    >>> bytes(solutions_of("1" + "." * 80, limit=1000)).count(b"1") == 9 * 1000
    True
    """
    return fast9.rows(_cells(puzzle), limit, stop_for(timeout, stop))


def solve_stream(
    file: BinaryIO,
    limit: int = 2,
    threads: int = 0,
    *,
    solutions: bool = True,
    timeout: float | None = None,
    stop: Stop | None = None,
    chunk: int = 1 << 22,
) -> Iterator[Answers]:
    """The answers to a file of lines, chunk by chunk, in order, in constant memory. Line numbers are the file's."""
    stop = stop_for(timeout, stop)
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


def _solve(
    puzzles: Puzzles,
    limit: int,
    threads: int,
    stop: Stop,
    *,
    solutions: bool = True,
    first: int = 1,
    isa: str | None = None,
) -> Answers:
    text, rows = _as_bytes(puzzles)
    return fast9.solve_buffer(text, limit, threads, stop, rows=rows, solutions=solutions, first=first, with_isa=isa)


def _cells(puzzle: str) -> bytes:
    if len(puzzle) != CELLS or set(puzzle) - _CELL_CHARACTERS:
        raise FormatError("oneline", "expected 81 cells, each 1-9 or one of . 0 - * _ ? X x", text=puzzle)
    return puzzle.encode()


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
    if view.format.endswith(("O", "w", "u")):  # NumPy's arrays of texts
        return memoryview(_joined(puzzles)), False  # type: ignore[arg-type]
    if view.nbytes // view.itemsize % CELLS and view.itemsize != CELLS:
        raise PuzzleError(
            f"puzzles: expected a buffer of N x 81 cells, got shape {view.shape} of items of {view.itemsize} bytes"
        )
    if view.itemsize not in (1, CELLS):
        return memoryview(_narrowed(view)), True
    if not view.c_contiguous or view.itemsize != 1 or view.nbytes == 0:
        return memoryview(view.tobytes()), True
    return view.cast("B"), True


def _narrowed(view: memoryview) -> bytes:
    """Integers of several bytes as one byte each."""
    size = view.itemsize
    if view.format.lstrip("@=<") not in tuple("hHiIlLqQnN"):
        raise PuzzleError(f"puzzles: expected integers from 0 to 9, got items of the kind {view.format!r}")
    wide = view.tobytes()
    lowest = 0 if sys.byteorder == "little" else size - 1
    if any(wide[at::size].strip(b"\0") for at in range(size) if at != lowest):
        raise PuzzleError("puzzles: expected integers from 0 to 9, got one that is negative or above 255")
    return wide[lowest::size]


def _joined(puzzles: Iterable[str | Puzzle]) -> bytes:
    columns = getattr(puzzles, "to_pylist", None)  # Arrow's: what it iterates over are no texts
    items = columns() if columns else list(puzzles)
    lines: list[str] = []
    for number, item in enumerate(items, 1):
        line = item.oneline if isinstance(item, Puzzle) and item.is_plain_nine else item
        if not isinstance(line, str) or "\n" in line:
            raise PuzzleError(f"puzzles: expected one line of text as item {number}, got {item!r}")
        lines.append(line)
    return "\n".join(lines).encode()
