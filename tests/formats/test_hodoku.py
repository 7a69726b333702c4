"""HoDoKu library lines: a position and a step."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in

HODOKU = format_named("hodoku")


def test_plus_is_placed_and_deleted_candidates_are_digit_row_column() -> None:
    (record,) = formats.read(":0000:x:1+2..............:313 414 421::\n")
    assert (record.puzzle.oneline, record.position.oneline) == ("1...............", "12..............")
    assert [digits_in(record.position.candidates[cell]) for cell in (2, 3, 4)] == [[4], [3], [3]]
    assert record.facts == {}
    assert formats.read("".join(HODOKU.write([record]))) == [record]


def test_the_step_is_kept_as_facts() -> None:
    line = ":0300-1:34:1+2..............:313:421:::chain 5\n"
    (record,) = formats.read(line)
    assert record.facts == {
        "technique": "0300-1",
        "step candidates": "34",
        "step eliminations": "421",
        "step extra": ":chain 5",
    }
    assert "".join(HODOKU.write([record])) == line


def test_comment_lines_are_skipped_and_a_bad_line_is_told() -> None:
    lines = ["# a library\n", ":0000:x:1...:::\n", ":0000:x:12345:::\n", ":0000:x:1...:913::\n", "1...\n"]
    small, *errors = HODOKU.read(lines)
    assert not isinstance(small, FormatError)
    assert [str(error).split(":")[0] for error in errors] == ["hodoku, line 3", "hodoku, line 4", "hodoku, line 5"]


def test_a_digit_too_high_is_told() -> None:
    with pytest.raises(FormatError, match="expected digits from 1 to 4, got 9"):
        formats.read(":0000:x:9...............:::\n")
