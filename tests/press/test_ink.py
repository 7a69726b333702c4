"""What authors have painted, in print: greys under digits, and texts that stand out everywhere."""

from __future__ import annotations

import json

import pytest
from tests.picture.examples import scenes

from ninefold.formats.fpuzzles import read_json
from ninefold.picture.board import board_scene
from ninefold.picture.scene import Dot, Line, Painted, Scene, Text
from ninefold.press import make_sheet
from ninefold.press.contrast import contrast, least_contrast
from ninefold.press.ink import grey_of, on_paper

PAINTED = {
    "size": 4,
    "grid": [
        [{"value": 1, "given": True} if (row, column) == (0, 0) else {} for column in range(4)] for row in range(4)
    ],
    "line": [{"lines": [["R1C1", "R2C2"]], "outlineC": "#67F067", "width": 0.3}],
    "circle": [{"cells": ["R1C1"], "baseC": "#000000", "outlineC": "#D23BE7", "width": 0.8, "height": 0.8}],
    "text": [{"cells": ["R0C1"], "fontC": "#FFFF00", "size": 0.5, "value": "seven"}],
}


def painted(colour: str = "", rim: str = "", inner: Dot | Line | Text | None = None) -> Painted:
    style = {Dot: "k-figure", Line: "k-line", Text: "k-text"}[type(inner or Dot("", 0.5, 0.5, 0.4))]
    one = Painted(style, inner or Dot("", 0.5, 0.5, 0.4), colour=colour, rim=rim)
    [found] = on_paper(Scene(1, 1, 0, "", (one,))).primitives
    assert isinstance(found, Painted)
    return found


def test_a_digit_can_be_read_on_whatever_lies_under_it() -> None:
    for colour in ("#000", "#000000", "#0000FF", "#D23BE7FF"):
        assert contrast(grey_of(painted(colour).colour), 0.0) > 7


def test_what_is_painted_light_can_still_be_seen_and_white_stays_white() -> None:
    assert contrast(grey_of(painted("#FFFF88").colour), 1.0) > 1.3
    assert painted("#FFFFFF").colour == "#FFFFFF"
    assert painted("#FF000000").colour == ""


def test_texts_and_rims_are_dark() -> None:
    assert contrast(grey_of(painted("#FFFF00", inner=Text("", 0.5, 0.5, 1, "7")).colour), 1.0) > 7
    assert contrast(grey_of(painted(rim="#FFFF00").rim), 1.0) > 7
    assert contrast(grey_of(painted(rim="#000000", inner=Line("", (((0, 0), (1, 1)),))).rim), 0.0) > 7


def test_the_drawings_of_an_author_are_printed_with_the_puzzle() -> None:
    sheet = make_sheet([read_json(json.dumps(PAINTED))], solutions=False)
    picture = b"".join(sheet.document.pictures.values()).decode()
    assert "k-line" in picture
    assert ">seven</text>" in picture
    assert "#67F067" not in picture
    [entry] = sheet.sections[0].entries
    assert entry.scene.around > 0.5, "there is room for the text above the board"
    assert least_contrast(entry.scene) > 7


@pytest.mark.parametrize(("ground", "worst"), [("v-dot", 21.0), ("v-dot v-black", 1.0), ("r-plain", 17.0)])
def test_contrast_is_that_of_a_text_with_what_lies_under_it(ground: str, worst: float) -> None:
    under, text, aside = Dot(ground, 0.5, 0.5, 0.4), Text("given", 0.5, 0.5, 1, "7"), Text("given", 2.5, 0.5, 1, "7")
    assert least_contrast(Scene(3, 1, 0, "", (under, text, aside))) == pytest.approx(worst, abs=1)
    assert least_contrast(Scene(3, 1, 0, "", (under, aside))) == 21
    assert least_contrast(Scene(3, 1, 0, "", (text, under))) == 21


def test_every_text_of_every_picture_stands_out_in_print() -> None:
    assert {name: found for name, scene in scenes() if (found := least_contrast(scene)) < 4.5} == {}


def test_a_puzzle_without_decoration_has_the_room_it_had() -> None:
    record = read_json(json.dumps(PAINTED))
    assert board_scene(record.puzzle).around < board_scene(record.puzzle, decoration=record.decoration).around
