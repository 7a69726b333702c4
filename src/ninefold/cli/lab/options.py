"""What several commands of the laboratory take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from shutil import get_terminal_size
from typing import Any, TypeVar

import click

from ninefold.lab.algorithms import Algorithm
from ninefold.lab.plugins import everyone, find

_Command = TypeVar("_Command", bound=Callable[..., Any])

_WIDE = 100
"""Characters of a line where no terminal says how wide it is."""

algorithms_option = click.option("--algorithms", "names", help="Names with commas between, as `lab list` has them.")
files_option = click.option(
    "--file", "files", multiple=True, type=click.Path(dir_okay=False), help="A Python file with one more algorithm."
)
states_option = click.option(
    "--states", type=click.IntRange(min=1), default=1_000_000, show_default=True, help="Stored until inf."
)


def limit_option(seconds: float) -> Callable[[_Command], _Command]:
    """--limit with its default."""
    return click.option(
        "--limit", type=click.FloatRange(min=0.001), default=seconds, show_default=True, help="Seconds until inf."
    )


def chosen(names: str | None, files: tuple[str, ...], usual: Sequence[str] = ()) -> tuple[Algorithm, ...]:
    """The algorithms that were named, else the usual ones, else all; what is not installed is left out, and said so."""
    if names is None and not usual:
        found = list(everyone(files))
    else:
        found = [find(name.strip(), files) for name in (names.split(",") if names else usual)]
    for algorithm in found:
        if not algorithm.installed:
            click.echo(f"left out: {algorithm.title} needs pip install 'ninefold[lab]'", err=True)
    return tuple(algorithm for algorithm in found if algorithm.installed)


def line_width() -> int:
    """Characters of a line."""
    return get_terminal_size((_WIDE, 24)).columns
