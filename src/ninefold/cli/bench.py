"""`ninefold bench`: puzzles with known answers, solved, compared and timed."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from ninefold.batch.benchmark import Outcome, read_large, read_variant, run_lines
from ninefold.batch.files import atomic_writer


@click.command()
@click.option(
    "--variants", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="JSON lines of variants."
)
@click.option(
    "--large", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="JSON lines of large boards."
)
@click.option("--times", metavar="OUT", type=click.Path(dir_okay=False, path_type=Path), help="Write times as CSV.")
@click.option("--timeout", type=click.FloatRange(min=0), default=60, show_default=True, help="Seconds per puzzle.")
@click.option("--json", "as_json", is_flag=True, help="The counts as JSON.")
def bench(variants: Path | None, large: Path | None, times: Path | None, timeout: float, as_json: bool) -> int:
    """Solve the puzzles of a file, prove their number of solutions, and compare with the known answers.

    Prints a line for each puzzle that came out wrong or was refused, with the reason, and last the counts.
    """
    if (variants is None) == (large is None):
        raise click.UsageError("name a file with --variants or with --large")
    outcomes = []
    for outcome in _run(variants, large, timeout):
        outcomes.append(outcome)
        if outcome.verdict != "right":
            click.echo(f"{outcome.verdict}  {outcome.name}: {outcome.reason}")
    if times:
        _write_times(times, outcomes)
    counts = Counter(outcome.verdict for outcome in outcomes)
    if as_json:
        click.echo(json.dumps({verdict: counts[verdict] for verdict in ("right", "wrong", "refused")}))
    else:
        click.echo(f"{counts['right']} right, {counts['wrong']} wrong, {counts['refused']} refused")
    return 1 if counts["wrong"] else 0


def _run(variants: Path | None, large: Path | None, timeout: float) -> Iterator[Outcome]:
    path = variants or large
    assert path is not None
    with path.open(encoding="utf-8") as file:
        yield from run_lines(file, read_variant if variants else read_large, timeout)


def _write_times(path: Path, outcomes: list[Outcome]) -> None:
    with atomic_writer(path) as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["name", "verdict", "engine", "seconds", "reason"])
        for outcome in outcomes:
            writer.writerow([outcome.name, outcome.verdict, outcome.engine, f"{outcome.seconds:.6f}", outcome.reason])
