"""A run: every algorithm on every puzzle of a suite, timed fairly, resumable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, median, quantiles

from ninefold import machine
from ninefold.engine.lab import INF, Limits, Outcome
from ninefold.lab.algorithms import Algorithm, checked
from ninefold.lab.isolated import WARM_UP, Isolated
from ninefold.lab.results import Journal, Row
from ninefold.lab.suite import Entry, Suite
from ninefold.model import Puzzle

Runner = Callable[[Puzzle, Limits], Outcome]

_QUICK = 0.01
"""Seconds below which a run is repeated five times as often: there a single interruption weighs more."""


def run_suite(
    suite: Suite,
    algorithms: Sequence[Algorithm],
    folder: Path,
    limits: Limits,
    repeats: int,
    files: tuple[str, ...] = (),
) -> Iterator[Row | None]:
    """The rows as they are measured, None for what an earlier run had already done.

    Algorithms take turns in the outer loop, so that a child process serves one of them and is then ended.
    """
    facts = {
        "suite": suite.name,
        "limit": limits.seconds,
        "states": limits.states,
        "repeats": repeats,
        "begun": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "machine": machine.facts(),
        "algorithms": {
            each.name: {"title": each.title, "sentence": each.sentence, "group": each.group} for each in algorithms
        },
    }
    journal = Journal(folder, suite.name, facts)
    for algorithm in algorithms:
        waiting = [entry for entry in suite.entries if (entry.name, algorithm.name) not in journal.done]
        for _ in range(len(suite.entries) - len(waiting)):
            yield None
        if not waiting:
            continue
        with _runner(algorithm, files) as runner:
            for entry in waiting:
                row = measure(entry, algorithm.name, runner, limits, repeats)
                journal.add(row)
                yield row
    journal.finish()


def measure(entry: Entry, algorithm: str, runner: Runner, limits: Limits, repeats: int) -> Row:
    """One row: the outcome of the first run, and the times of all repeats.

    What a limit ended is not repeated. Repeats end early once they have taken as long as one limit.
    """
    first = runner(entry.puzzle, limits)
    seconds = [first.seconds]
    if first.outcome != INF:
        wanted = repeats * 5 if first.seconds < _QUICK else repeats
        while len(seconds) < wanted and sum(seconds) < limits.seconds:
            seconds.append(runner(entry.puzzle, limits).seconds)
    low, high = _quartiles(seconds)
    puzzle = entry.puzzle
    return Row(
        puzzle=entry.name,
        group=entry.group,
        level=entry.level,
        size=puzzle.shape.size,
        givens=puzzle.given_count,
        algorithm=algorithm,
        outcome=first.outcome,
        cut=first.cut,
        repeats=len(seconds),
        median=median(seconds),
        quartile1=low,
        quartile3=high,
        least=min(seconds),
        most=max(seconds),
        mean=fmean(seconds),
        nodes=first.nodes,
        placements=first.placements,
        checks=first.checks,
        max_depth=first.max_depth,
        peak_states=first.peak_states,
        solution=puzzle.text_of(first.solution) if first.solution else "",
    )


@contextmanager
def _runner(algorithm: Algorithm, files: tuple[str, ...]) -> Iterator[Runner]:
    if not algorithm.stops:
        with Isolated(algorithm, files) as child:
            yield child.run
    else:
        checked(algorithm, WARM_UP, Limits(seconds=10))
        yield lambda puzzle, limits: checked(algorithm, puzzle, limits)


def _quartiles(seconds: list[float]) -> tuple[float, float]:
    if len(seconds) < 2:
        return seconds[0], seconds[0]
    low, _, high = quantiles(seconds, n=4, method="inclusive")
    return low, high
