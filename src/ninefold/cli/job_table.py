"""The table of `ninefold bench --jobs`: what the engine can, what a call gets, what a command gets."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from ninefold.lab.job_speeds import QUICK, SIZE, THREADS, JobSpeed, job_speeds, seconds_expected


def job_table(files: tuple[Path, ...], quick: bool, as_json: bool) -> None:
    """Prints a line for each job as soon as it is measured."""
    lines = b"\n".join(path.read_bytes() for path in files)
    size = QUICK if quick else SIZE
    if not as_json:
        click.echo(f"about {seconds_expected(size):.0f} seconds, if the machine does nothing else")
        ways = " ".join(f"{name:>10}" for name in ("engine", "call", "command", f"{THREADS} threads"))
        click.echo(f"{'job':<27} {'puzzles':>8} {ways}   per second of one core")
    for speed in job_speeds(lines, size):
        click.echo(json.dumps(asdict(speed)) if as_json else _row(speed))


def _row(speed: JobSpeed) -> str:
    ways = [f"{way:,.0f}" if way else "" for way in (speed.engine, speed.call, speed.command)]
    cells = " ".join(f"{way:>10}" for way in (*ways, f"{speed.gain:.2f} ×" if speed.gain else ""))
    each = f"   {1e6 / speed.call:.1f} µs each" if speed.call and speed.command is None else ""
    return f"{speed.name:<27} {speed.puzzles:>8} {cells}{each}"
