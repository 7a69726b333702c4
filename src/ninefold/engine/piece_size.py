"""How much goes into native code at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

TURN = 0.25
"""Seconds that a call into native code should take: as often its caller hears of progress."""


class PieceSize:
    """A number of puzzles or attempts that takes about TURN; it grows and shrinks by what the last piece took.

    >>> size = PieceSize(least=64, most=1000)
    >>> with size.measured():
    ...     pass
    >>> size.now
    128
    """

    def __init__(self, least: int, most: int) -> None:
        self.now = self._least = least
        self._most = max(least, most)

    @contextmanager
    def measured(self) -> Iterator[None]:
        """The work on one piece."""
        began = perf_counter()
        yield
        seconds = perf_counter() - began
        if seconds < TURN / 2:
            self.now = min(2 * self.now, self._most)
        elif seconds > 2 * TURN:
            self.now = max(self.now // 2, self._least)
