"""Boards of candidates, as HoDoKu and Simple Sudoku print them."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in
from ninefold.model import Grid, Puzzle, Record, Shape

CANDIDATES = format_named("candidates")
BOARD = """\
.---------.----------.
| 1   23  | 34   4   |
| 34  34  | 12   12  |
:---------+----------:
| 23  1   | *24  -34 |
| 34  24  | 13   123 |
'---------'----------'
"""


def test_a_cell_with_one_candidate_is_a_given() -> None:
    (record,) = formats.read(BOARD)
    assert record.puzzle.oneline == "1........1......"


def test_a_last_candidate_that_a_peer_could_still_be_is_not_placed() -> None:
    (record,) = formats.read(BOARD)
    assert record.puzzle.givens[3] == 0
    assert digits_in(record.position.candidates[3]) == [4]


def test_the_marks_of_a_step_are_skipped() -> None:
    (record,) = formats.read(BOARD)
    assert [digits_in(record.position.candidates[cell]) for cell in (10, 11)] == [[2, 4], [3, 4]]


def test_boards_before_it_tell_givens_and_placed_digits() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes([1] + [0] * 15))
    record = Record(puzzle, Grid.start(puzzle).place(5, 3))
    text = "".join(CANDIDATES.write([record]))
    assert text.count("|1.|..|") == 2
    assert "|.3|..|" in text
    assert formats.read(text) == [record]


def test_boards_before_it_have_its_symbols_even_if_only_letters_occur() -> None:
    puzzle = Puzzle(Shape(3, 4), bytes([10, 11] + [0] * 142))  # A and B, which alone would stand for 1 and 2
    record = Record(puzzle, Grid.start(puzzle).place(2, 12))
    assert formats.read("".join(CANDIDATES.write([record]))) == [record]


def test_a_bad_cell_of_a_board_before_it_is_told_with_its_place() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes([1] + [0] * 15))
    text = "".join(CANDIDATES.write([Record(puzzle, Grid.start(puzzle).place(5, 3))])).replace("|1.|..|", "|1.|7.|", 1)
    with pytest.raises(FormatError, match=r"line 2, cell [0-9]: .*expected one of 1234 or a blank"):
        formats.read(text, CANDIDATES)


def test_the_boxes_are_drawn_and_read() -> None:
    record = Record(Puzzle(Shape(3, 2), bytes(36)))
    assert formats.read("".join(CANDIDATES.write([record]))) == [record]


def test_a_bad_cell_is_told_with_its_place() -> None:
    with pytest.raises(FormatError, match="candidates, line 2, cell 2: expected candidates of 1234"):
        formats.read(BOARD.replace("23  |", "29  |", 1), CANDIDATES)


def test_digits_without_candidates_are_refused() -> None:
    with pytest.raises(FormatError, match="expected a board of candidates"):
        formats.read("|1.|.4|\n|..|..|\n|..|..|\n|..|..|\n", CANDIDATES)
