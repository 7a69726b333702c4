"""Lines that a person draws on the board: by pointer, by keys, kept, shared, undone."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., "Page"]
Cell = Callable[["Page", str], str]

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"


def drag(page: "Page", *names: str) -> None:
    for number, name in enumerate(names):
        box = page.locator(f'#grid [aria-label^="{name},"]').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if not number:
            page.mouse.down()
    page.mouse.up()


def strokes(page: "Page") -> int:
    """Joints of two cells that are drawn."""
    return sum(
        (path or "").count("M")
        for path in page.locator(".board .pen").evaluate_all("all => all.map(e => e.getAttribute('d'))")
    )


def test_a_line_is_drawn_from_cell_to_cell_and_rubbed_out_the_same_way(visit: Visit, cell: Cell) -> None:
    page = visit(EASY)
    page.get_by_role("radio", name="Line").click()
    drag(page, "r1c1", "r1c4", "r2c5")  # a quick pointer leaves cells out
    assert strokes(page) == 4
    assert cell(page, "r1c3") == "empty, on a line"
    page.keyboard.press("Control+z")  # one stroke is one action
    assert strokes(page) == 0
    page.keyboard.press("Control+y")
    drag(page, "r2c5", "r1c4", "r1c3")
    assert strokes(page) == 2
    page.keyboard.press("9")  # the keys go on: the digit goes where the line ended
    assert cell(page, "r1c3") == "9, on a line"
    page.get_by_role("radio", name="Digit").click()
    drag(page, "r5c5", "r5c6")
    assert strokes(page) == 2  # in other modes a drag selects


def test_lines_go_by_keys_and_delete_takes_them_away(visit: Visit) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "b", "Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowRight"):
        page.keyboard.press(key)
    assert strokes(page) == 3
    page.keyboard.press("Shift+ArrowLeft")
    assert strokes(page) == 2
    page.keyboard.press("Delete")  # on r2c2, which one line reaches
    assert strokes(page) == 1


@pytest.mark.parametrize("again", ["a reload", "a link", "the games that wait"])
def test_lines_come_back(visit: Visit, again: str) -> None:
    page = visit(EASY)
    page.get_by_role("radio", name="Line").click()
    drag(page, "r3c2", "r4c3", "r5c2")
    if again == "a reload":
        page.wait_for_timeout(400)
        page.reload()
    elif again == "a link":
        page.locator("#rail").get_by_role("button", name="Share").click()
        link = page.get_by_label("Link: With what I have done").input_value()
        page = visit()
        page.goto(link)
    else:
        page.locator("#rail").get_by_role("button", name="New").click()
        page.get_by_role("button", name="Empty 9×9 board", exact=True).click()
        assert strokes(page) == 0
        page.locator("#rail").get_by_role("button", name="Games").click()
        page.wait_for_timeout(400)
        page.reload()
        page.locator("#rail").get_by_role("button", name="Games").click()
        page.locator(".waiting button.game").first.click()
    page.locator(".board .pen").wait_for(state="attached")
    assert strokes(page) == 2


def test_what_was_kept_before_there_were_lines_is_shown(visit: Visit, cell: Cell) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "4"):
        page.keyboard.press(key)
    page.wait_for_timeout(400)
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem('ninefold.1'));
            for (const { board } of [kept, ...kept.past]) delete board.lines;
            localStorage.setItem('ninefold.1', JSON.stringify(kept));
        }"""
    )
    page.reload()
    page.wait_for_selector("#grid")
    assert cell(page, "r1c1") == "4"
