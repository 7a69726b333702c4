"""The page that the server makes itself: the API."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.needs_program("it is the server that makes it")


@pytest.fixture
def page(browser: "Browser", address: str) -> Iterator["Page"]:
    """A fresh page that must not complain: the strict policy forbids nothing that our pages need."""
    wrong: list[str] = []
    context = browser.new_context(base_url=address)
    made = context.new_page()
    made.on("console", lambda message: wrong.append(message.text))
    made.on("pageerror", lambda error: wrong.append(str(error)))
    yield made
    context.close()
    assert wrong == []


def test_the_page_of_the_api_shows_every_verb_and_tries_one(page: "Page") -> None:
    page.goto("/api")
    page.wait_for_selector("#nouns")
    shown = page.locator("section h2 code").all_inner_texts()
    assert {"/api/solve", "/api/count", "/api/check", "/api/explain", "/api/hint", "/api/read", "/api/print"} <= set(
        shown
    )
    solve = page.locator("section#solve")
    solve.locator("summary").click()
    solve.locator("button").click()
    solve.locator("pre:visible").wait_for()
    assert '"count": 1' in solve.locator("pre").inner_text()
