"""The door to the lanes of fast9, for plain 9×9 boards that are given by candidates (sukaku)."""

from __future__ import annotations

from ninefold._native import Stop, solve_nine
from ninefold.engine import rules_of
from ninefold.model import Puzzle, Shape

MOST = 2
"""The lanes find a solution other than a known one; a third would need two known ones."""

_NINE = Shape(3, 3)


class Lanes:
    """A plain 9×9 searched in lanes: one solution, or two, or the proof that there are no more."""

    name = "lanes"

    def __init__(self, candidates: list[list[int]]) -> None:
        self.done = False
        self._masks = [sum(1 << (digit - 1) for digit in digits) for digits in candidates]
        self._found: list[bytes] | None = None

    def exclude(self, digits: bytes) -> None:
        """Nothing to do: whoever asks knows his solutions, and two are enough to have a new one."""

    def next(self, conflicts: int, stop: Stop) -> bytes | None:
        """The next solution; None if there is none (`done`), or the work was stopped."""
        if self._found is None:
            self._found = solve_nine(self._masks, MOST, stop)
        if self._found:
            return self._found.pop(0)
        self.done = not stop.stopped
        return None

    def close(self) -> None:
        """Nothing is held."""


def hand_over(puzzle: Puzzle, candidates: list[list[int]], limit: int | None) -> Lanes | None:
    """The lanes with a puzzle and its candidates left; None unless candidates are all there is to know."""
    if limit is None or limit > MOST or puzzle.shape != _NINE:
        return None
    if puzzle.houses != _NINE.houses or any(rule.kind != "among" for _, _, rule in rules_of(puzzle)):
        return None
    return Lanes(candidates)
