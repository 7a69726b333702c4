import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold import FormatError, Puzzle, PuzzleError, Record, Shape
from ninefold.constraints import (
    Arrow,
    Between,
    Cage,
    Candidates,
    Clone,
    Contain,
    Difference,
    DoubleArrow,
    Entropic,
    EqualSums,
    ExtraHouse,
    Extremum,
    Indexer,
    Leap,
    Less,
    LittleKiller,
    Lockout,
    Modular,
    Nabner,
    Neighbours,
    PairSum,
    Palindrome,
    Parity,
    Ratio,
    Renban,
    Sandwich,
    Skyscraper,
    Taxicab,
    Thermo,
    Total,
    Whisper,
    XSum,
    Zipper,
)
from ninefold.constraints.extra_house import diagonals, disjoint_groups
from ninefold.formats import format_named, losses, read, sniff
from ninefold.formats.fpuzzles import read_json
from ninefold.formats.parts.lz_string import pack, unpack
from ninefold.model.constraint import Constraint


def board(size: int = 4, **more: Any) -> str:
    return json.dumps({"size": size, "grid": [[{} for _ in range(size)] for _ in range(size)], **more})


def rules(**more: Any) -> tuple[Constraint, ...]:
    return read_json(board(**more)).puzzle.constraints


def test_an_object_is_recognised_and_read() -> None:
    text = board(title="Small", killercage=[{"cells": ["R1C1", "R1C2"], "value": "3"}])
    assert sniff(text).NAME == "fpuzzles"
    (record,) = read(text)
    assert record.puzzle.constraints == (Cage((0, 1), 3),)
    assert record.facts["title"] == "Small"


def test_givens_and_placed_digits_are_told_apart() -> None:
    grid: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
    grid[0][0] = {"value": 1, "given": True}
    grid[0][1] = {"value": 2}
    record = read_json(json.dumps({"size": 4, "grid": grid}))
    assert record.puzzle.givens[:2] == b"\1\0"
    assert record.position.digits[:2] == b"\1\2"


def test_a_negative_rule_holds_only_if_the_list_names_it() -> None:
    dots = [{"cells": ["R1C1", "R1C2"]}]
    assert not [rule for rule in rules(ratio=dots, ruleset="all dots are given") if isinstance(rule, Neighbours)]
    negative = [rule for rule in rules(ratio=dots, negative=["ratio"]) if isinstance(rule, Neighbours)]
    assert negative == [Neighbours(4, "ratio", 2, frozenset({(0, 1)}))]


def test_neighbours_that_are_both_minimum_are_not_compared() -> None:
    found = rules(minimum=[{"cell": "R1C1"}, {"cell": "R1C2"}])
    assert found == (Extremum(0, (4,), True), Extremum(1, (2, 5), True))


def test_an_arrow_begins_in_its_circle() -> None:
    found = rules(arrow=[{"cells": ["R1C1"], "lines": [["R1C1", "R2C2", "R3C3"]]}])
    assert found == (Arrow((5, 10), (0,)),)


def test_clues_outside_look_along_their_line() -> None:
    assert rules(sandwichsum=[{"cell": "R0C2", "value": "5"}]) == (Sandwich((1, 5, 9, 13), 5),)
    assert rules(littlekillersum=[{"cell": "R0C3", "direction": "DL", "value": "4"}]) == (LittleKiller((1, 4), 4),)


