"""`ninefold regress`: a file of library lines against our finders."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.cli.patient_input import is_stream, lines_of, stream_of
from ninefold.cli.puzzle_argument import timeout_option
from ninefold.stopping import look

if TYPE_CHECKING:
    from ninefold.desk.task import Task


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@timeout_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object per failing case, and one for the sum.")
def regress(file: Path, task: Task, as_json: bool) -> int:
    """Run every case of FILE, a library of lines that each show one technique; tell which fail, and why."""
    from ninefold.engine import logic

    passed = failed = 0
    with stream_of(file) if is_stream(file) else file.open("rb") as reader:
        for number, line in enumerate(lines_of(reader, str(file)), 1):
            look()
            case = line.strip()
            if not case or case.startswith("#"):
                continue
            right, reason = logic.regress(case, task.stop)
            passed += right
            failed += not right
            if not right:
                told = {"line": number, "case": case, "reason": reason}
                click.echo(json.dumps(told) if as_json else f"line {number}: {reason}: {case}")
    click.echo(json.dumps({"passed": passed, "failed": failed}) if as_json else f"{passed} passed, {failed} failed")
    return 1 if failed else 0
