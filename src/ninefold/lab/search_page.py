"""The study of the searches as one HTML page: tables, chart, the thesis beside ours, and the player."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from ninefold.errors import MissingExtraError
from ninefold.lab.look import css_variables
from ninefold.lab.player_page import player_file, player_script
from ninefold.lab.search import SearchAnswer
from ninefold.lab.search_chart import search_chart
from ninefold.lab.theory import WHY_WE_DIFFER
from ninefold.lab.trace import TraceAnswer, trace
from ninefold.lab.wording import bytes_text, seconds_text
from ninefold.model import Puzzle

BESIDE = ("bfs", "dfs")
"""Whose trees stand beside each other."""


def search_page(puzzle: Puzzle, answer: SearchAnswer, traces: Sequence[TraceAnswer] = ()) -> str:
    """The page about one board; without traces those of breadth-first and depth-first search are made."""
    try:
        from jinja2 import Environment
    except ImportError as error:
        raise MissingExtraError("the page of the searches", "lab") from error
    source = files("ninefold.lab").joinpath("templates", "search.html").read_text(encoding="utf-8")
    environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    environment.filters["bytes"] = lambda count: bytes_text(count)
    environment.filters["seconds"] = lambda seconds: seconds_text(seconds)
    environment.filters["yes"] = lambda value: "–" if value is None else "yes" if value else "no"
    environment.filters["rounded"] = lambda value: f"{value:,.0f}" if value < 1e7 else f"{value:.1e}"
    return environment.from_string(source).render(
        answer=answer,
        chart=search_chart(answer),
        why=WHY_WE_DIFFER,
        style=css_variables() + player_file("player.css"),
        script=player_script(traces or [trace(puzzle, method) for method in BESIDE]),
    )
