"""The report: one HTML page with everything in it, nothing loaded from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any

from ninefold.errors import MissingExtraError
from ninefold.lab.algorithms import PAPER, THESIS_SOLVERS
from ninefold.lab.charts import Chart, growth_chart, memory_chart, paper_charts, study_chart
from ninefold.lab.conclusions import TIMES_FASTER, against_paper, conclusions
from ninefold.lab.look import css_variables, standing_alone
from ninefold.lab.paper import PAPER_TABLE, STUDY_LEFT_OUT, STUDY_LEVELS, STUDY_TABLE
from ninefold.lab.results import Results, Row
from ninefold.lab.wording import many, seconds_text

_GROWTH = ("bf", "bt", "nsbt", "hsbt", "mc", "dfs", "combined", "dlx", "annealing", "search", "sat")


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: our text, the other's, how it is tinted, and what hovering tells."""

    ours: str
    theirs: str = ""
    kind: str = ""
    note: str = ""


def report_file(name: str) -> str:
    """What the page looks like (report.css, with the colours) or does (report.js)."""
    text = files("ninefold.lab").joinpath("templates", name).read_text(encoding="utf-8")
    return css_variables() + text if name.endswith(".css") else text


def report_page(results: Sequence[Results], *, assets: str = "", theme: str = "") -> str:
    """The page about all results of a folder.

    It holds everything, unless `assets` is the address of the folder that has report.css and report.js. It is light or
    dark as the system is, or as `theme` says.
    """
    try:
        from jinja2 import Environment
    except ImportError as error:
        raise MissingExtraError("the report", "lab") from error
    source = files("ninefold.lab").joinpath("templates", "report.html").read_text(encoding="utf-8")
    environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    parts = {"style": report_file("report.css"), "script": report_file("report.js"), "assets": assets, "theme": theme}
    return environment.from_string(source).render(_context(results) | parts)


