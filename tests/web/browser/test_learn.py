"""Learn: lessons, the way to them from every name of a technique, and practice."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.fixtures import Visit
from tests.web.browser.places import Place

if TYPE_CHECKING:
    from playwright.sync_api import Page

Practise = Callable[["Page", str], dict[str, Any]]

# Needs locked candidates before its singles.
MEDIUM = "000030086000020040090078520371856294900142375400397618200703859039205467700904132"


def open_lesson(page: "Page", family: str, name: str) -> None:
    page.get_by_role("button", name="Learn", exact=True).click()
    page.locator("summary", has_text=family).first.click()
    page.get_by_role("button", name=name).first.click()
    page.locator(".lesson h3", has_text=name).wait_for()


@pytest.fixture
def practise(place: Place) -> Practise:
    def practise(page: "Page", button: str) -> dict[str, Any]:
        """Presses a button that makes a board; the exercise as it was told."""
        with place.answer(page, "practice") as told:
            page.get_by_role("button", name=button, exact=True).click()
        exercise = told[0]["exercises"][0]
        page.get_by_role("heading", name=exercise["task"]).wait_for()
        assert isinstance(exercise, dict)
        return exercise

    return practise


def test_a_beginner_comes_from_the_empty_board_to_a_lesson_and_its_pictures(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Learn techniques").click()
    page.locator("summary", has_text="Scanning").click()
    page.locator(".lesson p", has_text="This is cross-hatching").wait_for()
    page.locator("summary", has_text="Singles").click()
    page.get_by_role("button", name="Hidden Single").click()
    page.locator(".lesson h3", has_text="Hidden Single").wait_for()
    text = page.locator(".lesson").inner_text()
    for heading in ("When it applies", "Why it is true", "How to spot it", "Mistakes people make", "Related"):
        assert heading in text
    picture = page.locator(".lesson figure > svg")
    assert picture.locator(".r-placed").count() == 0
    page.get_by_role("button", name="Step", exact=True).click()
    assert picture.locator(".r-placed").count() == 1
    assert "is" in page.locator(".lesson figcaption").inner_text()
    page.get_by_role("button", name="Full House").click()
    page.locator(".lesson h3", has_text="Full House").wait_for()


def test_the_placement_test_says_where_to_begin_and_the_course_goes_on_from_there(
    visit: Visit, practise: Practise
) -> None:
    page = visit()
    page.get_by_role("button", name="Learn", exact=True).click()
    page.get_by_role("button", name="Next lesson: Full House").wait_for()
    exercise = practise(page, "Placement test")
    cell, digit = exercise["step"]["placements"][0]
    page.locator(f"#grid [data-cell='{cell}']").click()
    page.keyboard.press(str(digit))
    page.get_by_role("button", name="Is this it?").click()
    page.locator(".lesson .told", has_text="Right: a Hidden Single.").wait_for()
    assert "Board 1 of 10" in page.locator(".drawer").inner_text()
    practise(page, "Go on")
    practise(page, "I do not know it")
    page.get_by_role("button", name="I do not know it").click()
    page.locator(".message", has_text="1 of 3 found. Begin with Locked Candidates Type 1").wait_for()
    page.get_by_role("button", name="Next lesson: Locked Candidates Type 1 (Pointing)").click()
    page.locator(".lesson h3", has_text="Locked Candidates Type 1").wait_for()
    page.get_by_role("button", name="A whole puzzle").click()
    page.locator(".message", has_text="Somewhere it needs Locked Candidates Type 1").wait_for()


def test_a_hint_that_told_the_step_is_remembered_in_learn(visit: Visit) -> None:
    page = visit(MEDIUM)
    page.keyboard.press("h")
    for stage in (2, 3, 4):
        page.get_by_role("button", name="Say more").click()
        page.locator(f".stages[aria-label='Stage {stage} of 4']").wait_for()
    page.get_by_role("button", name="Learn", exact=True).click()
    page.locator("h3", has_text="From your games").wait_for()
    assert page.get_by_role("button", name=", once").count() == 1


def test_candidates_that_are_removed_are_judged_as_the_step(visit: Visit, practise: Practise) -> None:
    page = visit()
    open_lesson(page, "Basic fish", "X-Wing")
    exercise = practise(page, "Practise it")
    page.get_by_role("button", name="Is this it?").click()
    page.locator(".message", has_text="Nothing is removed or placed yet").wait_for()
    cell, digit = exercise["step"]["eliminations"][0]
    page.locator(f"#grid [data-cell='{cell}']").click()
    page.keyboard.press(f"Control+{digit}")
    page.get_by_role("button", name="Is this it?").click()
    page.locator(".lesson .told", has_text="Right: an X-Wing.").wait_for()


@pytest.mark.parametrize("screen", [(390, 844), (320, 568)])
def test_on_a_phone_a_lesson_is_read_by_keyboard_and_nothing_is_wider_than_the_screen(
    visit: Visit, screen: tuple[int, int]
) -> None:
    page = visit()
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.get_by_role("button", name="Learn", exact=True).press("Enter")
    page.locator("summary", has_text="Chains").press("Enter")
    page.get_by_role("button", name="XY-Chain").press("Enter")
    page.locator(".lesson h3", has_text="XY-Chain").wait_for()
    page.get_by_role("button", name="Pattern", exact=True).press("Enter")
    assert page.locator(".lesson figure > svg .r-link").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") == screen[0]
    outside = "(all, w) => all.filter(e => e.getBoundingClientRect().right > w + 1).length"
    assert page.locator(".lesson *").evaluate_all(outside, screen[0]) == 0
