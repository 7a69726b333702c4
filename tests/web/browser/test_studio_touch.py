"""Drawing in the studio with a finger, on a phone."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.web.browser.conftest import PHONE
from tests.web.browser.test_studio import Studio, place

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., "Page"]


class Finger(Studio):
    """Touches as a phone sends them."""

    def __init__(self, page: "Page") -> None:
        super().__init__(page)
        self.touches = page.context.new_cdp_session(page)

    def send(self, kind: str, point: tuple[float, float] | None) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, cells: list[str], size: int = 9) -> None:
        points = [self.point(*place(name), size) for name in cells]
        self.send("touchStart", points[0])
        for point in points[1:]:
            self.send("touchMove", point)
        self.send("touchEnd", None)

    def tap(self, row: float, column: float, size: int = 9) -> None:
        self.send("touchStart", self.point(row, column, size))
        self.send("touchEnd", None)


def on_phone(visit: Visit, **more: Any) -> Finger:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, **more)
    return Finger(page)


def test_lines_cages_dots_and_drawings_come_from_a_finger(visit: Visit) -> None:
    studio = on_phone(visit)
    page = studio.page
    studio.tool("Thermometer")
    studio.drag(["r1c1", "r2c2", "r3c2"])
    studio.clues(1)
    page.get_by_text("r1c1 r2c2 r3c2").wait_for()
    studio.tool("Killer cage")
    studio.drag(["r5c5", "r5c6", "r6c6"])
    studio.clues(2)
    for figure in "19":
        page.locator(".hand-keys").get_by_role("button", name=figure, exact=True).tap()
    page.locator('.board .v-sum:text-is("19")').wait_for()
    studio.tool("Black dot")
    studio.tap(8, 4.5)
    studio.clues(3)
    studio.tool("Cell colour")
    studio.drag(["r9c1", "r9c2"])
    page.get_by_role("heading", name="Drawn besides (2)", exact=True).wait_for()
    studio.tool("Givens")
    studio.tap(4, 4)
    page.locator(".hand-keys").get_by_role("button", name="7", exact=True).tap()
    page.locator('#grid [aria-label^="r4c4, 7, given"]').wait_for()
    page.locator(".hand-keys").get_by_role("button", name="Undo").tap()
    page.locator('#grid [aria-label^="r4c4, 7, given"]').wait_for(state="detached")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
