"""Plain 9×9: all numbers of many puzzles as columns, in one crossing into native code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, get_args

from ninefold.choices import Column
from ninefold.engine import rates
from ninefold.engine.fast9 import CELLS
from ninefold.engine.lines import are_digits
from ninefold.engine.options import DEFAULT
from ninefold.engine.rates import Asked, Columns
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.found_once import found_once
from ninefold.rating.complexity import OPTIONS, PER_ASSUMPTION, WEIGHTS
from ninefold.rating.mastery import BEYOND, LADDERS, TIERS
from ninefold.rating.rates import COLUMNS, EXPLAINER, SCORES

_TIERS = (*TIERS, BEYOND)


class NineRates:
    """The numbers of many puzzles, a column each; None stands for what a puzzle has not, or what was not asked.

    solutions   how many each has, up to 2: one without exactly one has no numbers, and a complexity of 0
    """

    def __init__(self, columns: Columns, only: frozenset[Column]) -> None:
        self._columns = columns
        self._only = only

    def __len__(self) -> int:
        return len(self._columns)

    @property
    def solutions(self) -> bytes:
        return self._columns.solutions

    @found_once
    def all_rated(self) -> bool:
        """Whether each has exactly one solution."""
        return self.solutions.count(1) == len(self)

    @found_once
    def asked(self) -> tuple[Column, ...]:
        """The columns that there are; those of SCORES come together, and those of EXPLAINER."""
        together = [these for these in (SCORES, EXPLAINER) if these & self._only]
        return tuple(name for name in get_args(Column) if name in self._only.union(*together))

    def column(self, name: Column) -> Sequence[Any]:
        """The numbers of a name of `COLUMNS`."""
        if name not in self.asked:
            return [None] * len(self)
        values = self._values(name)
        if self.all_rated:
            return values
        otherwise = 0 if name == "complexity" else None
        return [value if found == 1 else otherwise for value, found in zip(values, self.solutions, strict=True)]

    def _values(self, name: Column) -> Sequence[Any]:
        columns = self._columns
        if name in EXPLAINER:
            return [_TENTHS[value] for value in columns.explained[("er", "ep", "ed").index(name) :: 3]]
        if name == "mastery":
            return [_TIERS[tier] for tier in columns.tiers]
        if name == "score":
            return columns.scores
        if name == "complexity":
            return columns.work
        return columns.levels if name == "level" else columns.hardest


_TENTHS = tuple(value / 10 for value in range(256))


def rate_digits(
    digits: bytes,
    *,
    only: frozenset[Column] = COLUMNS,
    threads: int = 1,
    counted: bool = False,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> NineRates:
    """The numbers of very many puzzles, 81 bytes of 0 to 9 each. `counted`: it is known that each has one solution.

    >>> easy = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
    >>> rates = rate_digits(bytes(map(int, easy)) + bytes(81))
    >>> rates.column("level"), rates.column("er"), rates.column("complexity")
    (['easy', None], [1.2, None], [47, 0])
    """
    if len(digits) % CELLS or not are_digits(digits):
        raise PuzzleError(f"rate_digits: expected 81 numbers from 0 to 9 per puzzle, got {len(digits)} bytes")
    columns = rates.rate(digits, asked_for(only), thread_count(threads), stop_for(timeout, stop), counted=counted)
    return NineRates(columns, only)


@lru_cache(maxsize=16)
def asked_for(only: frozenset[Column]) -> Asked:
    """The columns as native code is asked for them."""
    return Asked(
        path=DEFAULT if only & SCORES else None,
        tiers=LADDERS if "mastery" in only else (),
        work=OPTIONS if "complexity" in only else None,
        points=WEIGHTS if "complexity" in only else {},
        per_assumption=PER_ASSUMPTION,
        explainer=bool(only & EXPLAINER),
    )
