"""Fog in the studio and in a game: lights are drawn, right digits light the rest, wrong ones do not."""

import json
from pathlib import Path

import pytest
from tests.web.browser.axe import found_by_axe
from tests.web.browser.fixtures import Visit
from tests.web.browser.hands import Mouse

from ninefold.formats import read
from ninefold.model.decoration import Decoration
from ninefold.model.fog import covered

LAMP = Decoration("light", ((0.5, 0.5),), width=3, height=3)
LIT = Decoration("light", ((3.5, 3.5),), width=1, height=1)
GIVENS = "1.....2..3.....4"
SOLUTION = "1243342143122134"


def fog(studio: Mouse) -> set[int]:
    """The cells that are covered, as they are spoken of."""
    labels = studio.page.locator('#grid [aria-label$=", in the fog"]').evaluate_all(
        "cells => cells.map(cell => Number(cell.dataset.cell))"
    )
    assert studio.page.locator(".board .fog").count() == len(labels)
    return set(labels)


def lit(studio: Mouse) -> None:
    """A 4×4 with a lamp, a lit cell, and all else in the fog."""
    page = studio.page
    studio.board([2, 2])
    studio.givens(GIVENS, 4)
    studio.tool("Light in the fog")
    studio.drag(["r1c1"], 4)
    page.get_by_role("heading", name="Drawn besides (1)").wait_for()
    page.get_by_role("radio", name="One cell", exact=True).click()
    studio.drag(["r4c4"], 4)
    page.get_by_role("heading", name="Drawn besides (2)").wait_for()
    assert fog(studio) == covered([LAMP, LIT], 4)
    page.locator(".verdict.one:not(.looking)").wait_for()


def test_lights_are_drawn_exported_and_opened_again(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    lit(studio)
    assert page.locator(".board .cells .given").count() == 4  # a setter sees through the fog
    studio.drag(["r4c4"], 4)  # once more takes it away
    page.get_by_role("heading", name="Drawn besides (1)").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Drawn besides (2)").wait_for()
    page.get_by_role("radio", name="Publish", exact=True).click()
    assert "Fog: cells in the fog show nothing of their clues" in page.get_by_label("Rules").input_value()
    for name in ("Ninefold (.json)", "f-puzzles (.json)"):
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).click()
        text = Path(download.value.path()).read_text(encoding="utf-8")
        record = read(text)[0]
        assert set(record.decoration) == {LAMP, LIT}
        assert record.solution == bytes(map(int, SOLUTION))  # others ask it which digits light
    told = json.loads(text)
    assert (told["fogofwar"], told["foglight"]) == (["R1C1"], ["R4C4"])
    page.get_by_role("button", name="SudokuPad", exact=True).click()
    link = page.get_by_label("Link for SudokuPad").input_value()
    assert set(read(link)[0].decoration) == {LAMP, LIT}


def test_in_a_game_right_digits_light_the_fog_and_wrong_ones_do_not(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    lit(studio)
    page.get_by_role("radio", name="Test", exact=True).click()
    page.get_by_role("button", name="Play it with the timer").click()
    page.locator(".board .fog:not(.through)").first.wait_for()
    start = covered([LAMP, LIT], 4)
    assert fog(studio) == start
    assert page.locator(".board .given").all_text_contents() == ["1", "4"]
    assert studio.cell(3, 2).get_attribute("aria-label") == "r3c2, empty, in the fog"
    studio.cell(2, 2).click()
    page.keyboard.press("4")
    page.locator('#grid [aria-label="r3c2, 3, given"]').wait_for()
    assert fog(studio) == covered([LAMP, LIT], 4, [5])
    page.keyboard.press("Control+z")
    page.locator('#grid [aria-label="r3c2, empty, in the fog"]').wait_for()
    page.keyboard.press("1")
    page.locator('#grid [aria-label^="r2c2, 1"]').wait_for()
    assert fog(studio) == start
    studio.cell(2, 4).click()
    page.keyboard.press("2")  # wrong, too, and seen in the fog
    page.locator('#grid [aria-label="r2c4, 2, in the fog"]').wait_for()
    assert page.locator(".board .entered").all_text_contents() == ["1", "2"]
    for cell, digit in enumerate(SOLUTION):
        if GIVENS[cell] == ".":
            page.locator(f'[data-cell="{cell}"]').click()
            page.keyboard.press(digit)
    page.get_by_text("Solved in").first.wait_for()
    assert fog(studio) == set()


def test_a_light_is_moved_and_undone(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    lit(studio)
    page.get_by_role("button", name="Light 3×3 cells around r1c1").click()
    page.get_by_role("button", name="Move it →").click()
    page.get_by_text("3×3 cells around r1c2").wait_for()
    page.keyboard.press("Control+z")
    page.get_by_text("3×3 cells around r1c1").wait_for()
    assert fog(studio) == covered([LAMP, LIT], 4)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_fog(visit: Visit, scheme: str) -> None:
    studio = Mouse(visit(color_scheme=scheme, reduced_motion="reduce"))
    lit(studio)
    assert found_by_axe(studio.page) == []
