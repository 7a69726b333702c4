"""What a format is: a module with a name, a way in, a way out, and an honest list of what it can hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Protocol

from ninefold.errors import FormatError
from ninefold.model import Grid, Record, Shape

MAX_DOCUMENT = 64 * 1024 * 1024
"""Characters that a format which must be read as a whole may have."""


class Part(StrEnum):
    """What a record may carry besides 9×9 givens; each format lists the parts it holds in `HOLDS`.

    The values are the words in which a loss is told.
    """

    ANY_SIZE = "a size other than 9×9"
    BOXES = "boxes other than the usual ones of the size"
    CONSTRAINTS = "the constraints"
    PLACED = "placed digits that are not givens"
    CANDIDATES = "eliminated candidates"
    SOLUTION = "the solution"
    MARKS = "the cells marked *"
    LEVEL = "the level"
    FACTS = "title, author and other texts"
    MANY = "more than one puzzle"


class Format(Protocol):
    """A format is a module with these names; `read` and `write` undo each other.

    read    gives a record per puzzle. An entry that is wrong but does not spoil the rest is given as the
            FormatError that describes it; what spoils the rest is raised.
    write   gives the text in pieces, so that millions of records need no memory.
    """

    NAME: str
    SUFFIXES: tuple[str, ...]
    HOLDS: frozenset[Part]

    @staticmethod
    def recognises(head: str) -> bool:
        """Whether a text that begins like this is in the format."""
        ...

    @staticmethod
    def read(lines: Iterable[str]) -> Iterator[Record | FormatError]: ...

    @staticmethod
    def write(records: Iterable[Record]) -> Iterator[str]: ...


def losses(record: Record, holds: frozenset[Part]) -> list[Part]:
    """The parts of a record that a format with these abilities cannot hold."""
    return [part for part in _parts(record) if part not in holds]


def _parts(record: Record) -> Iterator[Part]:
    puzzle = record.puzzle
    if puzzle.shape.size != 9:
        yield Part.ANY_SIZE
    if puzzle.shape != Shape.of_size(puzzle.shape.size):
        yield Part.BOXES
    if puzzle.constraints:
        yield Part.CONSTRAINTS
    if record.grid is not None:
        if record.grid.digits != puzzle.givens:
            yield Part.PLACED
        if record.grid != Grid.of_digits(puzzle, record.grid.digits):
            yield Part.CANDIDATES
    if record.solution is not None:
        yield Part.SOLUTION
    if record.marked:
        yield Part.MARKS
    if "level" in record.facts:
        yield Part.LEVEL
    if record.facts.keys() - {"level"}:
        yield Part.FACTS


def document(lines: Iterable[str], format_name: str) -> str:
    """The whole text, for a format that cannot be read line by line; refuses what is too large to be a puzzle."""
    parts, total = [], 0
    for line in lines:
        total += len(line)
        if total > MAX_DOCUMENT:
            raise FormatError(format_name, f"more than {MAX_DOCUMENT // 1024**2} MiB in one document")
        parts.append(line if line.endswith("\n") else line + "\n")
    return "".join(parts)
