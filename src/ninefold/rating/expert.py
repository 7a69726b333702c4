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

from ninefold.choices import Column
from ninefold.engine import expert
from ninefold.engine.expert import ExpertRating
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle
from ninefold.rating.rates import EXPERT
from ninefold.solving.fast9 import CELLS, count_many

__all__ = ["ExpertRating", "expert_rating", "expert_ratings"]


def expert_rating(
    puzzle: Puzzle, *, only: frozenset[Column] = EXPERT, timeout: float | None = None, stop: Stop | None = None
) -> ExpertRating:
    """The numbers of a puzzle with one solution; others are refused.

    >>> from ninefold.formats import read_puzzle
    >>> expert_rating(read_puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."))
    ExpertRating(w=None, b=None, gw=None, gb=None, te=2, bxb=2)
    """
    return expert_ratings([puzzle], only=only, timeout=timeout, stop=stop)[0]


def expert_ratings(
    puzzles: Iterable[Puzzle],
    *,
    only: frozenset[Column] = EXPERT,
    threads: int = 1,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> list[ExpertRating]:
    """The numbers of puzzles with one solution each, in their order."""
    stop = stop_for(timeout, stop)
    each = [_givens(puzzle) for puzzle in puzzles]
    if not each:
        return []
    digits = b"".join(each)
    counts = count_many(memoryview(digits).cast("B", [len(each), CELLS]), limit=2, stop=stop)
    for givens, found in zip(each, counts, strict=True):
        if found != 1:
            reason = "more than one solution" if found else "no solution"
            text = bytes(48 + digit for digit in givens).decode()
            raise PuzzleError(f"{reason}: the scales of whips and trials rate none: {text}")
    return expert.rate(digits, only, thread_count(threads), stop)


def _givens(puzzle: Puzzle) -> bytes:
    if not puzzle.is_plain_nine:
        raise PuzzleError(f"the scales of whips and trials know 9×9 without constraints only: {puzzle}")
    return puzzle.givens
