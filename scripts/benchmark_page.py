"""Draws what bench/results holds: docs/benchmarks.md and its pictures, docs/pictures/bench-*.svg.

python scripts/benchmark_page.py

Every number is read from a file that is kept there; nothing is measured. The newest file of each kind counts.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ninefold.lab.charts import Chart, figure_of, style
from ninefold.lab.look import HUES, light, standing_alone

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "benchmarks.md"
PICTURES = ROOT / "docs" / "pictures"
SETS = {
    "kaggle_easy": "very easy",
    "17_clue": "17 givens",
    "controlled_bias": "random minimal",
    "serg_benchmark": "many solutions",
    "magictour_top1465": "top1465",
    "forum_hardest_1905_11plus": "hardest of 2019",
    "forum_hardest_1106": "hardest of 2011",
}
SOLVERS = {"ninefold gcc 12": "ninefold, many", "single path gcc 12": "ninefold, one by one", "tdoku": "tdoku"}

Bars = dict[str, dict[str, float | None]]
"""For each row, the value of each bar by its name."""


@dataclass(frozen=True)
class Part:
    """A part of the page: what was measured, when and where, its picture, its numbers, and what is read off it."""

    title: str
    words: str
    chart: Chart
    table: str


def newest(pattern: str) -> Path:
    return max(RESULTS.glob(pattern))


def rows_of(path: Path) -> tuple[str, list[dict[str, str]]]:
    """What the first line of a table says of it, and its rows."""
    lines = path.read_text(encoding="utf-8").splitlines()
    about = [line for line in lines if line.startswith("#")]
    return (about[-1].removeprefix("# ") if about else "", list(csv.DictReader(lines[len(about) :])))


def markdown_table(path: Path, first: str) -> list[list[str]]:
    """The rows of the table of a page whose head begins so, numbers without their commas."""
    _, _, rest = path.read_text(encoding="utf-8").partition(f"| {first}")
    lines = rest.split("\n\n")[0].splitlines()[2:]
    return [[re.sub(r"(?<=\d),(?=\d)", "", cell.strip()) for cell in line.strip("|").split("|")] for line in lines]


def bar_chart(name: str, title: str, sentence: str, bars: Bars, unit: str) -> Chart:
    """A row per name, a bar per competitor, on an axis of tens."""
    names = list(dict.fromkeys(name for row in bars.values() for name in row))
    with style():
        figure, [axes] = figure_of(9.2, 1.1 + 0.27 * len(bars) * len(names))
        for lane, one in enumerate(names):
            places = [row + (lane - (len(names) - 1) / 2) * 0.8 / len(names) for row in range(len(bars))]
            values = [row.get(one) or 0 for row in bars.values()]
            drawn = axes.barh(places, values, height=0.72 / len(names), color=light(HUES[lane]), label=one)
            axes.bar_label(
                drawn, [number(value) if value else "" for value in values], padding=4, fontsize=9, color=light("ink")
            )
        axes.set_yticks(range(len(bars)), list(bars))
        axes.set_ylim(len(bars) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.set_xscale("log")
        low, high = axes.get_xlim()
        axes.set_xlim(low, high * 3)
        axes.set_xlabel(unit)
        axes.xaxis.grid(True)
        axes.set_axisbelow(True)
        if len(names) > 1:
            axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=len(names))
    return Chart(name, title, sentence, figure)


def share_chart(name: str, title: str, sentence: str, lines: dict[str, Sequence[float | None]], unit: str) -> Chart:
    """How many of all were reached within a time: None was not reached."""
    with style():
        figure, [axes] = figure_of(9.2, 3.6)
        for hue, (one, values) in zip(HUES, lines.items(), strict=False):
            reached = sorted(value for value in values if value is not None)
            shares = [100 * (place + 1) / len(values) for place in range(len(reached))]
            axes.step(reached, shares, where="post", color=light(hue), label=one)
        axes.set_xscale("log")
        axes.set_ylim(0, 102)
        axes.set_xlabel(unit)
        axes.set_ylabel("% of them")
        axes.grid(True)
        axes.set_axisbelow(True)
        if len(lines) > 1:
            axes.legend(loc="lower right")
    return Chart(name, title, sentence, figure)


def number(value: float) -> str:
    """
    >>> number(0.0801), number(3.8556), number(93.34), number(24726), number(16.0)
    ('0.080', '3.86', '93.3', '24,726', '16')
    """
    if float(value).is_integer():
        return f"{value:,.0f}"
    return f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3}f}"


def table_of(first: str, bars: Bars) -> str:
    names = list(dict.fromkeys(name for row in bars.values() for name in row))
    lines = [f"| {first} | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for row, values in bars.items():
        cells = (number(value) if (value := values.get(name)) else "" for name in names)
        lines.append(f"| {row} | {' | '.join(cells)} |")
    return "\n".join(lines)


def solving() -> Part:
    path = newest("solve-*.json")
    told = json.loads(path.read_text(encoding="utf-8"))
    measured = told["microseconds per puzzle"]
    bars: Bars = {
        SETS[one]: {said: solvers[name]["microseconds"] for name, said in SOLVERS.items() if name in solvers}
        for one, solvers in measured.items()
    }
    words = f"{told['date']}, {told['processor']}: {'; '.join(told['notes'])}."
    unit = "microseconds of processor time per puzzle"
    return Part(
        "Solving 9×9, beside tdoku",
        words,
        bar_chart("bench-solve", "Solving beside tdoku", "Shorter is faster.", bars, unit),
        table_of("µs per puzzle", bars),
    )


def packages() -> Part:
    about, rows = rows_of(newest("packages-*.csv"))
    bars: Bars = {
        f"{row['package']}" if row["job"] == "solve" else f"{row['package']} ({row['job']})": {
            kind: float(row[kind]) if row[kind] else None for kind in ("easy", "minimal")
        }
        for row in rows
    }
    unit = "microseconds of processor time per puzzle"
    chart = bar_chart("bench-packages", "Python packages", "Shorter is faster.", bars, unit)
    words = f"{about}. [Beside other packages](compare.md) says what each of them does besides."
    return Part("Python packages", words, chart, table_of("µs per puzzle", bars))


def rating() -> Part:
    rows = markdown_table(ROOT / "bench" / "rate" / "results.md", "file | puzzles")
    explainer = {"17_clue": 152.0, "controlled_bias": 17.0, "magictour_top1465": 2.0}
    bars: Bars = {
        SETS[row[0]]: {"ninefold": float(row[2]), "Sudoku Explainer 1.2.1, elsewhere": explainer[row[0]]}
        for row in rows
    }
    words = (
        "ER, EP and ED on the scale of Sudoku Explainer: `bench/rate/results.md`, 2026-11-16, two cores shared with "
        "other work. The figures of Sudoku Explainer were given to us for another machine, and are here for the order "
        "of magnitude."
    )
    chart = bar_chart("bench-rate", "Ratings per second", "Longer is faster.", bars, "puzzles per second")
    return Part("Rating", words, chart, table_of("puzzles per second", bars))


def generating() -> Part:
    told = json.loads(newest("generate-*.json").read_text(encoding="utf-8"))
    wishes = {name: one["per_second"] for name, one in told.items() if isinstance(one, dict) and "per_second" in one}
    bars: Bars = {"minimal, not rated": {"ninefold": told["minimal_per_second"]}}
    bars |= {name: {"ninefold": each} for name, each in wishes.items()}
    words = (
        f"{told['date']}, {told['machine']['processor']}, {told['compiler']}, one thread, on a machine with a load of "
        "8 to 15. `level`: puzzles of that level; `path`: puzzles whose path has that technique; `givens`: at most so "
        "many."
    )
    chart = bar_chart("bench-generate", "Puzzles made per second", "Longer is faster.", bars, "puzzles per second")
    return Part("Generating as wished", words, chart, table_of("puzzles per second", bars))


def techniques() -> Part:
    about, rows = rows_of(newest("generate-techniques-*.csv"))
    wishes = {"path": "on the path", "enough": "enough with singles", "training": "training puzzles"}
    lines = {
        said: [
            float(row["seconds_per_hit"]) if re.fullmatch(r"[0-9.]+", row["seconds_per_hit"]) else None
            for row in rows
            if row["wish"] == wish
        ]
        for wish, said in wishes.items()
    }
    bars: Bars = {
        said: {
            f"within {limit:g} s": float(sum(one is not None and one <= limit for one in values))
            for limit in (0.1, 1, 5)
        }
        | {"of": float(len(values))}
        for said, values in lines.items()
    }
    words = (
        f"{about}. Seconds of processor time per puzzle in which a technique is needed, for each of the techniques; "
        "what was not reached within the limit of the run is missing at the top. "
        "[Every technique by name](generate.md#every-technique)."
    )
    chart = share_chart(
        "bench-techniques", "Puzzles for a technique", "Farther to the left is faster.", lines, "seconds per puzzle"
    )
    return Part("A puzzle for each technique", words, chart, table_of("techniques reached", bars))


def variants() -> Part:
    rows = markdown_table(newest("*-general.md"), "puzzle, guesses")
    bars: Bars = {
        row[0]: {"ninefold": float(row[2]), "Interactive Sudoku Solver": float(row[3]) if row[3] else None}
        for row in rows
        if row[2].isdigit() and row[2] != "0"
    }
    words = (
        "Guesses until a variant is proved to have one solution, where the Interactive Sudoku Solver once needed far "
        "fewer than we did: `bench/results/2026-11-general.md`, which also tells the times of 364 variants and 136 "
        "large boards."
    )
    chart = bar_chart("bench-variants", "Guesses on variants", "Shorter is better.", bars, "guesses")
    return Part("Variants", words, chart, table_of("guesses", bars))


def photos() -> Part:
    path = newest("photo-*.csv")
    _, rows = rows_of(path)
    seconds = [float(row["seconds"]) for row in rows]
    right = sum(row["wrong cells"] == "0" for row in rows)
    flagged = sum(row["flagged"] == "yes" for row in rows)
    words = (
        f"{path.stem.removeprefix('photo-')}: five-fold cross-validation on {len(rows)} photos, {right} read without a "
        f"wrong cell, {flagged} flagged as uncertain ([how it was judged](photo.md)). Seconds of processor time per "
        "photo, on a loaded machine."
    )
    bars: Bars = {
        "photos": {f"within {limit:g} s": float(sum(one <= limit for one in seconds)) for limit in (0.2, 0.5, 1)}
    }
    chart = share_chart("bench-photo", "Photos read", "Farther to the left is faster.", {"photos": seconds}, "seconds")
    return Part("Photos", words, chart, table_of("read", bars))


def page(parts: Sequence[Part]) -> Iterator[str]:
    yield "# Benchmarks\n\n"
    yield (
        "What the files of [bench/results](../bench/README.md) hold, drawn by `python scripts/benchmark_page.py`. "
        "Nothing here is measured anew: each part says when and on which machine it was, and `bench/README.md` how to "
        "repeat it. How fast the commands are on your machine: `ninefold bench` and [Speed](speed.md).\n"
    )
    for part in parts:
        chart = part.chart
        yield f"\n## {part.title}\n\n{part.words}\n\n![{chart.title}](pictures/{chart.name}.svg)\n\n"
        yield f"{chart.sentence}\n\n{part.table}\n"


def all_parts() -> list[Part]:
    return [solving(), packages(), rating(), generating(), techniques(), variants(), photos()]


def main() -> None:
    parts = all_parts()
    for part in parts:
        picture = PICTURES / f"{part.chart.name}.svg"
        picture.write_text(standing_alone(part.chart.svg) + "\n", encoding="utf-8")
    PAGE.write_text("".join(page(parts)), encoding="utf-8")


if __name__ == "__main__":
    main()
