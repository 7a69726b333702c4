"""CSV with the headers that are in use, and boards of fields."""

from __future__ import annotations

import pytest
from tests.formats.rows import LINE, ROWS

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.model import Record

CSV = format_named("csv")

SOLUTION = "123456789456789123789123456234567891567891234891234567345678912678912345912345678"


@pytest.mark.parametrize(
    "header", ["quizzes,solutions", "puzzle,solution", "Puzzle,Solution", "quiz;solution", "sudoku\tsolution"]
)
def test_headers_in_use_are_understood(header: str) -> None:
    between = next(mark for mark in ",;\t" if mark in header)
    (record,) = formats.read(f"{header}\n{LINE}{between}{SOLUTION}\n")
    assert (record.puzzle.oneline, record.solution) == (LINE, bytes(map(int, SOLUTION)))


def test_difficulty_is_the_level_and_other_columns_are_facts() -> None:
    (record,) = formats.read(f"id,puzzle,clues,difficulty\n7,{LINE},27,1.2\n")
    assert record.facts == {"id": "7", "clues": "27", "level": "1.2"}


def test_without_a_header_a_row_is_puzzle_and_solution() -> None:
    (record,) = formats.read(f"{LINE},{SOLUTION}\n")
    assert record.solution == bytes(map(int, SOLUTION))


def test_a_comma_at_the_end_of_each_row_is_skipped() -> None:
    (record,) = formats.read(f"Puzzle,Difficulty\n{LINE},Easy,\n")
    assert record.facts == {"level": "Easy"}


def test_a_field_per_cell_makes_a_board() -> None:
    board = "".join(",".join(row).replace(".", "") + "\n" for row in ROWS.split())
    assert [record.puzzle.oneline for record in formats.read(f"{board}\n{board}")] == [LINE, LINE]


def test_a_bad_row_is_told_and_the_others_are_read() -> None:
    lines = ["puzzle,solution\n", f"{LINE},{SOLUTION[:-1]}\n", f"{LINE}\n", f"{LINE},,,x\n"]
    error, record, second = CSV.read(lines)
    assert isinstance(record, Record)
    assert str(error).startswith("csv, line 2: expected 81 cells, got 80")
    assert str(second).startswith("csv, line 4: expected 2 fields, got 4")


def test_a_board_with_a_row_missing_is_told() -> None:
    board = "".join(",".join(row).replace(".", "") + "\n" for row in ROWS.split()[:8])
    with pytest.raises(FormatError, match="csv, line 8: expected 9 rows, got 8"):
        formats.read(board)