def test_cells_without_a_region_are_in_their_usual_one() -> None:
    grid: list[list[dict[str, Any]]] = [[{} for _ in range(4)] for _ in range(4)]
    grid[0][1] = {"region": 1}
    grid[0][2] = {"region": 0}
    puzzle = read_json(json.dumps({"size": 4, "grid": grid})).puzzle
    assert {house.cells for house in puzzle.houses if house.kind == "region"} == {
        (0, 2, 4, 5),
        (1, 3, 6, 7),
        (8, 9, 12, 13),
        (10, 11, 14, 15),
    }


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"negative": ["sums"]}, "the negative constraint sums is not known"),
        ({"killercage": [{"cells": ["R9C9"], "value": "3"}]}, "outside the 4×4 board"),
        ({"killercage": [{"cells": ["R1C1"], "value": "three"}]}, "expected a number"),
        ({"killercage": [{"cells": ["R1C1", "R1C1"], "value": "3"}]}, "a cell is listed twice"),
        (
            {"killercage": [{"cells": [f"R{r}C{c}" for r in (1, 2) for c in (1, 2, 3)]}]},
            "6 cells cannot hold different",
        ),
        ({"xsum": [{"cell": "R1C1", "value": "3"}]}, "a place beside the board"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(more: dict[str, Any], problem: str) -> None:
    with pytest.raises(PuzzleError, match=problem):
        read_json(board(**more))


def test_links_are_unpacked() -> None:
    with pytest.raises(FormatError, match="an object with a grid expected"):
        read("https://f-puzzles.com/?load=N4Xy")
    with pytest.raises(FormatError, match="an object with a grid expected"):
        read("https://sudokupad.app/fpuzzlesN4Xy")
    with pytest.raises(FormatError, match="only a name on the server"):
        read("https://sudokupad.app/sclN4Xy")


@pytest.mark.parametrize("packed", ["", "A", "N4", "!!!!", "zzzzzzzz"])
def test_a_damaged_packed_text_is_refused(packed: str) -> None:
    with pytest.raises(PuzzleError, match="packed text"):
        unpack(packed)


def test_what_is_written_is_read_again() -> None:
    from ninefold.formats import fpuzzles

    (record,) = read("1.....2..3.....4")
    again = list(fpuzzles.read(fpuzzles.write([record])))
    assert isinstance(again[0], Record)
    assert again[0].puzzle == record.puzzle


SIZE = 6
EVERY = [
    *diagonals(SIZE),
    Leap(SIZE, 1, 2),
    Leap(SIZE, 1, 1),
    ExtraHouse("extra region", (7, 8, 9)),
    Difference((0, 1)),
    Difference((0, 6), 3),
    Ratio((2, 3)),
    Ratio((2, 8), 3),
    PairSum((4, 5), 5),
    PairSum((10, 11), 10),
    Cage((12, 13, 18), 9),
    Cage((14, 15)),
    LittleKiller((5, 10, 15, 20, 25, 30), 21),
    LittleKiller((1, 6), 4),
    LittleKiller((35,), 3),
    Sandwich((0, 1, 2, 3, 4, 5), 7),
    Sandwich((34, 28, 22, 16, 10, 4), 7),
    XSum((5, 4, 3, 2, 1, 0), 9),
    Skyscraper((3, 9, 15, 21, 27, 33), 2),
    Thermo((0, 7, 14)),
    Thermo((0, 7, 14), slow=True),
    Arrow((1, 2), (0,)),
    Arrow((9, 10, 11), (7, 8)),
    DoubleArrow((0, 1, 2)),
    Nabner((3, 4, 9)),
    Renban((3, 4, 9)),
    Whisper((3, 4), 3),
    Whisper((3, 4)),
    Palindrome((0, 1, 2)),
    Between((0, 1, 2)),
    Lockout((0, 1, 2)),
    Lockout((0, 1, 2), 3),
    Modular((0, 1, 2)),
    Entropic((0, 1, 2)),
    Zipper((0, 1, 2)),
    EqualSums(((1, 2), (3, 4))),
    Contain((0, 1, 6, 7), (1, 2)),
    Clone((0, 1), (12, 13)),
    Parity((0,), odd=True),
    Parity((1,), odd=False),
    Candidates((3,), (1, 2)),
    Extremum(0, (1, 6), lowest=True),
    Extremum(21, (15, 20, 22, 27), lowest=False),
    Indexer((0, 1, 2, 3, 4, 5), 2),
    Indexer((0, 6, 12, 18, 24, 30), 3),
    Indexer((3, 4, 5, 9, 10, 11), 5),
    Neighbours(SIZE, "difference", 1),
    Neighbours(SIZE, "ratio", 2),
]


@pytest.mark.parametrize("name", ["fpuzzles", "fpuzzles-link", "sudokupad"])
@pytest.mark.parametrize("rule", EVERY, ids=lambda rule: f"{rule.name}-{rule.sentence}"[:60])
def test_a_constraint_is_read_as_it_was_written(rule: Constraint, name: str) -> None:
    puzzle = Puzzle(Shape(2, 3), bytes(36), (rule,))
    (text,) = format_named(name).write([Record(puzzle)])
    assert [record.puzzle for record in read(text)] == [puzzle]


@pytest.mark.parametrize(("size", "usual"), [(4, 2), (6, 3), (7, 4), (9, 5)])
def test_whispers_without_a_number_differ_by_half_of_the_digits(size: int, usual: int) -> None:
    grid: list[list[dict[str, int]]] = [[{} for _ in range(size)] for _ in range(size)]
    data = {"size": size, "grid": grid, "whispers": [{"lines": [["R1C1", "R2C2"]]}]}
    (record,) = read(json.dumps(data), "fpuzzles")
    assert Whisper((0, size + 1), usual) in record.puzzle.constraints


def test_many_constraints_are_written_together() -> None:
    negative = [Neighbours(SIZE, "sum", n, frozenset({(4, 5)})) for n in (5, 10)]
    groups = disjoint_groups(Shape(2, 3))
    rules: tuple[Constraint, ...] = (
        *groups,
        PairSum((4, 5), 5),
        *negative,
        Cage((0, 1), 3),
        Cage((2, 3), 7),
        Thermo((7, 8)),
        Thermo((9, 10)),
    )
    puzzle = Puzzle(Shape(2, 3), bytes(36), rules)
    (again,) = read("".join(format_named("fpuzzles").write([Record(puzzle)])))
    assert set(again.puzzle.constraints) == set(rules)


@pytest.mark.parametrize("shape", [Shape(3, 2), Shape(1, 6), Shape(4, 2)], ids=str)
def test_boxes_of_any_kind_are_written_as_regions(shape: Shape) -> None:
    puzzle = Puzzle(shape, bytes(shape.cells))
    assert read("".join(format_named("fpuzzles").write([Record(puzzle)])))[0].puzzle == puzzle


def test_a_jigsaw_is_written_as_regions() -> None:
    cells = "aabbbbaaabbcaddccceddfcceddfffeeeeff"
    regions = tuple(
        ExtraHouse("region", tuple(k for k, letter in enumerate(cells) if letter == one), index)
        for index, one in enumerate("abcdef")
    )
    puzzle = Puzzle(Shape(1, 6), bytes(36), (*regions, Cage((0, 1), 5)))
    (text,) = format_named("fpuzzles-link").write([Record(puzzle)])
    assert read(text)[0].puzzle == puzzle
    assert losses(Record(puzzle), format_named("fpuzzles-link").HOLDS) == []


def test_what_f_puzzles_cannot_say_is_refused_by_name() -> None:
    unknown: list[Constraint] = [Less((0, 1)), Total((0, 1), 5), Taxicab(6), Leap(6, 2, 3), PairSum((0, 1), 7)]
    for rule in unknown:
        with pytest.raises(FormatError, match=rule.name):
            "".join(format_named("fpuzzles").write([Record(Puzzle(Shape(2, 3), bytes(36), (rule,)))]))
    counted = Puzzle(Shape(2, 3), bytes(36), (Cage((0, 1), 3),), symbols="012345")
    with pytest.raises(FormatError, match="count from 0"):
        "".join(format_named("fpuzzles").write([Record(counted)]))


@given(st.text(max_size=200))
def test_a_packed_text_comes_back(text: str) -> None:
    assert unpack(pack(text)) == text
