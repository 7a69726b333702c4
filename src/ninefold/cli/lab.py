"""`ninefold lab`: algorithms compared."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from ninefold.cli.puzzle_argument import Complaints, Entries, puzzle_argument, timeout_option
from ninefold.desk.task import Task
from ninefold.errors import PuzzleError
from ninefold.files.atomic import atomic_writer

_files_option = click.option(
    "--file", "files", multiple=True, type=click.Path(dir_okay=False), help="A Python file with one more algorithm."
)


@click.group()
def lab() -> None:
    """Compare algorithms: run a suite, report it, draw a search tree, list or add algorithms."""


@lab.command()
@click.option("--suite", "suite_name", default="paper", show_default=True, help="paper, study50, or a file of puzzles.")
@click.option("--out", "folder", type=click.Path(path_type=Path, file_okay=False), required=True, help="For results.")
@click.option("--algorithms", "names", help="Names with commas between; all, or the three of the study, if left out.")
@_files_option
@click.option("--limit", type=click.FloatRange(min=0.001), default=60.0, show_default=True, help="Seconds until inf.")
@click.option("--states", type=click.IntRange(min=1), default=1_000_000, show_default=True, help="Stored until inf.")
@click.option("--repeats", type=click.IntRange(min=1), default=5, show_default=True, help="Times of each measurement.")
@click.option("--quiet", is_flag=True, help="No progress bar.")
def run(
    suite_name: str,
    folder: Path,
    names: str | None,
    files: tuple[str, ...],
    limit: float,
    states: int,
    repeats: int,
    quiet: bool,
) -> int:
    """Run algorithms on a suite. What the folder already holds is not run again."""
    from ninefold.engine.lab import Limits
    from ninefold.lab.algorithms import THESIS_SOLVERS
    from ninefold.lab.plugins import everyone, find
    from ninefold.lab.run import run_suite
    from ninefold.lab.suite import load

    suite = load(suite_name)
    if names is None and suite_name == "study50":
        names = ",".join(THESIS_SOLVERS)
    known = everyone(files)
    chosen = [find(name.strip(), files) for name in names.split(",")] if names else list(known)
    for algorithm in chosen:
        if not algorithm.installed:
            click.echo(f"left out: {algorithm.title} needs pip install 'ninefold[lab]'", err=True)
    chosen = [algorithm for algorithm in chosen if algorithm.installed]
    rows = run_suite(suite, chosen, folder, Limits(limit, states), repeats, files)
    total = len(suite.entries) * len(chosen)
    hidden = quiet or not sys.stderr.isatty()
    with click.progressbar(
        rows, length=total, label=suite.name, item_show_func=_shown, hidden=hidden, file=sys.stderr
    ) as bar:
        new = sum(row is not None for row in bar)
    click.echo(f"{new} measured, {total - new} kept from before: {folder / (suite.name + '.csv')}")
    return 0


def _shown(row: Any) -> str | None:
    return f"{row.algorithm} on {row.puzzle}: {row.outcome}" if row is not None else None


@lab.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True), metavar="DIR")
@click.option("--out", "target", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The HTML file.")
@click.option("--charts", type=click.Path(path_type=Path, file_okay=False), help="Charts as SVG and PNG files too.")
@click.option("--no-open", is_flag=True, help="Do not open the report.")
def report(folder: Path, target: Path, charts: Path | None, no_open: bool) -> int:
    """Make one HTML page of the results in DIR: tables, charts, conclusions."""
    from ninefold.lab.report import report_page, write_charts
    from ninefold.lab.results import read

    results = read(folder)
    target.parent.mkdir(parents=True, exist_ok=True)
    with atomic_writer(target) as file:
        file.write(report_page(results))
    if charts:
        write_charts(results, charts)
    click.echo(f"report     {target}")
    if not no_open:
        click.launch(str(target))
    return 0


@lab.command()
@puzzle_argument
@click.option("--algorithm", "name", default="dfs", show_default=True, help="A native algorithm that searches.")
@click.option(
    "--out", "target", type=click.Path(path_type=Path, dir_okay=False), default="tree.html", show_default=True
)
@click.option("--nodes", type=click.IntRange(min=2), default=400, show_default=True, help="Draw at most so many nodes.")
@click.option("--first", is_flag=True, help="Stop at the first solution.")
@click.option("--no-open", is_flag=True, help="Do not open the drawing.")
@timeout_option
def tree(
    entries: Entries,
    name: str,
    target: Path,
    nodes: int,
    first: bool,
    no_open: bool,
    task: Task,
) -> int:
    """Draw the search tree of PUZZLE, as .svg or as interactive .html: dead ends and solutions are marked.

    A 4×4 is drawn whole, with a board at every node; of larger trees the deepest branches are cut off and counted.
    """
    from ninefold.lab.tree import draw_tree, grow_tree

    if target.suffix.lower() not in (".svg", ".html"):
        raise click.UsageError(f"the drawing is .svg or .html, got {target.name}")
    complaints = Complaints()
    for record in complaints.good(entries):
        grown = grow_tree(record.puzzle, name, whole=not first, stop=task.stop)
        with atomic_writer(target) as file:
            file.write(draw_tree(grown, nodes, interactive=target.suffix.lower() == ".html"))
        click.echo(f"{grown.summary}\ntree       {target}")
        if not no_open:
            click.launch(str(target))
        break
    return complaints.exit_code()


@lab.command(name="list")
@_files_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object per algorithm.")
def list_(files: tuple[str, ...], as_json: bool) -> int:
    """List all algorithms: name, where it comes from, what it does."""
    from ninefold.lab.plugins import everyone

    for algorithm in everyone(files):
        missing = "" if algorithm.installed else " (not installed: pip install 'ninefold[lab]')"
        if as_json:
            facts = {"name": algorithm.name, "title": algorithm.title, "group": algorithm.group}
            click.echo(json.dumps({**facts, "sentence": algorithm.sentence, "installed": algorithm.installed}))
        else:
            click.echo(f"{algorithm.name:<12} {algorithm.group:<11} {algorithm.sentence}{missing}")
    return 0


@lab.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--remove", is_flag=True, help="Forget the algorithm of this NAME again.")
def add(file: Path, remove: bool) -> int:
    """Add the algorithm of a Python FILE: it joins every table. It is tried on a 4×4 first."""
    from ninefold.engine.lab import Limits
    from ninefold.lab import plugins
    from ninefold.lab.isolated import WARM_UP, Isolated

    if remove:
        plugins.remove(str(file))
        click.echo(f"forgot {file}")
        return 0
    algorithm = plugins.from_file(file)
    with Isolated(algorithm, (str(file),)) as child:
        outcome = child.run(WARM_UP, Limits(seconds=10))
    if outcome.outcome != "solved" and outcome.cut:
        raise PuzzleError(f"{file}: tried on a 4×4 it ends with {outcome.outcome}: {outcome.cut}")
    plugins.add(file)
    click.echo(f"added {algorithm.name}: {outcome.outcome} on a 4×4 in {outcome.seconds * 1000:.3f} ms")
    return 0
