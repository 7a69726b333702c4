"""`ninefold bench --by logic`: how many puzzles of a file logic solves whole."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import click

from ninefold.files.atomic import atomic_writer
from ninefold.lab.known_answers import Case, CaseResult, read_lines
from ninefold.lab.known_paths import WalkResult, walk_case


def walk_table(
    path: Path, read: Callable[[dict[str, Any]], Case], timeout: float, times: Path | None, as_json: bool
) -> int:
    """Walks the puzzles of a file; 1 if a step contradicts a solution."""
    results: list[WalkResult] = []
    with path.open(encoding="utf-8") as file:
        for case in read_lines(file, read, timeout):
            if isinstance(case, CaseResult):
                click.echo(f"{case.verdict}  {case.name}: {case.reason}")
            elif (result := walk_case(case, timeout)) is not None:
                results.append(result)
                if result.outcome != "solved":
                    click.echo(_line(result))
    if times:
        _write(times, results)
    counts = Counter(result.outcome for result in results)
    supposing = sum(result.supposing for result in results if result.outcome == "solved")
    if as_json:
        told = {name: counts[name] for name in ("solved", "open", "contradicted")}
        click.echo(json.dumps({**told, "supposing": supposing}))
    else:
        click.echo(f"{counts['solved'] - supposing} of those solved whole without cases inside of a supposition")
        click.echo(f"{counts['solved']} solved whole, {counts['open']} not, {counts['contradicted']} contradicted")
    return 1 if counts["contradicted"] else 0


def _line(result: WalkResult) -> str:
    reason = result.reason or f"{result.cells} cells are left"
    return f"{result.outcome}  {result.name}: {reason}"


def _write(path: Path, results: list[WalkResult]) -> None:
    with atomic_writer(path) as file:
        writer = csv.DictWriter(file, [field.name for field in fields(WalkResult)], lineterminator="\n")
        writer.writeheader()
        for result in results:
            writer.writerow({**asdict(result), "seconds": f"{result.seconds:.6f}"})
