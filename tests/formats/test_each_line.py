"""The loop of formats with one puzzle per line."""

import json

import pytest

from ninefold import FormatError, PuzzleError, Record
from ninefold.formats import format_named, read_puzzle, scan
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.lz_string import pack

BOARD = "1.....2..3.....4"
ONE_PER_LINE = ["c729", "fpuzzles-link", "hodoku", "iss", "jigsaw", "killer", "ninefold-json", "sudokupad", "sumocue"]


def reader(text: str) -> Record:
    if text == "inner":
        raise FormatError("another", "a cell is wrong", text="in", column=2)
    if text[0] not in ".1":
        raise PuzzleError("no puzzle")
    return Record(read_puzzle(text))


def test_a_bad_line_is_told_with_its_number_and_does_not_spoil_the_rest() -> None:
    found = list(each_line([f" {BOARD}\r\n", "puzzle\n", BOARD], "ours", reader))
    assert [str(each) for each in found if isinstance(each, FormatError)] == ["ours, line 2: no puzzle: 'puzzle'"]
    assert [each.puzzle.oneline for each in found if isinstance(each, Record)] == [BOARD, BOARD]


def test_an_error_of_a_format_inside_is_told_once_in_the_name_of_the_outer_one() -> None:
    assert [str(each) for each in each_line(["inner"], "ours", reader)] == [
        "ours, line 1, column 2: a cell is wrong: 'in'"
    ]


def test_empty_lines_and_comments_are_skipped_unless_comments_are_no_part_of_the_format() -> None:
    lines = ["", "  \n", "# one\n", BOARD]
    assert len(list(each_line(lines, "ours", reader))) == 1
    assert [type(each) for each in each_line(lines, "ours", reader, comments=False)] == [FormatError, Record]


@pytest.mark.parametrize("name", ONE_PER_LINE)
def test_every_format_of_lines_skips_comments_and_numbers_what_it_refuses(name: str) -> None:
    (error,) = scan(["# a comment\n", "\n", "nonsense\n"], format_named(name))
    assert isinstance(error, FormatError)
    assert str(error).startswith(f"{name}, line 3")
    assert error.text == "nonsense"


@pytest.mark.parametrize("link", ["https://sudokupad.app/fpuzzles", "https://f-puzzles.com/?load="])
def test_both_kinds_of_links_say_what_is_wrong_with_their_object_in_the_same_words(link: str) -> None:
    (error,) = scan([link + pack(json.dumps({"grid": [[], []]}))])
    assert isinstance(error, FormatError)
    assert error.problem == "expected as many rows as cells in a row, got 2 rows and 0 cells in row 1"
