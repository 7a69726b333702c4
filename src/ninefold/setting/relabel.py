"""Other digits for the digits of a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ninefold.constraints.candidates import Candidates
from ninefold.constraints.clone import Clone
from ninefold.constraints.contain import Contain
from ninefold.constraints.leap import Leap
from ninefold.constraints.pair_table import PairTable
from ninefold.constraints.palindrome import Palindrome
from ninefold.constraints.same_values import SameValues
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle, PuzzleLike, as_puzzle
from ninefold.model.constraint import Constraint
from ninefold.setting.clue import is_board

_ALIKE = (Clone, Leap, Palindrome, SameValues)
"""Constraints that only ask whether digits are the same: they hold of any digits."""


@dataclass(frozen=True, slots=True)
class Relabelled:
    """A puzzle with other digits; `stay` are names of clues that ask how large digits are, and stay as they were."""

    puzzle: Puzzle
    stay: tuple[str, ...]


def relabelled(puzzle: PuzzleLike, order: Sequence[int]) -> Relabelled:
    """The puzzle with `order[0]` wherever it has 1, `order[1]` wherever it has 2 and so on, in its constraints too.

    >>> relabelled("1.34..1221.34.2.", (2, 1, 3, 4)).puzzle.oneline
    '2.34..2112.34.1.'
    """
    puzzle = as_puzzle(puzzle)
    if sorted(order) != list(range(1, puzzle.shape.size + 1)):
        raise PuzzleError(f"the new digits are those from 1 to {puzzle.shape.size}, each once, got {list(order)}")
    changed = tuple(_changed(rule, order, puzzle) for rule in puzzle.constraints)
    stay = [
        rule.called
        for rule, after in zip(puzzle.constraints, changed, strict=True)
        if after is rule and not isinstance(rule, _ALIKE) and not is_board(rule)
    ]
    givens = bytes(order[digit - 1] if digit else 0 for digit in puzzle.givens)
    return Relabelled(replace(puzzle, givens=givens, constraints=changed), tuple(dict.fromkeys(stay)))


def _changed(rule: Constraint, order: Sequence[int], puzzle: Puzzle) -> Constraint:
    """The same of the new digits, if that can be said; else the rule itself."""
    scale, size = puzzle.scale, puzzle.shape.size

    def new(values: Sequence[int]) -> tuple[int, ...]:
        known = [value + scale.shift for value in values]
        return tuple(sorted(order[digit - 1] - scale.shift if 1 <= digit <= size else digit for digit in known))

    if isinstance(rule, Candidates):
        return replace(rule, allowed=new(rule.allowed))
    if isinstance(rule, Contain):
        return replace(rule, contents=new(rule.contents))
    if isinstance(rule, PairTable):
        table = bytearray(rule.table)
        for first in range(size):
            for second in range(size):
                table[(order[first] - 1) * size + order[second] - 1] = rule.table[first * size + second]
        return replace(rule, table=bytes(table), label="")
    return rule
