"""SDM: lines with nothing but cells."""

from __future__ import annotations

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.model import Record

SDM = format_named("sdm")
LINE = "1..4..7...5..8..2...9..3..62..5..8...6..9..3...1..4..73..6..9...7..1..4...2..5..8"


def test_empty_lines_are_skipped() -> None:
    records = formats.read(f" \n{LINE}\r\n\n{LINE.replace('.', '0')}\n", SDM)
    assert [record.puzzle.oneline for record in records] == [LINE, LINE]


def test_a_comment_is_an_error_and_the_next_line_is_read() -> None:
    error, record = SDM.read([f"{LINE} # easy\n", f"{LINE}\n"])
    assert isinstance(error, FormatError)
    assert error.line == 1
    assert isinstance(record, Record)
