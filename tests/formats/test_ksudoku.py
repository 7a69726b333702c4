"""KSudoku's XML: games and shapes, counted by columns."""

from __future__ import annotations

import pytest

from ninefold import formats
from ninefold.constraints import ExtraHouse
from ninefold.constraints.extra_house import diagonals
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in
from ninefold.model import Shape

KSUDOKU = format_named("ksudoku")


def game(graph: str, values: str, rest: str = "") -> str:
    return (
        "<!DOCTYPE ksudoku><ksudoku><game><puzzle>"
        f"{graph}<values>{values}</values></puzzle><history>{rest}</history></game></ksudoku>"
    )


def shape(attributes: str, inside: str) -> str:
    graph = f'<graph order="4" type="custom" sizeX="4" sizeY="4" sizeZ="1" {attributes}>{inside}</graph>'
    return f"<!DOCTYPE ksudoku-graph><ksudoku-graph>{graph}</ksudoku-graph>"


PLAIN = '<graph order="4" type="sudoku" specific-type="Plain"/>'


def test_cells_are_counted_by_columns() -> None:
    (record,) = formats.read(game(PLAIN, "bc" + "_" * 13 + "e"))
    assert record.puzzle.oneline == "1...2..........4"


def test_the_history_has_placed_digits_and_notes() -> None:
    events = '<simple-event index="1" value="3"/><simple-event index="4" markers="0101"/>'
    (record,) = formats.read(game(PLAIN, "b" + "_" * 15, events))
    assert record.position.oneline == "1...3..........."
    assert digits_in(record.position.candidates[1]) == [2, 4]
    assert formats.read("".join(KSUDOKU.write([record]))) == [record]


def test_cliques_that_are_boxes_are_the_shape() -> None:
    boxes = ["0 1 4 5", "2 3 6 7", "8 9 12 13", "10 11 14 15"]
    cliques = "".join(f'<clique size="4">{box}</clique>' for box in boxes)
    (record,) = formats.read(shape("", f'<sudokugroups at="0" withblocks="0"/>{cliques}'))
    assert (record.puzzle.shape, record.puzzle.constraints) == (Shape(2, 2), ())


def test_other_cliques_are_extra_houses() -> None:
    cliques = '<clique size="4">0 5 10 15</clique><clique size="4">3 6 9 12</clique><clique size="2">0 1</clique>'
    (record,) = formats.read(shape("", f'<sudokugroups at="0" withblocks="1"/>{cliques}'))
    assert record.puzzle.constraints == (*diagonals(4), ExtraHouse("region", (0, 4), 2))


def test_a_jigsaw_is_a_latin_square_with_regions() -> None:
    cliques = '<clique size="4">0 1 2 4</clique><clique size="4">3 7 11 15</clique>'
    (record,) = formats.read(shape("", f'<sudokugroups at="0" withblocks="0"/>{cliques}'))
    assert record.puzzle.shape == Shape(1, 4)
    assert record.puzzle.constraints[0].houses[0].cells == (0, 4, 8, 1)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (shape('name="Sums"', '<cage operator="1" value="3" size="1">0</cage>'), "a puzzle with cages (Sums)"),
        (shape('specific-type="Mathdoku"', ""), "a puzzle with cages (Mathdoku)"),
        (shape('name="Cube"', "<roxdokugroups/>"), "a puzzle in three dimensions (Cube)"),
        (
            shape('name="Twins"', "").replace('sizeX="4"', 'sizeX="6"'),
            "a board that is not 4×4 (Twins)",
        ),
        (shape('name="Free"', ""), "a board without rows and columns of its own (Free)"),
        (
            shape("", '<sudokugroups at="0"/><clique size="2">0 16</clique>'),
            "expected a clique of 2 cells below 16: '0 16'",
        ),
        (game(PLAIN, "bc"), "expected 16 cells in <values>, got 2: 'bc'"),
        (game(PLAIN, "z" + "_" * 15), "column 1: expected letters from b to e or _ in <values>, got 'z'"),
        (game(PLAIN, "_" * 16, '<simple-event index="16" value="1"/>'), "expected an index below 16, got 16"),
        ("<ksudoku/>", "expected one <game> in <ksudoku>, got 0"),
    ],
)
def test_what_we_cannot_read_is_told(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert problem in str(caught.value)
