"""Draws the plots of docs/speed.md: throughput against the number of puzzles handed over, and against threads.

    python bench/jobs/plots.py [FOLDER]       docs/pictures unless told

Puzzles per second of wall-clock time, best of three: on a machine that is busy with other things threads gain less.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from ninefold.engine import generator, rates
from ninefold.engine.generator import NO_BOUND, Digging, Generator, Goal, dig
from ninefold.engine.options import DEFAULT
from ninefold.engine.stop import Stop
from ninefold.lab.charts import Chart, figure_of, style
from ninefold.lab.look import HUES, light, standing_alone
from ninefold.machine import usable_cores
from ninefold.rating.nine import asked_for

SIZES = (1, 4, 16, 64, 256, 1024, 4096)
CELL_BY_CELL = Digging(tuple((cell,) for cell in range(81)))
PUZZLES = dig(CELL_BY_CELL, 1, 0, SIZES[-1], Stop())[0]
SEARCH = Generator(Goal(DEFAULT, minimal=True), CELL_BY_CELL)

JOBS: dict[str, Callable[[int, int], object]] = {
    "canonical forms": lambda size, threads: generator.canonical(PUZZLES[: 81 * size], Stop(), threads),
    "minimal puzzles": lambda size, threads: SEARCH.search(1, 0, size, NO_BOUND, threads, Stop()),
    "ER, EP, ED": lambda size, threads: rates.rate(PUZZLES[: 81 * size], asked_for(frozenset({"er"})), threads, Stop()),
    "level and score": lambda size, threads: rates.rate(
        PUZZLES[: 81 * size], asked_for(frozenset({"score"})), threads, Stop()
    ),
}


def per_second(job: Callable[[int, int], object], size: int, threads: int) -> float:
    best = 0.0
    for _ in range(3):
        began = time.perf_counter()
        job(size, threads)
        best = max(best, size / (time.perf_counter() - began))
    return best


def plot(name: str, title: str, label: str, places: list[int], values: dict[str, list[float]]) -> Chart:
    with style():
        figure, [axes] = figure_of(9.2, 4.2)
        for hue, (job, speeds) in zip(HUES, values.items(), strict=False):
            axes.plot(places, speeds, marker="o", color=light(hue), label=job)
        axes.set_xscale("log", base=2)
        axes.set_yscale("log")
        axes.set_xticks(places, [str(place) for place in places])
        axes.set_xlabel(label)
        axes.set_ylabel("puzzles per second")
        axes.grid(True)
        axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1))
    return Chart(name, title, "Higher is faster; each line of the axis is ten times more.", figure)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    threads = list(range(1, usable_cores() + 1))
    by_size = {name: [per_second(job, size, 1) for size in SIZES] for name, job in JOBS.items()}
    by_threads = {name: [per_second(job, SIZES[-1], count) for count in threads] for name, job in JOBS.items()}
    charts = (
        plot(
            "speed-batch", "Throughput by puzzles handed over", "puzzles in one call, one thread", list(SIZES), by_size
        ),
        plot("speed-threads", "Throughput by threads", f"threads, {SIZES[-1]} puzzles", threads, by_threads),
    )
    for chart in charts:
        (folder / f"{chart.name}.svg").write_text(standing_alone(chart.svg), encoding="utf-8")
    for name, speeds in by_threads.items():
        print(f"{name:<18} {speeds[0]:>10,.0f}  × {speeds[-1] / speeds[0]:.2f} on {threads[-1]} threads")


if __name__ == "__main__":
    main()
