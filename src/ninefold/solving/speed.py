"""How fast this machine solves: from the bytes of a file in memory to all answers."""

from __future__ import annotations

import time
from typing import TypedDict

from ninefold.engine import fast9
from ninefold.engine.threads import thread_count
from ninefold.solving.fast9 import solve_with

SECONDS = 0.3


class Speed(TypedDict):
    """What `ninefold bench` prints of one file."""

    puzzles: int
    cpu_seconds: float
    wall_seconds: float
    per_second: float
    threads: int
    limit: int
    signature: str


def measure(data: bytes, threads: int = 1, limit: int = 2, isa: str = "") -> Speed:
    """The best of at least three runs and of as many as fit in SECONDS. `per_second` counts wall time.

    A file that is solved in a millisecond needs many runs before its memory is warm.
    """
    threads = thread_count(threads)
    isa = isa or fast9.isa()
    best: Speed | None = None
    start = time.perf_counter()
    runs = 0
    while runs < 3 or time.perf_counter() - start < SECONDS:
        runs += 1
        cpu, wall = time.process_time(), time.perf_counter()
        answers = solve_with(isa, data, limit, threads)
        cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
        if best is None or wall < best["wall_seconds"]:
            best = Speed(
                puzzles=len(answers),
                cpu_seconds=cpu,
                wall_seconds=wall,
                per_second=len(answers) / wall if wall > 0 else 0.0,
                threads=threads,
                limit=limit,
                signature=answers.signature,
            )
    assert best is not None
    return best
