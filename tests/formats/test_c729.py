"""All candidates in one line."""

from __future__ import annotations

import pytest

from ninefold import Puzzle, count, formats, solutions
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in

C729 = format_named("c729")
LINE = "1... .23. .234 ..34 ..34 ..34 12.. 12.. .23. 1.34 1234 1234 .234 1.34 1234 1234".replace(" ", "")


def test_each_cell_has_a_place_for_every_digit() -> None:
    (record,) = formats.read(LINE)
    assert record.puzzle.oneline == "1..............."
    assert digits_in(record.position.candidates[1]) == [2, 3]
    assert "".join(C729.write([record])) == LINE + "\n"


def test_zeros_are_blanks_and_a_comment_may_follow() -> None:
    (record,) = formats.read(LINE.replace(".", "0") + " # mine")
    assert record.facts == {"comment": "mine"}


def test_a_digit_in_the_wrong_place_is_told() -> None:
    with pytest.raises(FormatError, match=r"c729, line 1, column 2: expected '2' or '.', got '3'"):
        formats.read("13" + LINE[2:], C729)


def test_a_wrong_length_is_told() -> None:
    with pytest.raises(FormatError, match=r"expected size³ characters .* got 63"):
        formats.read(LINE[1:], C729)


def test_a_puzzle_keeps_the_candidates_that_it_is_given_by() -> None:
    (record,) = formats.read(LINE)
    free = Puzzle.parse("1" + "." * 15)
    assert count(record.puzzle) == count(free) == 72
    grids = {grid.digits for grid in solutions(free)}
    fitting = {grid for grid in grids if all(f"{digit}" in LINE[4 * k : 4 * k + 4] for k, digit in enumerate(grid))}
    assert {grid.digits for grid in solutions(Puzzle.parse(LINE))} == fitting != grids
