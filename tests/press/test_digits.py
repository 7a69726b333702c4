"""Digits of boards as lines of text: where those of an SVG would be, and in one picture for all boards."""

from __future__ import annotations

import re
from io import BytesIO

import numpy as np
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import Image
from tests.press.conftest import reader

from ninefold.formats import read
from ninefold.model import Grid, Puzzle, Shape
from ninefold.picture.board import board_scene
from ninefold.picture.style import said_on_paper
from ninefold.press import drawing, make_sheet, single
from ninefold.press.digits import split
from ninefold.press.fonts import FIGURES, folders
from ninefold.solving import solve

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
KILLER = (
    '{"ninefold": 1, "box": [2, 2], "givens": "1...............", '
    '"constraints": [{"kind": "Cage", "cells": ["r1c2", "r1c3"], "total": 5}]}'
)
WIDTHS = FIGURES["Source Sans Pro"]


@pytest.mark.parametrize("puzzle", [EASY, KILLER])
def test_lines_look_as_texts_of_a_picture_do(puzzle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def pixels() -> np.ndarray:
        with Image.open(BytesIO(single(read(puzzle)[0], ".png"))) as image:
            return np.asarray(image.convert("L"), dtype=int)

    lines = pixels()
    monkeypatch.setattr(drawing, "FIGURES", {})
    texts = pixels()
    assert lines.min() < 50
    assert np.mean(np.abs(lines - texts) > 128) < 0.001, "but for the smoothing of their edges"


def test_the_figures_of_a_family_are_as_wide_as_is_said() -> None:
    [folder] = folders("sans")
    for weight, name in ((400, "Regular"), (600, "Semibold")):
        font = TTFont(f"{folder}/SourceSansPro-{name}.otf")
        signs = font.getBestCmap()
        found = {font["hmtx"][signs[ord(one)]][0] / font["head"].unitsPerEm for one in "0123456789\u2007"}
        assert found == {WIDTHS[weight]}


def test_all_plain_boards_of_a_size_are_one_picture_and_digits_come_out_in_their_order() -> None:
    sheet = make_sheet(read(EASY) * 3, codes=False, solutions=False)
    [picture] = sheet.document.pictures.values()
    assert b"<text" not in picture
    said = re.sub(r"\s", "", reader(sheet.pdf()).pages[0].extract_text())
    assert EASY.replace(".", "") in said


def test_given_digits_and_others_are_two_sets_of_lines_in_black() -> None:
    puzzle = read(EASY)[0].puzzle
    solved = solve(puzzle)
    assert solved is not None
    layers = split(board_scene(puzzle, solved), WIDTHS)
    given, entered = sorted(layers.digits, key=lambda one: -one.weight)
    assert (given.weight, entered.weight) == (600, 400)
    both = (min(pair) for rows in zip(given.rows, entered.rows, strict=True) for pair in zip(*rows, strict=True))
    assert "".join(both) == "".join(map(str, solved.digits))
    assert {said_on_paper(style)["fill"] for style in ("given", "entered")} == {"#000000"}


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(Shape(4, 4), bytes([16] + [0] * 255)),
        Puzzle(Shape(2, 2), bytes([1] + [0] * 15), symbols="ABCD"),
        Puzzle(Shape(2, 2), bytes(16)),
    ],
)
def test_what_is_no_single_figure_stays_in_the_picture(puzzle: Puzzle) -> None:
    scene = board_scene(puzzle)
    assert split(scene, WIDTHS).under is scene


def test_what_lies_on_digits_stays_on_them_and_candidates_keep_digits_in_the_picture() -> None:
    [killer] = read(KILLER)
    layers = split(board_scene(killer.puzzle), WIDTHS)
    assert layers.over is not None
    assert [one.kind for one in layers.over.primitives if one.kind == "text"] == ["text"]
    marked = board_scene(killer.puzzle, Grid.start(killer.puzzle), candidates=True)
    assert split(marked, {}).digits == ()
