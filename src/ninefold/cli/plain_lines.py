"""Files of plain 9×9 lines take the fast road: from the bytes of the file to the bytes of the answer, in chunks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import StringIO
from os.path import isfile  # unlike Path.is_file it says no to a text that is too long to be a name
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeVar

import click

from ninefold.cli.patient_input import standard_input
from ninefold.cli.puzzle_argument import Entries
from ninefold.cli.question import Question
from ninefold.errors import FormatError

if TYPE_CHECKING:
    from ninefold.desk.answer import Answer
    from ninefold.engine.lines import Lines
    from ninefold.engine.piece_size import PieceSize
    from ninefold.model import Record
    from ninefold.solving.fast9 import Answers

_HEAD = 4096
_CELLS = 81
_LEAST, _MOST = 1 << 10, 1 << 16
"""Lines of a piece."""
_Answer = TypeVar("_Answer", bound="Answer")


@contextmanager
def plain_lines(entries: Entries) -> Iterator[BinaryIO | None]:
    """The file, if PUZZLE is one (or standard input) that begins with a line of 81 cells; else None.

    None as well if an option says that they are to be taken for something else.
    """
    puzzle = entries.text
    plain = entries.as_written and entries.format_name in (None, "oneline", "sdm")
    if not plain or not (puzzle == "-" or isfile(puzzle)):
        yield None
    elif puzzle == "-":
        source = standard_input()
        yield source if _begins_plain(source.peek(_HEAD)) else None
    else:
        with Path(puzzle).open("rb") as file:
            yield file if _begins_plain(file.peek(_HEAD)) else None


def answer_lines(file: BinaryIO, limit: int, asked: Question, *, solutions: bool) -> Iterator[Answers]:
    """The answers to a file, chunk by chunk; bad lines are told with their number, or end the work if `strict`."""
    from ninefold.solving.fast9 import solve_stream

    answered = 0
    for answers in solve_stream(file, limit, solutions=solutions, stop=asked.task.stop):
        answered += len(answers.counts)
        asked.task.tell("answering puzzles", answered)
        for line, why in answers.errors:
            error = FormatError("oneline", why, line=line)
            if asked.strict:
                raise error
            asked.complaints.tell(error)
        yield answers


def lines_answered(
    asked: Question,
    rows: Callable[[bytes], list[bytes] | None],
    ask: Callable[[Record], _Answer | None],
    text: Callable[[_Answer], str],
) -> int:
    """Answers each puzzle with a line: those of a file of plain lines together by `rows`, all others one by one.

    `rows` makes lines of rows of 81 digits; None where one of them has no answer: then each is asked by itself, and
    what is wrong with it is told.
    """
    with plain_lines(asked.entries) as file:
        if not file or asked.as_json:
            return asked.answered(ask, lambda _, answer: click.echo(text(answer)))
        from ninefold.engine.lines import Lines
        from ninefold.engine.piece_size import PieceSize

        size = PieceSize(_LEAST, _MOST)
        answered = 0
        for piece in row_pieces(file, size):
            entries: Iterable[Record | FormatError] = [piece] if not isinstance(piece, Lines) else records_of(piece)
            if isinstance(piece, Lines):
                with size.measured():
                    lines = rows(piece.digits)
                if lines is not None:
                    write_bytes(b"".join([line + b"\n" for line in lines]))
                    asked.complaints.passed(len(piece))
                    answered += len(piece)
                    asked.task.tell("answering puzzles", answered)
                    continue
            asked.tell_each(entries, ask, lambda _, answer: write_bytes(f"{text(answer)}\n".encode()))
    return asked.complaints.exit_code()


def records_of(lines: Lines) -> Iterator[Record]:
    """The puzzles of some lines as records."""
    from ninefold.model import Puzzle, Record, Shape

    nine = Shape(3, 3)
    for at in range(0, len(lines.digits), _CELLS):
        yield Record(Puzzle(nine, lines.digits[at : at + _CELLS]))


def row_pieces(file: BinaryIO, size: PieceSize) -> Iterator[Lines | Record | FormatError]:
    """The puzzles of a file of plain lines, as many at a time as `size` says.

    Where some line is no plain 9×9, the entries of its piece come one by one, whatever they are.
    """
    from ninefold.engine.lines import Lines

    first = 1
    rest = b""
    while data := file.read((_CELLS + 1) * size.now):
        cut = data.rfind(b"\n") + 1
        if cut == 0:
            rest += data
            continue
        piece, rest = rest + data[:cut], data[cut:]
        lines = Lines(piece, first=first)
        yield from _entries(lines, piece, first) if lines.errors else [lines]
        first += lines.count
    if rest:
        lines = Lines(rest, first=first)
        yield from _entries(lines, rest, first) if lines.errors else [lines]


def _entries(lines: Lines, piece: bytes, first: int) -> Iterator[Lines | Record | FormatError]:
    try:
        text = piece.decode("utf-8-sig" if first == 1 else "utf-8")
    except UnicodeDecodeError:
        yield from (FormatError("oneline", why, line=line) for line, why in lines.errors)
        yield lines
        return
    from ninefold.formats import oneline

    for entry in oneline.read(StringIO(text, newline=None)):
        if isinstance(entry, FormatError) and entry.line is not None:
            entry.line += first - 1
        yield entry


def write_bytes(data: bytes) -> None:
    """Straight to standard output, past the text layer."""
    sys.stdout.buffer.write(data)


def _begins_plain(head: bytes) -> bool:
    for line in head.removeprefix(b"\xef\xbb\xbf").splitlines():
        cells = line.strip()
        if cells and not cells.startswith(b"#"):
            text = cells.split(maxsplit=1)[0].split(b",", 1)[0].split(b";", 1)[0]
            return len(text) == _CELLS and not text.strip(b"0123456789.-*_?Xx")
    return False
