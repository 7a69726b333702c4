"""From Arrow columns to the batch solver: buffers in, buffers out, no Python object per puzzle."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache

import pyarrow as pa
import pyarrow.compute as pc

from ninefold.engine.stop import Stop
from ninefold.solving.fast9 import CELLS, solve_many


@dataclass(frozen=True, slots=True)
class Answers:
    """Per row: solutions counted up to the limit, the first one found, and why a malformed row is none.

    A malformed row has no count; a row without a solution has none of those either. Nobody has one if none were asked.
    """

    counts: pa.UInt32Array
    solutions: pa.StringArray | None
    problems: pa.StringArray


def answer(texts: pa.StringArray, limit: int, stop: Stop, *, solved: bool) -> Answers:
    """The answers to a column of 9×9 puzzles, 81 characters each; `solved`: with solutions."""
    rows = len(texts)
    lengths = pc.binary_length(texts)
    # Not compared with a number of Python's: to make a scalar of it Arrow imports pandas, and that takes 0.4 s.
    if texts.null_count == 0 and set(pc.min_max(lengths).as_py().values()) <= {CELLS, None}:
        counts, solutions, errors = _solve(texts, limit, stop, solved)
        if not errors:
            return Answers(counts, _without_blanks(counts, solutions), pa.nulls(rows, pa.string()))
        return _scattered(counts, solutions, dict(errors), rows)
    # The slow road, for columns with rows of a wrong length: solve the others and put the answers in their places.
    sizes = lengths.to_pylist()
    fitting = [at for at, size in enumerate(sizes) if size == CELLS]
    counts, solutions, errors = _solve(texts.take(pa.array(fitting, pa.int64())), limit, stop, solved)
    problems = {at: _wrong_length(size) for at, size in enumerate(sizes) if size != CELLS}
    problems |= {fitting[at]: why for at, why in errors}
    return _scattered(counts, solutions, problems, rows)


def given_counts(texts: pa.StringArray) -> pa.UInt8Array:
    """How many givens each row has; anything from 1 to 9 is one."""
    data = bytearray(
        b"".join(text.ljust(CELLS)[:CELLS] for text in texts.fill_null("").cast(pa.binary()).to_pylist())
    ).translate(_IS_GIVEN)
    counts = [data.count(1, at, at + CELLS) for at in range(0, len(data), CELLS)]
    return pa.array(counts, pa.uint8())


def digits_of(texts: pa.StringArray) -> bytes:
    """Good rows as 81 numbers from 0 to 9 each."""
    if not len(texts):
        return b""
    _, offsets, data = texts.buffers()
    first = memoryview(offsets).cast("i")[texts.offset]
    return bytes(memoryview(data)[first : first + CELLS * len(texts)]).translate(_DIGIT)


def _solve(
    texts: pa.StringArray, limit: int, stop: Stop, solved: bool
) -> tuple[pa.UInt32Array, pa.FixedSizeBinaryArray | None, list[tuple[int, str]]]:
    """Counts and solutions of the good rows; the others as (row, reason)."""
    rows = len(texts)
    if not rows:
        return pa.array([], pa.uint32()), pa.array([], pa.binary(CELLS)) if solved else None, []
    _, offsets, data = texts.buffers()
    first = memoryview(offsets).cast("i")[texts.offset]
    cells = memoryview(data)[first : first + CELLS * rows].cast("B", (rows, CELLS))
    answers = solve_many(cells, limit, 1, solutions=solved, stop=stop)
    counts = pa.Array.from_buffers(pa.uint32(), len(answers), [None, pa.py_buffer(answers.counts)])
    solutions = None
    if solved:
        solutions = pa.Array.from_buffers(pa.binary(CELLS), len(answers), [None, pa.py_buffer(answers.solutions)])
    return counts, solutions, [(line - 1, why) for line, why in answers.errors]


def _without_blanks(counts: pa.UInt32Array, solutions: pa.FixedSizeBinaryArray | None) -> pa.StringArray | None:
    """Solutions as strings; null where there is none."""
    if solutions is None:
        return None
    if counts.null_count or not len(counts) or pc.min(counts).as_py() == 0:
        solutions = pc.if_else(pc.equal(counts, 0), pa.scalar(None, solutions.type), solutions)
        return solutions.cast(pa.string())
    # The usual case copies nothing: strings are offsets and characters, and every string is as long as the others.
    return pa.StringArray.from_buffers(len(counts), _offsets(len(counts)), solutions.buffers()[1])


@lru_cache(maxsize=4)
def _offsets(rows: int) -> pa.Buffer:
    return pa.py_buffer(array("i", range(0, CELLS * rows + 1, CELLS)))


def _scattered(
    counts: pa.UInt32Array, solutions: pa.FixedSizeBinaryArray | None, problems: dict[int, str], rows: int
) -> Answers:
    """The answers of the good rows in their places among the bad ones."""
    places = array("q", bytes(8 * rows))
    good = bytearray(rows)
    at = 0
    for row in range(rows):
        if row not in problems:
            places[row], good[row] = at, 1
            at += 1
    mask = pa.array(good, pa.uint8()).cast(pa.bool_())
    indices = pc.if_else(mask, pa.Array.from_buffers(pa.int64(), rows, [None, pa.py_buffer(places)]), None)
    spread = counts.take(indices)
    return Answers(
        spread,
        _without_blanks(spread, None if solutions is None else solutions.take(indices)),
        pa.array([problems.get(row) for row in range(rows)], pa.string()),
    )


def _wrong_length(size: int | None) -> str:
    return "expected 81 cells, got nothing" if not size else f"expected {CELLS} cells, got {size}"


_IS_GIVEN = bytes(1 if ord("1") <= character <= ord("9") else 0 for character in range(256))
_DIGIT = bytes(character - ord("0") if ord("1") <= character <= ord("9") else 0 for character in range(256))
