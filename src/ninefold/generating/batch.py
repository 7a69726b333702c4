"""Puzzles of plain 9×9 that were found together: columns, and objects when somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.engine.fast9 import CELLS
from ninefold.engine.generator import Hits
from ninefold.engine.lines import lines_of
from ninefold.engine.options import LogicOptions
from ninefold.engine.rates import Columns
from ninefold.generating.generated import Generated, Unwalked, Walked
from ninefold.generating.wish import NINE, Wish
from ninefold.model import Mastery, Puzzle
from ninefold.rating.mastery import BEYOND, TIERS

_TIERS: tuple[Mastery, ...] = (*TIERS, BEYOND)
_DIGITS = "123456789"


@dataclass(frozen=True, slots=True)
class Batch:
    """Puzzles as wished, in the order of their attempts.

    options     those of the path that levels and points are of
    rates       the numbers of each; None: they are found out when somebody looks
    tenths      the ER of each; nothing: they are not told
    """

    wish: Wish
    seed: int
    hits: Hits
    options: LogicOptions
    rates: Columns | None = None
    tenths: bytes = b""

    def __len__(self) -> int:
        return len(self.hits)

    @property
    def lines(self) -> bytes:
        """The puzzles in canonical text, each followed by a newline."""
        return lines_of(self.hits.givens)

    def __iter__(self) -> Iterator[Generated]:
        paths = self._walked(self.rates) if self.rates else self._unwalked()
        tiers = self.rates.tiers if self.rates and self.wish.scheme == "mastery" else b""
        for at, (attempt, path) in enumerate(zip(self.hits.attempts, paths, strict=True)):
            row = slice(CELLS * at, CELLS * (at + 1))
            yield Generated(
                Puzzle(NINE, self.hits.givens[row], symbols=_DIGITS),
                self.hits.solutions[row],
                self.seed,
                attempt,
                path,
                _TIERS[tiers[at]] if tiers else None,
                self.tenths[at] / 10 if self.tenths else None,
            )

    def _unwalked(self) -> Iterator[Walked | Unwalked]:
        for at in range(0, len(self.hits.givens), CELLS):
            yield Unwalked(self.hits.givens[at : at + CELLS], self.options)

    @staticmethod
    def _walked(rates: Columns) -> Iterator[Walked | Unwalked]:
        for number, (level, score) in enumerate(zip(rates.levels, rates.scores, strict=True)):
            yield Walked(level, score, rates.techniques(number))
