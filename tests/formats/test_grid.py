"""Boards in rows, as people type and programs print them."""

from __future__ import annotations

import pytest
from tests.formats.rows import LINE, ROWS

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.model import Puzzle, Record, Shape

GRID = format_named("grid")

SPACED = "".join(" ".join(row) + "\n" for row in ROWS.split())


def lines(*rows: str) -> str:
    return "".join(f"{row}\n" for row in rows)


def test_anything_after_the_last_row_is_ignored() -> None:
    (record,) = formats.read(SPACED + "solved on Sunday\n\n1 2 3\nsolutions\n123456789\n"[:40])
    assert record.puzzle.oneline == LINE


def test_a_star_is_an_empty_cell_that_is_marked() -> None:
    (record,) = formats.read(SPACED.replace("1 .", "1 *", 1))
    assert record.puzzle.oneline == LINE
    assert record.marked == {1}


def test_stars_between_spaces_mark_even_if_there_is_no_other_blank() -> None:
    (record,) = formats.read(SPACED.replace(".", "*"))
    assert len(record.marked) == 54


@pytest.mark.parametrize(
    "text",
    [
        ROWS,
        ROWS.replace(".", "-"),
        SPACED.replace(".", "0"),
        "".join(
            f"{row[:3]}|{row[3:6]}|{row[6:]}\n{'---+---+---' * (at in (2, 5))}\n" for at, row in enumerate(ROWS.split())
        ),
        "".join(f"{row[:3]} {row[3:6]} {row[6:]}\n" + "\n" * (at % 3 == 2) for at, row in enumerate(ROWS.split())),
        "".join("| " + " | ".join(row) + " |\n|" + "---|" * 9 + "\n" for row in ROWS.split()),
        "".join("\u2551" + "\u2502".join(row) + "\u2551\n" for row in ROWS.split()),
        "\n\n".join(SPACED.splitlines()),
    ],
    ids=["run", "dashes", "zeros", "bars", "gaps", "table", "unicode", "double spaced"],
)
def test_every_usual_drawing_is_read(text: str) -> None:
    (record,) = formats.read(text)
    assert record.puzzle == formats.read(LINE)[0].puzzle


def test_a_line_of_dashes_is_an_empty_row_where_dashes_are_the_blanks() -> None:
    (record,) = formats.read(lines("----", "1---", "----", "---2"))
    assert record.puzzle.oneline == "....1..........2"


def test_the_lines_show_the_boxes() -> None:
    standing = lines("12|34|56", "..|..|..", "..|..|..", "--+--+--", "..|..|..", "..|..|..", "65|43|21")
    lying = lines("123|456", "...|...", "---+---", "...|...", "...|...", "---+---", "...|...", "654|321")
    assert formats.read(standing)[0].puzzle.shape == Shape(3, 2)
    assert formats.read(lying)[0].puzzle.shape == Shape(2, 3)


def test_bars_alone_tell_the_rules() -> None:
    (record,) = formats.read(lines("12|34|56", *["..|..|.."] * 5))
    assert record.puzzle.shape == Shape(3, 2)


def test_heavy_lines_among_light_ones_show_the_boxes() -> None:
    (record,) = formats.read(lines("1|2||3|4||5|6", *[".|.||.|.||.|."] * 5))
    assert record.puzzle.shape == Shape(3, 2)


def test_large_boards_are_numbers() -> None:
    (record,) = formats.read(lines("12 11 10 " + "0 " * 9, *["0 " * 12] * 11))
    assert record.puzzle.givens[:4] == bytes([12, 11, 10, 0])


def test_several_boards_follow_empty_lines_or_headings() -> None:
    records = formats.read(f"Grid 01\n{ROWS}Grid 02\n{ROWS}\n{ROWS}")
    assert [record.puzzle.oneline for record in records] == [LINE] * 3
    assert records[1].facts == {"title": "Grid 02"}


def test_sixteen_lines_of_sixteen_small_digits_are_sixteen_boards() -> None:
    assert len(formats.read("1.....2..3.....4\n" * 16)) == 16
    assert (
        formats.read("1.....2..3.....9\n" + "." * 16 + "\n" * 1 + (("." * 16 + "\n") * 14))[0].puzzle.shape.size == 16
    )


def test_boxes_that_are_not_usual_are_drawn() -> None:
    text = "".join(GRID.write([Record(Puzzle(Shape(3, 2), bytes([1] + [0] * 35)))]))
    assert text.splitlines()[:2] == ["+-----+-----+-----+", "| 1 . | . . | . . |"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SPACED.replace("8\n", "\n"), "grid, line 9: expected 9 cells, got 8"),
        ("".join(SPACED.splitlines(keepends=True)[:8]), "grid, line 8: expected 9 rows, got 8"),
        (SPACED.replace("5", "%", 1), "grid, line 2, cell 2: expected one of 123456789 or a blank"),
        (lines("12|3456", *["..|...."] * 5), "grid, line 1: expected boxes of one size"),
        (
            lines("123|456", "...|...", "...|...", "---+---", *["...|..."] * 3),
            "boxes of 3×3 cells cannot hold 6 digits",
        ),
        (lines("12|34", "1|234", "....", "...."), "grid, line 2: expected the bars where those of the first row stand"),
    ],
)
def test_a_bad_board_is_told_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text, GRID)
    assert problem in str(caught.value)


def test_a_bad_board_among_others_is_told_and_the_others_are_read() -> None:
    bad = ROWS.replace("6..", "6%.", 1)
    assert [type(entry) for entry in GRID.read(f"{ROWS}\n{bad}\n{ROWS}".splitlines())] == [Record, FormatError, Record]
