"""Without needless givens."""

from __future__ import annotations

import random
from dataclasses import replace

from ninefold.engine import generator
from ninefold.engine.lines import good_lines, lines_of
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle, PuzzleLike, as_puzzle
from ninefold.solving import is_unique, solutions
from ninefold.solving.fast9 import CELLS, count_many, solve_many

_TO_DIGITS = bytes.maketrans(b"123456789", bytes(range(1, 10)))


def minimize(puzzle: PuzzleLike, *, seed: int = 0, timeout: float | None = None, stop: Stop | None = None) -> Puzzle:
    """The puzzle without givens that it does not need; which of them go, if there is a choice, the seed decides.

    >>> from ninefold.formats import read_puzzle
    >>> minimize(read_puzzle("123434122143432.")).given_count
    5
    """
    puzzle, stop = as_puzzle(puzzle), stop_for(timeout, stop)
    found = [grid.digits for grid in solutions(puzzle, limit=2, stop=stop)]
    if len(found) != 1:
        raise PuzzleError(f"minimize: expected a puzzle with one solution, got {'more' if found else 'none'}: {puzzle}")
    if not puzzle.is_plain_nine:
        return _one_by_one(puzzle, seed, stop)
    return replace(puzzle, givens=generator.minimize(puzzle.givens, found[0], seed, stop))


def minimize_digits(
    digits: bytes, *, seed: int = 0, threads: int = 1, timeout: float | None = None, stop: Stop | None = None
) -> bytes | None:
    """The same for very many plain 9×9 puzzles, 81 bytes of 0 to 9 each; None if one has not exactly one solution."""
    if not digits:
        return b""
    stop = stop_for(timeout, stop)
    rows = memoryview(digits).cast("B", [len(digits) // CELLS, CELLS])
    answers = solve_many(rows, 2, threads, stop=stop)
    if set(answers.counts.tolist()) != {1}:
        return None
    assert answers.solutions is not None
    solutions = bytes(answers.solutions).translate(_TO_DIGITS)
    return generator.minimize(digits, solutions, seed, stop, thread_count(threads))


def minimize_many(
    puzzles: bytes, *, seed: int = 0, threads: int = 1, timeout: float | None = None, stop: Stop | None = None
) -> bytes:
    """The same for many plain 9×9 puzzles: lines of 81 characters in, lines of 81 characters out.

    >>> minimize_many(b"534678912672195348198342567859761423426853791713924856961537284287419635345286179")[:9]
    b'.3..789..'
    """
    stop = stop_for(timeout, stop)
    lines = good_lines(puzzles, "minimize")
    less = minimize_digits(lines.digits, seed=seed, threads=threads, stop=stop)
    if less is None:
        counts = count_many(lines_of(lines.digits), 2, threads, stop=stop).tolist()
        number, found = next((number, found) for number, found in enumerate(counts) if found != 1)
        told = "more" if found else "none"
        raise PuzzleError(f"minimize: line {lines.line(number)}: expected a puzzle with one solution, got {told}")
    return lines_of(less)


def _one_by_one(puzzle: Puzzle, seed: int, stop: Stop) -> Puzzle:
    order = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    random.Random(seed).shuffle(order)
    givens = bytearray(puzzle.givens)
    for cell in order:
        digit, givens[cell] = givens[cell], 0
        if not is_unique(replace(puzzle, givens=bytes(givens)), stop=stop):
            givens[cell] = digit
    return replace(puzzle, givens=bytes(givens))
