"""The pages that the server makes itself: the API, and puzzles on paper."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


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


@pytest.mark.parametrize(("per_page", "sheets"), [(1, 8), (2, 5), (4, 3), (6, 3)])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_printed_pages_are_sheets_of_paper(page: "Page", per_page: int, sheets: int, paper: str) -> None:
    puzzles = "&".join([f"puzzle={ONE}"] * 7)
    page.goto(f"/api/print?{puzzles}&per_page={per_page}&paper={paper}&title=Seven")
    pdf = page.pdf(format="A4" if paper == "a4" else "Letter", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == sheets
    for board in page.locator("article > svg").all():
        box = board.bounding_box()
        assert box is not None
        assert box["width"] == pytest.approx(box["height"], abs=1)
        assert box["width"] > 190
