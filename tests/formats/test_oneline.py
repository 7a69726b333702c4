"""Lines of cells, with any blank and anything after them."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.model import Puzzle, Record, Shape

ONELINE = format_named("oneline")
LINE = "1..4..7...5..8..2...9..3..62..5..8...6..9..3...1..4..73..6..9...7..1..4...2..5..8"


@pytest.mark.parametrize("blank", ".0-_?X*")
def test_every_usual_blank_is_an_empty_cell(blank: str) -> None:
    (record,) = formats.read(LINE.replace(".", blank))
    assert record.puzzle.oneline == LINE
    assert not record.marked


def test_a_space_is_a_blank_where_the_line_as_it_stands_is_a_board() -> None:
    (record,) = formats.read(LINE.replace(".", " ") + "\n")
    assert record.puzzle.oneline == LINE


@pytest.mark.parametrize("rest", [" # easy", ";easy", ",easy", "\teasy", " easy", "  #easy"])
def test_what_follows_the_cells_is_the_comment(rest: str) -> None:
    (record,) = formats.read(LINE + rest)
    assert (record.puzzle.oneline, record.facts) == (LINE, {"comment": "easy"})


def test_a_line_of_the_puzzle_bank_has_a_hash_and_a_rating() -> None:
    (record,) = formats.read(f"0123456789ab {LINE}  1.2\n")
    assert record.facts == {"hash": "0123456789ab", "rating": "1.2"}


def test_a_star_marks_if_there_are_other_blanks() -> None:
    (record,) = formats.read("1*.." + "." * 12)
    assert record.marked == {1}


def test_comment_lines_empty_lines_and_a_count_before_all_are_skipped() -> None:
    assert len(formats.read(f"2\n# easy ones\n\n{LINE}\n{LINE}\n")) == 2


def test_the_symbols_tell_the_alphabet() -> None:
    (hexadecimal,) = formats.read("0F" + "." * 254)
    (letters,) = formats.read("AY" + "." * 623)
    assert (hexadecimal.puzzle.givens[:2], letters.puzzle.givens[:2]) == (bytes([1, 16]), bytes([1, 25]))


def test_givens_that_would_be_taken_for_letters_are_written_as_numbers() -> None:
    puzzle = Puzzle(Shape(4, 4), bytes([10, 11] + [0] * 254))
    text = "".join(ONELINE.write([Record(puzzle)]))
    assert text.startswith("10 11 . .")
    assert formats.read(text)[0].puzzle == puzzle


def test_a_bad_line_is_told_and_the_others_are_read() -> None:
    first, error, last = ONELINE.read([LINE + "\n", LINE[:-1] + "\n", LINE + "\n"])
    assert isinstance(first, Record)
    assert isinstance(last, Record)
    assert str(error) == (f"oneline, line 2: 80 cells; a 9×9 has 81: '{LINE[:-1]}'")


def test_a_bad_character_is_told_with_its_place() -> None:
    with pytest.raises(FormatError, match=r"line 1, cell 3: expected one of 1234 or a blank .* got '9'"):
        formats.read("1.9" + "." * 13)


@pytest.mark.parametrize("size", [4, 5, 6, 7, 8, 9, 10, 12, 16])
@pytest.mark.parametrize("cells", ["0123456789.", "....12", "0001", "123"])
@pytest.mark.parametrize("end", ["", "\n", " \r\n"])
def test_one_board_of_digits_alone_is_in_this_format_for_every_other_as_well(size: int, cells: str, end: str) -> None:
    """It is taken for one before the others are asked."""
    text = (cells * size**2)[: size**2] + end
    assert next(name for name in formats.FORMATS if format_named(name).recognises(text)) == "oneline"
    assert formats.sniff(text).NAME == "oneline"
