"""Plain 9×9 puzzles: searched as wished, dug, rated, without needless givens, in the form that isomorphs share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ninefold import _native
from ninefold.engine.fast9 import CELLS, isa
from ninefold.engine.lines import are_digits
from ninefold.engine.logic import native_options
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.stopping import raise_stopped

NO_BOUND = 2**30


class Hits(NamedTuple):
    """Puzzles of the search as columns: the number of the attempt of each, then rows of 81 digits."""

    attempts: Sequence[int]
    givens: bytes
    solutions: bytes

    def __len__(self) -> int:
        return len(self.attempts)

    def taken(self, numbers: Sequence[int]) -> Hits:
        """Some of them."""
        rows = [slice(CELLS * number, CELLS * (number + 1)) for number in numbers]
        return Hits(
            [self.attempts[number] for number in numbers],
            b"".join([self.givens[row] for row in rows]),
            b"".join([self.solutions[row] for row in rows]),
        )


class Near(NamedTuple):
    """A puzzle that is not as wished, and how far from it."""

    attempt: int
    givens: bytes
    solution: bytes
    distance: int


class Found(NamedTuple):
    """What some attempts gave: puzzles as wished, the nearest of the others, and how many attempts were made."""

    hits: Hits
    nearest: Near | None
    attempts: int


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
        attempts, givens, solutions, nearest, made = _native.generate_search(
            self._wish, self._plan, seed, first, size, most, threads, isa(), stop
        )
        hits = Hits(memoryview(attempts).cast("Q"), givens, solutions)
        return Found(hits, Near(*nearest) if nearest else None, made)


def dig(digging: Digging, seed: int, first: int, size: int, stop: Stop) -> tuple[bytes, bytes]:
    """The givens and the solutions of so many puzzles of which nothing is wished."""
    dug = _native.generate_dig(_native.GeneratePlan(*digging), seed, first, size, isa(), stop)
    if dug is None:
        raise_stopped(stop, "digging")
    return dug


FAULTS = ("", "another solution than the one told", "not one solution", "not minimal")


def check(givens: bytes, solutions: bytes, threads: int, stop: Stop, *, minimal: bool) -> list[str]:
    """What is wrong with each puzzle, "" if nothing is: has it this solution and no other, and needs it all givens?"""
    found = _native.generate_check(givens, solutions, minimal, threads, isa(), stop)
    if len(FAULTS) in found:
        raise_stopped(stop, "the check of puzzles")
    return [FAULTS[code] for code in found]


def canonical(digits: bytes, stop: Stop, threads: int = 1) -> bytes:
    """The canonical forms of puzzles, 81 bytes of 0 to 9 per puzzle."""
    if not are_digits(digits):
        raise PuzzleError("canonical: expected digits 1-9 and empty cells")
    forms = _native.generate_canonical(digits, threads, stop)
    if forms is None:
        raise_stopped(stop, f"the forms of {len(digits) // CELLS} puzzles")
    return forms


def minimize(givens: bytes, solutions: bytes, seed: int, stop: Stop, threads: int = 1) -> bytes:
    """Givens of which each is needed, out of those of puzzles with these solutions."""
    less = _native.generate_minimize(givens, solutions, seed, threads, isa(), stop)
    if less is None:
        raise_stopped(stop, "minimizing")
    return less
