"""The guess that a large board was made by shifting a row, for boards where searching stalls."""

from __future__ import annotations

from ninefold.engine import general
from ninefold.engine.problem import Told
from ninefold.engine.stop import Stop
from ninefold.model import Puzzle

_LEAST_SIZE = 16
"""Smaller boards are searched to the end sooner than anybody asks."""


class Shifted:
    """At most one solution; never a proof."""

    name = "shifted"
    done = False

    def __init__(self, puzzle: Told) -> None:
        self._puzzle: Told | None = puzzle

    def exclude(self, digits: bytes) -> None:
        """Nothing to do: there is but one guess."""

    def next(self, conflicts: int, stop: Stop) -> bytes | None:
        """The solution, once."""
        puzzle, self._puzzle = self._puzzle, None
        return general.shifted(puzzle, stop) if puzzle is not None else None

    def close(self) -> None:
        """Nothing is held."""


def hand_over(puzzle: Puzzle, told: Told) -> Shifted | None:
    """The guess at a puzzle; None if the board is small or has other constraints."""
    if puzzle.shape.size < _LEAST_SIZE or puzzle.constraints or puzzle.shape.extra:
        return None
    return Shifted(told)
