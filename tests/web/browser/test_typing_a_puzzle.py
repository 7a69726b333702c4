"""The empty board: what it offers, and a printed puzzle typed into it."""

from typing import TYPE_CHECKING

from tests.web.browser.fixtures import Cell, Digits, Message, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"


def typed(page: "Page", text: str) -> None:
    for key in text:
        page.keyboard.press("Space" if key == " " else key)


def test_a_fresh_board_says_what_this_is_until_one_begins(visit: Visit) -> None:
    page = visit()
    welcome = page.get_by_role("region", name="Welcome")
    assert "Sudoku" in welcome.inner_text()
    page.keyboard.press("ArrowDown")
    assert not welcome.is_visible()
    page.keyboard.press("Escape")
    welcome.get_by_role("button", name="New game").click()
    page.get_by_role("heading", name="New").wait_for()


def test_a_printed_puzzle_takes_a_key_for_each_cell_and_one_more(
    visit: Visit, digits: Digits, message: Message
) -> None:
    page = visit()
    page.get_by_role("button", name="Type in a printed one").click()
    rows = [EASY[k : k + 9] for k in range(0, 81, 9)]
    typed(page, rows[0] + rows[1].replace("0", ".") + rows[2].replace("0", " ") + "".join(rows[3:]))
    page.keyboard.press("Enter")
    page.get_by_text("34 givens, one solution. The clock runs.").wait_for()
    assert digits(page) == EASY.replace("0", ".")
    assert page.locator('#grid [aria-readonly="true"]').count() == 34
    page.locator(".clock", has_text="0:01").wait_for()


def test_while_typing_arrows_mouse_and_backspace_work(visit: Visit, cell: Cell) -> None:
    page = visit()
    page.get_by_role("button", name="Type in a printed one").click()
    typed(page, "12")
    page.keyboard.press("Backspace")
    page.keyboard.press("3")
    assert (cell(page, "r1c1"), cell(page, "r1c2")) == ("1", "3")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("4")
    assert cell(page, "r2c3") == "4"
    page.locator("#grid [role=gridcell]").nth(80).click()
    page.keyboard.press("5")
    assert cell(page, "r9c9") == "5"


def test_a_typing_error_is_told_as_soon_as_it_contradicts(visit: Visit, message: Message) -> None:
    page = visit()
    page.get_by_role("button", name="Type in a printed one").click()
    typed(page, "5..5")
    assert message(page) == "Row 1 has two 5s (r1c1, r1c4)."
    page.keyboard.press("Enter")
    assert page.get_by_role("button", name="Done").is_visible()  # it is not taken


def test_a_digit_that_leaves_no_solution_is_told_though_no_house_has_it_twice(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Type in a printed one").click()
    typed(page, "12345678." + 27 * "." + "........9" + "2345")  # r1c9 would have to be 9
    page.get_by_text("there is no solution").wait_for()


def test_tab_into_the_grid_and_type(visit: Visit, cell: Cell) -> None:
    page = visit(EASY)
    page.get_by_role("link", name="To the board").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('#grid') !== null"):
            break
    page.keyboard.press("1")
    assert cell(page, "r1c1") == "1"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("8")
    assert cell(page, "r2c1") == "8"


def test_pasting_works_wherever_the_focus_is(visit: Visit, digits: Digits) -> None:
    page = visit()
    page.get_by_role("checkbox", name="Digit first").focus()
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.setData('text', text);
            document.activeElement.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
        }""",
        EASY,
    )
    page.get_by_text("34 givens").first.wait_for()
    assert digits(page) == EASY.replace("0", ".")


def test_corner_marks_stay_where_they_are(visit: Visit) -> None:
    page = visit()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("x")
    typed(page, "259")

    def places() -> dict[str, str]:
        return dict(
            page.locator(".board .own").evaluate_all("all => all.map(e => [e.textContent, e.getAttribute('x')])")
        )

    before = places()
    page.keyboard.press("2")
    assert places() == {digit: x for digit, x in before.items() if digit != "2"}


def test_a_technique_to_be_needed_is_one_that_can_be_reached_and_brings_its_level(visit: Visit) -> None:
    page = visit()
    page.get_by_role("tab", name="Generate").click()
    wishes = page.get_by_label("Must need")
    wishes.locator("option", has_text="X-Wing").first.wait_for(state="attached")
    offered = wishes.locator("option").all_inner_texts()
    assert "Brute Force" not in offered
    wishes.select_option(label="X-Wing")
    page.get_by_text("The level follows from the technique.").wait_for()
    page.get_by_role("button", name="Make a puzzle").click()
    page.get_by_text("points").first.wait_for()


def test_letters_that_are_digits_leave_the_commands_to_alt(visit: Visit) -> None:
    page = visit("." * 625)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Alt+m")
    page.locator(".board .mark").first.wait_for()
