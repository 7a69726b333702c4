"""Text to puzzles and back: one file per syntax. Sniffing picks the reader.

read(text)           the records of a text; raises FormatError at the first bad entry
scan(lines)          records and, in their place, the errors of bad entries; streams
read_file(path)      like scan, for a file
write(records, …)    the text, in pieces
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib import import_module
from io import StringIO
from itertools import chain
from pathlib import Path, PurePath
from typing import TextIO, cast

from ninefold.choices import FORMATS, FormatName
from ninefold.errors import FormatError, NinefoldError, PuzzleError
from ninefold.formats.parts.cell_text import plain_puzzle
from ninefold.formats.parts.entry import told, whole
from ninefold.formats.parts.format import MAX_LINE, Content, Format, losses
from ninefold.model import Puzzle, Record, Shape
from ninefold.model.one_of import one_of
from ninefold.stopping import look

__all__ = [
    "FORMATS",
    "KILLERS",
    "Content",
    "Format",
    "FormatName",
    "format_for_path",
    "format_named",
    "format_of",
    "losses",
    "read",
    "read_file",
    "read_puzzle",
    "scan",
    "sniff",
    "strictly",
    "write",
]

KILLERS = ("killer", "sumocue")
"""The formats that hold killers alone: cages, and nothing that is given."""

_PLAIN_LINE = re.compile(r"(?:[1-9.]{81}|[0-9]{81})(?:\n|\Z)")
_HEAD = 32 * 1024
_EVERY = 255
"""Lines without a look at the stop: most are read in a microsecond, and those that take long look for themselves."""


def format_named(name: str) -> Format:
    """The format of a name, as in `FORMATS`."""
    one_of("format", name, FORMATS)
    return cast(Format, import_module(f"ninefold.formats.{name.replace('-', '_')}"))


def format_for_path(path: Path) -> Format:
    """The format that a file's name asks for.

    >>> format_for_path(Path("puzzles.txt")).NAME
    'oneline'
    """
    if format := _by_suffix(path):
        return format
    names = ", ".join(FORMATS)
    raise PuzzleError(f"no format goes with the ending {path.suffix!r} of {path.name!r}; name one of {names}")


def _by_suffix(path: PurePath) -> Format | None:
    suffix = path.suffix.lower()
    return next((format for format in map(format_named, FORMATS) if suffix in format.SUFFIXES), None)


def sniff(head: str) -> Format:
    """The format of a text, from its beginning.

    >>> sniff("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").NAME
    'oneline'
    """
    if _PLAIN_LINE.match(head):  # by far the commonest, and no other format looks like it
        return format_named("oneline")
    for format in map(format_named, FORMATS):
        try:
            look()
            if format.recognises(head):
                return format
        except Exception as error:
            raise told(error, format.NAME) from None
    if not head.strip():
        raise FormatError("text", "expected a puzzle, got nothing")
    raise FormatError("text", "in no format we know", text=head.strip().splitlines()[0])


def format_of(head: str, path: PurePath | None = None) -> Format:
    """The format that reads a text which begins like this: the one that recognises it, or the one that the name of its
    file asks for, or `text`, which looks for boards among other words. They say best what is wrong with it.

    >>> format_of("My puzzle:").NAME, format_of("My puzzle:", Path("ours.sdk")).NAME
    ('text', 'sdk')
    """
    try:
        return sniff(head)
    except FormatError:
        if not head.strip():
            raise
        asked = _by_suffix(path) if path else None
        if asked and asked.NAME != "oneline":  # .txt may be anything
            return asked
        return cast(Format, import_module("ninefold.formats.parts.any_text"))


def scan(
    lines: Iterable[str], format: Format | None = None, path: PurePath | None = None
) -> Iterator[Record | FormatError]:
    """The records of a text given line by line; a bad entry that does not spoil the rest comes as its error.

    Without a format the text decides, and the name of its file if it tells nothing.
    """
    bounded = _bounded(lines)
    if format is None:
        head: list[str] = []
        size = 0
        for line in bounded:
            head.append(line)
            size += len(line)
            if size >= _HEAD:
                break
        format = format_of("".join(line if line.endswith("\n") else line + "\n" for line in head), path)
        bounded = chain(head, bounded)
    return whole(format.read(bounded), format.NAME)


def read(text: str | Path, format: Format | FormatName | None = None) -> list[Record]:
    """The records of a text, or of the file at a path; the first bad entry is raised. Sniffed unless a format is named.

    >>> [str(record.puzzle) for record in read("1.....2..3.....4", format="oneline")]
    ['1.....2..3.....4']
    """
    return list(strictly(_entries(text, format)))


def read_puzzle(text: str | Path, shape: Shape | None = None) -> Puzzle:
    """The first puzzle of a text or a file, with the candidates it is given by; with a shape, its digits on that board.

    >>> read_puzzle("1.....2..3.....4").shape
    Shape(box_height=2, box_width=2, extra=0)
    """
    if isinstance(text, str) and shape is None and (plain := plain_puzzle(text)) and _PLAIN_LINE.match(text):
        return plain
    for record in strictly(_entries(text)):
        puzzle = record.puzzle
        if record.grid is not None:
            from ninefold.formats.parts.position import given_by_candidates

            puzzle = given_by_candidates(record)
        return puzzle if shape is None else replace(puzzle, shape=shape)
    raise FormatError("text", "expected a puzzle, got nothing")


def read_file(path: Path, format: Format | None = None) -> Iterator[Record | FormatError]:
    """The records of a file and the errors of its bad entries; the file is never in memory as a whole."""
    with path.open(encoding="utf-8", errors="strict", newline=None) as file:
        try:
            yield from scan(_decoded(file, path), format, path)
        except FormatError as error:
            yield error


def write(records: Iterable[Record | Puzzle], format: Format | FormatName) -> Iterator[str]:
    """The text of the records, in pieces; puzzles are records that say nothing else.

    >>> "".join(write(read("1.....2..3.....4"), "sdm"))
    '1.....2..3.....4\\n'
    >>> "".join(write([read_puzzle("1.....2..3.....4")], "sdm"))
    '1.....2..3.....4\\n'
    """
    if isinstance(records, (Record, Puzzle)):
        raise TypeError(f"write takes several at a time: expected a list, got one {type(records).__name__}")
    return _format(format).write(one if isinstance(one, Record) else Record(one) for one in records)


def _format(format: Format | str) -> Format:
    return format_named(format) if isinstance(format, str) else format


def _entries(text: str | Path, format: Format | str | None = None) -> Iterator[Record | FormatError]:
    reader = None if format is None else _format(format)
    return read_file(text, reader) if isinstance(text, Path) else scan(_lines(text), reader)


def _lines(text: str) -> Iterable[str]:
    if not isinstance(text, str):
        raise TypeError(f"expected text or a path, got {type(text).__name__}")
    # Not splitlines(): a file breaks at line ends only, not at form feeds or the line separators inside of a comment.
    return StringIO(text, newline=None)


def strictly(records: Iterable[Record | FormatError]) -> Iterator[Record]:
    """The records; the first error among them is raised."""
    for record in records:
        if isinstance(record, NinefoldError):
            raise record
        yield record


def _bounded(lines: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise FormatError("text", f"a line of more than {MAX_LINE} characters", text=line[:100], line=number)
        if number & _EVERY == 1:
            look()
        yield line.removeprefix("\ufeff") if number == 1 else line


def _decoded(file: TextIO, path: Path) -> Iterator[str]:
    try:
        yield from iter(lambda: file.readline(MAX_LINE + 1), "")
    except UnicodeDecodeError:
        raise FormatError("text", f"{path.name} is not text in UTF-8") from None
