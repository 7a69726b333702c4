"""The charts of the report, drawn with matplotlib as SVG."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from ninefold.errors import MissingExtraError
from ninefold.lab.look import HUES, light, with_variables
from ninefold.lab.paper import PAPER_LIMIT, PAPER_TABLE, STUDY_LEVELS, STUDY_TABLE
from ninefold.lab.results import Results

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_INF, _ERR = 6e2, 4e3
"""Where inf and err stand on the axis of seconds, beyond every number."""

_RULES: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ninefold",  # the same picture has the same names inside it each time
    "font.family": "sans-serif",
    "font.size": 10.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": light("thin"),
    "axes.labelcolor": light("ink"),
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "text.color": light("ink"),
    "xtick.color": light("ink"),
    "ytick.color": light("ink"),
    "grid.color": light("thin"),
    "grid.linewidth": 0.6,
    "legend.frameon": False,
}


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart: its name in files, its title, what to see in it, and the picture."""

    name: str
    title: str
    sentence: str
    figure: Figure

    @property
    def svg(self) -> str:
        """The picture with CSS variables for its colours, ids of its own, and the system's font."""
        text = io.StringIO()
        with style():
            self.figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
        body = text.getvalue()
        body = body[body.index("<svg") :]
        body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.S)
        body = re.sub(r'\bid="([^"]+)"', rf'id="{self.name}-\1"', body)
        body = re.sub(r'(url\(|xlink:href=")#', rf"\1#{self.name}-", body)
        body = re.sub(r"font: [^;\"]*?([\d.]+)px [^;\"]*", r"font-size: \1px", body)
        # As attributes: pages of the server allow no styles inside of them. The sheet of the picture is of lines alone.
        body = re.sub(r"<defs>\s*<style[^>]*>[^<]*</style>\s*</defs>", "", body)
        body = re.sub(r' style="([^"]*)"', _attributes, body)
        body = re.sub(r'(<svg\b[^>]*?) width="[^"]*"', r"\1", body, count=1)
        body = re.sub(r'(<svg\b[^>]*?) height="[^"]*"', r"\1", body, count=1)
        return with_variables(
            body.replace("<svg ", f'<svg role="img" aria-label="{self.title}" class="chart" {_LINES} ', 1)
        )

    def png(self) -> bytes:
        """The picture in light colours on paper."""
        data = io.BytesIO()
        with style():
            self.figure.savefig(data, format="png", dpi=130, facecolor=light("paper"))
        return data.getvalue()


_LINES = 'stroke-linejoin="round" stroke-linecap="butt"'


def _attributes(style: re.Match[str]) -> str:
    pairs = (one.split(":", 1) for one in style[1].split(";") if one.strip())
    return "".join(f' {name.strip()}="{value.strip()}"' for name, value in pairs)


def style() -> Any:
    """Our look, for as long as something is drawn."""
    try:
        import matplotlib
    except ImportError as error:
        raise MissingExtraError("a chart", "lab") from error
    return matplotlib.rc_context(_RULES)


def figure_of(width: float, height: float, columns: int = 1) -> tuple[Figure, list[Axes]]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots(1, columns, squeeze=False, sharey=columns > 1)
    return figure, list(axes[0])


def paper_charts(results: Results, titles: dict[str, str]) -> list[Chart]:
    """The charts of the paper, ours beside its own numbers."""
    names = [row for row in PAPER_TABLE if results.cell(row, "mc") is not None]
    small = [name for name in names if name.startswith("s2")]
    nine = [name for name in names if name.startswith("s3")]
    with style():
        return [
            _dots(results, titles, "bf-bff", "BF against BFF on 4×4", small, ("bf", "bff"),
                  "Every filling, against only those that do not clash with the givens."),
            _dots(results, titles, "bt-btf", "BT against BTF on 9×9", nine, ("bt", "btf"),
                  "The same tree; BTF looks at fewer digits in each cell."),
            _dots(results, titles, "ns", "NS over all sizes", names, ("ns",),
                  "A number where naked singles suffice, err where they do not."),
            _dots(results, titles, "hybrids", "The hybrids", names, ("nsbt", "hsbt"),
                  "Elimination first, backtracking on what it leaves."),
            _dots(results, titles, "mc", "MC over all sizes", names, ("mc",),
                  "Both kinds of singles, then a split on two candidates."),
            _nine_by_nine(results, titles, nine),
        ]  # fmt: skip


