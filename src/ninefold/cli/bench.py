"""`ninefold bench`: how fast files of 9×9 lines are solved; puzzles with known answers, compared and timed."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.engine.fast9 import MAX_LIMIT

if TYPE_CHECKING:
    from ninefold.lab.known_answers import CaseResult


@click.command()
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--jobs", is_flag=True, help="How fast generating, rating and the rest go: engine, call, command.")
@click.option("--quick", is_flag=True, help="With --jobs: on fewer puzzles, in half a minute.")
@click.option("--threads", type=click.IntRange(min=0), default=1, show_default=True, help="Threads; 0 takes all cores.")
@click.option("--limit", type=click.IntRange(1, MAX_LIMIT), default=2, show_default=True, help="Solutions per puzzle.")
@click.option(
    "--variants", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="JSON lines of variants."
)
@click.option(
    "--large", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="JSON lines of large boards."
)
@click.option(
    "--by",
    type=click.Choice(["search", "logic"]),
    default="search",
    show_default=True,
    help="With --variants, --large.",
)
@click.option("--times", metavar="OUT", type=click.Path(dir_okay=False, path_type=Path), help="Write times as CSV.")
@click.option("--timeout", type=click.FloatRange(min=0), default=60, show_default=True, help="Seconds per puzzle.")
@click.option(
    "--plot", metavar="OUT", type=click.Path(dir_okay=False, path_type=Path), help="Draw the speeds: .svg or .png."
)
@click.option("--json", "as_json", is_flag=True, help="The numbers as JSON.")
def bench(
    files: tuple[Path, ...],
    jobs: bool,
    quick: bool,
    threads: int,
    limit: int,
    variants: Path | None,
    large: Path | None,
    by: str,
    times: Path | None,
    timeout: float,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Measure how fast the 9×9 lines of FILES are solved, from their bytes in memory to all answers.

    Without FILES: a table for this machine, on sets that come with Ninefold, for each instruction set it has.

    With --jobs: a table of everything that is done to many puzzles, on FILES or on puzzles of our own, per second of
    processor time: in the engine, by a call from Python, and by the command from file to file; and how much quicker
    two threads are by the clock, which only a machine that does nothing else can tell.

    With --variants or --large: solve the puzzles of a file, prove their number of solutions, and compare with the
    known answers. Prints a line for each puzzle that came out wrong or was refused, and last the counts.

    With --by logic: walk the puzzles that have one solution, and compare every step with it. Prints a line for each
    that logic does not solve whole, and last the counts.
    """
    if [bool(files), variants is not None, large is not None].count(True) > 1:
        raise click.UsageError("name files of 9×9 lines, or one file with --variants or with --large")
    if plot and (variants or large):
        raise click.UsageError("--plot draws the speed on 9×9 lines; --variants and --large have --times")
    if by == "logic" and not variants and not large:
        raise click.UsageError("--by logic goes with --variants or --large")
    if jobs:
        if variants or large or plot:
            raise click.UsageError("--jobs goes with files of 9×9 lines and --json alone")
        from ninefold.cli.job_table import job_table

        job_table(files, quick, as_json)
        return 0
    if quick:
        raise click.UsageError("--quick goes with --jobs")
    if not variants and not large:
        from ninefold.cli.speed_table import speed_table

        speed_table(files, threads, limit, plot, as_json)
        return 0
    if by == "logic":
        from ninefold.cli.walk_table import walk_table
        from ninefold.lab.known_answers import read_large, read_variant

        path = variants or large
        assert path is not None
        return walk_table(path, read_variant if variants else read_large, timeout, times, as_json)
    results = []
    for result in _run(variants, large, timeout):
        results.append(result)
        if result.verdict != "right":
            click.echo(f"{result.verdict}  {result.name}: {result.reason}")
    if times:
        _write_times(times, results)
    counts = Counter(result.verdict for result in results)
    if as_json:
        click.echo(json.dumps({verdict: counts[verdict] for verdict in ("right", "wrong", "refused")}))
    else:
        click.echo(f"{counts['right']} right, {counts['wrong']} wrong, {counts['refused']} refused")
    return 1 if counts["wrong"] else 0


def _run(variants: Path | None, large: Path | None, timeout: float) -> Iterator[CaseResult]:
    from ninefold.lab.known_answers import read_large, read_variant, run_lines

    path = variants or large
    assert path is not None
    with path.open(encoding="utf-8") as file:
        yield from run_lines(file, read_variant if variants else read_large, timeout)


def _write_times(path: Path, results: list[CaseResult]) -> None:
    from ninefold.files.atomic import atomic_writer

    with atomic_writer(path) as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["name", "verdict", "engine", "seconds", "reason"])
        for result in results:
            writer.writerow([result.name, result.verdict, result.engine, f"{result.seconds:.6f}", result.reason])
