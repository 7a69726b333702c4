"""Wishes to puzzles: filled grids, digging, goals.

wish.py       what a puzzle must be like          nine.py       plain 9×9, in native code
symmetry.py   which cells are given together      any_shape.py  every other board
generated.py  what comes out                      check.py      the last look before it leaves
canonical.py  one form for all isomorphs          minimize.py   without needless givens
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from secrets import randbits

from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import NinefoldError, PuzzleError
from ninefold.generating.generated import Generated, Progress
from ninefold.generating.symmetry import SYMMETRIES
from ninefold.generating.wish import ANY, SCHEMES, Range, Wish

__all__ = ["ANY", "SCHEMES", "SYMMETRIES", "Generated", "Progress", "Range", "Wish", "generate"]

_SEED_BITS = 32


def generate(
    wish: Wish = Wish(),  # noqa: B008 (a frozen value)
    *,
    count: int | None = 1,
    seed: int | None = None,
    threads: int = 1,
    distinct: bool = False,
    with_rating: bool = False,
    timeout: float | None = None,
    stop: Stop | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Iterator[Generated]:
    """Puzzles as wished, one after the other, each with one solution; found while you iterate.

    `count` None never ends. The same wish and seed give the same puzzles in the same order, whatever the number of
    threads (0: all cores); without a seed one is drawn, and told in each puzzle. `distinct` leaves out puzzles that are
    an earlier one with its rows, columns or digits changed about. `with_rating` tells the ER of each too, which takes
    longer; it is told anyway where it is part of the wish. `progress` is called a few times per second, from this
    thread.

    Another thread may call `stop.stop()` at any time: StoppedError. If the `timeout`, in seconds from now, runs out
    first: UnmetWishError, with the nearest puzzle found. What was given before that is good.

    >>> first, second = generate(Wish(level="easy", symmetry="rotation180"), count=2, seed=1)
    >>> first.level, first.score <= 800, len(first.solution)
    ('easy', True, 81)
    """
    if count is not None and count < 0:
        raise PuzzleError(f"count: expected 0 or more, got {count}")
    if seed is not None and not 0 <= seed < 2**64:
        raise PuzzleError(f"seed: expected 0 to 2**64 - 1, got {seed}")
    if with_rating and not wish.is_plain_nine:
        raise PuzzleError("rating: the scale of Sudoku Explainer knows plain 9×9 alone")
    chosen = randbits(_SEED_BITS) if seed is None else seed
    limit = None if distinct else count
    found = _attempts(
        wish, chosen, limit, thread_count(threads), stop_for(timeout, stop), progress, with_rating=with_rating
    )
    return _checked(found, wish, count, distinct=distinct)


def _checked(attempts: Iterator[Generated], wish: Wish, count: int | None, *, distinct: bool) -> Iterator[Generated]:
    from ninefold.generating.check import faults

    seen: set[bytes] = set()
    found = 0
    for generated in attempts:
        if wrong := faults(generated, wish):
            raise NinefoldError(f"generated a puzzle that is not as wished ({', '.join(wrong)}): {generated.puzzle}")
        if distinct:
            from ninefold.generating.canonical import canonical

            form = canonical(generated.puzzle).givens if wish.is_plain_nine else generated.puzzle.givens
            if form in seen:
                continue
            seen.add(form)
        yield generated
        found += 1
        if found == count:
            return


def _attempts(
    wish: Wish,
    seed: int,
    count: int | None,
    threads: int,
    stop: Stop,
    progress: Callable[[Progress], None] | None,
    *,
    with_rating: bool,
) -> Iterator[Generated]:
    if wish.is_plain_nine:
        from ninefold.generating import nine

        return nine.attempts(wish, seed, count, threads, stop, progress, with_rating=with_rating)
    from ninefold.generating import any_shape

    return any_shape.attempts(wish, seed, count, stop, progress)
