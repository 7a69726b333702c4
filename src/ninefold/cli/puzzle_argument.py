"""PUZZLE on the command line: text, a file, or - for standard input; and the options that go with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from io import BufferedReader
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ninefold.choices import FORMATS
from ninefold.cli.patient_input import is_stream, lines_of, standard_input, stream_of
from ninefold.cli.variant_option import with_rules
from ninefold.errors import FormatError, PuzzleError, sentence_of
from ninefold.stopping import working_under

if TYPE_CHECKING:
    from ninefold.cli.waiting import ToldTask
    from ninefold.formats import Format
    from ninefold.model import Record, Shape

FAULTS = (PuzzleError, RecursionError, MemoryError, AssertionError)
"""What one entry may raise: it is no puzzle after all, it is too deep or too large, or we failed at it."""

_Command = TypeVar("_Command", bound=Callable[..., Any])


class BoxType(click.ParamType["Shape"]):
    """HEIGHTxWIDTH, as in 2x3."""

    name = "HEIGHTxWIDTH"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Shape:
        from ninefold.model import Shape

        if isinstance(value, Shape):
            return value
        height, cross, width = str(value).lower().replace("×", "x").partition("x")
        if not (cross and height.isdecimal() and width.isdecimal()):
            self.fail(f"expected a box like 2x3, got {value!r}", param, ctx)
        return Shape(int(height), int(width))


def format_option(*names: str, help: str) -> Callable[[_Command], _Command]:
    """An option that takes the name of a format."""
    return click.option(*names, type=click.Choice(FORMATS, case_sensitive=False), metavar="FORMAT", help=help)


@dataclass(frozen=True, slots=True)
class Entries:
    """What PUZZLE and the options beside it stand for: its records, and the errors of its bad entries, as you iterate.

    text      what was typed: a puzzle, the name of a file, or -
    """

    text: str
    format_name: str | None
    box: Shape | None
    variants: str = ""
    rules_file: Path | None = None

    @property
    def as_written(self) -> bool:
        """Whether no option says anything that the text does not."""
        return not (self.box or self.variants or self.rules_file)

    def __iter__(self) -> Iterator[Record | FormatError]:
        return with_rules(records(self.text, self.format_name, self.box), self.variants, self.rules_file)


def puzzle_argument(command: Callable[..., int]) -> Callable[..., int]:
    """Adds the argument PUZZLE and the options --format and --box, given to the command as its `entries`."""

    @wraps(command)
    def with_entries(
        puzzle: str,
        format_name: str | None,
        box: Shape | None,
        variants: str = "",
        rules_file: Path | None = None,
        **options: Any,
    ) -> int:
        return command(Entries(puzzle, format_name, box, variants, rules_file), **options)

    box = click.option("--box", type=BoxType(), help="Box of the board where it is not the usual one, as 2x3.")
    format = format_option("--format", "format_name", help="Format of the input, when sniffing would be wrong.")
    return click.argument("puzzle")(format(box(with_entries)))


def timeout_option(command: _Command) -> _Command:
    """Adds the option --timeout, given to the command as a `task`."""
    return click.option(
        "--timeout",
        "task",
        metavar="SECONDS",
        type=click.FloatRange(min=0),
        callback=_under_a_stop,
        help="Give up after this long.",
    )(command)


def _under_a_stop(context: click.Context, option: click.Parameter, seconds: float | None) -> ToldTask:
    """The task of a command, whose stop holds for all its work: reading and making rules as well as searching."""
    from ninefold.cli.waiting import ToldTask

    task = ToldTask(seconds)
    context.with_resource(working_under(task.stop))
    return task


def strict_option(command: _Command) -> _Command:
    """Adds the option --strict."""
    return click.option("--strict", is_flag=True, help="Stop at the first bad entry.")(command)


def json_option(command: _Command) -> _Command:
    """Adds the option --json."""
    return click.option("--json", "as_json", is_flag=True, help="One JSON object per puzzle.")(command)


def records(puzzle: str, format_name: str | None, box: Shape | None) -> Iterator[Record | FormatError]:
    """What PUZZLE stands for: its records, and the errors of its bad entries."""
    from ninefold.formats import format_named
    from ninefold.model import Record

    format = format_named(format_name) if format_name else None
    empty = True
    try:
        for record in _entries(puzzle, format):
            empty = False
            yield _with_box(record, box) if box and isinstance(record, Record) else record
    except (RecursionError, MemoryError) as error:  # of the reader: what is done with an entry is not raised here
        empty = False
        yield FormatError(format.NAME if format else "text", sentence_of(error))
    if empty:
        yield FormatError(format.NAME if format else "text", "expected a puzzle, got nothing")


class Complaints:
    """Tells bad entries on standard error as they come, and remembers that there were any."""

    def __init__(self) -> None:
        self.count = 0
        self._entries = 0

    def good(self, entries: Iterable[Record | FormatError], *, strict: bool = False) -> Iterator[Record]:
        """The records among the entries; if strict, the first error is raised instead of told."""
        from ninefold.model import Record

        for entry in entries:
            self._entries += 1
            if isinstance(entry, Record):
                yield entry
            elif strict:
                raise entry
            else:
                self.tell(entry)

    def passed(self, entries: int) -> None:
        """So many entries were answered together."""
        self._entries += entries

    @contextmanager
    def of_this_one(self, *, strict: bool = False, name: str = "") -> Iterator[None]:
        """What goes wrong in the block is about the entry at hand: it is told, and the next one has its turn."""
        try:
            yield
        except FAULTS as error:
            if strict:
                raise
            self.count += 1
            name = name or (f"entry {self._entries}" if self._entries > 1 else "")
            click.echo(f"ninefold: {name}{': ' if name else ''}{sentence_of(error)}", err=True)

    def tell(self, error: FormatError) -> None:
        """One bad entry."""
        self.count += 1
        click.echo(f"ninefold: {error}", err=True)

    def exit_code(self, yes: bool = True) -> int:
        """2 after a bad entry, else 0 for yes and 1 for no."""
        return 2 if self.count else 0 if yes else 1


_SMALL_BOARD = 16
"""A word with fewer letters than the cells of a 4×4 is no board of letters, and most likely the name of something."""


def _entries(puzzle: str, format: Format | None) -> Iterator[Record | FormatError]:
    from ninefold.formats import read_file, scan

    if puzzle == "-":
        return _scanned(standard_input(), "standard input", format)
    path = Path(puzzle)
    try:
        if puzzle and path.is_file():
            return read_file(path, format)
        if puzzle and is_stream(path):
            return _scanned(stream_of(path), puzzle, format)
        if puzzle and path.is_dir():
            raise click.UsageError(f"{puzzle} is a folder; name a file")
    except (OSError, ValueError):  # too long, or with a NUL, to be a name: then it is text
        pass
    if _looks_like_a_path(puzzle):
        raise click.UsageError(f"there is no file {puzzle}")
    if len(puzzle) < _SMALL_BOARD and puzzle[:1].isalpha() and puzzle.replace("-", "").replace("_", "").isalnum():
        raise click.UsageError(f"there is no file {puzzle}, and it is no puzzle")
    return scan(puzzle.splitlines(keepends=True), format)


def _scanned(reader: BufferedReader, name: str, format: Format | None) -> Iterator[Record | FormatError]:
    """The entries of a stream; what spoils the rest of it is the last of them."""
    from ninefold.formats import scan

    try:
        yield from scan(lines_of(reader, name), format)
    except FormatError as error:
        yield error


def _looks_like_a_path(text: str) -> bool:
    """One line with a separator of folders, or with an ending that a format has."""
    if "\n" in text or "://" in text:
        return False
    ending = text[text.rfind(".") :].lower()
    if os.sep in text or not ending[1:].isalnum() or ending[1:].isdecimal():
        return os.sep in text
    from ninefold.formats import format_named

    return any(ending in format_named(name).SUFFIXES for name in FORMATS)


def _with_box(record: Record, box: Shape) -> Record | FormatError:
    from ninefold.desk.position import on_board

    try:
        return on_board(record, box)
    except PuzzleError as error:
        return FormatError("puzzle", str(error), text=record.puzzle.oneline)
