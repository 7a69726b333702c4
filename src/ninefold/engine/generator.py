"""Plain 9×9 puzzles: searched as wished, dug, rated, without needless givens, in the form that isomorphs share."""

from __future__ import annotations

from typing import NamedTuple

from ninefold import _native
from ninefold.engine.fast9 import CELLS, isa
from ninefold.engine.logic import native_options
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.stopping import raise_stopped

NO_BOUND = 2**30


class Hit(NamedTuple):
    """A puzzle of the search: the number of its attempt, givens, solution, and how far from the wish it is."""

    attempt: int
    givens: bytes
    solution: bytes
    distance: int


class Found(NamedTuple):
    """What some attempts gave: puzzles as wished, the nearest of the others, and how many attempts were made."""

    hits: list[Hit]
    nearest: Hit | None
    attempts: int


class Walked(NamedTuple):
    """The path of a puzzle: how it ends, its level and points, and how often it takes each technique."""

    end: str
    level: str
    score: int
    techniques: dict[str, int]


class Digging(NamedTuple):
    """Which cells may be given, in groups that are given together; no fewer givens than `least`."""

    units: tuple[tuple[int, ...], ...]
    least: int = 0
    from_root: bool = False


class Goal(NamedTuple):
    """What a puzzle must be like, said of its path with `options`; a level of None is any.

    solves, fails   options with which the path leads to the end, and with which it does not
    """

    options: LogicOptions
    level: int | None = None
    score: tuple[int, int] = (0, NO_BOUND)
    givens: tuple[int, int] = (0, NO_BOUND)
    required: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    training: bool = False
    minimal: bool = False
    solves: LogicOptions | None = None
    fails: LogicOptions | None = None


class Generator:
    """The search for puzzles of one goal. What an attempt gives depends on the seed and its number alone."""

    def __init__(self, goal: Goal, digging: Digging) -> None:
        self._plan = _native.GeneratePlan(*digging)
        self._wish = _native.GenerateWish(
            options=native_options(goal.options),
            level=-1 if goal.level is None else goal.level,
            score=goal.score,
            givens=goal.givens,
            required=list(goal.required),
            forbidden=list(goal.forbidden),
            training=goal.training,
            minimal=goal.minimal,
            solves=native_options(goal.solves) if goal.solves else None,
            fails=native_options(goal.fails) if goal.fails else None,
        )

    def search(self, seed: int, first: int, size: int, most: int, threads: int, stop: Stop) -> Found:
        """Up to `size` attempts from the `first` on, until `most` puzzles are found; fewer if stopped."""
        hits, nearest, made = _native.generate_search(
            self._wish, self._plan, seed, first, size, most, threads, isa(), stop
        )
        return Found([Hit(*hit) for hit in hits], Hit(*nearest) if nearest else None, made)


def dig(digging: Digging, seed: int, first: int, size: int, stop: Stop) -> tuple[bytes, bytes]:
    """The givens and the solutions of so many puzzles of which nothing is wished."""
    dug = _native.generate_dig(_native.GeneratePlan(*digging), seed, first, size, isa(), stop)
    if dug is None:
        raise_stopped(stop, "digging")
    return dug


def walk(digits: bytes, options: LogicOptions, stop: Stop) -> list[Walked]:
    """The paths of puzzles, 81 bytes of 0 to 9 per puzzle."""
    return [Walked(*one) for one in _native.generate_rate(digits, native_options(options), stop)]


def canonical(digits: bytes, stop: Stop) -> bytes:
    """The canonical forms of puzzles, 81 bytes of 0 to 9 per puzzle."""
    if max(digits, default=0) > 9:
        raise PuzzleError("canonical: expected digits 1-9 and empty cells")
    forms = _native.generate_canonical(digits, stop)
    if len(forms) < len(digits):
        raise_stopped(stop, f"puzzle {len(forms) // CELLS + 1} of {len(digits) // CELLS}")
    return forms


def minimize(givens: bytes, solution: bytes, seed: int, stop: Stop) -> bytes:
    """Givens of which each is needed, out of those of a puzzle with this solution."""
    less = _native.generate_minimize(givens, solution, seed, isa(), stop)
    if less is None:
        raise_stopped(stop, "minimizing")
    return less
