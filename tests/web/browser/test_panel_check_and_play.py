"""Check, a puzzle of one's own, a game from deal to finish, and the wishes of Generate."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.browser.fixtures import Cell, Digits, Message, Visit

from ninefold import count, read_puzzle, solve

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


def answer(puzzle: str) -> str:
    solution = solve(read_puzzle(puzzle))
    assert solution is not None
    return "".join(map(str, solution.digits))


def facts(page: "Page") -> dict[str, str]:
    page.locator(".facts").wait_for()
    names = page.locator(".facts dt").all_inner_texts()
    return dict(zip(names, page.locator(".facts dd").all_inner_texts(), strict=True))


def check(page: "Page") -> dict[str, str]:
    page.get_by_role("tab", name="Check").click()
    page.get_by_role("button", name="Check the board").click()
    return facts(page)


def test_check_tells_valid_solvable_unique_givens_level_score_and_complexity(visit: Visit) -> None:
    told = check(visit(EASY))
    assert (told["Valid"], told["Solvable"], told["Unique"]) == ("yes", "yes", "yes")
    assert (told["Givens"], told["Level"]) == ("34 of 81", "easy")
    assert int(told["Score"]) > 0
    assert int(told["Complexity"]) > 0
    assert "Rating" in told


def test_check_says_why_a_puzzle_is_not_unique_and_where_the_solutions_differ(visit: Visit) -> None:
    page = visit(TWO)
    assert check(page)["Unique"] == "no"
    assert page.locator(".clash-corner").count() == 10
    assert "differ" in page.locator(".told").first.inner_text()


def test_check_says_that_digits_clash_and_one_can_go_on_editing(visit: Visit, digits: Digits) -> None:
    page = visit("66" + EASY[2:])
    assert check(page)["Valid"] == "no"
    page.get_by_role("button", name="Back to editing").click()
    page.get_by_role("button", name="Unlock the givens").click()
    for key in ("ArrowDown", "Delete"):
        page.keyboard.press(key)
    assert digits(page).startswith(".6")


def test_filled_digits_become_givens(visit: Visit) -> None:
    page = visit()
    for key in ("ArrowDown", "5", "ArrowRight", "3"):
        page.keyboard.press(key)
    page.get_by_role("tab", name="Check").click()
    page.get_by_role("button", name="Make digits givens").click()
    assert page.locator(".board text.given").all_text_contents() == ["5", "3"]
    page.keyboard.press("Control+z")
    assert page.locator(".board text.given").count() == 0


def test_a_puzzle_made_from_a_filled_grid_is_checked_after_each_removal(visit: Visit, message: Message) -> None:
    page = visit(answer(EASY))
    page.get_by_role("tab", name="Check").click()
    page.get_by_role("button", name="Unlock the givens").click()
    page.get_by_text("Check after each removal").click()
    for key in ("ArrowDown", "Delete"):
        page.keyboard.press(key)
    page.get_by_text("Still one solution with 80 digits").first.wait_for()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.get_by_text("Undo the last removal").first.wait_for()


def test_a_new_game_is_staged_by_level_and_one_undo_brings_the_old_board_back(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "1"):
        page.keyboard.press(key)
    mine = digits(page)
    page.get_by_role("radio", name="Medium").click()
    assert digits(page) == mine  # choosing is not dealing
    page.get_by_role("button", name="Deal a new medium puzzle").click()
    page.get_by_text("New game: medium").first.wait_for()
    assert digits(page) != mine
    assert page.locator(".level").inner_text() == "medium"
    page.keyboard.press("Control+z")
    assert digits(page) == mine


def test_the_timer_runs_pauses_and_can_be_hidden(visit: Visit) -> None:
    page = visit(EASY)
    page.locator(".clock", has_text="0:02").wait_for()
    page.get_by_role("button", name="Pause", exact=True).click()
    stopped = page.locator(".clock").inner_text()
    page.wait_for_timeout(1500)
    assert page.locator(".clock").inner_text() == stopped
    page.get_by_role("button", name="Hide the timer").click()
    assert page.locator(".clock").count() == 0
    page.get_by_role("button", name="Show the timer").click()
    assert page.locator(".clock").inner_text() == stopped


def test_all_candidates_can_be_written_as_own_notes(visit: Visit) -> None:
    page = visit(EASY)
    page.get_by_role("button", name="Write candidates").click()
    assert page.locator(".board text.own").count() > 100
    assert page.locator(".board text.mark").count() == 0


def test_check_in_play_first_says_only_that_something_is_wrong_then_where(visit: Visit, message: Message) -> None:
    page = visit(EASY)
    page.get_by_role("button", name="Am I right?").click()
    page.get_by_text("Looks good so far.").first.wait_for()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "7"):  # it is 9
        page.keyboard.press(key)
    page.get_by_role("button", name="Am I right?").click()
    page.get_by_text("Something is wrong. Ask again to see where.").first.wait_for()
    page.get_by_role("button", name="Am I right?").click()
    page.get_by_text("One cell is wrong.").first.wait_for()


def test_a_centre_mark_that_lacks_the_answer_is_a_note_and_no_mistake(visit: Visit, cell: Cell) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "Control+9"):  # r1c1 is 1
        page.keyboard.press(key)
    page.get_by_role("button", name="Am I right?").click()
    page.get_by_text("The digits are right so far; the centre marks of one cell lack its digit.").first.wait_for()
    page.get_by_role("button", name="Undo to mistake").click()
    page.get_by_text("Nothing is wrong so far.").first.wait_for()
    assert cell(page, "r1c1") == "empty, centre marks 9"


def test_undo_to_the_first_mistake_keeps_what_was_right(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    right = answer(EASY)
    for key in (
        "ArrowDown",
        right[0],
        "ArrowRight",
        "ArrowRight",
        "9" if right[2] != "9" else "7",
        "ArrowDown",
        right[11],
    ):
        page.keyboard.press(key)
    page.get_by_role("button", name="Undo to mistake").click()
    page.get_by_text("Back to before the first mistake: 2 actions undone").first.wait_for()
    assert digits(page).startswith(f"{right[0]}6.")
    page.keyboard.press("Control+y")
    page.keyboard.press("Control+y")
    assert digits(page)[11] == right[11]


def test_the_last_digit_brings_a_short_summary_and_the_board_stays(visit: Visit) -> None:
    right = answer(EASY)
    page = visit(EASY)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Control+Home")
    for row in range(9):
        for column in range(9):
            if EASY[9 * row + column] == "0":
                page.keyboard.press(right[9 * row + column])
            page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowDown")
    page.locator(".finish").wait_for()
    assert "Solved in" in page.locator(".finish h3").inner_text()
    page.get_by_text("188 points; no full hints, no checks").wait_for()
    assert page.locator(".bottlenecks").count() == 0  # nobody is held up by singles
    assert page.locator("#grid").is_visible()
    page.get_by_role("button", name="Close the summary").click()
    assert page.locator(".finish").count() == 0


@pytest.mark.parametrize("level", ["Medium"])
def test_generate_takes_wishes_and_gives_puzzles_or_says_why_not(visit: Visit, level: str) -> None:
    page = visit(EASY)
    page.get_by_role("tab", name="Generate").click()
    page.get_by_role("radio", name=level).click()
    page.get_by_label("Symmetry").select_option(label="Half turn")
    page.get_by_label("How many").fill("1")
    assert page.get_by_label("Must need").locator("option").count() > 30
    page.get_by_role("button", name="Make a puzzle").click()
    page.locator(".panel .told").wait_for()
    assert len(page.locator(".panel .told").inner_text()) > 20
    page.locator(".panel .made li").first.wait_for()
    assert level.lower() in page.locator(".panel .made li").first.inner_text()


def test_many_puzzles_that_were_made_are_saved_as_one_file(visit: Visit) -> None:
    page = visit(EASY)
    page.get_by_role("tab", name="Generate").click()
    page.get_by_label("How many").fill("100")
    page.get_by_label("How many").press("Tab")
    page.get_by_role("button", name="Make 100 puzzles").wait_for()
    page.get_by_label("How many").fill("3")
    page.get_by_label("How many").press("Tab")
    page.get_by_role("button", name="Make 3 puzzles").click()
    page.get_by_role("heading", name="Made (3)").wait_for()
    page.get_by_role("button", name="Save them all").click()
    page.get_by_role("radio", name="Generated (3)", checked=True).wait_for()
    page.locator(".formats li").first.wait_for()
    assert page.get_by_role("button", name="ipuz").count() == 0  # it holds one puzzle
    with page.expect_download() as waiting:
        page.get_by_role("button", name="One line of characters").click()
    lines = Path(waiting.value.path()).read_text(encoding="utf-8").split()
    assert (len(set(lines)), {count(read_puzzle(line)) for line in lines}) == (3, {1})
    page.get_by_role("radio", name="This puzzle").click()
    page.get_by_role("button", name="ipuz").wait_for()


@pytest.mark.parametrize(
    ("kind", "drawn"),
    [
        ("Killer", ".v-cage"),
        ("Jigsaw", ".thick:first-child"),
        pytest.param("Diagonal", ".v-diagonal", marks=pytest.mark.slow),
        pytest.param("Region sum lines", ".v-region-sum", marks=pytest.mark.slow),
    ],
)
def test_a_variant_is_made_drawn_solved_and_shared(visit: Visit, kind: str, drawn: str) -> None:
    page = visit(EASY)
    page.get_by_role("tab", name="Generate").click()
    page.get_by_role("radio", name="Easy").click()
    page.get_by_label("Variant").select_option(label=kind)
    page.get_by_role("button", name="Make a puzzle").click()
    made = page.locator(".panel .made li").first
    made.wait_for()
    assert made.inner_text().startswith(f"{kind} easy")
    assert page.locator(f".board {drawn}").count() > 0

    page.locator("#rail").get_by_role("button", name="Share").click()
    other = visit()
    other.goto(page.get_by_label("Link: The puzzle").input_value())
    other.locator(f".board {drawn}").first.wait_for()
    other.get_by_role("tab", name="Solve").click()
    other.get_by_role("button", name="Solve", exact=True).click()
    other.get_by_role("button", name="Put it on my board").click()
    other.locator("#grid [aria-label^='r9c9,']:not([aria-label*='empty'])").wait_for()


def test_the_kind_of_puzzle_is_chosen_by_keys_and_only_what_goes_with_it_is_offered(visit: Visit) -> None:
    page = visit(EASY)
    page.get_by_role("tab", name="Generate").click()
    offered = page.get_by_label("Must need").locator("option")
    offered.filter(has_text="Uniqueness Test 1").wait_for(state="attached")
    plain = offered.all_text_contents()
    assert "Cage Combinations" not in plain
    page.get_by_label("Must need").select_option(label="Uniqueness Test 1")
    page.get_by_label("Variant").focus()
    page.keyboard.type("Killer")
    page.get_by_text("do not go with further rules").wait_for()
    killer = offered.all_text_contents()
    assert "Cage Combinations" in killer
    assert "Uniqueness Test 1" not in killer
    assert page.get_by_label("Must need").input_value() == ""


def test_check_tells_whips_braids_and_trials_behind_more(visit: Visit) -> None:
    page = visit("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
    page.get_by_role("tab", name="Check").click()
    page.get_by_text("More ratings").click()
    assert "how deep trials must be nested" in page.locator("dl.meaning").last.inner_text()
    page.get_by_role("button", name="Rate by chains").click()
    page.get_by_text("TE 2", exact=True).wait_for()
    assert page.get_by_text("W –", exact=True).count() == 1
