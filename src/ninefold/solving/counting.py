"""How many solutions: found one after the other, and counted exactly where they are very many.

Where there are more than one wants to look at, an exact count (`native/general/exact_count.h`) takes turns with the
search: it counts what is left of a position once, however it came to it. Each turn is twice the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Protocol

from ninefold.engine import fast9
from ninefold.engine.general import exact_count, solver, told_under
from ninefold.engine.problem import Told
from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError
from ninefold.model import Grid, Puzzle
from ninefold.solving.search import CHUNK, GUESSES, MOST_KNOWN, Solutions, plain_nine
from ninefold.stopping import raise_if_stopped

_PATIENCE = 500
"""Guesses without a solution after which counting is left to those who take turns."""
_MOST_COUNTED = 1 << 17
"""Solutions that are counted between two looks from outside."""
_MANY = 1 << 17
"""Solutions from which on an exact count takes turns; fast9 finds these sixteen times as fast."""
_MANY_BY_FAST9 = 1 << 21
_EFFORT = 1 << 26
"""What the propagators may work in the first turn of an exact count, about 0.4 s."""
_NO_LIMIT = 2**128 - 1
"""An exact count that comes to this number may stand for more."""
_MOST_CELLS = 36 * 36
"""Boards with more cells are counted by the search alone: an exact count goes as deep as there are open cells."""


class _Walk(Protocol):
    """Somebody who finds solutions one after the other."""

    def count(self, limit: int, stop: Stop) -> int: ...


def count_solutions(puzzle: Puzzle | Grid, limit: int | None, stop: Stop) -> int:
    """How many there are, no further than `limit`; StoppedError if it was stopped before it knew."""
    if limit is not None and limit <= CHUNK and (plain := plain_nine(puzzle)):
        walk = fast9.Solutions(plain, GUESSES)  # the question of most: whether there is a second one
        found = walk.count(limit, stop)
        if not walk.stalled:
            if found < limit:
                raise_if_stopped(stop, "the search")
            return found
    found, ended = 0, False
    for found, ended in counting_solutions(puzzle, limit, stop):  # noqa: B007 (the last ones count)
        pass
    if not ended and found != limit:
        raise_if_stopped(stop, "the search")
    return found


def counting_solutions(puzzle: Puzzle | Grid, limit: int | None, stop: Stop) -> Iterator[tuple[int, bool]]:
    """How many solutions were found by now, told while it counts; the flag says that there are no more.

    Stopped, it ends with what it has: the last number is then a lower bound.
    """
    most = _NO_LIMIT if limit is None else limit
    if (plain := plain_nine(puzzle)) and not (yield from _by_fast9(puzzle, plain, most, stop)):
        return
    try:
        told = told_under(puzzle, stop)
        search = solver(told, stop)
    except StoppedError:
        yield 0, False
        return
    search.set_patience(_PATIENCE)
    found, chunk = 0, CHUNK
    while found < most:
        asked = min(chunk, most - found)
        more = search.count(asked, stop)
        found += more
        stalled = more < asked and not search.done and not stop.stopped
        if stalled and found <= MOST_KNOWN:
            yield from _one_by_one(puzzle, most, stop)
            return
        yield found, more < asked and search.done
        if more < asked and not stalled:
            return
        search.set_patience(0)
        chunk = min(2 * chunk, _MOST_COUNTED)
        if found >= _MANY and found < most and _is_counted(puzzle):
            search.set_effort(_EFFORT)
            yield from _in_turns(told, search, lambda: search.done, found, most, stop)
            return


def _by_fast9(puzzle: Puzzle | Grid, cells: bytes, most: int, stop: Stop) -> Generator[tuple[int, bool], None, bool]:
    """The same for a plain 9×9; true if it stalls before there are many: then somebody else is to count."""
    walk = fast9.Solutions(cells, GUESSES)
    found, chunk = 0, CHUNK
    while found < most:
        asked = min(chunk, most - found)
        more = walk.count(asked, stop)
        if walk.stalled:
            return True
        found += more
        yield found, more < asked and not stop.stopped
        if more < asked:
            break
        if found >= MOST_KNOWN:
            walk.patience = 0
        chunk = min(2 * chunk, _MOST_COUNTED)
        if _MANY_BY_FAST9 <= found < most:
            yield from _in_turns(told_under(puzzle, stop), walk, lambda: True, found, most, stop)
            break
    return False


def _is_counted(puzzle: Puzzle | Grid) -> bool:
    return (puzzle.puzzle if isinstance(puzzle, Grid) else puzzle).shape.cells <= _MOST_CELLS


def _in_turns(
    told: Told, walk: _Walk, is_done: Callable[[], bool], found: int, most: int, stop: Stop
) -> Iterator[tuple[int, bool]]:
    """An exact count, and somebody who has `found` so many; `is_done`: whether he gave fewer than asked for good."""
    try:
        exact = exact_count(told, stop)
    except StoppedError:
        yield found, False
        return
    effort = _EFFORT
    while not stop.stopped:
        number = exact.work(effort, stop)
        yield min(max(found, number), most), exact.done and number < most
        if exact.done or number >= most or stop.stopped:
            return
        asked = min(found, most - found)
        more = walk.count(asked, stop)
        found += more
        ended = more < asked and is_done() and not stop.stopped
        yield max(found, min(number, most)), ended
        if ended or found >= most:
            return
        effort *= 2


def _one_by_one(puzzle: Puzzle | Grid, most: int, stop: Stop) -> Iterator[tuple[int, bool]]:
    found = 0
    try:
        for found, _ in enumerate(Solutions(puzzle, "search", stop, most), 1):
            if found % CHUNK == 0:
                yield found, False
    except StoppedError:
        yield found, False
    else:
        yield found, found < most
