"""The chart of the searches: what each visits, makes and keeps until its first solution."""

from __future__ import annotations

from ninefold.lab.charts import Chart, figure_of, style
from ninefold.lab.look import light
from ninefold.lab.search import SearchAnswer

_BARS = (
    ("visited", "nodes visited", "blue"),
    ("generated", "nodes made", "orange"),
    ("kept", "positions kept", "green"),
)
_THICK = 0.26


def search_chart(answer: SearchAnswer) -> Chart:
    """Three bars for each method, on a logarithmic scale; a hollow one was cut by a limit."""
    with style():
        figure, [axes] = figure_of(9.2, 1.2 + 0.5 * len(answer.rows))
        for place, row in enumerate(answer.rows):
            for number, (name, _, hue) in enumerate(_BARS):
                value = max(getattr(row, name), 0.6)
                axes.barh(
                    place + (number - 1) * _THICK,
                    value,
                    height=_THICK * 0.9,
                    color=light("paper") if row.cut else light(hue),
                    edgecolor=light(hue),
                )
        axes.set_yticks(range(len(answer.rows)), [row.title for row in answer.rows])
        axes.set_ylim(len(answer.rows) - 0.4, -0.6)
        axes.set_xscale("log")
        axes.set_xlim(left=0.5)
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.grid(axis="x")
        axes.set_axisbelow(True)
        axes.tick_params(axis="y", length=0)
        handles = [_patch(hue, label) for _, label, hue in _BARS]
        figure.legend(handles=handles, loc="outside upper left", ncols=len(_BARS))
        cut = " Hollow: a limit came first." if any(row.cut for row in answer.rows) else ""
        return Chart("searches", "To the first solution", f"Bars on a logarithmic scale.{cut}", figure)


def _patch(hue: str, label: str) -> object:
    from matplotlib.patches import Patch

    return Patch(facecolor=light(hue), label=label)
