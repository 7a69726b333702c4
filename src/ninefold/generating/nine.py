"""Plain 9×9, which native code makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from ninefold.choices import SCHEMES
from ninefold.engine import generator, rates
from ninefold.engine.fast9 import CELLS
from ninefold.engine.generator import NO_BOUND, Digging, Generator, Goal, Hits, Near
from ninefold.engine.piece_size import PieceSize
from ninefold.engine.rates import Asked
from ninefold.engine.stop import Stop
from ninefold.errors import UnmetWishError
from ninefold.generating.batch import Batch
from ninefold.generating.check import need_faultless
from ninefold.generating.generated import Generated, Progress
from ninefold.generating.wish import ANY, SINGLES, Wish
from ninefold.logic import LogicOptions, techniques
from ninefold.rating.mastery import LADDERS
from ninefold.stopping import raise_stopped

_FIRST_ATTEMPTS = 1
"""Per thread; a walk to few givens takes long, and its puzzle is wanted as soon as it is there."""
_MOST_ATTEMPTS = 1 << 16


def attempts(
    wish: Wish,
    seed: int,
    count: int | None,
    threads: int,
    stop: Stop,
    progress: Callable[[Progress], None] | None,
    *,
    distinct: bool = False,
    with_level: bool = False,
    with_rating: bool = False,
) -> Iterator[Batch]:
    """Puzzles in the order of their attempts. What an attempt gives depends on wish, seed and its number alone.

    They are found, told apart, checked and rated by all threads, a batch at a time.
    """
    search = _generator(wish)
    first, found = 0, 0
    size = PieceSize(_FIRST_ATTEMPTS * threads, _MOST_ATTEMPTS)
    nearest: Near | None = None
    its_tenths: int | None = None
    seen: set[bytes] | None = set() if distinct else None
    while count is None or found < count:
        by_rating = wish.rating != ANY
        most = NO_BOUND if count is None or by_rating or distinct else count - found
        with size.measured():
            hits, near, made = search.search(seed, first, size.now, most, threads, stop)
            first += made
            tenths, near_tenths = b"", None
            if by_rating or with_rating:
                from ninefold.generating.by_rating import rated_within

                hits, tenths, near, near_tenths = rated_within(hits, wish.rating, threads, stop)
            if near and (nearest is None or near.distance < nearest.distance):
                nearest, its_tenths = near, near_tenths
            kept = _kept(hits, seen, None if count is None else count - found, threads)
            if len(kept) < len(hits):
                hits, tenths = hits.taken(kept), bytes(tenths[number] for number in kept) if tenths else b""
            batch = _told(hits, tenths, wish, seed, threads, rated=with_level or wish.is_rated)
            need_faultless(batch, threads)
        found += len(batch)
        if progress is not None:
            progress(Progress(first, found))
        yield batch
        if stop.look():
            _raise_stopped(wish, seed, found, first, nearest, its_tenths, stop)


def _kept(hits: Hits, seen: set[bytes] | None, room: int | None, threads: int) -> Sequence[int]:
    """Which of them go on: as many as there is room for, and if forms are `seen`, no form twice."""
    if seen is None:
        return range(len(hits) if room is None else min(room, len(hits)))
    forms = generator.canonical(hits.givens, Stop(), threads)
    kept: list[int] = []
    for number in range(len(hits)):
        form = forms[CELLS * number : CELLS * (number + 1)]
        if form not in seen and (room is None or len(kept) < room):
            seen.add(form)
            kept.append(number)
    return kept


def _told(hits: Hits, tenths: bytes, wish: Wish, seed: int, threads: int, *, rated: bool) -> Batch:
    """What was found is told, whatever stops the search: no stop holds here."""
    options = logic_options(wish)
    if not rated:
        return Batch(wish, seed, hits, options, None, tenths)
    asked = Asked(path=options, techniques=True, tiers=LADDERS if wish.scheme == "mastery" else ())
    return Batch(wish, seed, hits, options, rates.rate(hits.givens, asked, threads, Stop(), counted=True), tenths)


def told_of(givens: bytes, solution: bytes, wish: Wish) -> Generated:
    """A puzzle that is known, with its numbers."""
    [generated] = _told(Hits([0], givens, solution), b"", wish, 0, 1, rated=True)
    return generated


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
    goal = Goal(
        options=search_options(wish),
        level=SCHEMES["level"].index(wish.level) if wish.level is not None and by_level else None,
        score=_bounds(wish.score),
        givens=_bounds(wish.givens),
        required=wish.techniques,
        forbidden=wish.forbidden,
        training=wish.training or wish.enough,
        minimal=wish.minimal,
        solves=LADDERS[tier] if tier is not None and tier < len(LADDERS) else None,
        fails=LADDERS[tier - 1] if tier else None,
    )
    return Generator(goal, Digging(wish.units, wish.givens.least or 0, wish.from_root))


def _bounds(bounds: tuple[int | None, int | None]) -> tuple[int, int]:
    least, most = bounds
    return least or 0, NO_BOUND if most is None else most


def _raise_stopped(
    wish: Wish, seed: int, found: int, made: int, nearest: Near | None, its_tenths: int | None, stop: Stop
) -> None:
    if not stop.timed_out:
        raise_stopped(stop, "the search for puzzles")
    told = wish.told_in_time(found, made)
    near = told_of(nearest.givens, nearest.solution, wish) if nearest else None
    if near is not None:
        hardest = ", ".join(name for name in list(near.techniques or {})[-3:])
        told += (
            f"; the nearest has level {near.level}, score {near.score}, "
            f"{'' if its_tenths is None else f'rating {its_tenths / 10}, '}{near.puzzle.given_count} givens"
            f" and ends with {hardest}: {near.puzzle}"
        )
    raise UnmetWishError(told, near)
