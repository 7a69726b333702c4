"""Guesses by lot: the order in which digits are tried is drawn, and the same seed draws the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from ninefold.engine.problem import told
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.model import Grid
from ninefold.solving import solutions


def guessed_by_lot(grid: Grid, seed: int, limit: int | None, stop: Stop) -> Iterator[Grid]:
    """The solutions in the order in which guesses by lot find them.

    The digits are renamed by lot, the smallest name is tried first, and what is found gets its digits back. That takes
    a board on which no rule tells one digit from another.

    >>> from ninefold.formats import read_puzzle
    >>> empty = Grid.start(read_puzzle("." * 16))
    >>> len({next(guessed_by_lot(empty, seed, 1, Stop())) for seed in range(20)}) > 5
    True
    """
    puzzle = grid.puzzle
    if told(puzzle).kinds or grid.eliminated:
        raise PuzzleError("seed: guesses are drawn by lot where there are houses alone; this board knows more")
    digits = range(1, puzzle.shape.size + 1)
    names = bytes([0, *Random(seed).sample(digits, len(digits))])
    meant = bytes([0, *(names.index(digit) for digit in digits)])
    renamed = replace(puzzle, givens=bytes(names[digit] for digit in puzzle.givens))
    start = Grid.of_digits(renamed, bytes(names[digit] for digit in grid.digits))
    for found in solutions(start, limit=limit, method="guess", stop=stop):
        yield Grid.of_digits(puzzle, bytes(meant[digit] for digit in found.digits))
