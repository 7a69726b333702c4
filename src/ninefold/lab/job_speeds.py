"""How fast this machine does each job on plain 9×9: in the engine, by a call from Python, and by the command.

All three count puzzles per second of processor time. The engine is one crossing into native code; the call is what a
program writes, with the objects or the text that it gets; the command is another process, from a file to a file, its
start included. How much two threads gain is told by the clock, so only a machine that does nothing else can say it.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from itertools import chain
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

from ninefold.engine import generator, rates
from ninefold.engine.fast9 import CELLS
from ninefold.engine.generator import NO_BOUND, Digging, Generator, Goal
from ninefold.engine.lines import Lines, lines_of, texts_of
from ninefold.engine.options import DEFAULT
from ninefold.engine.rates import Asked
from ninefold.engine.stop import Stop
from ninefold.formats import read_puzzle
from ninefold.generating import Wish, generate
from ninefold.generating.canonical import canonical_many
from ninefold.generating.minimize import minimize_digits, minimize_many
from ninefold.logic import next_step, path
from ninefold.machine import usable_cores
from ninefold.model import Grid, Puzzle
from ninefold.rating import Column, rate_many
from ninefold.rating.nine import asked_for
from ninefold.rating.rates import COLUMNS
from ninefold.solving import solve
from ninefold.solving.fast9 import solve_many

SIZE = 2_000
"""Puzzles to rate where no file is named."""
QUICK = 400
"""The same for a table that need not be exact."""
THREADS = 2
"""Threads whose gain is told."""
_SECONDS = 0.06
"""Of all jobs per puzzle, on minimal puzzles and one core."""
_LONGER = 10
"""Quicker jobs do so many times the work."""
_LONGEST = 250
"""Solving so many, because it takes less than a microsecond."""
_MOST_TIMES = 250
"""How many times the work of a job its command does at most; of solving, a file of a third of a gigabyte:"""
_MOST_TIMES_SOLVED = 8
_COMMAND_SECONDS = 2.5
"""Work of each command, in seconds of the engine, so that its start does not count for much; of fewer puzzles than
`SIZE` a part of it."""
_RUNS = 2
_EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@dataclass(frozen=True, slots=True)
class Job:
    """A job on `size` puzzles, in three ways; a job without a command is one call on one puzzle."""

    name: str
    size: int
    engine: Callable[[int], object] | None
    """Takes the number of threads."""
    call: Callable[[], object] | None
    command: Callable[[int], tuple[str, ...]] | None = None
    """Takes how many times the work of the others it does."""
    most_times: int = _MOST_TIMES
    runs: int = _RUNS
    """The best of so many counts."""


@dataclass(frozen=True, slots=True)
class JobSpeed:
    """Puzzles per second of processor time, each way, and how much quicker the engine is on two threads; None where
    there is no such way, or no second core."""

    name: str
    puzzles: int
    engine: float | None
    call: float | None
    command: float | None
    gain: float | None


def seconds_expected(size: int) -> float:
    """About how long `job_speeds` takes for so many puzzles on a quiet machine."""
    return 10 + _SECONDS * size


def job_speeds(lines: bytes = b"", size: int = SIZE) -> Iterator[JobSpeed]:
    """The speed of every job, on the first of these lines or on so many minimal puzzles of our own."""
    digits = Lines(lines).digits[: CELLS * size] if lines else generator.dig(_CELL_BY_CELL, 1, 0, size, Stop())[0]
    with TemporaryDirectory(prefix="ninefold-") as folder:
        lines = lines_of(digits)

        def file_of(times: int) -> str:
            path = Path(folder, f"{times}.txt")
            if not path.exists():
                with path.open("wb") as file:
                    for _ in range(times):
                        file.write(lines)
            return str(path)

        jobs = chain(_batches(digits, file_of), _solving(digits, file_of), _single_calls())
        seconds = _COMMAND_SECONDS * min(1, len(digits) / (CELLS * SIZE))
        yield from (_measured(job, seconds) for job in jobs)


_CELL_BY_CELL = Digging(tuple((cell,) for cell in range(CELLS)))


def _batches(digits: bytes, file_of: Callable[[int], str]) -> Iterator[Job]:
    stop = Stop()
    size = len(digits) // CELLS
    more = size * _LONGER
    puzzles = [read_puzzle(text.decode()) for text in texts_of(digits)]
    search = Generator(Goal(DEFAULT, minimal=True), _CELL_BY_CELL)
    told = Asked(path=DEFAULT, techniques=True)
    wished = ("generate", "--minimal", "--seed", "1", "--threads", "1", "--count")

    def found(count: int, threads: int) -> generator.Hits:
        return search.search(1, 0, count, NO_BOUND, threads, stop).hits

    yield Job(
        "minimal puzzles, bare",
        more,
        lambda threads: found(more, threads),
        lambda: _all(generate(Wish(minimal=True), count=more, seed=1)),
        lambda times: (*wished, str(more * times), "--bare"),
    )
    yield Job(
        "minimal puzzles, rated",
        size,
        lambda threads: rates.rate(found(size, threads).givens, told, threads, stop, counted=True),
        lambda: _all(generate(Wish(minimal=True), count=size, seed=1, with_level=True)),
        lambda times: (*wished, str(size * times), "--format", "csv"),
    )
    as_csv = ("--csv", "--threads", "1", "--only")
    for name, only in _RATED.items():
        yield Job(
            name,
            size,
            lambda threads, only=only: rates.rate(digits, asked_for(only), threads, stop),  # type: ignore[misc]
            lambda only=only: _all(rate_many(puzzles, only=only)),  # type: ignore[misc]
            lambda times, only=only: ("rate", file_of(times), *as_csv, ",".join(sorted(only))),  # type: ignore[misc]
        )
    yield Job(
        "canonical forms",
        more,
        lambda threads: generator.canonical(digits * _LONGER, stop, threads),
        lambda: canonical_many(lines_of(digits) * _LONGER),
        lambda times: ("canonical", file_of(_LONGER * times), "--threads", "1"),
    )
    yield Job(
        "without needless givens",
        size,
        lambda threads: minimize_digits(digits, threads=threads),
        lambda: minimize_many(lines_of(digits)),
        lambda times: ("minimize", file_of(times), "--threads", "1"),
    )


def _solving(digits: bytes, file_of: Callable[[int], str]) -> Iterator[Job]:
    text = lines_of(digits) * _LONGEST
    size = len(digits) // CELLS * _LONGEST

    cells = memoryview(digits * _LONGEST).cast("B", (size, CELLS))

    def bare(threads: int) -> object:
        return solve_many(cells, threads=threads)

    def solved(times: int) -> tuple[str, ...]:
        return "solve", file_of(_LONGEST * times)

    def parquet(times: int) -> tuple[str, ...]:
        lines = file_of(_LONGEST * times)
        table, answers = lines.replace(".txt", ".parquet"), lines.replace(".txt", ".answers.parquet")
        told = ("--do", "solve", "--threads", "1", "--compression", "none")
        _seconds_of_command(("batch", lines, table, *told))
        return "batch", table, answers, *told, "--only-answers"

    yield Job("solving", size, bare, lambda: solve_many(text, threads=1), solved, _MOST_TIMES_SOLVED)
    if find_spec("pyarrow"):  # the extra `batch`
        yield Job("solving, Parquet to Parquet", size, bare, None, parquet, _MOST_TIMES_SOLVED)


_RATED: dict[str, frozenset[Column]] = {
    "level and score": frozenset({"level", "score", "hardest"}),
    "ER, EP, ED": frozenset({"er", "ep", "ed"}),
    "everything": COLUMNS,
}


def _single_calls(times: int = 20, runs: int = 300) -> Iterator[Job]:
    """Calls of some microseconds: many short runs, of which one is undisturbed."""
    puzzle = Puzzle.parse(_EASY)

    def often(call: Callable[[], object]) -> Callable[[], object]:
        return lambda: deque((call() for _ in range(times)), maxlen=0)

    calls: dict[str, Callable[[], object]] = {
        "one: read a line": lambda: Puzzle.parse(_EASY),
        "one: solve": lambda: solve(puzzle),
        "one: next step": lambda: next_step(Grid.start(puzzle)),
        "one: path of an easy one": lambda: _all(path(puzzle)),
    }
    for name, call in calls.items():
        yield Job(name, times, None, often(call), runs=runs)


def _measured(job: Job, command_seconds: float) -> JobSpeed:
    def speed(run: Callable[[], float], size: int = job.size) -> float:
        return size / max(min(run() for _ in range(job.runs)), 1e-9)

    engine, call = partial(job.engine, 1) if job.engine else None, job.call
    bare = speed(lambda: _seconds(engine)) if engine else None
    command = None
    if job.command and bare:
        times = max(1, min(round(command_seconds * bare / job.size), job.most_times))
        words = job.command(times)
        command = speed(lambda: _seconds_of_command(words), times * job.size)
    return JobSpeed(
        job.name,
        job.size,
        bare,
        speed(lambda: _seconds(call)) if call else None,
        command,
        _gain(job.engine) if job.engine and usable_cores() >= THREADS else None,
    )


def _gain(engine: Callable[[int], object]) -> float:
    """One thread and two in turn, so that what disturbs one disturbs the other."""
    one = two = inf
    for _ in range(_RUNS):
        one = min(one, _seconds(partial(engine, 1), time.perf_counter))
        two = min(two, _seconds(partial(engine, THREADS), time.perf_counter))
    return one / max(two, 1e-9)


def _seconds(work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    began = clock()
    work()
    return clock() - began


def _seconds_of_command(command: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "ninefold", *command], stdout=subprocess.DEVNULL, env=_as_usual(), check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _as_usual() -> dict[str, str]:
    """The environment without what makes every start compile the package anew."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _all(items: Iterator[object]) -> None:
    deque(items, maxlen=0)
