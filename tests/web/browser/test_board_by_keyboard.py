"""The board with nothing but keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.web.browser.fixtures import Cell, Digits, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"


def press(page: "Page", keys: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)


def focused(page: "Page") -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label')"))


def test_tab_leads_to_one_cell_of_the_grid_and_arrows_move_the_focus(visit: Visit) -> None:
    page = visit(EASY)
    page.locator("#grid").evaluate("grid => grid.querySelector('[tabindex=\"0\"]').focus()")
    assert page.locator('#grid [tabindex="0"]').count() == 1
    press(page, "ArrowRight ArrowRight ArrowDown")
    assert focused(page) == "r2c3, empty"
    press(page, "End")
    assert focused(page).startswith("r2c9")
    press(page, "ArrowRight")
    assert focused(page).startswith("r2c1")
    press(page, "Control+End")
    assert focused(page).startswith("r9c9")
    assert page.locator('#grid [tabindex="0"]').count() == 1


def test_the_skip_link_is_the_first_stop_and_the_cells_are_reached_by_tab(visit: Visit) -> None:
    page = visit(EASY)
    press(page, "Tab")
    assert page.evaluate("document.activeElement.textContent") == "To the board"
    for _ in range(20):
        press(page, "Tab")
        if page.evaluate("document.activeElement.closest('#grid') !== null"):
            return
    raise AssertionError("Tab never reached the board")


def test_digits_corner_marks_centre_marks_and_colours_are_typed_by_mode(visit: Visit, cell: Cell) -> None:
    page = visit()
    press(page, "ArrowDown 5 ArrowRight x 1 2 ArrowRight c 3 4 ArrowRight v 1 z 9")
    assert cell(page, "r1c1") == "5"
    assert cell(page, "r1c2") == "empty, corner marks 1 2"
    assert cell(page, "r1c3") == "empty, centre marks 3 4"
    assert cell(page, "r1c4") == "9, colour 1"


def test_shift_and_ctrl_write_marks_without_changing_the_mode(visit: Visit, cell: Cell) -> None:
    page = visit()
    press(page, "ArrowDown Shift+3 Control+7 Control+Shift+2 ArrowRight 4")
    assert cell(page, "r1c1") == "empty, centre marks 7, corner marks 3, colour 2"
    assert cell(page, "r1c2") == "4"


def test_a_held_shift_shows_its_mode_on_the_keypad(visit: Visit) -> None:
    page = visit()
    page.keyboard.down("Shift")
    assert page.get_by_role("radio", name="Corner").get_attribute("aria-checked") == "true"
    page.keyboard.up("Shift")
    assert page.get_by_role("radio", name="Digit").get_attribute("aria-checked") == "true"


def test_space_goes_through_the_modes(visit: Visit) -> None:
    page = visit()
    press(page, "ArrowDown Space Space")
    assert page.get_by_role("radio", name="Centre").get_attribute("aria-checked") == "true"


def test_delete_takes_the_topmost_layer_first(visit: Visit, cell: Cell) -> None:
    page = visit()
    press(page, "ArrowDown Shift+1 Control+2 Control+Shift+3 5")
    assert cell(page, "r1c1") == "5, colour 3"
    press(page, "Delete")
    assert cell(page, "r1c1") == "empty, centre marks 2, corner marks 1, colour 3"
    press(page, "Backspace")
    assert cell(page, "r1c1") == "empty, corner marks 1, colour 3"
    press(page, "Delete Delete")
    assert cell(page, "r1c1") == "empty"


def test_a_given_cannot_be_typed_over(visit: Visit, cell: Cell) -> None:
    page = visit(EASY)
    press(page, "ArrowDown ArrowRight 9 Delete")
    assert cell(page, "r1c2") == "6, given"


def test_shift_and_arrows_select_a_rectangle_that_is_filled_at_once(visit: Visit, digits: Digits) -> None:
    page = visit()
    press(page, "ArrowDown Shift+ArrowDown Shift+ArrowRight")
    assert page.locator('#grid [aria-selected="true"]').count() == 4
    press(page, "Control+5")
    assert page.locator('#grid [aria-label$="centre marks 5"]').count() == 4


def test_undo_and_redo_go_over_every_action(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    start = digits(page)
    press(page, "ArrowDown 1 ArrowRight ArrowRight 7 Delete 9")
    assert digits(page).startswith("169")
    press(page, "Control+z Control+z Control+z")
    assert digits(page).startswith("16.")
    press(page, "Control+z")
    assert digits(page) == start
    press(page, "Control+y Control+Shift+z")
    assert digits(page).startswith("167")


def test_the_digit_of_a_placed_cell_leaves_the_marks_of_its_peers_and_comes_back_with_undo(
    visit: Visit, cell: Cell
) -> None:
    page = visit()
    press(page, "ArrowDown Control+5 Control+6 ArrowRight 5")
    assert cell(page, "r1c1") == "empty, centre marks 6"
    press(page, "Control+z")
    assert cell(page, "r1c1") == "empty, centre marks 5 6"


def test_an_armed_digit_goes_into_the_cell_on_enter(visit: Visit, digits: Digits) -> None:
    page = visit()
    press(page, "Escape 7")
    assert page.get_by_role("button", name="7, 9 left").get_attribute("aria-pressed") == "true"
    page.locator("#grid [tabindex='0']").focus()
    press(page, "Enter")
    assert digits(page).startswith("7")


def test_letters_are_digits_on_a_large_board_and_modes_go_by_alt(visit: Visit, cell: Cell) -> None:
    page = visit("." * 256)
    press(page, "ArrowDown c ArrowRight Alt+c g")
    assert cell(page, "r1c1") == "C"
    assert cell(page, "r1c2") == "empty, centre marks G"


def test_the_live_region_says_what_clashes_in_words(visit: Visit, message: Callable[["Page"], str]) -> None:
    page = visit(EASY)
    press(page, "ArrowDown 5")
    assert message(page) == "Row 1 has two 5s (r1c1, r1c4)."
    assert page.locator('#grid [aria-label="r1c1, 5, clashes"]').count() == 1
    assert page.locator(".clash-corner").count() == 3  # r1c4, and r9c1 in the column


def test_m_shows_the_automatic_candidates_and_alt_crosses_one_off(visit: Visit) -> None:
    page = visit(EASY)
    press(page, "m")
    assert page.locator("text.mark").count() > 100
    before = page.locator("text.mark").count()
    press(page, "ArrowDown Alt+1")
    assert page.locator("text.mark").count() == before - 1
    press(page, "m")
    assert page.locator("text.mark").count() == 0
