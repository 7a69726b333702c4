"""Simple Sudoku: a board and what was done on it."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in

SS = format_named("ss")
GAME = """\
 *-----*
 |1.|..|
 |..|.2|
 |--+--|
 |..|..|
 |3.|..|
 *-----*

I013
E02004
"""


def test_i_places_a_digit_and_e_takes_a_candidate_away() -> None:
    (record,) = formats.read(GAME)
    assert record.puzzle.oneline == "1......2....3..."
    assert record.position.oneline == "13.....2....3..."
    assert digits_in(record.position.candidates[3]) == [4]
    assert digits_in(record.position.candidates[2]) == []
    assert "".join(SS.write([record])) == GAME


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("X013", "ss, line 10: expected a placement like I388 or an elimination like E78007: 'X013'"),
        ("I163", "ss, line 10: expected a cell below 16 and a digit up to 4: 'I163'"),
        ("I003", "ss, line 10: r1c1 has the given 1 already: 'I003'"),
    ],
)
def test_a_bad_move_is_told_with_its_line(move: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(GAME.replace("E02004", move))
    assert str(caught.value) == problem
