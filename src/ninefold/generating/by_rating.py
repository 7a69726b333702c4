"""Puzzles of a wished rating (ER): those of the generator, less the ones that lie outside of the range."""

from __future__ import annotations

from collections.abc import Sequence

from ninefold.engine.generator import Hit
from ninefold.engine.stop import Stop
from ninefold.errors import TimeLimitError
from ninefold.generating.wish import Range
from ninefold.rating import explainer_many


def rated_within(
    hits: Sequence[Hit], tenths: Range, threads: int, stop: Stop
) -> tuple[list[Hit], Hit | None, dict[int, float]]:
    """The hits in the range, the nearest of the others, and the rating of each hit by its attempt."""
    if not hits:
        return [], None, {}
    try:
        rated = bytes(explainer_many(b"".join(hit.givens for hit in hits), threads=threads, stop=stop).cast("B"))
    except TimeLimitError:
        return [], None, {}  # the caller sees that the time is up, and tells the nearest so far
    ratings = {hit.attempt: er for hit, er in zip(hits, rated[::3], strict=True)}
    away = [hit._replace(distance=_distance(ratings[hit.attempt], tenths)) for hit in hits]
    nearest = min(away, key=lambda hit: hit.distance)
    kept = [hit for hit, far in zip(hits, away, strict=True) if far.distance == 0]
    return kept, nearest, {attempt: er / 10 for attempt, er in ratings.items()}


def _distance(tenths: int, wished: Range) -> int:
    low = 0 if wished.least is None else max(0, wished.least - tenths)
    high = 0 if wished.most is None else max(0, tenths - wished.most)
    return low + high
