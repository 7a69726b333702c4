"""Clues that take more than one drag: cells that point along a line, counts of digits, groups with the same digits."""

from pathlib import Path

import pytest
from tests.web.browser.fixtures import Visit
from tests.web.browser.hands import Keys, Mouse, Studio

from ninefold.constraints import IndexedCell, Indexer, LookAndSay, SameValues
from ninefold.formats import read
from ninefold.model import Constraint

ROW = Indexer(tuple(range(9, 18)), 2)
COLUMN = Indexer(tuple(range(1, 81, 9)), 2)
BOX = Indexer((0, 1, 2, 9, 10, 11, 18, 19, 20), 5)


def exported(studio: Studio) -> tuple[Constraint, ...]:
    page = studio.page
    page.get_by_role("radio", name="Publish", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Ninefold (.json)").click()
    page.get_by_role("radio", name="Draw", exact=True).click()
    return read(Path(download.value.path()).read_text(encoding="utf-8"))[0].puzzle.constraints


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_cell_points_along_its_row_then_its_column_then_its_region_then_nowhere(
    visit: Visit, hand: type[Mouse | Keys]
) -> None:
    studio = hand(visit())

    def again() -> None:
        if isinstance(studio, Mouse):
            studio.touch(2, 2, 9)
        else:
            studio.go(2, 2, 9)
            studio.enter()

    studio.tool("Indexer")
    for wished, first in ((ROW, "r2c1"), (COLUMN, "r1c2"), (BOX, "r1c1")):
        again()
        studio.page.locator(".clue-list").get_by_text(f"{first} ").wait_for()
        assert exported(studio) == (wished,)
    again()
    studio.page.get_by_text("On the board (").wait_for(state="detached")


def test_counts_of_digits_are_typed_in_pairs(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    page.get_by_label("Find a tool").fill("look")
    studio.tool("Look and say")
    studio.drag(["r1c1", "r1c2", "r1c3"], 9)
    page.get_by_text("Type the counts, then Enter.").wait_for()
    studio.type("211")
    studio.enter()
    assert page.get_by_text("On the board (").count() == 0  # of the second pair one figure is missing
    studio.type("3")
    studio.enter()
    studio.clues(1)
    assert exported(studio) == (LookAndSay((0, 1, 2), ((2, 1), (1, 3))),)
    counts = page.locator(".chosen-keys").get_by_label("Counts")
    counts.fill("12")
    counts.press("Enter")
    page.locator(".clue-list").get_by_text("12 ·").wait_for()
    assert exported(studio) == (LookAndSay((0, 1, 2), ((1, 2),)),)


def test_groups_that_do_not_touch_are_dragged_with_ctrl(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    page.get_by_label("Find a tool").fill("same digits")
    studio.tool("Same digits")
    page.keyboard.down("Control")
    studio.drag(["r1c1", "r1c2"], 9)
    studio.drag(["r5c5", "r6c5"], 9)
    page.keyboard.up("Control")
    page.get_by_role("button", name="Place it").click()
    studio.clues(1)
    page.get_by_label("Find a tool").fill("indexed")
    studio.tool("Indexed cell")
    studio.drag(["r9c1", "r9c2", "r9c3", "r9c4"], 9)
    studio.clues(2)
    assert exported(studio) == (SameValues((0, 1, 40, 49), 2), IndexedCell((72, 73, 74, 75)))
