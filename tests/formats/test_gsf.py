"""Lines with commas and the header of gsf's program."""

from __future__ import annotations

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named

GSF = format_named("gsf")
LINE = "1..4..7...5..8..2...9..3..62..5..8...6..9..3...1..4..73..6..9...7..1..4...2..5..8"


def test_the_header_names_the_fields() -> None:
    (record,) = formats.read(f"Our list\n#!sudoku -c1,PuzzleR,Label,Poster,q1\n{LINE},first;one,Ann,\n")
    assert record.puzzle.oneline == LINE
    assert record.facts == {"title": "first;one", "author": "Ann"}


def test_without_a_header_the_field_of_81_cells_is_the_puzzle() -> None:
    (record,) = formats.read(f"a,b,c,d,{LINE},f,g\n")
    assert record.puzzle.oneline == LINE
    assert record.facts["field 1"] == "a"


def test_a_line_without_cells_is_told() -> None:
    (error,) = GSF.read(["#!sudoku -c1,Puzzle,Label\n", "1..4,first\n"])
    assert isinstance(error, FormatError)
    assert str(error) == "gsf, line 2: expected 81 cells in field 1: '1..4,first'"
