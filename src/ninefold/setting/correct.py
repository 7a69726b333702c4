"""One given or one value of a clue that, changed, leaves one solution."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.constraints.open_value import has_value, opened, readings
from ninefold.engine.stop import Stop, stop_for
from ninefold.model import Puzzle, PuzzleLike, as_puzzle
from ninefold.setting.clue import Clue, Given, clues, keeps, with_clues, without_clues
from ninefold.solving import count, solutions

_LOOKED_AT = 100
"""Solutions without the value that are compared."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A clue, the same with another value, and the puzzle with that, which has one solution."""

    before: Clue
    after: Clue
    puzzle: Puzzle


def corrections(puzzle: PuzzleLike, *, timeout: float | None = None, stop: Stop | None = None) -> Iterator[Correction]:
    """Every way to one solution by another digit of one given or another value of one clue, as they are found.

    >>> from ninefold.formats import read_puzzle
    >>> wrong = read_puzzle("1.34..1221.34.1.")
    >>> [(one.before, one.after) for one in corrections(wrong)]
    [(Given(cell=14, digit=1), Given(cell=14, digit=2))]
    """
    puzzle, stop = as_puzzle(puzzle), stop_for(timeout, stop)
    for clue in clues(puzzle):
        if isinstance(clue, Given) or has_value(clue):
            yield from _corrected(puzzle, clue, stop)


def _corrected(puzzle: Puzzle, clue: Clue, stop: Stop) -> Iterator[Correction]:
    less = without_clues(puzzle, (clue,))
    free = less if isinstance(clue, Given) else with_clues(less, opened(clue))
    found = [grid.digits for grid in solutions(free, limit=_LOOKED_AT, stop=stop)]
    values = dict.fromkeys(value for digits in found for value in _values(clue, digits, puzzle))
    for value in values:
        if value == clue or sum(keeps(value, digits, puzzle.scale) for digits in found) != 1:
            continue
        changed = with_clues(less, (value,))
        if len(found) < _LOOKED_AT or count(changed, limit=2, stop=stop) == 1:
            yield Correction(clue, value, changed)


def _values(clue: Clue, digits: bytes, puzzle: Puzzle) -> list[Clue]:
    if isinstance(clue, Given):
        return [Given(clue.cell, digits[clue.cell])]
    return list(readings(clue, digits, puzzle.scale))
