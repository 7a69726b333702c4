"""From the first key to a solved puzzle without ever touching a mouse."""

from typing import TYPE_CHECKING

import pytest
from tests.web.browser.fixtures import Digits, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"


def tab_to(page: "Page", name: str) -> None:
    """Presses Tab until the control of that name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        here = page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.innerText")
        if str(here).strip() == name:
            return
    raise AssertionError(f"Tab never reached {name}")


def test_a_puzzle_is_solved_and_taken_by_keys_alone(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    tab_to(page, "Play")
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("tab", name="Solve").get_attribute("aria-selected") == "true"
    page.get_by_role("button", name="Solve", exact=True).wait_for()  # a panel is loaded when it is opened
    tab_to(page, "Solve")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Put it on my board").wait_for()
    tab_to(page, "Put it on my board")
    page.keyboard.press("Enter")
    assert "." not in digits(page)


def test_a_sheet_takes_the_focus_and_escape_closes_it(visit: Visit) -> None:
    page = visit(EASY)
    tab_to(page, "Open")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "drawer-title"
    page.keyboard.press("Escape")
    assert page.locator(".drawer").count() == 0


def test_a_step_is_reached_explained_and_done_by_keys_alone(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    page.keyboard.press("ArrowDown")
    for stage in range(1, 5):
        page.keyboard.press("h")
        page.locator(f".stages[aria-label='Stage {stage} of 4']").wait_for()
    tab_to(page, "Do this step")
    page.keyboard.press("Enter")
    assert digits(page).count(".") == 46


@pytest.mark.needs_program("the HTTP API is its server's")
def test_the_question_mark_lists_every_key_and_leads_to_the_api(visit: Visit) -> None:
    page = visit(EASY)
    page.keyboard.press("?")
    page.locator(".keys kbd").nth(14).wait_for()
    link = page.get_by_role("link", name="The HTTP API of this server").get_attribute("href")
    assert link is not None
    assert page.request.get(page.url.split("#")[0].rstrip("/") + link).status == 200
