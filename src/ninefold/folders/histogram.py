"""How often what: the bars of the report's charts."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from ninefold.folders.entry_result import KINDS
from ninefold.rating import LEVELS

_MOST_BARS = 16


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its label (empty where the axis has no room for one), its range in words, and its parts by kind."""

    label: str
    range: str
    parts: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(count for _, count in self.parts)


def time_bars(times: Iterable[tuple[str, float]]) -> list[Bar]:
    """Solving times by kind, two bars per power of ten: times of puzzles spread over many of them.

    >>> [(bar.range, bar.total) for bar in time_bars([("solved", 0.0002), ("solved", 0.0002), ("multiple", 0.002)])]
    [('100 µs to 316 µs', 2), ('316 µs to 1 ms', 0), ('1 ms to 3.16 ms', 1)]
    """
    bins: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for kind, seconds in times:
        bins[math.floor(2 * math.log10(max(seconds, 1e-6)) + 1e-9)][kind] += 1
    return [
        Bar(
            time_text(10 ** (k / 2)) if k % 2 == 0 else "",
            f"{time_text(10 ** (k / 2))} to {time_text(10 ** ((k + 1) / 2))}",
            _parts(bins[k]),
        )
        for k in _span(bins)
    ]


def given_bars(givens: Iterable[tuple[str, int]]) -> list[Bar]:
    """Givens by kind, from the fewest on; several numbers share a bar when they are spread widely.

    >>> [(bar.label, bar.total) for bar in given_bars([("solved", 17), ("solved", 19)])]
    [('17', 1), ('18', 0), ('19', 1)]
    """
    counts: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for kind, number in givens:
        counts[number][kind] += 1
    if not counts:
        return []
    least = min(counts)
    width = -(-(max(counts) - least + 1) // _MOST_BARS)
    bins: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for number, kinds in counts.items():
        bins[least + (number - least) // width * width] += kinds
    return [
        Bar(str(first), f"{first} to {first + width - 1}" if width > 1 else str(first), _parts(bins[first]))
        for first in _span(bins, width)
    ]


def level_bars(levels: Iterable[tuple[str, str]]) -> list[Bar]:
    """Levels by kind, from easy to extreme, with every level in between.

    >>> [(bar.label, bar.total) for bar in level_bars([("solved", "easy"), ("solved", "hard")])]
    [('easy', 1), ('medium', 0), ('hard', 1), ('unfair', 0), ('extreme', 0)]
    """
    bins: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for kind, level in levels:
        bins[level][kind] += 1
    return [Bar(level, level, _parts(bins[level])) for level in LEVELS] if bins else []


def time_text(seconds: float) -> str:
    """A time with three figures and the unit that suits it.

    >>> time_text(0.00031623), time_text(2), time_text(90)
    ('316 µs', '2 s', '90 s')
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size * 0.9995:
            return f"{seconds / size:.3g} {unit}" if seconds < 1000 * size else f"{seconds / size:.0f} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def _span(bins: dict[int, Counter[str]], step: int = 1) -> range:
    """Every bin from the first to the last, the empty ones too: a gap is a fact."""
    return range(min(bins), max(bins) + 1, step) if bins else range(0)


def _parts(counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, counts[kind]) for kind in KINDS if counts[kind])
