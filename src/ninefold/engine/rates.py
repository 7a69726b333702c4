"""The numbers of many plain 9×9 puzzles, as columns: rows of digits in, one crossing, no object per puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ninefold import _native
from ninefold.engine.fast9 import CELLS, isa
from ninefold.engine.logic import native_options, techniques
from ninefold.engine.options import LogicOptions
from ninefold.engine.stop import Stop
from ninefold.found_once import found_once
from ninefold.model import LEVELS, Level
from ninefold.stopping import raise_stopped

_ENDS = ("solved", "stuck", "broken", "stopped")
_NOTHING = 255


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of each puzzle.

    path            level, score and hardest technique of the path with these options; None: not asked
    techniques      how often that path takes each technique, too
    tiers           which of these options is the first whose path comes to the end
    work            the points of the path with these options, as `points` has them by technique, and for each digit
                    that a search must assume where that path ends, `per_assumption`
    explainer       ER, EP and ED
    """

    path: LogicOptions | None = None
    techniques: bool = False
    tiers: tuple[LogicOptions, ...] = ()
    work: LogicOptions | None = None
    points: Mapping[str, int] = field(default_factory=dict, hash=False)
    per_assumption: int = 0
    explainer: bool = False


class Columns:
    """What was asked, puzzle by puzzle; of one without exactly one solution only that column means anything."""

    def __init__(self, native: _native.RateColumns, asked: Asked) -> None:
        self._native = native
        self._asked = asked

    def __len__(self) -> int:
        return len(self._native)

    @found_once
    def solutions(self) -> bytes:
        """How many solutions each has, up to 2."""
        return self._native.solutions

    @property
    def ends(self) -> list[str]:
        """How each path ends: solved, stuck, broken."""
        return [_ENDS[code] for code in self._native.ends]

    @property
    def levels(self) -> list[Level]:
        return [LEVELS[code] for code in self._native.levels]

    @property
    def scores(self) -> list[int]:
        return memoryview(self._native.scores).cast("I").tolist()

    @property
    def hardest(self) -> list[str | None]:
        names = _names()
        return [names[code] if code != _NOTHING else None for code in self._native.hardest]

    @property
    def tiers(self) -> bytes:
        """The number of the first tier that is enough; as many as there are, if none is."""
        return self._native.tiers

    @property
    def work(self) -> list[int]:
        return memoryview(self._native.work).cast("I").tolist()

    @property
    def explained(self) -> bytes:
        """ER, EP and ED in tenths, three bytes per puzzle: an ER of 200 is one that the scale cannot solve."""
        return self._native.explained

    def techniques(self, number: int) -> dict[str, int]:
        """How often the path of a puzzle takes each technique, in the order in which they come."""
        names = _names()
        return {names[code]: times for code, times in self._native.techniques(number)}


def rate(digits: bytes, asked: Asked, threads: int, stop: Stop, *, counted: bool = False) -> Columns:
    """The numbers of puzzles, 81 bytes of 0 to 9 each; `counted`: it is known that each has one solution.

    >>> rate(bytes(81), Asked(path=LogicOptions()), 1, Stop()).solutions
    b'\\x02'
    """
    found = _native.rate_rows(digits, _plan(asked), counted, threads, isa(), stop)
    if found.done < len(found):
        raise_stopped(stop, f"puzzle {found.done + 1} of {len(digits) // CELLS}")
    return Columns(found, asked)


@lru_cache(maxsize=16)
def _plan(asked: Asked) -> _native.RatePlan:
    points = [asked.points.get(name, 0) for name in techniques()] if asked.work else []
    return _native.RatePlan(
        path=native_options(asked.path) if asked.path else None,
        techniques=asked.techniques,
        tiers=[native_options(tier) for tier in asked.tiers],
        work=native_options(asked.work) if asked.work else None,
        points=points,
        per_assumption=asked.per_assumption,
        explainer=asked.explainer,
    )


@lru_cache(maxsize=1)
def _names() -> tuple[str, ...]:
    return tuple(techniques())
