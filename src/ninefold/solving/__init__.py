"""Grid to solutions: all of them, one after the other, or just how many."""

from __future__ import annotations

from ninefold._native import Stop
from ninefold.model import Grid, Puzzle, Shape
from ninefold.solving.fast9 import CELLS, count_digits, solve_digits
from ninefold.solving.general import (
    METHODS,
    Estimate,
    Solutions,
    count_solutions,
    count_true_candidates,
    counting,
    estimate_solutions,
)

__all__ = [
    "METHODS",
    "Estimate",
    "Solutions",
    "Stop",
    "count",
    "counting",
    "estimate",
    "is_unique",
    "solutions",
    "solve",
    "true_candidates",
]


def solutions(
    puzzle: Puzzle | Grid, *, limit: int | None = None, method: str = "search", stop: Stop | None = None
) -> Solutions:
    """Every solution, as full grids, up to `limit` of them; found while you iterate.

    A grid is solved from where it stands: its placed digits and its eliminated candidates count.

    >>> from ninefold.model import Shape
    >>> two = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> [grid.oneline for grid in solutions(two)]
    ['1234341221434321', '1234342121434312']
    """
    return Solutions(puzzle, method, stop or Stop(), limit)


def solve(puzzle: Puzzle | Grid, *, method: str = "search", stop: Stop | None = None) -> Grid | None:
    """The first solution, None if there is none.

    >>> from ninefold.model import Shape
    >>> str(solve(Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4]))))
    '1243342143122134'
    """
    if method == "search" and (plain := _plain_nine(puzzle)):
        board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
        digits = solve_digits(plain, stop or Stop())
        return Grid(board, digits, (0,) * CELLS) if digits else None
    return next(solutions(puzzle, limit=1, method=method, stop=stop), None)


def count(puzzle: Puzzle | Grid, *, limit: int = 1_000_000, stop: Stop | None = None) -> int:
    """How many solutions there are, counted no further than `limit`.

    >>> from ninefold.model import Shape
    >>> count(Puzzle(Shape(2, 2), bytes(16)))
    288
    """
    if plain := _plain_nine(puzzle):
        return count_digits(plain, limit, stop or Stop())
    return count_solutions(puzzle, limit, stop or Stop())


def is_unique(puzzle: Puzzle | Grid, *, stop: Stop | None = None) -> bool:
    """Whether there is exactly one solution.

    >>> from ninefold.model import Shape
    >>> is_unique(Puzzle(Shape(2, 2), bytes(16)))
    False
    """
    return count(puzzle, limit=2, stop=stop) == 1


def true_candidates(puzzle: Puzzle | Grid, *, limit: int = 1, stop: Stop | None = None) -> dict[tuple[int, int], int]:
    """Every candidate that occurs in some solution, and in how many, counted no further than `limit`.

    >>> from ninefold.model import Shape
    >>> two = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> [count for (cell, digit), count in true_candidates(two, limit=5).items() if cell in (0, 6)]
    [2, 1, 1]
    """
    return count_true_candidates(puzzle, limit, stop or Stop())


def estimate(puzzle: Puzzle | Grid, *, samples: int = 1000, seed: int = 1, stop: Stop | None = None) -> Estimate:
    """A guess at the number of solutions, from random descents; for boards with too many to count.

    >>> from ninefold.model import Shape
    >>> 250 < estimate(Puzzle(Shape(2, 2), bytes(16))).mean < 330
    True
    """
    return estimate_solutions(puzzle, samples, seed, stop or Stop())


def _plain_nine(puzzle: Puzzle | Grid) -> bytes | None:
    """The digits, where the fast solver serves: 9×9 without other rules and without candidates eliminated by hand."""
    board = puzzle.puzzle if isinstance(puzzle, Grid) else puzzle
    if board.shape != _NINE or board.constraints:
        return None
    if isinstance(puzzle, Puzzle):
        return puzzle.givens
    return puzzle.digits if not puzzle.eliminated else None


_NINE = Shape(3, 3)
