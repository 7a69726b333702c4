"""Grid to solutions: all of them, one after the other, or just how many.

One puzzle of any kind: search → engine/general (engine/problem makes houses and rules of it) → native/bind/general →
native/general: gate, build, search. A plain 9×9: search → engine/fast9 → native/fast9/single.h. Many lines of 9×9:
fast9 → engine/fast9 → native/fast9: batch, dispatch, lanes.h.

Where the search stalls, others take turns with it (`turns` says for how long): equations, sums that contradict each
other; sukaku, 9×9 given by candidates; shifted, large boards made by shifting rows; sat, CaDiCaL (the extra `sat`), for
which clauses writes houses and rules over the candidates left, and region_clauses connected regions.
`Solutions.engine` says who answered; docs/adr/0010-general-engine.md says why.
"""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.engine import general as engine
from ninefold.engine.general import METHODS, Estimate, Method
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.model import Grid, PuzzleLike, as_position
from ninefold.solving.counting import count_solutions, counting_solutions
from ninefold.solving.search import Solutions, counted_by_solutions, first_of_plain

__all__ = [
    "METHODS",
    "Estimate",
    "Method",
    "Solutions",
    "Stop",
    "count",
    "counting",
    "estimate",
    "is_unique",
    "solutions",
    "solve",
    "true_candidates",
]

_FEW = 500
"""With fewer solutions than this all are looked at, which is quicker than to ask for each candidate."""


def solutions(
    puzzle: PuzzleLike,
    *,
    limit: int | None = None,
    method: Method = "search",
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Solutions:
    """Every solution, as full grids, up to `limit` of them; found while you iterate, always in the same order.

    A puzzle may be given as text. A grid is solved from where it stands: its placed digits and its eliminated
    candidates count. After `timeout` seconds, which begin now, TimeLimitError is raised; another thread may call
    `stop.stop()` at any time: StoppedError.

    >>> from ninefold.model import Puzzle, Shape
    >>> two = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> [grid.oneline for grid in solutions(two)]
    ['1234341221434321', '1234342121434312']
    """
    return Solutions(as_position(puzzle), method, stop_for(timeout, stop), limit)


def solve(
    puzzle: PuzzleLike, *, method: Method = "search", timeout: float | None = None, stop: Stop | None = None
) -> Grid | None:
    """The first of `solutions`, None if there is none.

    >>> from ninefold.model import Puzzle, Shape
    >>> solve(Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4]))).oneline
    '1243342143122134'
    """
    position, under = as_position(puzzle), stop_for(timeout, stop)
    if method == "search" and (found := first_of_plain(position, under)):
        return found
    return next(Solutions(position, method, under, 1), None)


def count(
    puzzle: PuzzleLike, *, limit: int | None = 1_000_000, timeout: float | None = None, stop: Stop | None = None
) -> int:
    """How many solutions there are, counted no further than `limit`; None counts all, however many.

    >>> from ninefold.model import Puzzle, Shape
    >>> count(Puzzle(Shape(2, 2), bytes(16)))
    288
    >>> count(Puzzle(Shape(2, 3), bytes(36)), limit=None)
    28200960
    """
    if limit is not None and not 1 <= limit < 2**64:
        raise PuzzleError(f"limit: expected 1 to 2**64 - 1, got {limit}")
    return count_solutions(as_position(puzzle), limit, stop_for(timeout, stop))


def counting(
    puzzle: PuzzleLike, *, limit: int | None, timeout: float | None = None, stop: Stop | None = None
) -> Iterator[tuple[int, bool]]:
    """How many solutions were found by now, told while it counts; the flag says that there are no more.

    Stopped, it ends with what it has: the last number is then a lower bound.

    >>> from ninefold.model import Puzzle, Shape
    >>> list(counting(Puzzle(Shape(2, 2), bytes(16)), limit=1000))
    [(256, False), (288, True)]
    """
    return counting_solutions(as_position(puzzle), limit, stop_for(timeout, stop))


def is_unique(puzzle: PuzzleLike, *, timeout: float | None = None, stop: Stop | None = None) -> bool:
    """Whether there is exactly one solution.

    >>> from ninefold.model import Puzzle, Shape
    >>> is_unique(Puzzle(Shape(2, 2), bytes(16)))
    False
    """
    return count(puzzle, limit=2, timeout=timeout, stop=stop) == 1


def true_candidates(
    puzzle: PuzzleLike, *, limit: int = 1, timeout: float | None = None, stop: Stop | None = None
) -> dict[tuple[int, int], int]:
    """Every candidate that occurs in some solution, and in how many, counted no further than `limit`.

    >>> from ninefold.model import Puzzle, Shape
    >>> two = Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    >>> [count for (cell, digit), count in true_candidates(two, limit=5).items() if cell in (0, 6)]
    [2, 1, 1]
    """
    position, under = as_position(puzzle), stop_for(timeout, stop)
    found = counted_by_solutions(position, limit, _FEW, under)
    return engine.true_candidates(position, limit, under) if found is None else found


def estimate(
    puzzle: PuzzleLike,
    *,
    samples: int = 1000,
    seed: int = 1,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> Estimate:
    """A guess at the number of solutions, from random descents; for boards with too many to count.

    >>> from ninefold.model import Puzzle, Shape
    >>> 250 < estimate(Puzzle(Shape(2, 2), bytes(16))).mean < 330
    True
    """
    return engine.estimate(as_position(puzzle), samples, seed, stop_for(timeout, stop))
