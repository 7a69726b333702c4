"""The course: an order to learn techniques in, whole puzzles for each stage, and ten boards to find one's place."""

from __future__ import annotations

from functools import lru_cache

from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.generating import Generated, Wish, generate
from ninefold.generating.wish import SINGLES
from ninefold.logic import technique, techniques
from ninefold.model import LEVELS
from ninefold.school.how_often import how_often

NEEDED = 0.005
"""What is on the path of a smaller part of random puzzles is left out of the course; its lesson is there."""
PLACEMENT = 10
"""Boards of the placement test."""
_LAST = "last-resort"


@lru_cache(maxsize=1)
def course() -> tuple[str, ...]:
    """Ids of the techniques that are worth learning: the easiest level first, in each what is needed most often first.

    >>> course()[:5]
    ('full-house', 'naked-single', 'hidden-single', 'locked-candidates-1', 'locked-candidates-2')
    """
    counted = {one: how_often(one) for one in techniques().values() if one.family != _LAST}
    needed = {one: count.used for one, count in counted.items() if count and count.used >= NEEDED * count.puzzles}
    return tuple(one.id for one in sorted(needed, key=lambda one: (LEVELS.index(one.level), -needed[one])))


@lru_cache(maxsize=1)
def placement() -> tuple[str, ...]:
    """The techniques of the placement test, spread over the course.

    >>> placement()[0], len(placement())
    ('hidden-single', 10)
    """
    last = len(course()) - 1
    return tuple(course()[2 + number * (last - 2) // (PLACEMENT - 1)] for number in range(PLACEMENT))


def course_puzzle(name: str, *, seed: int, timeout: float | None = None, stop: Stop | None = None) -> Generated:
    """A whole puzzle that needs a technique of the course, and otherwise only what comes before it, or singles.

    >>> made = course_puzzle("naked-pair", seed=1)
    >>> set(made.techniques) <= set(course()[: course().index("naked-pair") + 1])
    True
    """
    known = technique(name).id
    if known not in course():
        raise PuzzleError(f"{technique(name).name} is not part of the course: too few puzzles need it")
    learnt = {*SINGLES, *course()[: course().index(known) + 1]}
    later = tuple(one.id for one in techniques().values() if how_often(one) and one.id not in learnt)
    [made] = generate(Wish(techniques=(known,), forbidden=later), seed=seed, stop=stop_for(timeout, stop))
    return made
