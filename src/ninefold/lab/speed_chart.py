"""How fast this machine solves, as a picture: a row per set, a bar per instruction set."""

from __future__ import annotations

from ninefold.lab.charts import Chart, figure_of, style
from ninefold.lab.look import HUES, light


def speed_chart(speeds: dict[str, dict[str, float]]) -> Chart:
    """`speeds`: for each set, puzzles per second by the name of whatever solved them."""
    sets = list(speeds)
    solvers = list(next(iter(speeds.values())))
    with style():
        figure, [axes] = figure_of(9.2, 1.2 + 0.3 * len(sets) * len(solvers))
        for number, solver in enumerate(solvers):
            places = [row + (number - (len(solvers) - 1) / 2) * 0.8 / len(solvers) for row in range(len(sets))]
            values = [speeds[name][solver] for name in sets]
            bars = axes.barh(places, values, height=0.72 / len(solvers), color=light(HUES[number]), label=solver)
            axes.bar_label(bars, [_short(value) for value in values], padding=4, fontsize=9, color=light("ink"))
        axes.set_yticks(range(len(sets)), sets)
        axes.set_ylim(len(sets) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.set_xscale("log")
        low, high = axes.get_xlim()
        axes.set_xlim(low, high * 1.6)
        axes.set_xlabel("puzzles per second")
        axes.xaxis.grid(True)
        axes.set_axisbelow(True)
        axes.legend(loc="lower right")
    return Chart("speed", "Puzzles per second", "Longer is faster; each line of the axis is ten times more.", figure)


def _short(value: float) -> str:
    """A number as people say it.

    >>> _short(12_345_678), _short(45_600), _short(312)
    ('12.3 M', '45.6 k', '312')
    """
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.1f} {letter}"
    return f"{value:.0f}"
