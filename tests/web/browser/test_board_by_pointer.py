"""The board with a mouse, and with a finger."""

from typing import TYPE_CHECKING

import pytest
from tests.web.browser.fixtures import Cell, Digits, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"


def at(page: "Page", name: str) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    box = page.locator(f'#grid [aria-label^="{name},"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def selected(page: "Page") -> list[str]:
    labels = page.locator('#grid [aria-selected="true"]').evaluate_all(
        "cs => cs.map(c => c.getAttribute('aria-label'))"
    )
    return [label.split(",")[0] for label in labels]


def click(page: "Page", name: str, *keys: str) -> None:
    for key in keys:
        page.keyboard.down(key)
    page.mouse.click(*at(page, name))
    for key in keys:
        page.keyboard.up(key)


def test_a_click_selects_a_cell_and_the_keypad_fills_it(visit: Visit, cell: Cell) -> None:
    page = visit(EASY)
    click(page, "r1c1")
    page.get_by_role("button", name="1, 5 left").click()
    assert cell(page, "r1c1") == "1"
    page.get_by_role("button", name="Undo", exact=True).click()
    assert cell(page, "r1c1") == "empty"
    page.get_by_role("button", name="Redo", exact=True).click()
    page.get_by_role("button", name="Erase", exact=True).click()
    assert cell(page, "r1c1") == "empty"


def test_the_modes_of_the_keypad_write_marks_and_colours(visit: Visit, cell: Cell) -> None:
    page = visit()
    click(page, "r1c1")
    page.get_by_role("radio", name="Corner").click()
    page.get_by_role("button", name="3, 9 left").click()
    page.get_by_role("radio", name="Centre").click()
    page.get_by_role("button", name="4, 9 left").click()
    page.get_by_role("radio", name="Colour").click()
    page.get_by_role("button", name="Colour 5").click()
    page.get_by_role("button", name="Colour 6").click()
    assert cell(page, "r1c1") == "empty, centre marks 4, corner marks 3, colour 5 6"


def test_a_drag_selects_the_cells_it_crosses(visit: Visit) -> None:
    page = visit(EASY)
    page.mouse.move(*at(page, "r1c1"))
    page.mouse.down()
    for name in ("r1c2", "r1c3", "r2c3"):
        page.mouse.move(*at(page, name))
    page.mouse.up()
    page.mouse.move(*at(page, "r9c9"))
    assert selected(page) == ["r1c1", "r1c2", "r1c3", "r2c3"]
    assert page.locator("path.selection").count() == 1  # one outline round the group


def test_ctrl_adds_and_takes_away_and_shift_selects_a_rectangle(visit: Visit) -> None:
    page = visit(EASY)
    click(page, "r1c1")
    click(page, "r5c5", "Control")
    click(page, "r9c9", "Control")
    click(page, "r5c5", "Control")
    assert selected(page) == ["r1c1", "r9c9"]
    click(page, "r2c2")
    click(page, "r3c4", "Shift")
    assert selected(page) == ["r2c2", "r2c3", "r2c4", "r3c2", "r3c3", "r3c4"]


@pytest.mark.needs_chromium("Firefox is told of two clicks; test_other_browsers.py has its double click")
def test_a_double_click_selects_equal_digits(visit: Visit) -> None:
    page = visit(EASY)
    page.mouse.dblclick(*at(page, "r2c5"))
    assert selected(page) == ["r2c5", "r9c2"]  # the two nines


def test_a_click_beside_the_board_selects_nothing(visit: Visit) -> None:
    page = visit(EASY)
    click(page, "r1c1")
    page.mouse.click(96, 400)
    assert selected(page) == []


def test_digit_first_puts_the_ready_digit_into_every_cell_touched(visit: Visit, digits: Digits) -> None:
    page = visit()
    page.get_by_text("Digit first").click()
    page.get_by_role("button", name="7, 9 left").click()
    click(page, "r1c1")
    click(page, "r2c4")
    assert digits(page)[:13] == "7...........7"
    page.get_by_role("button", name="7, 7 left").click()
    click(page, "r3c7")
    assert digits(page)[24] == "."


def test_the_peers_and_the_equal_digits_of_a_cell_are_tinted(visit: Visit) -> None:
    page = visit(EASY)
    click(page, "r2c5")
    assert page.locator("rect.peer").count() == 20
    assert page.locator("rect.equal").count() == 2
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Row, column and box of the cell").click()
    page.get_by_text("Equal digits").click()
    assert page.locator("rect.peer").count() == 0
    assert page.locator("rect.equal").count() == 0


def test_a_finger_selects_drags_and_types(phone: Visit, digits: Digits) -> None:
    page = phone(EASY)
    page.touchscreen.tap(*at(page, "r1c1"))
    assert selected(page) == ["r1c1"]
    page.get_by_role("button", name="1, 5 left").tap()
    assert digits(page)[0] == "1"
    # A finger that moves: touch events become pointer events that keep their first target.
    page.locator("#grid").evaluate(
        """(grid, places) => places.forEach(([x, y], i) => grid.dispatchEvent(new PointerEvent(
            i ? 'pointermove' : 'pointerdown', {clientX: x, clientY: y, bubbles: true, pointerType: 'touch'})))""",
        [at(page, name) for name in ("r1c1", "r1c2", "r2c2")],
    )
    assert selected(page) == ["r1c1", "r1c2", "r2c2"]


def test_every_key_on_a_phone_is_large_enough_for_a_finger(phone: Visit) -> None:
    page = phone(EASY)
    small = page.locator("button:visible").evaluate_all(
        """buttons => buttons.map(b => [b.getAttribute('aria-label') || b.textContent, b.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
    )
    assert small == []


def test_on_a_phone_the_panel_stands_under_the_board_and_never_over_it(phone: Visit) -> None:
    page = phone(EASY)
    board = page.locator("#grid").bounding_box()
    assert board is not None
    for name in ("Play", "Solve", "Explain", "Check", "Generate"):
        page.get_by_role("tab", name=name).tap()
        panel = page.locator(".panel").bounding_box()
        assert panel is not None
        assert panel["y"] >= board["y"] + board["height"]
        assert page.locator("#grid").bounding_box() == board
    page.get_by_role("button", name="Library").tap()
    sheet = page.locator(".drawer").bounding_box()
    assert sheet is not None
    assert sheet["y"] >= board["y"] + board["height"]
