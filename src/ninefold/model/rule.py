"""Rules: what the native solvers know. Every constraint is made of houses and of these.

A rule is plain data; `native/general/problem.h` has the table of kinds.
"""

from __future__ import annotations

from typing import NamedTuple


class Rule(NamedTuple):
    """One rule: a kind, cells, numbers, a table of 32-bit integers, alternatives that are lists of rules."""

    kind: str
    cells: tuple[int, ...]
    numbers: tuple[int, ...] = ()
    table: bytes = b""
    alternatives: tuple[tuple[Rule, ...], ...] = ()


class Scale(NamedTuple):
    """The digits of a board and the numbers they stand for: digit d is d - 1 + lowest.

    `repeats`: whether a digit may come twice in a row or a column, as where cells are free.

    >>> list(Scale(4, 0).values)
    [0, 1, 2, 3]
    """

    size: int
    lowest: int = 1
    repeats: bool = False

    @property
    def values(self) -> range:
        """The numbers that the digits 1..size stand for."""
        return range(self.lowest, self.lowest + self.size)

    @property
    def shift(self) -> int:
        """Digit minus value."""
        return 1 - self.lowest


NEVER = Rule("either", ())
"""A rule without an alternative: nothing keeps it."""
