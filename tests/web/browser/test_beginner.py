"""The walk of a beginner: placement, lesson, three exercises of which one is failed, the next lesson."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.fixtures import Visit
from tests.web.browser.places import Place

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Act = Callable[["Locator"], None]
Write = Callable[["Page", int, int], None]


def press(target: "Locator") -> None:
    """With the keyboard alone: a button that can be focused, and Enter."""
    target.focus()
    target.page.keyboard.press("Enter")


def tap(target: "Locator") -> None:
    target.tap()


def type_digit(page: "Page", cell: int, digit: int) -> None:
    """From the cell that has the focus of the board, by arrows."""
    page.locator("#grid [tabindex='0']").focus()
    here = int(page.locator("#grid [tabindex='0']").get_attribute("data-cell") or 0)
    down, right = cell // 9 - here // 9, cell % 9 - here % 9
    for key, times in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(times):
            page.keyboard.press(key)
    page.locator(f"#grid [data-cell='{cell}']:focus").wait_for()
    page.keyboard.press(str(digit))


def tap_digit(page: "Page", cell: int, digit: int) -> None:
    """The cell, then the key below the task."""
    page.locator(f"#grid [data-cell='{cell}']").tap()
    page.locator(".lesson .keypad").get_by_role("button", name=f"{digit}, ").tap()


def board(place: Place, page: "Page", act: Act, button: str) -> dict[str, Any]:
    """Asks for a board by a button; the exercise as it was told."""
    with place.answer(page, "practice") as told:
        act(page.get_by_role("button", name=button, exact=True))
    exercise = told[0]["exercises"][0]
    page.get_by_role("heading", name=exercise["task"]).wait_for()
    assert isinstance(exercise, dict)
    return exercise


def answered(page: "Page", act: Act, write: Write, exercise: dict[str, Any], *, right: bool) -> None:
    cell, digit = exercise["step"]["placements"][0]
    write(page, cell, digit if right else digit % 9 + 1)
    act(page.get_by_role("button", name="Is this it?"))
    page.locator(".lesson .told", has_text="Right:" if right else "Wrong:").wait_for()


def walk(place: Place, page: "Page", act: Act, write: Write) -> None:
    act(page.get_by_role("button", name="Learn", exact=True))
    page.get_by_role("button", name="Next lesson: Full House").wait_for()
    # Placement: nothing is known yet, so it ends after two boards.
    board(place, page, act, "Placement test")
    board(place, page, act, "I do not know it")
    act(page.get_by_role("button", name="I do not know it"))
    page.locator(".message", has_text="0 of 2 found. Begin with Full House.").wait_for()
    # The lesson, its pictures, and three exercises.
    act(page.get_by_role("button", name="Next lesson: Full House"))
    page.locator(".lesson h3", has_text="Full House").wait_for()
    act(page.get_by_role("button", name="Step", exact=True))
    page.locator(".lesson figure > svg .r-placed").wait_for(state="attached")
    exercise = board(place, page, act, "Practise it")
    answered(page, act, write, exercise, right=True)
    exercise = board(place, page, act, "Next board")
    answered(page, act, write, exercise, right=False)
    act(page.get_by_role("button", name="Help me"))
    page.locator(".helps li").wait_for()
    act(page.get_by_role("button", name="Show me"))
    page.locator(".lesson p.told", has_text=exercise["step"]["sentence"]).wait_for()
    exercise = board(place, page, act, "Next board")
    answered(page, act, write, exercise, right=True)
    page.locator(".drawer", has_text="2 of 3 found").wait_for()
    # Found last, so the course goes on.
    act(page.get_by_role("button", name="The lesson"))
    act(page.get_by_role("button", name="All techniques"))
    act(page.get_by_role("button", name="Next lesson: Naked Single"))
    page.locator(".lesson h3", has_text="Naked Single").wait_for()


@pytest.mark.also_on_site
def test_the_walk_by_keyboard(visit: Visit, place: Place) -> None:
    walk(place, visit(), press, type_digit)


@pytest.mark.parametrize("screen", [(320, 568), pytest.param((390, 844), marks=pytest.mark.slow)])
def test_the_walk_on_a_phone_with_fingers(phone: Visit, place: Place, screen: tuple[int, int]) -> None:
    page = phone(viewport={"width": screen[0], "height": screen[1]})
    walk(place, page, tap, tap_digit)
    assert page.evaluate("document.documentElement.scrollWidth") == screen[0]
