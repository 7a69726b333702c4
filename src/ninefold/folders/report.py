"""The report of a run: one HTML file that needs no network, rendered from a template over the output files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from statistics import median

from ninefold.errors import MissingExtraError
from ninefold.files.atomic import atomic_writer
from ninefold.folders.entry_result import KINDS, EntryResult, kinds, verified
from ninefold.folders.histogram import given_bars, level_bars, time_bars, time_text
from ninefold.folders.input_folder import ExpectedProblems
from ninefold.folders.journal import FileResult
from ninefold.folders.output_file import Block, read_blocks
from ninefold.folders.solve_entry import RunOptions
from ninefold.folders.worth_a_look import worth_a_look
from ninefold.machine import in_one_line
from ninefold.rating import LEVELS

ROWS = 20_000
"""Puzzles in the report's table at most: a page of 5 MB still opens at once. The numbers count all of them."""
PROBLEMS = 1_000

_MEANING = {
    "solved": "exactly one solution",
    "multiple": "more than one solution",
    "impossible": "no solution",
    "unfinished": "the time limit came first",
    "failed": "the program failed at it",
    "malformed": "not a puzzle",
}


@dataclass(frozen=True, slots=True)
class Row:
    """One puzzle of the report: what became of it, and its block of the output file.

    number      which entry of its file it is, from 1
    alone       whether it is the only one
    """

    file: str
    number: int
    alone: bool
    result: EntryResult
    block: Block

    @property
    def name(self) -> str:
        """The file, with the number of the entry where it has several."""
        return self.file if self.alone else f"{self.file} #{self.number}"


@dataclass(frozen=True, slots=True)
class Problem:
    """One entry of the report that has no answer."""

    kind: str
    file: str
    line: int
    reason: str
    expected: bool


def require_template_engine() -> None:
    """Says what is missing before hours of work, not after."""
    try:
        import jinja2  # noqa: F401
    except ImportError:
        raise MissingExtraError("the report", "report") from None


def write_report(
    reports: Path,
    source: Path,
    target: Path,
    results: list[FileResult],
    options: RunOptions,
    made: datetime,
    old: Sequence[str] = (),
) -> Path:
    """Writes the report of a run and gives its path, which says when it was made; `old` outputs have no input."""
    reports.mkdir(parents=True, exist_ok=True)
    path = reports / f"report-{made:%Y%m%d-%H%M%S}.html"
    copy = 1
    while path.exists():
        copy += 1
        path = reports / f"report-{made:%Y%m%d-%H%M%S}-{copy}.html"
    with atomic_writer(path) as file:
        for piece in _html(source, target, results, options, made, old):
            # Names of files and titles of puzzles may hold what is no character (bytes of another encoding, half of a
            # pair); it is shown by its number.
            file.write(piece.encode(errors="backslashreplace").decode())
    return path


def _html(
    source: Path,
    target: Path,
    results: list[FileResult],
    options: RunOptions,
    made: datetime,
    old: Sequence[str],
) -> Iterator[str]:
    require_template_engine()
    from jinja2 import Environment, PackageLoader, StrictUndefined

    from ninefold import __version__

    rows = list(_rows(results, target))
    problems = list(_problems(results, ExpectedProblems(source)))
    entries = [entry for result in results for entry in result.entries]
    good = [entry for entry in entries if not entry.problem]
    times = [entry.seconds for entry in good]
    environment = Environment(
        loader=PackageLoader("ninefold.folders"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    environment.filters["seconds"] = time_text
    return environment.get_template("report.html").generate(
        made=made,
        version=__version__,
        machine=in_one_line(),
        options=options,
        source=source,
        target=target,
        files=len(results),
        counts=kinds(entries),
        kinds=KINDS,
        verified=verified(sum(entry.count for entry in good)),
        old=old,
        meaning=_MEANING,
        total=len(good),
        shown=len(rows),
        seconds=sum(times),
        median=median(times) if times else 0.0,
        slowest=max(times, default=0.0),
        time_bars=time_bars((entry.kind, entry.seconds) for entry in good),
        given_bars=given_bars((entry.kind, entry.givens) for entry in good if entry.box == (3, 3)),
        level_bars=level_bars((entry.kind, entry.level) for entry in good if entry.level),
        figures=worth_a_look((row.name, row.result, row.block) for row in rows),
        problems=problems[:PROBLEMS],
        problem_count=len(problems),
        unexpected=sum(not problem.expected for problem in problems),
        data=_data(rows),
    )


def _rows(results: Iterable[FileResult], target: Path) -> Iterator[Row]:
    left = ROWS
    for result in results:
        if not result.output_checksum or left <= 0:
            continue
        good = [(at, entry) for at, entry in enumerate(result.entries, 1) if not entry.problem]
        for (number, entry), block in zip(good, read_blocks(target / result.file, most=2), strict=False):
            if left > 0:
                yield Row(result.file, number, len(result.entries) == 1, entry, block)
            left -= 1


def _problems(results: Iterable[FileResult], expected: ExpectedProblems) -> Iterator[Problem]:
    for result in results:
        for entry in result.entries:
            if entry.problem:
                on_purpose = entry.kind == "malformed" and expected.has(result.file, entry.line)
                yield Problem(entry.kind, result.file, entry.line, entry.problem, on_purpose)


def _data(rows: list[Row]) -> str:
    """The table as compact JSON; the boards are drawn in the browser, when somebody looks at one.

    Arrays instead of objects, and file names once each: a puzzle takes about 220 bytes.
    """
    files = {name: at for at, name in enumerate(Counter(row.file for row in rows))}
    table = [
        [
            files[row.file],
            0 if row.alone else row.number,
            KINDS.index(row.result.kind),
            *row.result.box,
            row.result.givens,
            row.block.count_text,
            LEVELS.index(row.result.level) if row.result.level else -1,
            row.result.score,
            row.block.seconds,
            row.block.puzzle,
            list(row.block.solutions),
            " ".join(filter(None, (row.result.title, row.result.note))),
        ]
        for row in rows
    ]
    text = json.dumps({"files": list(files), "rows": table}, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")  # nothing in it can end the script element
