"""Draws the plots of docs/speed.md from what `throughput.py` measured.

python bench/jobs/plots.py bench/results/throughput-2026-11-18.json [FOLDER]       docs/pictures unless told
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ninefold.lab.charts import Chart, figure_of, style
from ninefold.lab.look import HUES, light, standing_alone


def plot(name: str, title: str, label: str, jobs: dict[str, Any], by: str) -> Chart:
    with style():
        figure, [axes] = figure_of(9.2, 4.6)
        places: list[int] = []
        for hue, (job, speeds) in zip(HUES, jobs.items(), strict=False):
            places = [int(place) for place in speeds[by]]
            axes.plot(places, list(speeds[by].values()), marker="o", color=light(hue), label=job)
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.set_xticks(places, [str(place) for place in places])
        axes.set_xlabel(label)
        axes.set_ylabel("puzzles per second")
        axes.grid(True)
        axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1))
    return Chart(name, title, "Higher is faster; each line of the axis is ten times more.", figure)


def main() -> None:
    facts = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else "docs/pictures")
    jobs = facts["jobs"]
    charts = [
        plot("speed-batch", "Throughput by puzzles handed over", "puzzles in one call, one thread", jobs, "by_size")
    ]
    if all("by_threads" in speeds for speeds in jobs.values()):  # measured on a quiet machine
        charts.append(
            plot("speed-threads", "Throughput by threads", f"threads, {facts['puzzles']}", jobs, "by_threads")
        )
    for chart in charts:
        (folder / f"{chart.name}.svg").write_text(standing_alone(chart.svg), encoding="utf-8")


if __name__ == "__main__":
    main()
