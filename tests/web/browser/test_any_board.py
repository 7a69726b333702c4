"""Boards to begin with: any shape, variant and symbols; filled at random, and from there to a puzzle of one's own."""

from typing import TYPE_CHECKING

import pytest
from tests.web.browser.fixtures import Cell, Digits, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def new(page: "Page", **chosen: str) -> None:
    page.locator("#rail").get_by_role("button", name="New").click()
    for label, value in chosen.items():
        field(page, label.capitalize()).select_option(value)


def field(page: "Page", label: str) -> "Locator":
    return page.locator(f'#side label.field:has(> span:text-is("{label}")) select').last


def test_a_filled_grid_leads_to_a_check_after_each_digit_taken_away(visit: Visit, digits: Digits) -> None:
    page = visit()
    new(page)
    page.get_by_role("button", name="Fill at random").click()
    page.get_by_text("A filled grid. Take digits away").wait_for()
    first = digits(page)
    assert "." not in first
    page.locator('[role="gridcell"]').first.click()
    page.keyboard.press("Delete")
    page.get_by_text("Still one solution with 80 digits").first.wait_for()
    new(page)
    page.get_by_role("button", name="Fill at random").click()
    page.wait_for_function("() => !document.querySelector('.message').textContent.includes('80 digits')")
    assert digits(page) != first


def test_an_empty_board_may_be_a_latin_square_of_signs(visit: Visit, cell: Cell) -> None:
    page = visit()
    new(page, size="5", boxes="1x5", symbols="signs")
    page.get_by_role("button", name="Empty board", exact=True).click()
    page.get_by_text("An empty board: type the puzzle").wait_for()
    page.locator('[role="gridcell"]').first.click()
    page.keyboard.press("3")
    assert cell(page, "r1c1") == "■"
    page.get_by_role("tab", name="Solve").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_text("More than one solution").first.wait_for()


def test_colours_with_patterns_may_be_the_symbols_of_a_board(visit: Visit, cell: Cell) -> None:
    page = visit()
    new(page, size="4", boxes="2x2", symbols="colours")
    page.get_by_role("button", name="Empty board", exact=True).click()
    page.get_by_text("An empty board: type the puzzle").wait_for()
    page.locator('[role="gridcell"]').first.click()
    page.keyboard.press("g")  # green, or 3: the third
    assert cell(page, "r1c1") == "G"
    assert page.locator(".board .colour-3").count() == page.locator(".board .pattern-3").count() == 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("4")
    assert cell(page, "r1c2") == "Y"
    assert page.locator(".board .colour-4").count() == 1


@pytest.mark.parametrize(
    ("variant", "rules"), [("diagonal", "falling diagonal, rising diagonal"), ("jigsaw", "jigsaw")]
)
def test_an_empty_board_may_have_a_variant_and_clearing_keeps_it(visit: Visit, variant: str, rules: str) -> None:
    page = visit()
    new(page, variant=variant)
    page.get_by_role("button", name="Empty board", exact=True).click()
    page.get_by_text("An empty board: type the puzzle").wait_for()
    assert page.locator(".rules").inner_text().lower() == rules
    page.get_by_role("tab", name="Solve").click()
    page.get_by_role("button", name="Clear all", exact=True).click()
    assert page.locator(".rules").inner_text().lower() == rules


def test_solving_an_empty_board_offers_another_one_by_lot(visit: Visit, digits: Digits) -> None:
    page = visit()
    page.get_by_role("tab", name="Solve").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("button", name="A random one").click()
    page.get_by_text("A filled grid, drawn by lot.").first.wait_for()


def test_a_puzzle_of_another_size_is_generated(visit: Visit) -> None:
    page = visit()
    page.get_by_role("tab", name="Generate").click()
    field(page, "Size").select_option("6")
    page.locator("#side").get_by_role("radio", name="Easy").last.click()  # harder ones are rare on so small a board
    page.get_by_role("button", name="Make a puzzle").click()
    page.locator(".made li").first.wait_for()
    assert page.locator(".made li").first.inner_text().startswith("6×6 ")
    assert page.locator('[role="gridcell"]').count() == 36


def test_a_digit_that_is_looked_for_on_a_large_board_is_one_drawing_and_leaves_the_candidates_alone(
    visit: Visit,
) -> None:
    page = visit("." * 625)
    page.locator("#grid [data-cell='624']").wait_for()
    page.locator("[data-cell='0']").click()
    page.keyboard.press("Alt+m")
    page.locator(".board .mark").first.wait_for()
    page.keyboard.press("3")
    places = "document.querySelector('.board .found').getAttribute('d').split('M').length - 1"
    assert page.evaluate(places) == 625 - 25 - 24 - 16  # what the row, the column and the box of r1c1 leave
    changes = page.evaluate(
        """async () => {
            let count = 0;
            const watch = new MutationObserver((all) => { count += all.length; });
            watch.observe(document.querySelector('.board'), {subtree: true, attributes: true, childList: true});
            const typed = {key: '4', code: 'Digit4', bubbles: true};
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', typed));
            await new Promise(requestAnimationFrame);
            await new Promise((done) => { setTimeout(done); });
            return count;
        }"""
    )
    assert page.locator("[data-cell='0']").get_attribute("aria-label") == "r1c1, 4"
    assert 0 < changes < 400  # two candidates in each cell that r1c1 sees, not one in each of 600
