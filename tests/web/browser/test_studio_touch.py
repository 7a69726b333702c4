"""Drawing in the studio with a finger, on a phone."""

import pytest
from tests.web.browser.conftest import PHONE
from tests.web.browser.fixtures import Visit
from tests.web.browser.hands import PUZZLES, Finger, set_publish_and_open


def on_phone(visit: Visit) -> Finger:
    return Finger(visit(viewport=PHONE, has_touch=True, is_mobile=True))


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_set_from_nothing_with_a_finger(visit: Visit, name: str) -> None:
    set_publish_and_open(on_phone(visit), PUZZLES[name])


def test_lines_cages_dots_and_drawings_come_from_a_finger(visit: Visit) -> None:
    studio = on_phone(visit)
    page = studio.page
    studio.tool("Thermometer")
    studio.drag(["r1c1", "r2c2", "r3c2"], 9)
    studio.clues(1)
    page.get_by_text("r1c1 r2c2 r3c2").wait_for()
    studio.tool("Killer cage")
    studio.drag(["r5c5", "r5c6", "r6c6"], 9)
    studio.clues(2)
    studio.type("19")
    page.locator('.board .v-sum:text-is("19")').wait_for()
    studio.tool("Black dot")
    studio.touch(8, 4.5, 9)
    studio.clues(3)
    studio.tool("Cell colour")
    studio.drag(["r9c1", "r9c2"], 9)
    page.get_by_role("heading", name="Drawn besides (2)", exact=True).wait_for()
    studio.tool("Givens")
    studio.touch(4, 4, 9)
    studio.type("7")
    page.locator('#grid [aria-label^="r4c4, 7, given"]').wait_for()
    page.locator(".hand-keys").get_by_role("button", name="Undo").tap()
    page.locator('#grid [aria-label^="r4c4, 7, given"]').wait_for(state="detached")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
