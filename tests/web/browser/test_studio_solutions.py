"""The solutions of a puzzle in the making: looked at one after the other, counted or estimated."""

import re
from typing import TYPE_CHECKING

from tests.web.browser.axe import found_by_axe
from tests.web.browser.fixtures import Visit
from tests.web.browser.hands import Mouse

from ninefold import solutions
from ninefold.formats import read_puzzle

if TYPE_CHECKING:
    from playwright.sync_api import Page


SEVERAL = "12..3......2...."


def shown(page: "Page") -> str:
    """The digits that the board shows besides the givens."""
    return "".join(page.locator(".board text.held.only").all_text_contents())


def test_each_solution_comes_once_and_the_cells_that_differ_are_tinted(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.board([2, 2])
    studio.givens(SEVERAL, 4)
    page.locator(".verdict.many:not(.looking)").wait_for()
    grids = [grid.oneline for grid in solutions(read_puzzle(SEVERAL))]
    wished = ["".join(new for new, old in zip(grid, SEVERAL, strict=True) if old == ".") for grid in grids]
    assert len(wished) > 2
    differing = sum(len(set(column)) > 1 for column in zip(*grids, strict=True))
    assert page.locator(".board .studio-open").count() == differing
    page.get_by_role("radio", name="Test", exact=True).click()
    page.get_by_role("button", name="Look at the solutions").click()
    seen = []
    for number in range(1, len(wished) + 1):
        page.get_by_text(f"Solution {number} of {len(wished)}.").wait_for()
        seen.append(shown(page))
        page.get_by_role("button", name="Next solution").click()
    assert sorted(seen) == sorted(wished)
    assert page.locator(".board .studio-open").count() == differing
    assert found_by_axe(page) == []
    page.get_by_role("button", name="Previous solution").click()
    page.get_by_text(f"Solution {len(wished)} of").wait_for()
    page.get_by_role("button", name="Close", exact=True).last.click()
    page.get_by_role("button", name="Look at the solutions").wait_for()


def test_a_huge_number_of_solutions_is_estimated(visit: Visit) -> None:
    studio = Mouse(visit())
    studio.givens("12.......", 9)
    verdict = studio.page.locator(".verdict.many:not(.looking)")
    verdict.get_by_text("by an estimate").wait_for()
    told = re.search(r"About [\d.]+ × 10(\S+) solutions, by an estimate", verdict.inner_text())
    assert told
    assert len(told[1]) == 2  # of some 10²⁰, not of a few
