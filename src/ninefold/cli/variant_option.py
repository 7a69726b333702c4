"""--variant and --constraints: rules that the text of a puzzle does not tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import click

from ninefold.errors import FormatError, PuzzleError
from ninefold.model import Grid, Record, Shape
from ninefold.model.constraint import Constraint

_Command = TypeVar("_Command", bound=Callable[..., Any])


def variant_option(command: _Command) -> _Command:
    """Adds the options --variant and --constraints."""
    command = click.option(
        "--constraints",
        "rules_file",
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="A JSON list of constraints, as in our own JSON.",
    )(command)
    told = "Variants by name, as diagonal,nonconsecutive."
    return click.option("--variant", "variants", metavar="NAME,NAME", default="", help=told)(command)


def with_rules(
    entries: Iterator[Record | FormatError], variants: str, rules_file: Path | None
) -> Iterator[Record | FormatError]:
    """The entries, with the rules of the options added to every puzzle."""
    if not variants and not rules_file:
        yield from entries
        return
    for entry in entries:
        if isinstance(entry, Record):
            puzzle = entry.puzzle
            puzzle = replace(puzzle, constraints=puzzle.constraints + rules_of(variants, rules_file, puzzle.shape))
            grid = Grid.of_digits(puzzle, entry.grid.digits) if entry.grid else None
            yield replace(entry, puzzle=puzzle, grid=grid)
        else:
            yield entry


def rules_of(variants: str, rules_file: Path | None, shape: Shape) -> tuple[Constraint, ...]:
    """The constraints that the options stand for on a board of this shape."""
    names = [name.strip() for name in variants.split(",") if name.strip()]
    listed = _listed(rules_file)
    if not names and not listed:
        return ()
    from ninefold.constraints.variants import variant
    from ninefold.formats.parts.constraint_json import constraints_of

    return variant(names, shape) + constraints_of(listed, shape.size, shape.extra)


@lru_cache(maxsize=4)
def _listed(path: Path | None) -> list[Any]:
    if path is None:
        return []
    try:
        listed = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise PuzzleError(f"{path.name} is not JSON") from None
    if not isinstance(listed, list):
        raise PuzzleError(f"{path.name}: a list of constraints expected")
    return listed
