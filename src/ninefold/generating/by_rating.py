"""Puzzles of a wished rating (ER): those of the generator, less the ones that lie outside of the range."""

from __future__ import annotations

from typing import NamedTuple

from ninefold.engine.fast9 import CELLS
from ninefold.engine.generator import Hits, Near
from ninefold.engine.stop import Stop
from ninefold.errors import TimeLimitError
from ninefold.generating.wish import Range
from ninefold.rating import explainer_many


class RatedHits(NamedTuple):
    """The hits in the range with their ratings in tenths, and the nearest of the others with its own."""

    hits: Hits
    tenths: bytes
    nearest: Near | None
    its_tenths: int


def rated_within(hits: Hits, wished: Range, threads: int, stop: Stop) -> RatedHits:
    """Those in the range of tenths, and what comes nearest to it."""
    nothing = RatedHits(hits.taken([]), b"", None, 0)
    if not len(hits):
        return nothing
    try:
        rated = bytes(explainer_many(hits.givens, threads=threads, stop=stop).cast("B"))[::3]
    except TimeLimitError:
        return nothing  # the caller sees that the time is up, and tells the nearest so far
    away = [_distance(tenths, wished) for tenths in rated]
    kept = [number for number, far in enumerate(away) if far == 0]
    at = min(range(len(away)), key=away.__getitem__)
    row = slice(CELLS * at, CELLS * (at + 1))
    nearest = Near(hits.attempts[at], hits.givens[row], hits.solutions[row], away[at])
    return RatedHits(hits.taken(kept), bytes(rated[number] for number in kept), nearest, rated[at])


def _distance(tenths: int, wished: Range) -> int:
    low = 0 if wished.least is None else max(0, wished.least - tenths)
    high = 0 if wished.most is None else max(0, tenths - wished.most)
    return low + high
