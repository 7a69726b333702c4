"""A run: every algorithm of a plan on every puzzle of its suite, timed fairly, resumable."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any

from ninefold import machine
from ninefold.engine.lab import INF, Limits, Outcome
from ninefold.lab.algorithms import Algorithm, checked
from ninefold.lab.isolated import WARM_UP, Isolated
from ninefold.lab.plan import Plan
from ninefold.lab.results import SKIPPED, Done, Journal, Row
from ninefold.lab.suite import Entry
from ninefold.model import Puzzle
from ninefold.stopping import look

Runner = Callable[[Puzzle, Limits], Outcome]


def measured(plan: Plan, known: Collection[Done] = ()) -> Iterator[Row]:
    """The rows that are not known yet, as they are measured.

    Algorithms take turns in the outer loop, so that a child process serves one of them and is then ended.
    """
    rows: dict[tuple[str, str], Done] = {row.key: row for row in plan.kept(known)}
    for algorithm, waiting in plan.waiting(set(rows)):
        with runner_of(algorithm, plan.files) as runner:
            for entry in waiting:
                look()
                lighter = rows.get((entry.lighter, algorithm.name))
                if plan.skips and lighter is not None and lighter.outcome == INF:
                    row = _row(entry, algorithm.name, Outcome(INF, cut=SKIPPED), [0.0])
                else:
                    row = measure(entry, algorithm.name, runner, plan)
                rows[row.key] = row
                yield row


def recorded(plan: Plan, folder: Path) -> Iterator[Row | None]:
    """The same with a journal in a folder; None for what an earlier run had already done."""
    journal = Journal(folder, plan.suite.name, facts_of(plan))
    known = tuple(journal.done.values())
    for _ in range(plan.measurements - plan.left(known)):
        yield None
    for row in measured(plan, known):
        journal.add(row)
        yield row
    journal.finish()


def facts_of(plan: Plan) -> dict[str, Any]:
    """What must be known to read the numbers of a run."""
    return {
        "suite": plan.suite.name,
        "limit": plan.limits.seconds,
        "states": plan.limits.states,
        "repeats": plan.repeats,
        "begun": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "machine": machine.facts(),
        "algorithms": {
            each.name: {"title": each.title, "sentence": each.sentence, "group": each.group} for each in plan.algorithms
        },
    }


def measure(entry: Entry, algorithm: str, runner: Runner, plan: Plan) -> Row:
    """One row: the outcome of the first run, and the times of all repeats.

    What a limit ended is not repeated. Repeats end early once they have taken as long as one limit.
    """
    first = runner(entry.puzzle, plan.limits)
    look()  # what was stopped from outside is no result
    seconds = [first.seconds]
    if first.outcome != INF:
        wanted = plan.repeats_of(first.seconds)
        while len(seconds) < wanted and sum(seconds) < plan.limits.seconds:
            seconds.append(runner(entry.puzzle, plan.limits).seconds)
            look()
    return _row(entry, algorithm, first, seconds)


@contextmanager
def runner_of(algorithm: Algorithm, files: tuple[str, ...]) -> Iterator[Runner]:
    """What runs an algorithm, warmed up: in this process if it keeps its limits, else in one that can be ended."""
    if not algorithm.stops:
        with Isolated(algorithm, files) as child:
            yield child.run
    else:
        checked(algorithm, WARM_UP, Limits(seconds=10))
        yield lambda puzzle, limits: checked(algorithm, puzzle, limits)


def _row(entry: Entry, algorithm: str, first: Outcome, seconds: list[float]) -> Row:
    puzzle = entry.puzzle
    low, high = _quartiles(seconds)
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


def _quartiles(seconds: list[float]) -> tuple[float, float]:
    if len(seconds) < 2:
        return seconds[0], seconds[0]
    low, _, high = quantiles(seconds, n=4, method="inclusive")
    return low, high
