"""How many threads work at once."""

from __future__ import annotations

from ninefold._native import MOST_THREADS
from ninefold.errors import PuzzleError
from ninefold.machine import usable_cores


def thread_count(wanted: int) -> int:
    """How many threads are started for who wants so many: all cores for 0, and never more than 256.

    Fewer may start, where the system has no more to give: those that did then do the work.

    >>> thread_count(3), thread_count(10**9), thread_count(0) == usable_cores()
    (3, 256, True)
    """
    if wanted < 0:
        raise PuzzleError(f"threads: expected 0 (all cores) or more, got {wanted}")
    return min(wanted or usable_cores(), MOST_THREADS)
