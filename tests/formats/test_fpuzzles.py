import json
from typing import Any

import pytest

from ninefold import FormatError, PuzzleError, Record
from ninefold.formats import read, sniff
from ninefold.formats.fpuzzles import read_json
from ninefold.formats.lz_string import unpack
from ninefold.model.constraints import Arrow, Cage, Constraint, Extremum, LittleKiller, Neighbours, Sandwich


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
        ({"fogofwar": ["R1C1"]}, "the constraint fogofwar is not known"),
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
    with pytest.raises(FormatError, match="its rules are only a text"):
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
