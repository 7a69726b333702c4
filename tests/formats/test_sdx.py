"""SDX: work in progress of SudoCue."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in

BOARD = "1 u2 34 34\n34 34 12 12\n24 134 13 1234\n234 134 13 1234\n"


def test_u_is_placed_and_a_digit_alone_is_given() -> None:
    (record,) = formats.read(BOARD)
    assert record.puzzle.oneline == "1..............."
    assert record.position.oneline == "12.............."
    assert digits_in(record.position.candidates[8]) == [2, 4]
    assert "".join(format_named("sdx").write([record])) == BOARD


def test_a_bad_cell_is_told_with_its_place() -> None:
    with pytest.raises(FormatError, match=r"sdx, line 1, cell 2: expected candidates of 1234, .* got 'v2'"):
        formats.read(BOARD.replace("u", "v"), format_named("sdx"))


def test_a_row_too_many_is_told() -> None:
    with pytest.raises(FormatError, match="sdx, line 5: expected nothing after 4 rows"):
        formats.read(BOARD + "1 2 3 4\n", format_named("sdx"))
