"""Wishes to puzzles: filled grids, digging, goals.

wish.py       what a puzzle must be like          nine.py       plain 9×9, in native code
symmetry.py   which cells are given together      any_shape.py  every other board, in one of the ways of ways.py
generated.py  what comes out                      check.py      the last look before it leaves
batch.py      what was found together
canonical.py  one form for all isomorphs          minimize.py   without needless givens
likeness.py   the same for boards of every kind
theme.py      around what was drawn, with values chosen
layout.py     what is drawn anew for each puzzle: regions.py, cages.py, and in drawn.py all of lines.py, pairs.py,
              marks.py and outside.py
game.py       what players expect of a level      kinds.py      kinds of 9×9 puzzles by name

Plain 9×9: nine (finds, checks and rates a `Batch` at a time) → engine/generator → native/generate: search (numbered
attempts, threads), dig, digger (in the lanes of fast9/quests.h), judge; guided, for techniques that are wished.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from ninefold.choices import SCHEMES, WAYS
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.generating.game import GAMES
from ninefold.generating.generated import Generated, Progress
from ninefold.generating.symmetry import SYMMETRIES
from ninefold.generating.wish import ANY, Range, Wish

if TYPE_CHECKING:
    from ninefold.generating.batch import Batch

__all__ = [
    "ANY",
    "GAMES",
    "SCHEMES",
    "SYMMETRIES",
    "WAYS",
    "Generated",
    "Progress",
    "Range",
    "Wish",
    "any_seed",
    "generate",
    "generate_batches",
]

_SEED_BITS = 32


def any_seed() -> int:
    """A seed at random."""
    from secrets import randbits

    return randbits(_SEED_BITS)


def generate(
    wish: Wish = Wish(),  # noqa: B008 (a frozen value)
    *,
    count: int | None = 1,
    seed: int | None = None,
    threads: int = 1,
    distinct: bool = False,
    with_level: bool = False,
    with_rating: bool = False,
    timeout: float | None = None,
    stop: Stop | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Iterator[Generated]:
    """Puzzles as wished, one after the other, each with one solution; found while you iterate.

    `count` None never ends. The same wish and seed give the same puzzles in the same order, whatever the number of
    threads (0: all cores); without a seed one is drawn, and told in each puzzle. `distinct` leaves out puzzles that are
    an earlier one with its rows, columns or digits changed about. Level, score and techniques of a plain 9×9 are found
    out when you look at them; `with_level` finds those of all, with all threads. `with_rating` tells the ER of each
    too, which takes longer; it is told anyway where it is part of the wish. `progress` is called a few times per
    second, from this thread.

    Another thread may call `stop.stop()` at any time: StoppedError. If the `timeout`, in seconds from now, runs out
    first: UnmetWishError, with the nearest puzzle found. What was given before that is good.

    >>> first, second = generate(Wish(level="easy", symmetry="rotation180"), count=2, seed=1)
    >>> first.level, first.score <= 800, len(first.solution)
    ('easy', True, 81)
    """
    if with_rating and not wish.is_native:
        raise PuzzleError("rating: told of plain 9×9 by removing alone; `ninefold rate` tells it of any plain 9×9")
    if wish.is_native:
        batches = generate_batches(
            wish,
            count=count,
            seed=seed,
            threads=threads,
            distinct=distinct,
            with_level=with_level,
            with_rating=with_rating,
            timeout=timeout,
            stop=stop,
            progress=progress,
        )
        return chain.from_iterable(batches)
    chosen = _checked_seed(count, seed)
    limit = None if distinct else count
    from ninefold.generating import any_shape

    found = any_shape.attempts(wish, chosen, limit, stop_for(timeout, stop), progress)
    return _checked(found, wish, count, distinct=distinct)


def generate_batches(
    wish: Wish = Wish(),  # noqa: B008 (a frozen value)
    *,
    count: int | None = 1,
    seed: int | None = None,
    threads: int = 1,
    distinct: bool = False,
    with_level: bool = False,
    with_rating: bool = False,
    timeout: float | None = None,
    stop: Stop | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Iterator[Batch]:
    """As `generate`, for wishes that native code fulfils: batches of puzzles, as lines of text or as objects.

    >>> [batch] = generate_batches(Wish(minimal=True), count=1, seed=1)
    >>> len(batch.lines), [generated.attempt for generated in batch]
    (82, [0])
    """
    from ninefold.generating import nine

    return nine.attempts(
        wish,
        _checked_seed(count, seed),
        count,
        thread_count(threads),
        stop_for(timeout, stop),
        progress,
        distinct=distinct,
        with_level=with_level,
        with_rating=with_rating,
    )


def _checked_seed(count: int | None, seed: int | None) -> int:
    """The seed, one at random if there is none."""
    if count is not None and count < 0:
        raise PuzzleError(f"count: expected 0 or more, got {count}")
    if seed is not None and not 0 <= seed < 2**64:
        raise PuzzleError(f"seed: expected 0 to 2**64 - 1, got {seed}")
    return any_seed() if seed is None else seed


def _checked(attempts: Iterator[Generated], wish: Wish, count: int | None, *, distinct: bool) -> Iterator[Generated]:
    from ninefold.generating.check import need

    seen: set[bytes] = set()
    found = 0
    for generated in attempts:
        need(generated, wish)
        if distinct:
            from ninefold.generating.likeness import form_of

            form = form_of(generated.puzzle, generated.solution)
            if form in seen:
                continue
            seen.add(form)
        yield generated
        found += 1
        if found == count:
            return
