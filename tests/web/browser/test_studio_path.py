"""The hardest steps of a puzzle in the making, and which of them is the break-in."""

from typing import TYPE_CHECKING

from tests.web.browser.fixtures import Visit
from tests.web.browser.hands import Mouse

if TYPE_CHECKING:
    pass


HARD = "...1..4....682.....7.....19...5.6..45...7.....3..182....9....28642.....3.....3..."


def test_the_break_in_is_marked_and_one_click_from_its_picture(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.givens(HARD, 9)
    page.locator(".verdict.one:not(.looking)").wait_for()
    page.get_by_role("radio", name="Test", exact=True).click()
    first = page.locator(".hard-steps li").first
    assert first.locator(".break-in").inner_text() == "break-in"
    first.get_by_role("button", name="Step 38: W-Wing").click()
    page.locator(".told h3").get_by_text("W-Wing").wait_for()
    assert page.locator(".path .break-in").count() == 1
    assert page.locator(".path button:has(.break-in) .name").inner_text().startswith("W-Wing")
