"""The door to the guess that a large board was made by shifting a row (`native/general/shifted.h`)."""

from __future__ import annotations

from ninefold._native import Problem, Stop, solve_shifted
from ninefold.model import Puzzle

_LEAST_SIZE = 16
"""Smaller boards are searched to the end sooner than anybody asks."""


class Shifted:
    """At most one solution; never a proof."""

    name = "shifted"
    done = False

    def __init__(self, problem: Problem) -> None:
        self._problem: Problem | None = problem

    def exclude(self, digits: bytes) -> None:
        """Nothing to do: there is but one guess."""

    def next(self, conflicts: int, stop: Stop) -> bytes | None:
        """The solution, once."""
        problem, self._problem = self._problem, None
        return solve_shifted(problem, stop) if problem is not None else None

    def close(self) -> None:
        """Nothing is held."""


def hand_over(puzzle: Puzzle, problem: Problem) -> Shifted | None:
    """The guess at a puzzle; None if the board is small or has other constraints."""
    if puzzle.shape.size < _LEAST_SIZE or puzzle.constraints or puzzle.shape.extra:
        return None
    return Shifted(problem)
