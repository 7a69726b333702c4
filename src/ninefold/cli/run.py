"""`ninefold run`: the main job of SPEC A."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import click

from ninefold._native import Stop
from ninefold.cli.puzzle_argument import timeout_option


@click.command()
@click.option("--input", "source", type=click.Path(path_type=Path), default="data/input", show_default=True)
@click.option("--output", "target", type=click.Path(path_type=Path), default="data/output", show_default=True)
@click.option("--reports", type=click.Path(path_type=Path), default="data/reports", show_default=True)
@click.option("--limit", type=click.IntRange(min=1), default=10_000, show_default=True, help="Solutions per puzzle.")
@click.option("--no-open", is_flag=True, help="Do not open the report.")
@timeout_option
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
def run(source: Path, target: Path, reports: Path, limit: int, no_open: bool, stop: Stop, as_json: bool) -> int:
    """Solve every file of the input folder into the output folder, and write a report."""
    from ninefold.batch.files import atomic_writer
    from ninefold.batch.job import run_folder
    from ninefold.batch.report import KINDS, report_text, summary

    if not source.is_dir():
        raise click.UsageError(f"there is no folder {source}")
    outcomes = []
    for outcome in run_folder(source, target, limit, stop):
        outcomes.append(outcome)
        if outcome.problem:
            click.echo(f"{outcome.file}: {outcome.problem}", err=True)
    made = datetime.now()
    reports.mkdir(parents=True, exist_ok=True)
    report = reports / f"report-{made:%Y%m%d-%H%M%S}.txt"
    with atomic_writer(report) as file:
        file.write(report_text(outcomes, made))
    if as_json:
        counts = {kind: sum(outcome.kind == kind for outcome in outcomes) for kind in KINDS}
        click.echo(json.dumps({**counts, "output": str(target), "report": str(report)}))
    else:
        click.echo(f"{len(outcomes)} puzzles: {summary(outcomes)}\nsolutions in {target}\nreport     {report}")
    return 0
