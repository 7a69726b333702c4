"""Plain 9×9, which native code makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from time import perf_counter
from types import MappingProxyType

from ninefold.engine import generator
from ninefold.engine.generator import NO_BOUND, Digging, Generator, Goal, Hit
from ninefold.engine.stop import Stop
from ninefold.errors import UnmetWishError
from ninefold.generating.by_rating import rated_within
from ninefold.generating.generated import Generated, Progress
from ninefold.generating.wish import ANY, NINE, SCHEMES, SINGLES, Wish
from ninefold.logic import LogicOptions, techniques
from ninefold.model import Puzzle
from ninefold.rating import mastery
from ninefold.rating.mastery import TIERS
from ninefold.stopping import raise_stopped

_FIRST_ATTEMPTS = 1
"""Per thread; a walk to few givens takes long, and its puzzle is wanted as soon as it is there."""
_MOST_ATTEMPTS = 1 << 16
_TURN = 0.25
"""Seconds that a call into native code should take: as often the caller hears of progress."""


def attempts(
    wish: Wish,
    seed: int,
    count: int | None,
    threads: int,
    stop: Stop,
    progress: Callable[[Progress], None] | None,
    *,
    with_rating: bool = False,
) -> Iterator[Generated]:
    """Puzzles in the order of their attempts. What an attempt gives depends on wish, seed and its number alone."""
    search = _generator(wish)
    first, found, size = 0, 0, _FIRST_ATTEMPTS * threads
    nearest: Hit | None = None
    its_rating: float | None = None
    while count is None or found < count:
        by_rating = wish.rating != ANY
        most = NO_BOUND if count is None or by_rating else count - found
        began = perf_counter()
        hits, near, made = search.search(seed, first, size, most, threads, stop)
        first += made
        ratings: dict[int, float] = {}
        if by_rating or with_rating:
            kept, near, ratings = rated_within(hits, wish.rating, threads, stop)
            hits = kept if count is None else kept[: count - found]
        if near and (nearest is None or near.distance < nearest.distance):
            nearest, its_rating = near, ratings.get(near.attempt)
        found += len(hits)
        if progress is not None:
            progress(Progress(first, found))
        yield from rated(hits, wish, seed, ratings)
        if stop.look():
            _raise_stopped(wish, seed, found, first, nearest, its_rating, stop)
        if perf_counter() - began < _TURN / 2:
            size = min(2 * size, _MOST_ATTEMPTS)
        elif perf_counter() - began > 2 * _TURN:
            size = max(size // 2, _FIRST_ATTEMPTS * threads)


def logic_options(wish: Wish) -> LogicOptions:
    """The ladder that rates: the default one, and on it the techniques of the wish that it leaves out."""
    if wish.enough:
        return LogicOptions()
    extra = {name for name in wish.techniques if not techniques()[name].enabled}
    duals = any(name.startswith("dual-") for name in wish.techniques)
    if not extra:
        return LogicOptions(duals=duals)
    ladder = tuple(one.id for one in techniques().values() if one.enabled or one.id in extra)
    return LogicOptions(techniques=ladder, duals=duals)


def search_options(wish: Wish) -> LogicOptions:
    """The ladder that the wish is about: the one that rates, or singles and the techniques that are to be enough."""
    if not wish.enough:
        return logic_options(wish)
    ladder = tuple(name for name in techniques() if name in SINGLES or name in wish.techniques)
    return LogicOptions(techniques=ladder, duals=any(name.startswith("dual-") for name in wish.techniques))


@lru_cache(maxsize=16)
def _generator(wish: Wish) -> Generator:
    by_level = wish.level is not None and wish.scheme == "level"
    tier = SCHEMES["mastery"].index(wish.level) if wish.level is not None and not by_level else None
    ladders = [_ladder_of_tiers(number) for number in range(1, len(TIERS) + 1)]
    goal = Goal(
        options=search_options(wish),
        level=SCHEMES["level"].index(wish.level) if wish.level is not None and by_level else None,
        score=_bounds(wish.score),
        givens=_bounds(wish.givens),
        required=wish.techniques,
        forbidden=wish.forbidden,
        training=wish.training or wish.enough,
        minimal=wish.minimal,
        solves=ladders[tier] if tier is not None and tier < len(ladders) else None,
        fails=ladders[tier - 1] if tier else None,
    )
    return Generator(goal, Digging(wish.units, wish.givens.least or 0, wish.from_root))


def _ladder_of_tiers(number: int) -> LogicOptions:
    return LogicOptions(techniques=tuple(name for tier in list(TIERS)[:number] for name in TIERS[tier]))


def _bounds(bounds: tuple[int | None, int | None]) -> tuple[int, int]:
    least, most = bounds
    return least or 0, NO_BOUND if most is None else most


def rated(
    hits: Sequence[Hit], wish: Wish, seed: int, ratings: Mapping[int, float] = MappingProxyType({})
) -> Iterator[Generated]:
    """Hits of the native search with their numbers."""
    paths = generator.walk(b"".join(hit.givens for hit in hits), logic_options(wish), Stop())
    for hit, path in zip(hits, paths, strict=True):
        puzzle = Puzzle(NINE, hit.givens)
        tier = mastery(puzzle, Stop()) if wish.scheme == "mastery" else None
        numbers = path.level, path.score, tier, path.techniques, ratings.get(hit.attempt)
        yield Generated(puzzle, hit.solution, seed, hit.attempt, *numbers)


def _raise_stopped(
    wish: Wish, seed: int, found: int, made: int, nearest: Hit | None, its_rating: float | None, stop: Stop
) -> None:
    if not stop.timed_out:
        raise_stopped(stop, "the search for puzzles")
    told = f"{wish.told}: {found or 'no'} puzzle{'' if found == 1 else 's'} in the time given, after {made:,} attempts"
    near = next(rated([nearest], wish, seed), None) if nearest else None
    if near is not None:
        hardest = ", ".join(name for name in list(near.techniques or {})[-3:])
        told += (
            f"; the nearest has level {near.level}, score {near.score}, "
            f"{'' if its_rating is None else f'rating {its_rating}, '}{near.puzzle.given_count} givens"
            f" and ends with {hardest}: {near.puzzle}"
        )
    raise UnmetWishError(told, near)
