"""Without needless givens."""

from __future__ import annotations

import random
from dataclasses import replace

from ninefold._native import Stop, generate_minimize
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.generating.wish import is_plain_nine
from ninefold.model import Puzzle
from ninefold.solving import is_unique, solutions
from ninefold.solving.fast9 import engine


def minimize(puzzle: Puzzle, *, seed: int = 0, stop: Stop | None = None) -> Puzzle:
    """The puzzle without givens that it does not need; which of them go, if there is a choice, the seed decides.

    >>> from ninefold.formats import read_puzzle
    >>> minimize(read_puzzle("123434122143432.")).given_count
    5
    """
    stop = stop or Stop()
    found = [grid.digits for grid in solutions(puzzle, limit=2, stop=stop)]
    if len(found) != 1:
        raise PuzzleError(f"minimize: expected a puzzle with one solution, got {'more' if found else 'none'}: {puzzle}")
    if not is_plain_nine(puzzle.shape, puzzle.constraints):
        return _one_by_one(puzzle, seed, stop)
    givens = generate_minimize(puzzle.givens, found[0], seed, engine(), stop)
    if givens is None:
        raise TimeLimitError("minimize: the time is up") if stop.timed_out else StoppedError("minimize: stopped")
    return replace(puzzle, givens=givens)


def _one_by_one(puzzle: Puzzle, seed: int, stop: Stop) -> Puzzle:
    order = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    random.Random(seed).shuffle(order)
    givens = bytearray(puzzle.givens)
    for cell in order:
        digit, givens[cell] = givens[cell], 0
        if not is_unique(replace(puzzle, givens=bytes(givens)), stop=stop):
            givens[cell] = digit
    return replace(puzzle, givens=bytes(givens))
