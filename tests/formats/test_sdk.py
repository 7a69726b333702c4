"""SDK: one puzzle and what is known of it."""

from __future__ import annotations

import pytest
from tests.formats.rows import LINE, ROWS

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.model import Record

SDK = format_named("sdk")


def test_headers_are_facts_and_comments_may_have_lines() -> None:
    (record,) = formats.read(f"#AAnn\n#LEasy\n#CFirst\n#CSecond\n{ROWS}")
    assert record.puzzle.oneline == LINE
    assert record.facts == {"author": "Ann", "level": "Easy", "comment": "First\nSecond"}
    assert formats.read("".join(SDK.write([record]))) == [record]


def test_a_state_holds_the_placed_digits() -> None:
    (record,) = formats.read(f"[Puzzle]\n{ROWS}[State]\n{ROWS.replace('1..', '12.', 1)}")
    assert record.puzzle.oneline == LINE
    assert record.position.digits[:3] == bytes([1, 2, 0])


def test_other_sections_are_kept_unread() -> None:
    (record,) = formats.read(f"[Puzzle]\n{ROWS}[PencilMarks]\n,12,\n,,\n")
    assert record.facts == {"[PencilMarks]": ",12,\n,,"}


def test_a_first_line_with_the_size_is_skipped() -> None:
    (record,) = formats.read(f"9\n{ROWS}")
    assert record.puzzle.oneline == LINE


def test_other_sizes_are_written_and_read() -> None:
    (record,) = formats.read("#LEasy\n[Puzzle]\n1...\n....\n..2.\n....\n")
    assert record.puzzle.oneline == "1.........2....."
    assert isinstance(record, Record)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"[Puzzle]\n{ROWS[:-10]}", "sdk, line 9: expected 9 rows, got 8"),
        (
            f"[Puzzle]\n{ROWS}[State]\n{ROWS.replace('1', '2', 1)}",
            "line 12, cell 1: r1c1: expected the given 1, got 2",
        ),
        (f"{ROWS}{ROWS}", "sdk, line 10: expected nothing after the rows of the puzzle"),
        ("#AAnn\n", "expected the rows of a puzzle"),
    ],
)
def test_a_bad_file_is_told(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text, SDK)
    assert problem in str(caught.value)
