"""Scanning help: what is seen from a digit, a cell or a house of the person's own board."""

from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.fixtures import Visit

from ninefold import Puzzle
from ninefold.logic import all_steps, only
from ninefold.model import Grid

if TYPE_CHECKING:
    pass


PUZZLE = "000400006060000500000210904004009000030604700159080060000040807018500000200000000"
SCAN = """async puzzle => {
    const paths = ['model/board', 'model/scan', 'model/shape'];
    const m = Object.assign({}, ...await Promise.all(paths.map(path => import(`./js/${path}.js`))));
    const board = m.boardOf(puzzle);
    return {
        digits: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit => m.scanDigit(board, digit)),
        cells: [...board.digits.keys()].map(cell => m.scanCell(board, cell)),
        houses: m.housesOf(board).map(house => m.scanHouse(board, house)),
    };
}"""


def placements(name: str) -> set[tuple[int, int]]:
    grid = Grid.start(Puzzle.parse(PUZZLE))
    return {(cell, digit) for step in all_steps(grid, only(name)) for cell, digit in step.placements}


def test_it_finds_the_singles_that_logic_finds_and_no_others(visit: Visit) -> None:
    scans: dict[str, Any] = visit().evaluate(SCAN, PUZZLE)
    by_digit = {(cell, digit) for digit, scan in enumerate(scans["digits"], 1) for cell in scan["singles"]}
    assert by_digit == placements("hidden-single")
    by_cell = {cell for cell, scan in enumerate(scans["cells"]) if scan["singles"]}
    assert by_cell == {cell for cell, _ in placements("naked-single")}
    by_house = {cell for scan in scans["houses"] for cell in scan["singles"]}
    assert by_house == {cell for cell, _ in placements("hidden-single")}


def test_what_is_closed_and_what_is_left_are_all_empty_cells(visit: Visit) -> None:
    scans = visit().evaluate(SCAN, PUZZLE)
    grid = Grid.start(Puzzle.parse(PUZZLE))
    empty = {cell for cell in range(81) if not grid.digits[cell]}
    for digit, scan in enumerate(scans["digits"], 1):
        assert set(scan["places"]) == {cell for cell in empty if digit in grid.candidates_of(cell)}
        assert set(scan["closed"]) == empty - set(scan["places"])
        assert {grid.digits[cell] for cell in scan["placed"]} <= {digit}


def test_a_beginner_scans_a_digit_is_told_the_place_and_writes_it(visit: Visit) -> None:
    page = visit(PUZZLE)
    page.get_by_role("button", name="Scan", exact=True).click()
    page.get_by_role("heading", name="Scan the board").wait_for()
    # The digit that is there most often is chosen.
    assert page.get_by_role("radio", name="4", exact=True).get_attribute("aria-checked") == "true"
    drawer = page.locator(".drawer")
    drawer.get_by_text("4 is on the board 5 times.").wait_for()
    assert page.locator("#stage svg .equal").count() == 5
    assert "r2c1 is 4" not in drawer.inner_text()
    page.get_by_role("button", name="Is there something to place?").press("Enter")
    drawer.get_by_text("In row 2 one place is left: r2c1 is 4.").wait_for()
    page.locator("#grid [data-cell='9']").click()
    page.keyboard.press("4")
    drawer.get_by_text("4 is on the board 6 times.").wait_for()
    page.get_by_role("radio", name="One house").click()
    drawer.get_by_text("Row 2 misses 1, 2, 3, 7, 8 and 9.").wait_for()
    page.get_by_role("radio", name="One cell").click()
    page.locator("#grid [data-cell='40']").click()
    drawer.get_by_text("r5c5 sees 3, 4, 6 and 7 in row 5;").wait_for()
    drawer.get_by_text("Left for it: 2 and 5.").wait_for()
    page.get_by_role("button", name="Close Learn").click()
    page.locator(".drawer").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('#stage svg .equal')")


@pytest.mark.parametrize("screen", [(390, 844), (320, 568)])
def test_on_a_phone_the_board_stays_in_sight_and_nothing_is_wider_than_the_screen(
    visit: Visit, screen: tuple[int, int]
) -> None:
    page = visit(PUZZLE)
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.get_by_role("button", name="Learn", exact=True).press("Enter")
    page.locator("summary", has_text="Scanning").press("Enter")
    page.get_by_role("button", name="Scan my board").press("Enter")
    page.get_by_role("heading", name="Scan the board").wait_for()
    assert page.locator("#grid").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == screen[0]
