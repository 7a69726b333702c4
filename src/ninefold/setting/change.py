"""One clue less, or one more: what it would do to the level and the score."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import StoppedError
from ninefold.model import Puzzle, PuzzleLike, as_puzzle
from ninefold.rating import Rates, rate_many
from ninefold.setting.clue import Clue, Given, with_clues, without_clues
from ninefold.setting.needless import needless
from ninefold.setting.only_solution import only_solution

_TRIED = 81


@dataclass(frozen=True, slots=True)
class Change:
    """A puzzle with a clue more or less; level and score are those of logic, and none where it does not end."""

    clue: Clue
    puzzle: Puzzle
    level: str
    score: int


def harder(
    puzzle: PuzzleLike, *, seed: int = 0, timeout: float | None = None, stop: Stop | None = None
) -> list[Change]:
    """The puzzle without one clue that it does not need, for each of them, the hardest first; only harder ones.

    >>> from ninefold.formats import read_puzzle
    >>> harder(read_puzzle("1.34......1....."), timeout=10)
    Traceback (most recent call last):
    ninefold.errors.PuzzleError: needless clues: expected a puzzle with one solution, got more: 1.34......1.....
    """
    puzzle, stop = as_puzzle(puzzle), stop_for(timeout, stop)
    each = list(needless(puzzle, together=False, stop=stop).each)
    random.Random(seed).shuffle(each)
    found = _rated([(clue, without_clues(puzzle, (clue,))) for clue in each[:_TRIED]], stop)
    before = _score(puzzle, stop)
    return sorted((one for one in found if one.score > before), key=lambda one: -one.score)


def easier(
    puzzle: PuzzleLike, *, seed: int = 0, timeout: float | None = None, stop: Stop | None = None
) -> list[Change]:
    """The puzzle with one given more, for each empty cell, the easiest first; only easier ones.

    >>> from ninefold.formats import read_puzzle
    >>> [change.clue for change in easier(read_puzzle("1.....2..3.....4"))][:1]
    [Given(cell=1, digit=2)]
    """
    puzzle, stop = as_puzzle(puzzle), stop_for(timeout, stop)
    solution = only_solution(puzzle, "to make it easier", stop)
    empty = [Given(cell, digit) for cell, digit in enumerate(solution) if not puzzle.givens[cell]]
    if len(empty) > _TRIED:
        empty = sorted(random.Random(seed).sample(empty, _TRIED))
    changes = _rated([(given, with_clues(puzzle, (given,))) for given in empty], stop)
    before = _score(puzzle, stop)
    return sorted((one for one in changes if one.score < before), key=lambda one: one.score)


def _rated(tried: list[tuple[Clue, Puzzle]], stop: Stop) -> list[Change]:
    """Those that were rated in time; what logic cannot end has no score that could be compared."""
    found: list[Change] = []
    rates = rate_many([one for _, one in tried], only=["level", "score"], stop=stop)
    try:
        for (clue, one), its in zip(tried, rates, strict=True):
            found += [Change(clue, one, its.level, its.score)] if its.level and its.score is not None else []
    except StoppedError:
        pass
    return found


def _score(puzzle: Puzzle, stop: Stop) -> int:
    rates: Rates = next(rate_many([puzzle], only=["score"], stop=stop))
    return rates.score or 0
