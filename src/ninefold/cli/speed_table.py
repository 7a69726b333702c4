"""The table of `ninefold bench`: how fast this machine solves 9×9 lines."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ninefold.engine.fast9 import isa, isas
from ninefold.errors import PuzzleError
from ninefold.files.atomic import atomic_binary_writer
from ninefold.machine import usable_cores
from ninefold.solving.speed import Speed, measure


def speed_table(files: tuple[Path, ...], threads: int, limit: int, plot: Path | None, as_json: bool) -> None:
    """Prints a line for each file, or for each bundled set and instruction set; draws them if asked."""
    if plot and plot.suffix not in (".svg", ".png"):
        raise PuzzleError(f"--plot: expected a name that ends in .svg or .png, got {str(plot)!r}")
    speeds: dict[str, dict[str, float]] = {}
    if files:
        sets = {str(path): path.read_bytes() for path in files}
        runs = [(isa(), threads or usable_cores())]
    else:
        from ninefold.lab.speed_sets import speed_sets

        sets = speed_sets()
        runs = [(name, 1) for name in isas()]
        if usable_cores() > 1:
            runs.insert(1, (isa(), usable_cores()))
    if not as_json:
        click.echo(
            f"{'puzzles':>9} {'per second':>12} {'µs CPU each':>12} {'cores':>6}  {'engine':<9} {'signature':<24} set"
        )
    for name, text in sets.items():
        for with_isa, cores in runs:
            speed = measure(text, cores, limit, isa=with_isa)
            click.echo(_json(name, with_isa, speed, bool(files)) if as_json else _row(name, with_isa, speed))
            label = with_isa if cores == 1 else f"{with_isa}, {cores} cores"
            speeds.setdefault(Path(name).stem, {})[label] = speed["per_second"]
    if plot:
        _draw(plot, speeds)


def _json(name: str, isa: str, speed: Speed, is_file: bool) -> str:
    return json.dumps({"file" if is_file else "set": name, "engine": isa, **speed})


def _row(name: str, isa: str, speed: Speed) -> str:
    each = 1e6 * speed["cpu_seconds"] / max(speed["puzzles"], 1)
    return (
        f"{speed['puzzles']:>9} {speed['per_second']:>12,.0f} {each:>12.3f} {speed['threads']:>6}  {isa:<9} "
        f"{speed['signature']:<24} {Path(name).name}"
    )


def _draw(plot: Path, speeds: dict[str, dict[str, float]]) -> None:
    from ninefold.lab.look import standing_alone
    from ninefold.lab.speed_chart import speed_chart

    chart = speed_chart(speeds)
    with atomic_binary_writer(plot) as file:
        file.write(chart.png() if plot.suffix == ".png" else standing_alone(chart.svg).encode())
