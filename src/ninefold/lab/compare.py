"""Algorithms compared on some puzzles, without a folder: an answer like those of the desk."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import StoppedError
from ninefold.lab.plan import Plan
from ninefold.lab.results import Done, Row
from ninefold.lab.run import measured
from ninefold.lab.wording import many, seconds_text
from ninefold.stopping import working_under


@dataclass(frozen=True, slots=True)
class CompareAnswer(Answer):
    """The rows that were measured, and how many of the plan are left."""

    suite: str
    limit: float
    states: int
    repeats: int
    rows: tuple[Row, ...]
    left: int
    seconds: float
    stopped: Stopped | None
    sentence: str


def compare(plan: Plan, known: Collection[Done] = (), *, task: Task | None = None) -> CompareAnswer:
    """Measures what is not known yet; a stop keeps what is done.

    >>> from ninefold.lab import Limits, bundled, named
    >>> from ninefold.lab.suite import Suite
    >>> two = Plan(Suite("one", bundled("paper").entries[:1]), (named("ns"), named("mc")), Limits(), repeats=1)
    >>> [(row.algorithm, row.outcome) for row in compare(two).rows]
    [('ns', 'solved'), ('mc', 'solved')]
    """
    task = task or Task()
    task.heavy()
    rows: list[Row] = []
    try:
        with working_under(task.stop):
            task.tell("measuring", 0)
            for row in measured(plan, known):
                rows.append(row)
                task.give(row)
                task.tell("measuring", len(rows))
    except StoppedError:
        if task.stopped is None:
            raise
    left = plan.left((*known, *rows))
    return CompareAnswer(
        suite=plan.suite.name,
        limit=plan.limits.seconds,
        states=plan.limits.states,
        repeats=plan.repeats,
        rows=tuple(rows),
        left=left,
        seconds=task.elapsed,
        stopped=task.stopped if left else None,
        sentence=_sentence(plan, rows, left),
    )


def _sentence(plan: Plan, rows: list[Row], left: int) -> str:
    if left:
        return f"{many(len(rows), 'measurement')} done, {left:,} left."
    solved = [row for row in rows if row.solved]
    titles = {algorithm.name: algorithm.title for algorithm in plan.algorithms}
    if len(plan.suite.entries) == 1 and len(rows) > 1 and solved:
        best = min(solved, key=lambda row: row.median)
        return f"{titles[best.algorithm]} is the fastest of {len(rows)}: {seconds_text(best.median)}."
    return f"{many(len(rows), 'measurement')} done."
