"""`search`: every way to search a position, counted; `trace`: one of them as it went, node by node."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ninefold.engine.lab import Limits
from ninefold.lab.search import SearchAnswer, study
from ninefold.lab.suite import posed
from ninefold.lab.trace import MOST_NODES, TraceAnswer
from ninefold.lab.trace import trace as trace_search
from ninefold.web import limits
from ninefold.web.position import Name, PositionAsk
from ninefold.web.work import Work

_EACH_SECONDS = 0.5
"""Of one search; there are two dozen."""
_QUICK_CELLS = 16


class SearchAsk(PositionAsk):
    """A position to search."""


class TraceAsk(PositionAsk):
    """A position, and how to search it."""

    method: Name = Field(default="bfs", examples=["dfs"])
    nodes: Annotated[int, Field(ge=2, le=MOST_NODES)] = MOST_NODES


def search(ask: SearchAsk, work: Work) -> SearchAnswer:
    return study(posed(ask.record()), Limits(_EACH_SECONDS, limits.LAB_STATES), task=work)


def trace(ask: TraceAsk, work: Work) -> TraceAnswer:
    puzzle = posed(ask.record())
    work.heavy(puzzle.shape.cells - puzzle.given_count > _QUICK_CELLS)
    return trace_search(puzzle, ask.method, nodes=ask.nodes, limits=Limits(_EACH_SECONDS, limits.LAB_STATES))
