"""Killers and jigsaws as lines of text."""

from random import Random

import pytest

from ninefold import FormatError, Puzzle, Record, Shape, solve
from ninefold.constraints import Cage, ExtraHouse, Thermo
from ninefold.constraints.extra_house import diagonals
from ninefold.formats import format_named, losses, read, sniff
from ninefold.generating import Range, generate
from ninefold.generating.cages import random_cages
from ninefold.generating.layout import LayoutWish
from ninefold.generating.regions import random_regions

GRID = bytes(map(int, "1234341221434321"))
LINE = "3<J<" + "^^^^" + "0<0A" + "0000"


def killer(seed: int, *, crossed: bool = False) -> Puzzle:
    cages = random_cages(GRID, 4, Range(1, 4), Random(seed))
    return Puzzle(Shape(2, 2), bytes(16), (*(diagonals(4) if crossed else ()), *cages))


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("name", ["killer", "sumocue"])
def test_a_killer_is_read_as_it_was_written(name: str, seed: int) -> None:
    puzzle = killer(seed)
    (text,) = format_named(name).write([Record(puzzle)])
    assert name == sniff(text).NAME
    assert read(text) == [Record(puzzle)]
    assert losses(Record(puzzle), format_named(name).HOLDS) == []


@pytest.mark.parametrize("seed", range(5))
def test_sumocue_knows_diagonals(seed: int) -> None:
    puzzle = killer(seed, crossed=True)
    (text,) = format_named("sumocue").write([Record(puzzle)])
    assert text.startswith("2x2:d:k:")
    assert read(text) == [Record(puzzle)]


def test_signs_lead_to_the_sum_and_zero_is_none() -> None:
    (record,) = read(LINE)
    assert record.puzzle.constraints == (Cage((0, 1, 4, 5), 3), Cage((2, 3, 6, 7), 19), Cage((8, 9)), Cage((11,), 10))


def test_a_number_has_the_sum_and_the_cage() -> None:
    text = "2x2::k:769:769:2:3:" + ":".join(map(str, range(4, 16))) + ":"
    assert read(text)[0].puzzle.constraints == (Cage((0, 1), 3),)
    assert read(text.replace("::k:", ":k:"))[0].puzzle == read(text)[0].puzzle


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("3<J<" + "^^^^" + "0<0A" + "000>", "killer, line 1, column 16: a sign > that leaves the board"),
        ("3<J<" + "^^^^" + "><0A" + "0000", "killer, line 1, column 10: a sign < that leads in a circle"),
        ("2x2::k:1:2", "sumocue, line 1: expected 16 numbers, got 2"),
        ("2x2::k:1:x:" + ":".join(["1"] * 14), "sumocue, line 1, column 10: expected a number, got 'x'"),
    ],
)
def test_a_bad_line_is_told_with_its_place(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(text)
    assert str(caught.value).startswith(told)


def test_what_a_killer_text_cannot_hold_is_refused() -> None:
    board = Puzzle(Shape(2, 2), bytes(16))
    for rules, givens, told in (
        ((Thermo((0, 1)),), bytes(16), "thermometer"),
        ((Cage((0, 1), 3),), GRID, "no givens"),
        ((Cage((0, 1), 3), Cage((1, 2), 5)), bytes(16), "overlap"),
        ((Cage((0, 15), 3),), bytes(16), "do not touch"),
    ):
        with pytest.raises(FormatError, match=told):
            list(format_named("killer").write([Record(Puzzle(board.shape, givens, rules))]))


@pytest.mark.parametrize("shape", [Shape(2, 2), Shape(2, 3), Shape(3, 3), Shape(4, 4)], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_a_jigsaw_is_read_as_it_was_written(shape: Shape, seed: int) -> None:
    regions = random_regions(shape, Random(seed))
    puzzle = Puzzle(Shape(1, shape.size), bytes([1] + [0] * (shape.cells - 1)), regions)
    (text,) = format_named("jigsaw").write([Record(puzzle)])
    assert sniff(text).NAME == "jigsaw"
    assert read(text) == [Record(puzzle)]
    assert losses(Record(puzzle), format_named("jigsaw").HOLDS) == []
    assert [part.name for part in losses(Record(puzzle), format_named("oneline").HOLDS)] == ["REGIONS"]


def test_a_region_of_another_size_is_told_with_its_place() -> None:
    with pytest.raises(FormatError) as caught:
        read("................ AAAABBBBCCCCDDDE", format_named("jigsaw"))
    assert str(caught.value).startswith("jigsaw, line 1, column 30: expected 4 cells in the region D, got 3")


def test_generated_killers_survive_every_format_that_holds_them() -> None:
    generated = next(generate(LayoutWish(layouts=("killer",), givens=Range(0, 0)), seed=4))
    for name in ("killer", "sumocue", "fpuzzles", "fpuzzles-link", "sudokupad", "ninefold-json"):
        (again,) = read("".join(format_named(name).write([Record(generated.puzzle)])))
        found = solve(again.puzzle)
        assert found is not None
        assert found.digits == generated.solution


def test_generated_jigsaws_keep_their_regions() -> None:
    generated = next(generate(LayoutWish(layouts=("jigsaw",)), seed=1))
    for name in ("jigsaw", "fpuzzles-link", "ninefold-json"):
        (again,) = read("".join(format_named(name).write([Record(generated.puzzle)])))
        assert again.puzzle == generated.puzzle
        assert isinstance(again.puzzle.constraints[0], ExtraHouse)
