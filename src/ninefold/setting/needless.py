"""Clues that a puzzle does not need to have one solution."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass

from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import StoppedError
from ninefold.model import Puzzle, PuzzleLike, as_puzzle
from ninefold.setting.clue import Clue, clues, keeps, without_clues
from ninefold.setting.only_solution import only_solution
from ninefold.solving import solutions

_ORDERS = 4
_AT_ONCE = 4
"""Clues that are tried together at most: of more it often takes long to see what they leave."""


@dataclass(frozen=True, slots=True)
class Needless:
    """Clues of which each could go alone, and as many of them as were found to be able to go together.

    whole   the time sufficed: none of the clues that are left without those that go together is needless
    """

    each: tuple[Clue, ...]
    together: tuple[Clue, ...]
    whole: bool


def needless(
    puzzle: PuzzleLike,
    *,
    together: bool = True,
    seed: int = 0,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Needless:
    """Which clues the puzzle, which must have one solution, does not need; not `together`: each of them alone.

    Those that could go together are the most of some orders drawn by the seed. The fewer clues are left, the longer it
    takes to see whether one more can go: where the time ends there, they are those that were found by then.

    >>> from ninefold.formats import read_puzzle
    >>> found = needless(read_puzzle("123434122143432."))
    >>> len(found.each), len(found.together)
    (15, 10)
    """
    looked = _Looked(as_puzzle(puzzle), stop_for(timeout, stop))
    each = _alone(looked)
    if not together:
        return Needless(tuple(each), (), True)
    draw, best, whole = random.Random(seed), list[Clue](), False
    for _ in range(_ORDERS if len(each) > 1 else 1):
        gone: list[Clue] = []
        try:
            for clue in draw.sample(each, len(each)):
                if looked.can_go((*gone, clue)):
                    gone.append(clue)
            whole = True
        except StoppedError:
            whole = whole and len(best) >= len(gone)
        best = max(best, gone, key=len)
        if len(best) == len(each) or looked.is_stopped:
            break
    return Needless(tuple(each), tuple(clue for clue in each if clue in best), whole)


def _alone(looked: _Looked) -> list[Clue]:
    """The clues of which each can go. Where some can go together, each of them can: they are asked for at once."""
    left, found, at_once = clues(looked.puzzle), list[Clue](), 1
    while left:
        tried = left[:at_once]
        if looked.can_go(tried):
            found += tried
            left = left[at_once:]
            at_once = min(2 * at_once, _AT_ONCE)
        elif len(tried) == 1:
            left = left[1:]
        else:
            at_once = len(tried) // 2
    return found


class _Looked:
    """A puzzle with its solution, and every other filling that was met on the way with the clues that rule it out."""

    def __init__(self, puzzle: Puzzle, stop: Stop) -> None:
        self.puzzle, self._stop = puzzle, stop
        self._solution = only_solution(puzzle, "needless clues", stop)
        self._clues = clues(puzzle)
        self._ruled_out: list[frozenset[Clue]] = []

    @property
    def is_stopped(self) -> bool:
        return self._stop.stopped

    def can_go(self, gone: Collection[Clue]) -> bool:
        """Whether the puzzle without these clues still has one solution."""
        wanted = frozenset(gone)
        if any(ruled <= wanted for ruled in self._ruled_out):
            return False  # that filling is a second solution
        for grid in solutions(without_clues(self.puzzle, wanted), limit=2, stop=self._stop):
            if grid.digits != self._solution:
                scale = self.puzzle.scale
                self._ruled_out.append(frozenset(clue for clue in self._clues if not keeps(clue, grid.digits, scale)))
                return False
        return True
