"""Mistakes that are told as they are made, for who wants it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., "Page"]
Cell = Callable[["Page", str], str]

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"  # r1c1 is 4
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


def test_a_digit_that_is_not_the_answer_is_marked_at_once_when_that_is_wished(visit: Visit, cell: Cell) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "1"):
        page.keyboard.press(key)
    assert cell(page, "r1c1") == "1"  # it clashes with nothing, and nobody has asked
    page.get_by_role("checkbox", name="Mistakes at once").check()
    page.locator("#grid [aria-label='r1c1, 1, wrong']").wait_for()
    assert page.locator(".board .clash").count() == 1
    page.locator("#grid [role=gridcell]").first.click()
    page.keyboard.press("4")
    assert cell(page, "r1c1") == "4"
    assert page.locator(".board .clash").count() == 0
    page.keyboard.press("1")
    assert cell(page, "r1c1") == "1, wrong"
    page.get_by_role("checkbox", name="Mistakes at once").uncheck()
    assert cell(page, "r1c1") == "1"


def test_where_there_is_no_single_answer_that_is_said(visit: Visit, cell: Cell) -> None:
    page = visit(TWO)
    page.get_by_role("checkbox", name="Mistakes at once").check()
    page.get_by_text("Mistakes cannot be told").wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("2")
    assert cell(page, "r1c1") == "2"
