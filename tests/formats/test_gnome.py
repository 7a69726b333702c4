"""GNOME Sudoku's saved games."""

from __future__ import annotations

import json

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import format_named
from ninefold.formats.parts.position import digits_in

GNOME = format_named("gnome")


def game(*cells: object, **members: object) -> str:
    return json.dumps({"difficulty_category": "EASY", **members, "cells": cells})


def cell(row: int, column: int, value: int, fixed: bool = False, earmarks: object = ()) -> dict[str, object]:
    return {"position": [row, column], "value": value, "fixed": fixed, "earmarks": earmarks}


def test_fixed_is_given_other_values_are_placed_earmarks_are_notes() -> None:
    (record,) = formats.read(game(cell(0, 0, 5, True), cell(0, 1, 3), cell(8, 8, 0, earmarks=[1, 2]), time_elapsed=1.5))
    assert (record.puzzle.givens[0], record.puzzle.given_count) == (5, 1)
    assert record.position.digits[1] == 3
    assert digits_in(record.position.candidates[80]) == [1, 2]
    assert record.facts == {"level": "EASY", "time_elapsed": "1.5"}
    assert formats.read("".join(GNOME.write([record]))) == [record]


def test_a_note_that_a_digit_contradicts_does_not_stand() -> None:
    (record,) = formats.read(game(cell(0, 0, 5, True), cell(0, 1, 0, earmarks=[5])))
    assert record.grid is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "gnome, line 2, column 1: no JSON"),
        ("[" * 100_000, "gnome: no JSON we can read"),
        ("[]", "gnome: expected an object with cells"),
        (json.dumps({"earmarks": 1}), "gnome: expected a list of cells"),
        (game(cell(9, 0, 1)), "gnome: cell 1: expected a position from 0 to 8"),
        (game(cell(0, 0, 10)), "gnome: cell 1: expected a position"),
        (game(cell(0, 0, 0, earmarks=[0])), "gnome: cell 1: expected a position"),
        (game(7), "gnome: cell 1: expected a position"),
    ],
)
def test_a_bad_save_is_told(text: str, problem: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text, GNOME)
    assert str(caught.value).startswith(problem)