def write_charts(results: Sequence[Results], folder: Path) -> None:
    """Every chart as an SVG that stands alone and as a PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in results:
        for chart in charts_of(one):
            (folder / f"{chart.name}.svg").write_text(standing_alone(chart.svg), encoding="utf-8")
            (folder / f"{chart.name}.png").write_bytes(chart.png())


def charts_of(results: Results) -> list[Chart]:
    """The charts that the results of a suite are good for."""
    titles = results.titles
    there = {row.algorithm for row in results.rows}
    if results.suite == "study50":
        return [study_chart(results, titles)] if there >= set(THESIS_SOLVERS) else []
    charts = []
    if results.suite == "paper" and there >= set(PAPER):
        charts += paper_charts(results, titles)
    growing = [name for name in _GROWTH if name in there]
    if growing and len({row.size for row in results.rows}) > 1:
        charts.append(growth_chart(results, titles, growing))
    if there & {"bfs", "dfs"}:
        charts.append(memory_chart(results, titles))
    return charts


def _context(results: Sequence[Results]) -> dict[str, Any]:
    """What the template shows; a section without rows is not there."""
    kinds = {one.suite: _kind(one) for one in results if one.rows}
    by_kind = {kinds[one.suite]: one for one in results if one.suite in kinds}
    return {
        "facts": results[0].facts,
        "paper": _paper_section(by_kind["paper"]) if "paper" in by_kind else None,
        "study": _study_section(by_kind["study50"]) if "study50" in by_kind else None,
        "others": [_other_section(one) for one in results if kinds.get(one.suite) == "other"],
    }


def _kind(results: Results) -> str:
    """Which section results belong to: the study is one of its own three solvers."""
    if results.suite == "study50" and not any(row.algorithm in THESIS_SOLVERS for row in results.rows):
        return "other"
    return results.suite if results.suite in ("paper", "study50") else "other"


def _other_section(results: Results) -> dict[str, Any]:
    return {
        "name": results.suite,
        "facts": results.facts,
        "table": _all_table(results),
        "charts": charts_of(results),
    }


def _paper_section(results: Results) -> dict[str, Any]:
    charts = charts_of(results)
    faster = _factors(results)
    solved = {row.puzzle for row in results.rows if row.solved}
    there = {row.algorithm for row in results.rows}
    others = [name for name in results.titles if name not in PAPER and name in there]
    return {
        "facts": results.facts,
        "beside": against_paper(results),
        "conclusions": conclusions(results),
        "table": _paper_table(results),
        "all": _all_table(results, others) if others else None,
        "charts": charts,
        "faster": f"{median(faster):,.0f}" if faster else "",
        "least_faster": f"{min(faster):,.0f}" if faster else "",
        "solved": len(solved),
        "rows": len({row.puzzle for row in results.rows}),
        "algorithms": len({row.algorithm for row in results.rows}),
        "runs": sum(row.repeats for row in results.rows),
    }


def _factors(results: Results) -> list[float]:
    cells = results.by_key()
    return [
        theirs / cells[name, algorithm].median
        for name, row in PAPER_TABLE.items()
        for algorithm, theirs in row.items()
        if isinstance(theirs, float) and (name, algorithm) in cells and cells[name, algorithm].solved
    ]


def _outcome(row: Row) -> str:
    return f"({row.outcome})" if row.skipped else row.outcome


def _note(row: Row) -> str:
    if row.skipped:
        return "not run: the lighter puzzle of the same row was inf"
    if row.outcome != "solved":
        return f"{row.outcome}{': ' + row.cut if row.cut else ''}; {many(row.nodes, 'node')}"
    return (
        f"median of {row.repeats}: {seconds_text(row.median)}, quartiles {seconds_text(row.quartile1)} to "
        f"{seconds_text(row.quartile3)}; {many(row.nodes, 'node')}, {many(row.placements, 'placement')}, "
        f"{many(row.checks, 'check')}, depth {row.max_depth}, {many(row.peak_states, 'state')}"
    )


def _paper_table(results: Results) -> dict[str, Any] | None:
    """The rows and columns of the paper that were run; none if none were."""
    titles = results.titles
    cells = results.by_key()
    names = [name for name in PAPER if any(row.algorithm == name for row in results.rows)]
    puzzles = [name for name in PAPER_TABLE if any((name, algorithm) in cells for algorithm in names)]
    if not puzzles:
        return None
    lines = []
    for puzzle in puzzles:
        line = []
        for algorithm in names:
            theirs = PAPER_TABLE[puzzle][algorithm]
            text = f"{theirs:g} s" if isinstance(theirs, float) else theirs
            line.append(_paper_cell(cells.get((puzzle, algorithm)), theirs, text))
        lines.append({"name": puzzle, "first": puzzle.endswith("low(-)"), "cells": line})
    return {"heads": [titles[name] for name in names], "lines": lines}


def _paper_cell(own: Row | None, theirs: float | str, text: str) -> Cell:
    if own is None:
        return Cell("–", text)
    if not own.solved:
        return Cell(_outcome(own), text, "none" if own.outcome == theirs else "bad", _note(own))
    if isinstance(theirs, str):
        return Cell(seconds_text(own.median), text, "new", _note(own))
    kind = "good" if own.median * TIMES_FASTER <= theirs else "bad"
    return Cell(seconds_text(own.median), text, kind, f"{theirs / own.median:,.0f} times faster. {_note(own)}")


def _all_table(results: Results, algorithms: Sequence[str] | None = None) -> dict[str, Any]:
    titles = results.titles
    cells = results.by_key()
    there = {row.algorithm for row in results.rows}
    names = [name for name in (algorithms or titles) if name in there]
    lines = []
    for puzzle in dict.fromkeys(row.puzzle for row in results.rows):
        own = [cells.get((puzzle, name)) for name in names]
        best = min((row.median for row in results.rows if row.puzzle == puzzle and row.solved), default=0.0)
        line = []
        for row in own:
            if row is None:
                line.append(Cell("–"))
            elif not row.solved:
                line.append(Cell(_outcome(row), kind="none", note=_note(row)))
            else:
                line.append(Cell(seconds_text(row.median), kind="best" if row.median == best else "", note=_note(row)))
        lines.append({"name": puzzle, "first": puzzle.endswith("low(-)"), "cells": line})
    return {"heads": [titles[name] for name in names], "lines": lines}


def _study_section(results: Results) -> dict[str, Any]:
    titles = results.titles
    cells = results.by_key()
    table = []
    for algorithm in THESIS_SOLVERS:
        for level in STUDY_LEVELS:
            rows = [row for row in results.rows if row.algorithm == algorithm and row.level == level]
            times = [row.median * 1e6 for row in rows if row.solved]
            if not times:
                continue
            mean, least, most = STUDY_TABLE[algorithm][level]
            left_out = STUDY_LEFT_OUT.get(level, 0) if algorithm == "guess" else 0
            table.append(
                {
                    "solver": titles[algorithm],
                    "level": level,
                    "games": f"{len(times)} of {len(rows)}",
                    "ours": [f"{value:,.0f}" for value in (fmean(times), min(times), max(times))],
                    "spread": f"{stdev(times):,.0f}" if len(times) > 1 else "–",
                    "theirs": [f"{value:,}" for value in (mean, least, most)],
                    "their_games": f"{50 - left_out} of 50",
                    "factor": f"{mean / fmean(times):,.0f}",
                }
            )
    solvers = [name for name in THESIS_SOLVERS if any(row.algorithm == name for row in results.rows)]
    games = []
    for number in range(1, 51):
        line = [cells.get((f"{level}-{number:02}", algorithm)) for algorithm in solvers for level in STUDY_LEVELS]
        texts = [f"{row.median * 1e6:,.0f}" if row and row.solved else row.outcome if row else "–" for row in line]
        if any(line):
            games.append({"number": number, "texts": texts})
    return {
        "facts": results.facts,
        "table": table,
        "games": games,
        "charts": charts_of(results),
        "solvers": [titles[name] for name in solvers],
        "levels": STUDY_LEVELS,
    }
