"""`report`: measured rows as a page with tables, charts and conclusions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ninefold.engine.lab import Limits
from ninefold.errors import PuzzleError
from ninefold.lab.plan import Plan, quick_plan
from ninefold.lab.report import report_page
from ninefold.lab.results import Results, Row
from ninefold.lab.run import facts_of
from ninefold.lab.suite import Suite, bundled
from ninefold.web import limits
from ninefold.web.position import Ask, Name
from ninefold.web.verb import Document
from ninefold.web.verbs.compare import HERE, SuiteName
from ninefold.web.work import Work

Count = Annotated[int, Field(ge=0, le=2**53)]
Seconds = Annotated[float, Field(ge=0, le=1000)]


class RowAsk(Ask):
    """A row as `compare` answers it."""

    puzzle: str = Field(max_length=200)
    group: Name
    level: Name
    size: Annotated[int, Field(ge=1, le=limits.SIZE)]
    givens: Count
    algorithm: Name
    outcome: Literal["solved", "err", "inf"]
    cut: Literal["", "time", "memory", "stopped", "wrong grid", "not run"]
    repeats: Annotated[int, Field(ge=1, le=1000)]
    median: Seconds
    quartile1: Seconds
    quartile3: Seconds
    least: Seconds
    most: Seconds
    mean: Seconds
    nodes: Count
    placements: Count
    checks: Count
    max_depth: Count
    peak_states: Count
    solution: str = Field(max_length=limits.SIZE**2 * 3)


class ReportAsk(Ask):
    """Rows of one suite, and the limits under which they were measured."""

    suite: SuiteName
    rows: list[RowAsk] = Field(min_length=1, max_length=limits.LAB_REPORTED, fail_fast=True)
    limit: float = Field(default=2.0, gt=0, le=limits.LAB_LIMIT)
    repeats: Annotated[int, Field(ge=1, le=5)] = 3
    theme: Literal["auto", "light", "dark"] = "auto"
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def report(ask: ReportAsk, work: Work, base: str) -> Document:
    """The page; `base` is the address of this server."""
    work.heavy()
    work.tell("drawing")
    suite = _suite(ask)
    there = {row.algorithm for row in ask.rows}
    plan = Plan(
        suite,
        tuple(algorithm for algorithm in HERE if algorithm.name in there),
        Limits(ask.limit, limits.LAB_STATES),
        ask.repeats,
    )
    _only_known(ask, plan)
    rows = tuple({row.key: row for row in (Row(**one.model_dump()) for one in ask.rows)}.values())
    results = Results("paper" if ask.suite == "quick" else suite.name, facts_of(plan), rows)
    theme = "" if ask.theme == "auto" else ask.theme
    page = report_page([results], assets=f"{base}/pages/", theme=theme)
    return Document(page.encode(), "text/html")


def _suite(ask: ReportAsk) -> Suite:
    if ask.suite == "quick":
        return quick_plan().suite
    return Suite("puzzle", ()) if ask.suite == "puzzle" else bundled(ask.suite)


def _only_known(ask: ReportAsk, plan: Plan) -> None:
    """Refuses rows that no run of this suite gives: the charts rely on its puzzles and algorithms."""
    puzzles = {entry.name for entry in plan.suite.entries}
    algorithms = {algorithm.name for algorithm in plan.algorithms}
    for row in ask.rows:
        if row.algorithm not in algorithms:
            raise PuzzleError(f"no algorithm is called {row.algorithm!r} here")
        if puzzles and row.puzzle not in puzzles:
            raise PuzzleError(f"the suite {ask.suite} has no puzzle {row.puzzle!r}")
