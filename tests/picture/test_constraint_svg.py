"""Clues of variants are drawn on every picture of a board."""

from random import Random
from xml.etree import ElementTree

import pytest

from ninefold.constraints import Cage
from ninefold.constraints.variants import variant
from ninefold.formats.parts.constraint_json import constraint_of
from ninefold.generating.regions import random_regions
from ninefold.model import Grid, Placement, Puzzle, Shape, Step, Technique
from ninefold.picture.step_svg import step_svg
from ninefold.picture.svg import board_svg


def drawn(*clues: dict[str, object]) -> str:
    rules = tuple(constraint_of(clue, 9) for clue in clues)
    return board_svg(Puzzle(Shape(3, 3), bytes(81), rules))


@pytest.mark.parametrize(
    ("clue", "mark"),
    [
        ({"kind": "Cage", "cells": ["r1c1", "r1c2", "r2c1"], "total": 10}, 'class="v-cage"'),
        ({"kind": "Thermo", "cells": ["r5c5", "r5c6", "r6c7"]}, 'class="v-bulb"'),
        ({"kind": "Arrow", "circle": ["r8c2"], "cells": ["r7c2", "r7c3"]}, 'class="v-arrow"'),
        ({"kind": "Whisper", "cells": ["r1c1", "r2c2"]}, 'class="v-line"'),
        ({"kind": "Ratio", "cells": ["r1c1", "r1c2"]}, 'class="v-dot v-black"'),
        ({"kind": "Difference", "cells": ["r1c1", "r1c2"]}, 'class="v-dot"'),
        ({"kind": "PairSum", "cells": ["r1c1", "r1c2"], "number": 10}, ">X</text>"),
    ],
)
def test_a_clue_has_its_mark(clue: dict[str, object], mark: str) -> None:
    picture = drawn(clue)
    assert mark in picture
    ElementTree.fromstring(picture)


def test_the_outline_of_a_cage_has_a_stroke_for_every_side_without_a_neighbour() -> None:
    picture = ElementTree.fromstring(drawn({"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 10}))
    cage = next(path for path in picture.iter() if path.get("class") == "v-cage")
    assert (cage.get("d") or "").count("M") == 6


def test_clues_outside_of_the_board_get_room() -> None:
    plain = board_svg(Puzzle(Shape(3, 3), bytes(81)))
    outside = drawn({"kind": "Skyscraper", "cells": [f"r1c{column}" for column in range(1, 10)], "seen": 4})
    assert 'viewBox="0 0 368 368"' in plain
    assert 'viewBox="-36 -36 440 440"' in outside
    assert ">4</text>" in outside


def test_diagonals_are_lines_and_windows_are_shades() -> None:
    shape = Shape(3, 3)
    assert board_svg(Puzzle(shape, bytes(81), variant(["diagonal"], shape))).count('class="v-line"') == 2
    assert board_svg(Puzzle(shape, bytes(81), variant(["windoku"], shape))).count('class="v-shade"') == 36


def place_of(picture: str, text: str) -> tuple[float, float]:
    found = next(one for one in ElementTree.fromstring(picture).iter() if one.text == text)
    return float(found.get("x") or 0), float(found.get("y") or 0)


@pytest.mark.parametrize(
    ("cells", "beside"),
    [
        (range(9), "left"),
        (range(8, -1, -1), "right"),
        (range(0, 81, 9), "top"),
        (range(72, -1, -9), "bottom"),
    ],
)
def test_a_clue_outside_stands_outside_of_the_board(cells: range, beside: str) -> None:
    names = [f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in cells]
    x, y = place_of(drawn({"kind": "Sandwich", "cells": names, "total": 17}), "17")
    edge = {"left": x < 4, "right": x > 364, "top": y < 4, "bottom": y > 364}
    assert [name for name, holds in edge.items() if holds] == [beside]


def test_a_clue_of_a_diagonal_has_an_arrow() -> None:
    picture = drawn({"kind": "LittleKiller", "cells": ["r1c3", "r2c4", "r3c5"], "total": 12})
    x, y = place_of(picture, "12")
    assert y < 4 < x
    assert 'class="v-arrow"' in picture


def test_the_regions_of_a_jigsaw_are_borders_and_no_shade() -> None:
    regions = random_regions(Shape(2, 3), Random(1))
    picture = board_svg(Puzzle(Shape(1, 6), bytes(36), regions))
    assert 'class="v-shade"' not in picture
    assert picture.count('class="thick"') == 1 + len(regions)


@pytest.mark.parametrize("shape", [Shape(2, 2), Shape(2, 3), Shape(3, 3), Shape(4, 4), Shape(5, 5)], ids=str)
def test_candidates_keep_clear_of_the_sum_and_the_lines_of_their_cage(shape: Shape) -> None:
    picture = board_svg(Puzzle(shape, bytes(shape.cells), (Cage((0, 1), 3),)), candidates=True)
    texts = [one for one in ElementTree.fromstring(picture).iter() if one.tag.endswith("text")]
    (sum_text,) = [one for one in texts if one.get("class") == "v-text v-start"]
    marks = [one for one in texts if one.get("class") == "mark"][: 2 * shape.size]
    assert {one.text for one in marks} >= {"1", "2"}
    for mark in marks:
        x, baseline, font = (float(mark.get(name) or 0) for name in ("x", "y", "font-size"))
        assert baseline - 0.73 * font > float(sum_text.get("y") or 0)
        assert baseline < 4 + 40 - 2.5
        assert 4 + 2.5 + 0.3 * font < x < 4 + 2 * 40 - 2.5 - 0.3 * font


def test_the_outline_of_a_cage_leaves_out_the_corner_of_its_sum() -> None:
    def strokes(**total: int) -> str:
        picture = ElementTree.fromstring(drawn({"kind": "Cage", "cells": ["r1c1", "r1c2"], **total}))
        return next(path.get("d") or "" for path in picture.iter() if path.get("class") == "v-cage")

    assert strokes().startswith("M6.5 6.5H44")
    assert strokes(total=10).startswith("M16.92 6.5H44")
    assert "M6.5 13V41.5" in strokes(total=10)


def test_a_placed_digit_leaves_the_sum_of_its_cage_in_sight() -> None:
    grid = Grid.start(Puzzle(Shape(2, 2), bytes(16), (Cage((0, 1), 6),)))
    picture = step_svg(grid, Step(Technique("naked-single", "Naked Single", "singles"), (Placement(0, 2),)))
    box = next(one for one in ElementTree.fromstring(picture).iter() if one.get("class") == "r-placed")
    assert float(box.get("y") or 0) > place_of(picture, "6")[1] + 1


def test_extra_cells_are_drawn_below_the_board() -> None:
    puzzle = Puzzle(Shape(3, 3, extra=10), bytes(81) + bytes([5] + [0] * 9))
    picture = board_svg(puzzle)
    assert 'viewBox="0 0 368 448"' in picture  # two more rows
    assert picture.count('rx="6"') == 10
    assert picture.count("<text") == 1
    ElementTree.fromstring(picture)
