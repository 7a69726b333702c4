"""`ninefold lab run`: a suite measured with care, into a folder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from ninefold.cli.lab.options import algorithms_option, chosen, files_option, limit_option, line_width, states_option
from ninefold.engine.lab import Limits
from ninefold.lab.algorithms import THESIS_SOLVERS
from ninefold.lab.estimate import estimate
from ninefold.lab.plan import Plan
from ninefold.lab.results import known_rows, read
from ninefold.lab.run import recorded
from ninefold.lab.suite import load
from ninefold.lab.text_table import results_table
from ninefold.lab.wording import many


@click.command()
@click.option("--suite", "suite_name", default="paper", show_default=True, help="paper, study50, or a file of puzzles.")
@click.option("--out", "folder", type=click.Path(path_type=Path, file_okay=False), required=True, help="For results.")
@algorithms_option
@files_option
@limit_option(60.0)
@states_option
@click.option("--repeats", type=click.IntRange(min=1), default=5, show_default=True, help="Times of each measurement.")
@click.option("--no-skip", is_flag=True, help="Run a heavier puzzle even where the lighter one of its row was inf.")
@click.option("--quiet", is_flag=True, help="No expected time, no progress bar, no table.")
def run(
    suite_name: str,
    folder: Path,
    names: str | None,
    files: tuple[str, ...],
    limit: float,
    states: int,
    repeats: int,
    no_skip: bool,
    quiet: bool,
) -> int:
    """Run algorithms on a suite: all of them, or on study50 the three of the study, unless --algorithms says which.

    The expected time is told first. What the folder already holds is not run again: after Ctrl-C the same words go on.
    """
    suite = load(suite_name)
    algorithms = chosen(names, files, THESIS_SOLVERS if suite_name == "study50" else ())
    plan = Plan(suite, algorithms, Limits(limit, states), repeats, files, skips=not no_skip)
    if not quiet:
        click.echo(estimate(plan, known_rows(folder, suite.name)).sentence, err=True)
    with click.progressbar(
        recorded(plan, folder),
        length=plan.measurements,
        label=suite.name,
        item_show_func=_shown,
        hidden=quiet or not sys.stderr.isatty(),
        file=sys.stderr,
    ) as bar:
        new = sum(row is not None for row in bar)
    [results] = [one for one in read(folder) if one.suite == suite.name]
    if not quiet:
        click.echo(results_table(results, line_width()) + "\n")
    kept = plan.measurements - new
    click.echo(
        f"{many(new, 'measurement')}{f', {kept:,} kept from before' if kept else ''}: {folder / (suite.name + '.csv')}"
    )
    if not quiet:
        click.echo(f"As a page with charts: ninefold lab report {folder} --out report.html")
    return 0


def _shown(row: Any) -> str | None:
    return f"{row.algorithm} on {row.puzzle}: {row.outcome}" if row is not None else None