def _dots(
    results: Results, titles: dict[str, str], name: str, title: str, puzzles: Sequence[str], algorithms: Sequence[str],
    sentence: str,
) -> Chart:  # fmt: skip
    figure, [axes] = figure_of(9.2, 1.25 + 0.27 * len(puzzles) * (1 + 0.45 * (len(algorithms) - 1)))
    cells = results.by_key()
    for row, puzzle in enumerate(puzzles):
        for number, algorithm in enumerate(algorithms):
            y = row + (number - (len(algorithms) - 1) / 2) * 0.34
            hue = light(HUES[number])
            theirs = _place(PAPER_TABLE[puzzle][algorithm])
            own = cells.get((puzzle, algorithm))
            if own is not None:
                ours = _place(own.median if own.solved else own.outcome)
                if max(ours, theirs) < _INF:
                    axes.plot([ours, theirs], [y, y], color=hue, linewidth=1.1, alpha=0.45, zorder=2)
                axes.plot(
                    ours, y, "o" if ours < _INF else "X" if ours == _ERR else ">", color=hue, markersize=6.5, zorder=4
                )
            mark = "o" if theirs < _INF else "x" if theirs == _ERR else ">"
            axes.plot(theirs, y, mark, color=hue, markerfacecolor=light("paper"), markersize=6.5, zorder=3)
    axes.set_yticks(range(len(puzzles)), puzzles)
    axes.set_ylim(len(puzzles) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    for edge in range(1, len(puzzles)):
        if puzzles[edge][:2] != puzzles[edge - 1][:2]:
            axes.axhline(edge - 0.5, color=light("thin"), linewidth=0.8)
    _axis_of_seconds(axes)
    handles = [_handle("o", HUES[number], True, f"{titles[name]}, ours") for number, name in enumerate(algorithms)]
    handles += [
        _handle("o", HUES[number], False, f"{titles[algorithm]}, the paper")
        for number, algorithm in enumerate(algorithms)
    ]
    figure.legend(handles=handles, loc="outside upper left", ncols=4, handletextpad=0.2, columnspacing=1.2)
    return Chart(name, title, sentence, figure)


def _place(value: float | str) -> float:
    return {"inf": _INF, "err": _ERR}[value] if isinstance(value, str) else value


def _axis_of_seconds(axes: Axes) -> None:
    axes.set_xscale("log")
    axes.set_xlim(2e-6, 1e4)
    numbers = {
        1e-6: "1 µs",
        1e-5: "10 µs",
        1e-4: "0.1 ms",
        1e-3: "1 ms",
        1e-2: "10 ms",
        0.1: "0.1 s",
        1.0: "1 s",
        10.0: "10 s",
    }
    ticks = [tick for tick in numbers if tick > 2e-6] + [_INF, _ERR]
    axes.set_xticks(ticks, [numbers.get(tick, "inf" if tick == _INF else "err") for tick in ticks])
    axes.set_xticks([], minor=True)
    axes.grid(axis="x", which="major")
    axes.axvspan(PAPER_LIMIT * 3, 1e4, color=light("soft"), zorder=0, linewidth=0)
    axes.set_axisbelow(True)


def _handle(marker: str, hue: str, filled: bool, label: str) -> Any:
    from matplotlib.lines import Line2D

    face = light(hue) if filled else light("paper")
    return Line2D(
        [], [], marker=marker, linestyle="", color=light(hue), markerfacecolor=face, markersize=6.5, label=label
    )


def _nine_by_nine(results: Results, titles: dict[str, str], puzzles: Sequence[str]) -> Chart:
    figure, panels = figure_of(9.2, 4.4, columns=2)
    algorithms = ("bt", "btf", "ns", "nsbt", "hs", "hsbt", "mc")
    cells = results.by_key()
    lines = []
    for number, algorithm in enumerate(algorithms):
        own = [cells.get((puzzle, algorithm)) for puzzle in puzzles]
        ours = [row.median if row is not None and row.solved else None for row in own]
        theirs = [value if isinstance(value := PAPER_TABLE[puzzle][algorithm], float) else None for puzzle in puzzles]
        for axes, values in zip(panels, (ours, theirs), strict=True):
            points: list[Any] = [value if value is not None else float("nan") for value in values]
            marker = "osD^vPX"[number]
            lines.append(
                axes.plot(
                    range(len(puzzles)), points, marker=marker, color=light(HUES[number]), markersize=5, linewidth=1.4
                )[0]
            )
    for axes, name in zip(panels, ("ours", "the paper"), strict=True):
        axes.set_title(name, loc="left", fontsize=11)
        axes.set_xticks(range(len(puzzles)), [puzzle[3:] for puzzle in puzzles], rotation=40, ha="right")
        axes.set_yscale("log")
        axes.set_yticks(
            [1e-5, 1e-4, 1e-3, 1e-2, 0.1, 1, 10], ["10 µs", "0.1 ms", "1 ms", "10 ms", "0.1 s", "1 s", "10 s"]
        )
        axes.set_yticks([], minor=True)
        axes.grid(axis="y")
    figure.legend(handles=lines[::2], labels=[titles[name] for name in algorithms], loc="outside right center")
    sentence = "A line that breaks off: the algorithm ends with err there. BF and BFF never end on 9×9."
    return Chart("nine", "All algorithms on 9×9", sentence, figure)


def growth_chart(results: Results, titles: dict[str, str], algorithms: Sequence[str]) -> Chart:
    """Nodes and time against the size, for the first and for the last puzzle of each size."""
    cells = results.by_key()
    names: dict[int, list[str]] = {}
    for row in results.rows:
        if row.puzzle not in names.setdefault(row.size, []):
            names[row.size].append(row.puzzle)
    sizes = sorted(names)
    with style():
        figure, _ = figure_of(9.2, 7.2)
        figure.clear()
        panels = figure.subplots(2, 2, sharex=True)
        lines = []
        for number, algorithm in enumerate(algorithms):
            look = {"linestyle": "-" if number < len(HUES) else "--", "marker": "osD^vPX*hd<>"[number % 12]}
            hue = light(HUES[number % len(HUES)])
            for line, place in enumerate((0, -1)):
                rows = [cells.get((names[size][place], algorithm)) for size in sizes]
                for axes, part in zip(panels[line], ("nodes", "median"), strict=True):
                    least = 1 if part == "nodes" else 0.0
                    values: list[Any] = [
                        max(getattr(row, part), least) if row and row.solved else float("nan") for row in rows
                    ]
                    lines.append(axes.plot(sizes, values, color=hue, markersize=5, linewidth=1.4, **look)[0])
        for line, which in enumerate(("lightest", "heaviest")):
            for axes, name in zip(panels[line], ("nodes", "seconds"), strict=True):
                axes.set_title(f"{name}, {which} puzzle of each size", loc="left", fontsize=11)
                axes.set_yscale("log")
                axes.set_xticks(sizes, [f"{size}×{size}" for size in sizes])
                axes.grid(axis="y")
        labels = [titles.get(name, name) for name in algorithms]
        figure.legend(handles=lines[::4], labels=labels, loc="outside right center")
        sentence = "A line ends where a limit ends the algorithm. What singles finish is one node."
        return Chart("growth", "Growth with the size", sentence, figure)


def memory_chart(results: Results, titles: dict[str, str]) -> Chart:
    """Nodes against stored states for the ways to search the state space."""
    with style():
        figure, [axes] = figure_of(9.2, 3.6)
        for number, algorithm in enumerate(("bfs", "dfs", "best-first", "bt", "mc")):
            rows = [row for row in results.rows if row.algorithm == algorithm]
            for solved in (True, False):
                points = [row for row in rows if row.solved == solved]
                axes.plot(
                    [max(row.nodes, 1) for row in points], [max(row.peak_states, 1) for row in points],
                    "osD^v"[number], color=light(HUES[number]), markersize=6, alpha=0.85,
                    markerfacecolor=light(HUES[number]) if solved else light("paper"),
                    label=titles.get(algorithm, algorithm) if solved else None,
                )  # fmt: skip
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlabel("nodes")
        axes.set_ylabel("states kept at once")
        axes.grid(which="major")
        figure.legend(loc="outside right center")
        sentence = (
            "Breadth-first keeps every state it meets; depth-first a few per level; backtracking one. "
            "Hollow: ended by a limit."
        )
        return Chart("memory", "Nodes and memory of state-space search", sentence, figure)


def study_chart(results: Results, titles: dict[str, str]) -> Chart:
    """Every game a dot, our median a bar, the thesis's mean a diamond with its range."""
    with style():
        figure, panels = figure_of(9.2, 4.2, columns=3)
        for axes, (algorithm, table) in zip(panels, STUDY_TABLE.items(), strict=True):
            for place, level in enumerate(STUDY_LEVELS):
                rows = [row for row in results.rows if row.algorithm == algorithm and row.level == level and row.solved]
                spread = [place - 0.32 + 0.34 * ((7 * index) % 50) / 50 for index in range(len(rows))]
                axes.plot(spread, [row.median for row in rows], "o", color=light("blue"), markersize=3.2, alpha=0.7)
                if rows:
                    middle = median(row.median for row in rows)
                    axes.plot([place - 0.36, place + 0.06], [middle, middle], color=light("ink"), linewidth=1.8)
                mean, least, most = (value * 1e-6 for value in table[level])
                axes.plot([place + 0.25] * 2, [least, most], color=light("orange"), linewidth=1.6)
                axes.plot(place + 0.25, mean, "D", color=light("orange"), markersize=6)
            axes.set_title(titles.get(algorithm, algorithm), loc="left", fontsize=11)
            axes.set_xticks(range(len(STUDY_LEVELS)), STUDY_LEVELS)
            axes.set_yscale("log")
            axes.set_yticks([1e-5, 1e-4, 1e-3, 1e-2, 0.1], ["10 µs", "0.1 ms", "1 ms", "10 ms", "0.1 s"])
            axes.set_yticks([], minor=True)
            axes.grid(axis="y")
        handles = [
            _handle("o", "blue", True, "a game, ours"),
            _handle("D", "orange", True, "mean and range, the thesis"),
        ]
        figure.legend(handles=handles, loc="outside upper left", ncols=2)
        growth = {name: _growth(results, name) for name in STUDY_TABLE}
        grown = [f"{titles.get(name, name)} {times:.1f} times" for name, times in growth.items() if isfinite(times)]
        ratio = f"Our mean time of a hard game against an easy one: {', '.join(grown)}. " if grown else ""
        sentence = f"{ratio}Bars: our medians."
        return Chart("study", "Three solvers, three levels, 50 games each", sentence, figure)


def _growth(results: Results, algorithm: str) -> float:
    rows = [row for row in results.rows if row.algorithm == algorithm and row.solved]
    easy, hard = ([row.median for row in rows if row.level == level] for level in ("easy", "hard"))
    return fmean(hard) / fmean(easy) if easy and hard else float("nan")
