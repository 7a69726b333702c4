"""Puzzles to play: the givens and the symmetry that people know a level by, where a wish leaves them open."""

from __future__ import annotations

from ninefold.choices import Symmetry
from ninefold.generating.wish import ANY, Range
from ninefold.model.one_of import one_of

GAMES = {"usual": 0, "more": 4, "fewer": -4}
"""How many givens each has beside what is usual of its level."""

SYMMETRY: Symmetry = "rotation180"

_GIVENS = {
    "easy": Range(34, 38),
    "medium": Range(30, 33),
    "hard": Range(26, 29),
    "unfair": Range(24, 28),
    "expert": Range(24, 28),
    "extreme": Range(22, 28),
}


def givens_of(level: str | None, game: str, seed: int) -> Range:
    """The givens of a 9×9 game: the fewest are drawn by the seed, for digging goes down to the fewest it may.

    >>> givens_of("easy", "usual", 1), givens_of("easy", "more", 1), givens_of(None, "usual", 1)
    (Range(least=35, most=38), Range(least=39, most=42), Range(least=None, most=None))
    """
    one_of("game", game, GAMES)
    if level is None or level not in _GIVENS:
        return ANY
    least, most = _GIVENS[level]
    assert least is not None
    assert most is not None
    from random import Random

    return Range(Random(f"{seed}:givens").randint(least, most) + GAMES[game], most + GAMES[game])
