"""Files of plain 9×9 lines take the fast road: from the bytes of the file to the bytes of the answer, in chunks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from os.path import isfile  # unlike Path.is_file it says no to a text that is too long to be a name
from pathlib import Path
from typing import BinaryIO

from ninefold.cli.patient_input import standard_input
from ninefold.cli.puzzle_argument import Complaints, Entries
from ninefold.engine.stop import Stop
from ninefold.errors import FormatError
from ninefold.solving.fast9 import Answers, solve_stream

_HEAD = 4096
_CELLS = 81


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


def answer_lines(
    file: BinaryIO, limit: int, *, solutions: bool, strict: bool, stop: Stop, told: Complaints
) -> Iterator[Answers]:
    """The answers to a file, chunk by chunk; bad lines are told with their number, or end the work if `strict`."""
    for answers in solve_stream(file, limit, solutions=solutions, stop=stop):
        for line, why in answers.errors:
            error = FormatError("oneline", why, line=line)
            if strict:
                raise error
            told.tell(error)
        yield answers


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
