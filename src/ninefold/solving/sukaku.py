"""Plain 9×9 boards that are given by candidates (sukaku): fast9 takes turns with the search."""

from __future__ import annotations

from ninefold.engine import general
from ninefold.engine.problem import rules_of
from ninefold.engine.stop import Stop
from ninefold.model import Puzzle, Shape

_MOST = 2
"""It finds a solution other than a known one; a third would need two known ones."""

_NINE = Shape(3, 3)


class Sukaku:
    """One solution, or two, or the proof that there are no more."""

    name = "sukaku"

    def __init__(self, candidates: list[list[int]]) -> None:
        self.done = False
        self._candidates = candidates
        self._found: list[bytes] | None = None
        self._all = False

    def exclude(self, digits: bytes) -> None:
        """Nothing to do: whoever asks knows his solutions, and two are enough to have a new one."""

    def next(self, conflicts: int, stop: Stop) -> bytes | None:
        """The next solution; None if there is none (`done`), or it knows no more, or the work was stopped."""
        if self._found is None:
            self._found = general.sukaku(self._candidates, _MOST, stop)
            self._all = len(self._found) < _MOST and not stop.stopped
        if self._found:
            return self._found.pop(0)
        self.done = self._all
        return None

    def close(self) -> None:
        """Nothing is held."""


def hand_over(puzzle: Puzzle, candidates: list[list[int]]) -> Sukaku | None:
    """A puzzle and its candidates left; None unless candidates are all there is to know."""
    if puzzle.shape != _NINE:
        return None
    if puzzle.houses != _NINE.houses or any(rule.kind != "among" for _, _, rule in rules_of(puzzle)):
        return None
    return Sukaku(candidates)
