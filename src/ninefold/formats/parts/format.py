"""What a format is: a module with a name, a way in, a way out, and an honest list of what it can hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Protocol

from ninefold.constraints.extra_house import ExtraHouse, diagonals, disjoint_groups
from ninefold.errors import FormatError
from ninefold.formats.parts.position import seen, settled, shown
from ninefold.formats.parts.regions import jigsaw
from ninefold.model import Grid, Record, Shape

MAX_LINE = 1024 * 1024
"""Characters of a line."""
MAX_DOCUMENT = 64 * 1024 * 1024
"""Characters that a format which must be read as a whole may have."""


class Content(StrEnum):
    """What a record may carry besides 9×9 givens; each format lists what it holds in `HOLDS`.

    The values are the words in which a loss is told. A format with a place for some facts only lists their names in
    `HOLDS` instead of FACTS. A format that holds ANY_SIZE or CONSTRAINTS may still refuse what it has no way to write.
    """

    ANY_SIZE = "a size other than 9×9"
    BOXES = "boxes other than the usual ones of the size"
    REGIONS = "the regions of a jigsaw"
    CONSTRAINTS = "the constraints"
    EXTRA_CELLS = "the cells beside the board"
    HOUSE_NAMES = "the names of extra houses"
    PLACED = "placed digits that are not givens"
    CANDIDATES = "eliminated candidates"
    SINGLES = "which cells with one candidate left are still empty"
    SOLUTION = "the solution"
    MARKS = "the cells marked *"
    LEVEL = "the level"
    DECORATION = "what its author has drawn besides the constraints"
    FACTS = "title, author and other texts"
    NOTES = "notes"
    MANY = "more than one puzzle"


class Format(Protocol):
    """A format is a module with these names; `read` and `write` undo each other.

    read    gives a record per puzzle. An entry that is wrong but does not spoil the rest is given as the
            FormatError that describes it; what spoils the rest is raised.
    write   gives the text in pieces, so that millions of records need no memory.
    """

    NAME: str
    SUFFIXES: tuple[str, ...]
    HOLDS: frozenset[str]

    @staticmethod
    def recognises(head: str) -> bool:
        """Whether a text that begins like this is in the format."""
        ...

    @staticmethod
    def read(lines: Iterable[str]) -> Iterator[Record | FormatError]: ...

    @staticmethod
    def write(records: Iterable[Record]) -> Iterator[str]: ...


def losses(record: Record, holds: frozenset[str]) -> list[Content]:
    """The parts of a record that a format with these abilities cannot hold.

    >>> from ninefold.model import Puzzle
    >>> record = Record(Puzzle(Shape(2, 2), bytes(16)), facts={"author": "Ann", "level": "easy"})
    >>> [part.name for part in losses(record, frozenset({Content.ANY_SIZE, "author"}))]
    ['LEVEL']
    """
    return [part for part in _parts(record, holds) if part not in holds]


def _parts(record: Record, holds: frozenset[str]) -> Iterator[Content]:
    puzzle = record.puzzle
    if puzzle.shape.size != 9:
        yield Content.ANY_SIZE
    constraints, regions = jigsaw(puzzle)
    if regions:
        yield Content.REGIONS
    elif puzzle.shape.box_height != Shape.of_size(puzzle.shape.size).box_height:
        yield Content.BOXES
    if puzzle.shape.extra:
        yield Content.EXTRA_CELLS
    if constraints:
        yield Content.CONSTRAINTS
    if Content.CONSTRAINTS in holds and _has_named_houses(record):
        yield Content.HOUSE_NAMES
    if record.grid is not None:
        if record.grid.digits != puzzle.givens:
            yield Content.PLACED
        if record.grid != Grid.of_digits(puzzle, record.grid.digits):
            yield Content.CANDIDATES
    if Content.CANDIDATES in holds and Content.SINGLES not in holds and _hides_single(record, holds):
        yield Content.SINGLES
    if record.solution is not None:
        yield Content.SOLUTION
    if record.marked:
        yield Content.MARKS
    if record.decoration:
        yield Content.DECORATION
    if "level" in record.facts:
        yield Content.LEVEL
    if (texts := record.facts.keys() - {"level"} - holds) and Content.FACTS not in holds:
        yield Content.NOTES if texts == {"comment"} else Content.FACTS


def _has_named_houses(record: Record) -> bool:
    """Whether there are extra houses of kinds that most formats call just an extra region."""
    constraints, _ = jigsaw(record.puzzle)
    plain = {*diagonals(record.puzzle.shape.size), *disjoint_groups(record.puzzle.shape)}
    houses = [each for each in constraints if isinstance(each, ExtraHouse) and each not in plain]
    return any((house.kind_of_house, house.index) != ("extra region", -1) for house in houses)


def _hides_single(record: Record, holds: frozenset[str]) -> bool:
    """Whether a text of candidates alone would show some empty cell as filled."""
    grid = seen(record, boxes=Content.BOXES in holds, constraints=Content.CONSTRAINTS in holds)
    return settled(grid.puzzle, shown(grid)) != grid.digits


def document(lines: Iterable[str], format_name: str) -> str:
    """The whole text, for a format that cannot be read line by line; refuses what is too large to be a puzzle."""
    parts, total = [], 0
    for line in lines:
        total += len(line)
        if total > MAX_DOCUMENT:
            raise FormatError(format_name, f"more than {MAX_DOCUMENT // 1024**2} MiB in one document")
        parts.append(line if line.endswith("\n") else line + "\n")
    return "".join(parts)


def on_one_line(text: str) -> str:
    """A text for a place that has one line: every run of white space becomes a space."""
    return " ".join(text.split())


def only(records: Iterable[Record], format_name: str) -> Record:
    """The record of a format that has a place for one; raises if there are more, or none."""
    records = iter(records)
    record = next(records, None)
    if record is None:
        raise FormatError(format_name, "expected a puzzle to write, got none")
    if next(records, None) is not None:
        raise FormatError(format_name, "this format holds one puzzle in a file, got more")
    return record
