"""--variant and --constraints: rules that the text of a puzzle does not tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ninefold.errors import FormatError, PuzzleError

if TYPE_CHECKING:
    from ninefold.model import Constraint, Record, Shape

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
    from ninefold.desk.position import with_constraints
    from ninefold.model import Record

    for entry in entries:
        if isinstance(entry, Record):
            yield with_constraints(entry, rules_of(variants, rules_file, entry.puzzle.shape))
        else:
            yield entry


def rules_of(variants: str, rules_file: Path | None, shape: Shape) -> tuple[Constraint, ...]:
    """The constraints that the options stand for on a board of this shape."""
    from ninefold.desk.position import constraints_asked

    return constraints_asked(names_of(variants), listed_in(rules_file), shape)


def names_of(variants: str) -> list[str]:
    """The names between commas."""
    return [name.strip() for name in variants.split(",") if name.strip()]


@lru_cache(maxsize=4)
def listed_in(path: Path | None) -> list[Any]:
    """The constraints of a file, as in our own JSON."""
    if path is None:
        return []
    import json

    try:
        listed = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise PuzzleError(f"{path.name} is not JSON") from None
    if not isinstance(listed, list):
        raise PuzzleError(f"{path.name}: a list of constraints expected")
    return listed
