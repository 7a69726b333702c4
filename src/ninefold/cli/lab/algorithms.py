"""`ninefold lab list` and `add`: which algorithms there are, and one more."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ninefold.cli.lab.options import files_option
from ninefold.engine.lab import Limits
from ninefold.errors import PuzzleError
from ninefold.lab import plugins
from ninefold.lab.isolated import WARM_UP, Isolated


@click.command(name="list")
@files_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object per algorithm.")
def list_(files: tuple[str, ...], as_json: bool) -> int:
    """List all algorithms: name, where it comes from, what it does."""
    for algorithm in plugins.everyone(files):
        missing = "" if algorithm.installed else " (not installed: pip install 'ninefold[lab]')"
        if as_json:
            facts = {"name": algorithm.name, "title": algorithm.title, "group": algorithm.group}
            click.echo(json.dumps({**facts, "sentence": algorithm.sentence, "installed": algorithm.installed}))
        else:
            click.echo(f"{algorithm.name:<12} {algorithm.group:<11} {algorithm.sentence}{missing}")
    return 0


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--remove", is_flag=True, help="Forget the algorithm of this NAME again.")
def add(file: Path, remove: bool) -> int:
    """Add the algorithm of a Python FILE: it joins every table. It is tried on a 4×4 first."""
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
