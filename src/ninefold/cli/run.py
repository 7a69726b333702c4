"""`ninefold run`: the main job."""

from __future__ import annotations

import json
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.cli.verbose import verbose_option

if TYPE_CHECKING:
    from ninefold.folders.input_folder import ExpectedProblems
    from ninefold.folders.journal import FileResult

_FOLDER = click.Path(path_type=Path)


@click.command()
@click.option("--input", "source", type=_FOLDER, default="data/input", show_default=True, help="Folder of puzzles.")
@click.option("--output", "target", type=_FOLDER, default="data/output", show_default=True, help="Folder of solutions.")
@click.option("--reports", type=_FOLDER, default="data/reports", show_default=True, help="Folder of reports.")
@click.option("--backups", type=_FOLDER, default="data/backups", show_default=True, help="Folder of their copies.")
@click.option("--limit", type=click.IntRange(min=1), default=10_000, show_default=True, help="Solutions per puzzle.")
@click.option("--timeout", metavar="SECONDS", type=click.FloatRange(min=0), help="Give up a puzzle after this long.")
@click.option("--resume", is_flag=True, help="Go on with a run that was stopped or killed.")
@click.option("--keep", metavar="N", type=click.IntRange(min=1), help="Keep the backups of the N newest reports only.")
@click.option("--no-open", is_flag=True, help="Do not open the report in the browser.")
@verbose_option
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
def run(
    source: Path,
    target: Path,
    reports: Path,
    backups: Path,
    limit: int,
    timeout: float | None,
    resume: bool,
    keep: int | None,
    no_open: bool,
    as_json: bool,
) -> int:
    """Solve every file of the input folder into the output folder, write a report, and back reports up.

    Exit code 1 when an entry was malformed (except those that expected-problems.toml in the input folder names), when
    a time limit came first or the program failed at an entry; everything else was done all the same.
    """
    from ninefold.cli.browser import may_open, open_in_browser
    from ninefold.cli.progress import progress
    from ninefold.folders.backup import Backups
    from ninefold.folders.input_folder import ExpectedProblems
    from ninefold.folders.report import require_template_engine, write_report
    from ninefold.folders.run_folder import run_folder, without_input
    from ninefold.folders.solve_entry import RunOptions

    if not source.is_dir():
        raise click.UsageError(f"there is no folder {source}")
    require_template_engine()
    options = RunOptions(limit, timeout)
    tally = Tally(ExpectedProblems(source))
    with progress("files") as bar:

        def seen(result: FileResult, files: int) -> None:
            tally.add(result)
            bar.update(total=files)
            bar.advance(1)

        results = run_folder(source, target, options, resume=resume, seen=seen)
    old = without_input(source, target)
    report = write_report(reports, source, target, results, options, datetime.now(), old)
    Backups(backups).add_missing(reports, keep)
    tally.tell(target, report, backups, old, as_json)
    if not no_open and may_open():
        open_in_browser(report)
    return 0 if tally.all_well else 1


class Tally:
    """Counts the entries, and names what has no answer as it comes."""

    def __init__(self, expected: ExpectedProblems) -> None:
        self.expected = expected
        self.counts: Counter[str] = Counter()
        self.on_purpose = 0
        self.solutions = 0

    def add(self, result: FileResult) -> None:
        for entry in result.entries:
            self.counts[entry.kind] += 1
            self.solutions += entry.count
            if entry.problem:
                known = entry.kind == "malformed" and self.expected.has(result.file, entry.line)
                self.on_purpose += known
                click.echo(f"{result.file}: {entry.problem}{' (on purpose)' if known else ''}", err=True)

    @property
    def all_well(self) -> bool:
        """Whether everything was solved, apart from what is malformed on purpose."""
        return self.counts["malformed"] == self.on_purpose and not self.counts["unfinished"] + self.counts["failed"]

    def tell(self, target: Path, report: Path, backups: Path, old: list[str], as_json: bool) -> None:
        from ninefold.folders.entry_result import KINDS, summary, verified
        from ninefold.model.counted import counted

        if as_json:
            counts = {kind: self.counts[kind] for kind in KINDS}
            paths = {"output": str(target), "report": str(report), "backups": str(backups)}
            more = {"malformed_on_purpose": self.on_purpose, "verified": self.solutions, "without_input": old}
            click.echo(json.dumps({**counts, **more, **paths}))
            return
        good = self.counts.total() - self.counts["malformed"]
        on_purpose = f" ({self.on_purpose} on purpose)" if self.on_purpose else ""
        click.echo(f"{counted(good, 'puzzle')}: {summary(self.counts)}{on_purpose}")
        click.echo(verified(self.solutions))
        if old:
            click.echo(f"{counted(len(old), 'file')} of an earlier run without input in {target}: {', '.join(old[:5])}")
        click.echo(f"solutions  {target}\nreport     {report}\nbackups    {backups}")
