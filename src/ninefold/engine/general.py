"""Any shape, any houses and any constraints: solutions one after the other, and what is asked about all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, get_args

from ninefold import _native
from ninefold._native import ExactCount, Solver
from ninefold.engine.problem import Excerpt, Told, told
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.model import Grid, Puzzle
from ninefold.model.one_of import one_of
from ninefold.stopping import raise_if_stopped, working_under

__all__ = [
    "METHODS",
    "Estimate",
    "ExactCount",
    "Method",
    "Solver",
    "estimate",
    "exact_count",
    "excerpt_solver",
    "shifted",
    "solver",
    "sukaku",
    "told_under",
]

Method = Literal["search", "guess", "backtracking"]
"""search: singles, then guesses. guess: guesses alone. backtracking: cell by cell, digit by digit."""
METHODS: tuple[Method, ...] = get_args(Method)


class Estimate(NamedTuple):
    """The mean over random descents, its standard error, and how many descents there were."""

    mean: float
    error: float
    samples: int


def told_under(puzzle: Puzzle | Grid, stop: Stop, removed: Iterable[tuple[int, int]] = ()) -> Told:
    """A puzzle as the solvers take it; StoppedError if its rules take too long to be written down."""
    with working_under(stop):
        return told(puzzle, removed)


def solver(
    puzzle: Puzzle | Grid | Told, stop: Stop, *, method: Method = "search", removed: Iterable[tuple[int, int]] = ()
) -> Solver:
    """A solver for a puzzle, or for the position of a grid, less the `removed` (cell, digit) candidates.

    It gives digits, one byte per cell. Stopped, it has fewer of them than asked, and is not `done`.

    >>> from ninefold.model import Shape
    >>> solver(Puzzle(Shape(2, 2), bytes(16)), Stop()).count(1000, Stop())
    288
    """
    one_of("method", method, METHODS)
    ready = puzzle if isinstance(puzzle, Told) else told_under(puzzle, stop, removed)
    if method == "backtracking" and ready.kinds:
        raise PuzzleError("backtracking knows houses alone; this puzzle has other constraints")
    return Solver(method, ready.problem, stop)


def exact_count(told: Told, stop: Stop) -> ExactCount:
    """All solutions, however many, counted by what is left of a position: each `work` tells a lower bound until `done`.

    >>> from ninefold.model import Shape
    >>> exact_count(told(Puzzle(Shape(2, 3), bytes(36))), Stop()).work(0, Stop())
    28200960
    """
    return ExactCount(told.problem, stop)


def excerpt_solver(excerpt: Excerpt, digits: bytes, removed: list[tuple[int, int]], stop: Stop) -> Solver:
    """A solver for some cells of a board."""
    return Solver("search", excerpt.problem(digits, removed), stop)


def true_candidates(puzzle: Puzzle | Grid, limit: int, stop: Stop) -> dict[tuple[int, int], int]:
    """Every candidate that occurs in some solution, and in how many, counted no further than `limit`."""
    size = (puzzle.puzzle if isinstance(puzzle, Grid) else puzzle).shape.size
    counts = _native.true_candidates(told_under(puzzle, stop).problem, limit, stop)
    raise_if_stopped(stop, "the search")
    return {(at // size, at % size + 1): count for at, count in enumerate(counts) if count}


def estimate(puzzle: Puzzle | Grid, samples: int, seed: int, stop: Stop) -> Estimate:
    """A guess at the number of solutions; stopped, from as many descents as there were, if any."""
    found = Estimate(*_native.estimate(told_under(puzzle, stop).problem, samples, seed, stop))
    if not found.samples:
        raise_if_stopped(stop, "the search")
    return found


def shifted(puzzle: Told, stop: Stop) -> bytes | None:
    """A solution of a board that was made by shifting a row (`native/general/shifted.h`); None if it was not."""
    return _native.solve_shifted(puzzle.problem, stop)


def sukaku(candidates: Sequence[Sequence[int]], limit: int, stop: Stop) -> list[bytes]:
    """One or two solutions of a plain 9×9 that is given by the digits that each cell may hold; fewer if stopped."""
    return _native.solve_sukaku([sum(1 << digit >> 1 for digit in digits) for digits in candidates], limit, stop)
