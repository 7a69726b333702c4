"""The player of searches as parts of a page that needs nothing else, and as such a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from ninefold.lab.look import css_variables
from ninefold.lab.trace import TraceAnswer


def player_file(name: str) -> str:
    """A file of the player: player.js or player.css."""
    return files("ninefold.lab").joinpath("player", name).read_text(encoding="utf-8")


def player_script(traces: Sequence[TraceAnswer]) -> str:
    """The script elements that show the traces in the element with the id `player`."""
    data = ",".join(trace.as_json() for trace in traces).replace("</", "<\\/")
    start = 'mount(document.getElementById("player"), JSON.parse(document.getElementById("traces").textContent));'
    return (
        f'<script type="application/json" id="traces">[{data}]</script>\n'
        f'<script type="module">\n{player_file("player.js")}\n{start}\n</script>'
    )


def player_page(puzzle: str, traces: Sequence[TraceAnswer]) -> str:
    """A page with the searches side by side, nothing loaded from anywhere."""
    page = files("ninefold.lab").joinpath("templates", "player.html").read_text(encoding="utf-8")
    parts = {
        "TITLE": escape(f"{' beside '.join(trace.title for trace in traces)}: {puzzle}"),
        "STYLE": css_variables() + player_file("player.css"),
        "SCRIPT": player_script(traces),
    }
    for name, part in parts.items():
        page = page.replace(f"@@{name}@@", part)
    return page
