"""What a new user came for, with nothing read but what is on the screen: each click and each key is counted."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.browser.fixtures import Visit

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
NONE = "5.......5" + "." * 72
SMALL = "1.....2..3......"


class Person:
    """Someone at the page, whose clicks and keys are counted."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.clicks = self.keys = 0

    def click(self, what: "Locator") -> None:
        self.clicks += 1
        what.click()

    def type(self, *keys: str) -> None:
        for key in keys:
            self.keys += 1
            self.page.keyboard.press(key)


def test_solve_the_puzzle_in_front_of_me(visit: Visit) -> None:
    page = visit()
    person = Person(page)
    person.click(page.get_by_role("button", name="Type in a printed one"))
    person.type(*EASY, "Enter")
    page.get_by_text("34 givens, one solution").wait_for()
    person.click(page.get_by_role("tab", name="Solve"))
    person.click(page.get_by_role("button", name="Solve", exact=True))
    page.get_by_text("One solution.").first.wait_for()
    assert (person.keys, person.clicks) == (81 + 1, 3)


@pytest.mark.needs_program("a PDF is set by typst")
def test_make_me_a_hard_one_to_print(visit: Visit) -> None:
    page = visit()
    person = Person(page)
    person.click(page.locator("#rail").get_by_role("button", name="New"))
    person.click(page.locator("#side").get_by_role("radio", name="Hard").first)
    person.click(page.locator("#side").get_by_role("button", name="Deal"))
    page.locator(".level", has_text="hard").wait_for()
    person.click(page.locator("#rail").get_by_role("button", name="Print"))
    with page.expect_download() as saved:
        person.click(page.get_by_role("button", name="Make the PDF"))
    assert Path(saved.value.path()).read_bytes().startswith(b"%PDF")
    assert (person.keys, person.clicks) == (0, 5)


def test_why_is_this_unsolvable(visit: Visit) -> None:
    page = visit(NONE)
    person = Person(page)
    person.click(page.get_by_role("tab", name="Check"))
    person.click(page.get_by_role("button", name="Check the board"))
    page.get_by_text("Row 1 has two 5s (r1c1, r1c9).").first.wait_for()
    assert (person.keys, person.clicks) == (0, 2)


def test_show_me_how_bfs_differs_from_dfs(visit: Visit) -> None:
    page = visit(SMALL)
    person = Person(page)
    person.click(page.get_by_role("tab", name="Lab"))
    person.click(page.get_by_role("button", name="Breadth-first beside depth-first"))
    page.locator(".searches").wait_for()
    assert (person.keys, person.clicks) == (0, 2)
    person.type("ArrowRight", "ArrowRight", "ArrowRight")  # a key a step
    # Both have seen the same first two nodes; then one goes on beside, the other below.
    assert now(page, "Breadth-first").startswith("Visit 4: r1c3=3")
    assert now(page, "Depth-first").startswith("Visit 4: r1c4=4")
    lists = page.locator(".searches .list b").all_inner_texts()
    assert lists == ["OPEN 3", "CLOSED 3", "OPEN 4", "CLOSED"]
    person.click(page.get_by_role("button", name="To the first solution of any"))
    assert now(page, "Depth-first") == "Visit 17: r4c4=3, a solution."
    assert "made" in now(page, "Breadth-first")
    assert (person.keys, person.clicks) == (3, 3)


def now(page: "Page", title: str) -> str:
    return page.get_by_role("region", name=title, exact=True).locator(".now").inner_text()


def test_compare_three_algorithms_on_my_puzzle(visit: Visit) -> None:
    page = visit(EASY)
    person = Person(page)
    person.click(page.get_by_role("tab", name="Lab"))
    page.locator("#expected", has_text="Expected: 1 second for 3 measurements.").wait_for()
    person.click(page.get_by_role("button", name="Compare", exact=True))
    page.locator(".measured tbody tr").nth(2).wait_for()
    assert measured(page) == ["BT", "MC", "DLX"]
    page.locator(".told", has_text="is the fastest of 3").wait_for()
    assert (person.keys, person.clicks) == (0, 2)
    # Any other three: a click for each that is taken or left.
    person.click(page.get_by_label("BT", exact=True))
    person.click(page.get_by_label("Guess", exact=True))
    page.locator("#expected", has_text="1 measurement.").wait_for()
    person.click(page.get_by_role("button", name="Go on"))
    page.get_by_role("row", name="Guess").wait_for()
    assert measured(page) == ["MC", "DLX", "Guess"]
    assert (person.keys, person.clicks) == (0, 5)


def measured(page: "Page") -> list[str]:
    return page.locator(".measured tbody th").all_inner_texts()


def test_what_is_this_program(visit: Visit) -> None:
    page = visit()
    person = Person(page)
    person.type("?")
    page.get_by_text("techniques,").wait_for()
    assert "MIT" in page.locator("#side").inner_text()
    assert (person.keys, person.clicks) == (1, 0)
