"""W, B, gW, gB, TE and BxB: the scales of whips, braids and trials, for plain 9×9 puzzles. See docs/rating.md.

w    the longest whip that is needed when always the shortest is taken
b    the same with braids
gw   the same with g-whips, which may conclude that one of two or three candidates side by side is true
gb   the same with g-braids
te   how deep trials must be nested: 0 for singles alone
bxb  at depth 2: the longest braid that is needed inside a trial
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ninefold._native import Stop, expert_rate
from ninefold.errors import PuzzleError
from ninefold.logic.engine import serves
from ninefold.model import Grid, Puzzle
from ninefold.rating.rates import EXPERT
from ninefold.solving.fast9 import count_many
from ninefold.stopping import raise_stopped

_CELLS = 81
_NONE = 255


class ExpertRating(NamedTuple):
    """The numbers of a puzzle; None for what was not asked, and where a scale has none for it.

    Trials of depth 1 remove what braids do, so W and B end there: a puzzle of a TE of 2 or more has neither. BxB is 0
    where TE is less than 2, and there is none where it is 3.
    """

    w: int | None = None
    b: int | None = None
    gw: int | None = None
    gb: int | None = None
    te: int | None = None
    bxb: int | None = None


def expert_rating(puzzle: Puzzle, *, only: frozenset[str] = EXPERT, stop: Stop | None = None) -> ExpertRating:
    """The numbers of a puzzle with one solution; others are refused.

    >>> from ninefold.formats import read_puzzle
    >>> expert_rating(read_puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."))
    ExpertRating(w=None, b=None, gw=None, gb=None, te=2, bxb=2)
    """
    return expert_ratings([puzzle], only=only, stop=stop)[0]


def expert_ratings(
    puzzles: Iterable[Puzzle], *, only: frozenset[str] = EXPERT, threads: int = 1, stop: Stop | None = None
) -> list[ExpertRating]:
    """The numbers of puzzles with one solution each, in their order."""
    stop = stop or Stop()
    each = [_givens(puzzle) for puzzle in puzzles]
    if not each:
        return []
    digits = b"".join(each)
    for givens, found in zip(each, count_many(memoryview(digits).cast("B", [len(each), _CELLS]), limit=2), strict=True):
        if found != 1:
            reason = "more than one solution" if found else "no solution"
            text = bytes(48 + digit for digit in givens).decode()
            raise PuzzleError(f"{reason}: the scales of whips and trials rate none: {text}")
    wanted = sum(1 << bit for bit, name in enumerate(ExpertRating._fields) if name in only)
    rated = expert_rate(digits, wanted, threads, stop)
    width = 1 + len(ExpertRating._fields)
    if any(rated[::width]):
        raise_stopped(stop, "the rating")
    return [
        ExpertRating(*(None if value == _NONE else value for value in rated[at + 1 : at + width]))
        for at in range(0, len(rated), width)
    ]


def rates_expert(puzzle: Puzzle) -> bool:
    """Whether the scales know puzzles of this kind: 9×9 without constraints."""
    return serves(Grid.start(puzzle))


def _givens(puzzle: Puzzle) -> bytes:
    if not rates_expert(puzzle):
        raise PuzzleError(f"the scales of whips and trials know 9×9 without constraints only: {puzzle}")
    return puzzle.givens
