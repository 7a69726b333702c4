"""A whole game from the first visit to the next puzzle, by keys alone and by fingers alone."""

from typing import TYPE_CHECKING

import pytest
from tests.web.browser.fixtures import Cell, Digits, Visit

from ninefold import read_puzzle, solve

if TYPE_CHECKING:
    from playwright.sync_api import Page


def answer(puzzle: str) -> str:
    solution = solve(read_puzzle(puzzle))
    assert solution is not None
    return "".join(map(str, solution.digits))


def tab_to(page: "Page", name: str) -> None:
    """Presses Tab until a control whose words begin so has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        here = page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.innerText")
        if str(here).strip().startswith(name):
            return
    raise AssertionError(f"Tab never reached {name}")


@pytest.mark.also_on_site
def test_a_whole_game_by_keys_alone(visit: Visit, digits: Digits, cell: Cell) -> None:
    page = visit()
    tab_to(page, "Games")
    page.keyboard.press("Enter")
    page.locator(".daily").wait_for()
    tab_to(page, "Hard")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.locator(".level", has_text="easy").wait_for()
    puzzle = digits(page)
    right = answer(puzzle)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Control+Home")
    first = puzzle.index(".")
    for _ in range(first):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+4")
    name = f"r1c{first + 1}"
    assert cell(page, name) == "empty, corner marks 4"
    page.keyboard.press("p")
    page.locator(".paused").wait_for()
    page.keyboard.press(right[first])
    page.keyboard.press("p")
    assert cell(page, name) == "empty, corner marks 4"
    page.keyboard.press("Control+Home")
    for at, digit in enumerate(right):
        if puzzle[at] == ".":
            page.keyboard.press(digit)
        page.keyboard.press("ArrowRight" if at % 9 < 8 else "ArrowDown")
        if at % 9 == 8:
            page.keyboard.press("Home")
    page.locator(".finish").wait_for()
    tab_to(page, "Next easy puzzle")
    page.keyboard.press("Enter")
    page.get_by_text("New game: easy").wait_for()
    assert digits(page) != right


def test_a_whole_game_by_fingers_alone(phone: Visit, digits: Digits) -> None:
    page = phone()
    page.locator("#rail").get_by_role("button", name="Games").tap()
    page.locator(".daily button", has_text="Easy").tap()
    page.locator(".level", has_text="easy").wait_for()
    puzzle = digits(page)
    page.get_by_role("button", name="Pause", exact=True).tap()
    page.locator(".paused").get_by_role("button", name="Go on").tap()
    for at, digit in enumerate(answer(puzzle)):
        if puzzle[at] == ".":
            page.locator(f"#grid [data-cell='{at}']").tap()
            page.locator(".key.digit").nth(int(digit) - 1).tap()
    page.locator(".finish").wait_for()
    page.get_by_role("button", name="Next easy puzzle").tap()
    page.get_by_text("New game: easy").wait_for()
    assert "." in digits(page)
