"""`ninefold photo`: the puzzle in a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.cli.puzzle_argument import json_option, timeout_option

if TYPE_CHECKING:
    from ninefold.desk.task import Task
    from ninefold.photo import GridReading


@click.command()
@click.argument("image")
@click.option("--all", "every", is_flag=True, help="Every grid of the picture, the best first.")
@click.option("--out", type=click.Path(path_type=Path), help="Write to this file, in the format of its name.")
@timeout_option
@json_option
def photo(image: str, every: bool, out: Path | None, task: Task, as_json: bool) -> int:
    """Print the 9×9 puzzle in IMAGE (a JPEG, PNG or WebP file, or -) as one line.

    What is uncertain, what was decided because only so there is one solution, and digits written by hand are told on
    standard error. The exit code is 0 when nothing is uncertain, else 1. Nothing leaves this machine.
    """
    from ninefold.photo import bounds, read_photo

    with click.open_file(image, "rb") as file:
        data = file.read(bounds.BYTES + 1)
    reading = read_photo(data, stop=task.stop)
    grids = reading.grids if every else reading.grids[:1]
    if as_json:
        from ninefold.desk.photo import PhotoAnswer

        click.echo(PhotoAnswer.of(reading, task.elapsed).as_json())
    for grid in () if as_json else grids:
        if out is None:
            click.echo(grid.puzzle.oneline)
        for remark in grid.remarks:
            click.echo(f"ninefold: {remark}", err=True)
    if len(reading.grids) > len(grids) and not as_json:
        click.echo(f"ninefold: {len(reading.grids)} grids found; --all prints every one", err=True)
    if out is not None:
        _write(out, grids)
    return 1 if any(grid.is_uncertain for grid in grids) else 0


def _write(out: Path, grids: tuple[GridReading, ...]) -> None:
    from ninefold.files.atomic import atomic_writer
    from ninefold.formats import format_for_path

    format = format_for_path(out)
    with atomic_writer(out) as file:
        for piece in format.write(grid.record for grid in grids):
            file.write(piece)
