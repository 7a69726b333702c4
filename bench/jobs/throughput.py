"""Throughput against the number of puzzles handed over at a time, and against threads; `plots.py` draws it.

    python bench/jobs/throughput.py OUT.json

By size: puzzles per second of processor time, one thread, best of several. By threads: puzzles per second by the clock,
one thread and more in turn; where other work has the machine, the clock tells of that work, and it is left out.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

from ninefold.choices import Column
from ninefold.engine import generator, rates
from ninefold.engine.fast9 import isa
from ninefold.engine.generator import NO_BOUND, Digging, Generator, Goal, dig
from ninefold.engine.options import DEFAULT
from ninefold.engine.stop import Stop
from ninefold.generating.minimize import minimize_digits
from ninefold.machine import usable_cores
from ninefold.rating.nine import asked_for
from ninefold.rating.rates import COLUMNS
from ninefold.solving.fast9 import solve_many

SIZES = (1, 4, 16, 64, 256)
TURNS = 3
BUSY = 0.5
"""Load from which on the clock is not asked."""
CELL_BY_CELL = Digging(tuple((cell,) for cell in range(81)))
PUZZLES = dig(CELL_BY_CELL, 1, 0, SIZES[-1], Stop())[0]
SEARCH = Generator(Goal(DEFAULT, minimal=True), CELL_BY_CELL)
Job: TypeAlias = Callable[[int, int, int], object]
"""Done to so many puzzles from a number on, on so many threads."""


def rows(first: int, size: int) -> bytes:
    return PUZZLES[81 * first : 81 * (first + size)]


def solved(first: int, size: int, threads: int) -> object:
    return solve_many(memoryview(rows(first, size)).cast("B", (size, 81)), threads=threads)


def rated(only: frozenset[Column], first: int, size: int, threads: int) -> object:
    return rates.rate(rows(first, size), asked_for(only), threads, Stop())


JOBS: dict[str, Job] = {
    "solving": solved,
    "canonical forms": lambda first, size, threads: generator.canonical(rows(first, size), Stop(), threads),
    "minimal puzzles": lambda first, size, threads: SEARCH.search(1, first, size, NO_BOUND, threads, Stop()),
    "without needless givens": lambda first, size, threads: minimize_digits(rows(first, size), threads=threads),
    "level and score": partial(rated, frozenset({"level", "score", "hardest"})),
    "ER, EP, ED": partial(rated, frozenset({"er", "ep", "ed"})),
    "everything": partial(rated, COLUMNS),
}


def per_second(job: Job, size: int, threads: int, clock: Callable[[], float]) -> int:
    """All puzzles, so many at a time: the same work for every size."""
    began = clock()
    for first in range(0, SIZES[-1], size):
        job(first, size, threads)
    return round(SIZES[-1] / max(clock() - began, 1e-9))


def measured(job: Job, quiet: bool) -> dict[str, dict[int, int]]:
    by_size = {size: max(per_second(job, size, 1, time.process_time) for _ in range(TURNS)) for size in SIZES}
    if not quiet:
        return {"by_size": by_size}
    by_threads = dict.fromkeys(range(1, usable_cores() + 1), 0)
    for _ in range(TURNS):
        for threads, best in by_threads.items():
            by_threads[threads] = max(best, per_second(job, SIZES[-1], threads, time.perf_counter))
    return {"by_size": by_size, "by_threads": by_threads}


def main() -> None:
    load = os.getloadavg()[0]
    jobs = {}
    for name, job in JOBS.items():
        jobs[name] = measured(job, quiet=load < BUSY)
        for by, speeds in jobs[name].items():
            print(f"{name:<24} {by:<11}", *(f"{speed:>11,.0f}" for speed in speeds.values()), flush=True)
    facts = {
        "date": datetime.now(UTC).date().isoformat(),
        "cores": usable_cores(),
        "load": round(load, 1),
        "isa": isa(),
        "puzzles": f"{SIZES[-1]:,} minimal puzzles",
        "jobs": jobs,
    }
    Path(sys.argv[1]).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
