"""How many threads work at once."""

from __future__ import annotations

import os

from ninefold._native import MOST_THREADS
from ninefold.errors import PuzzleError


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def thread_count(wanted: int) -> int:
    """How many threads are started for who wants so many: all cores for 0, and never more than 256.

    Fewer may start, where the system has no more to give: those that did then do the work.

    >>> thread_count(3), thread_count(10**9), thread_count(0) == usable_cores()
    (3, 256, True)
    """
    if wanted < 0:
        raise PuzzleError(f"threads: expected 0 (all cores) or more, got {wanted}")
    return min(wanted or usable_cores(), MOST_THREADS)
