"""The Solve panel, by mouse and by keys."""

from typing import TYPE_CHECKING

from tests.web.browser.fixtures import Digits, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
# Row 1 needs a 9 in r1c1 or r1c9: box 1 and column 9 have theirs already.
NO_SOLUTION = ".2345678.9" + "." * 70 + "9"


def panel(page: "Page") -> "Page":
    page.get_by_role("tab", name="Solve").click()
    return page


def shown(page: "Page", kind: str) -> int:
    return page.locator(f".board text.{kind}").count()


def test_solve_shows_the_answer_and_leaves_the_board_alone_until_it_is_taken(visit: Visit, digits: Digits) -> None:
    page = panel(visit(EASY))
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("button", name="Put it on my board").wait_for()
    assert shown(page, "answered") == 81 - 34
    assert digits(page) == EASY.replace("0", ".")
    page.get_by_role("button", name="Put it on my board").click()
    assert "." not in digits(page)
    page.keyboard.press("Control+z")
    assert digits(page) == EASY.replace("0", ".")


def test_every_method_solves_an_easy_puzzle(visit: Visit) -> None:
    page = panel(visit(EASY))
    for method in ("Fastest", "Logic only", "Guessing", "Combined", "Cell by cell", "By levels"):
        page.get_by_role("radio", name=method).click()
        page.get_by_role("button", name="Solve", exact=True).click()
        page.get_by_role("button", name="Put it on my board").wait_for()
        assert shown(page, "answered") == 81 - 34
        page.get_by_role("button", name="Back to my board").first.click()


def test_logic_that_is_stuck_offers_what_it_can_fill(visit: Visit, digits: Digits) -> None:
    page = panel(visit(TWO))
    page.get_by_role("radio", name="Logic only").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.locator(".result.partly").wait_for()
    assert "stay open" in page.locator(".result.partly").inner_text()


def test_guessing_with_few_givens_warns_and_can_be_stopped(visit: Visit) -> None:
    page = panel(visit("." * 625))
    page.get_by_role("radio", name="Guessing").click()
    assert "may take long" in page.locator(".note").inner_text()
    page.get_by_role("button", name="Count").click()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Stop").wait_for(state="detached")


def test_only_check_says_whether_it_can_be_solved_and_shows_nothing(visit: Visit) -> None:
    page = panel(visit(EASY))
    page.get_by_role("button", name="Can it be solved?").click()
    page.locator(".result.checked").wait_for()
    assert "It can be solved." in page.locator(".result").inner_text()
    assert shown(page, "answered") == 0


def test_only_the_cells_marked_with_a_star_are_solved(visit: Visit, digits: Digits) -> None:
    page = panel(visit(EASY))
    for key in ("ArrowDown", "s", "ArrowRight", "ArrowRight", "s"):
        page.keyboard.press(key)
    assert page.locator('[aria-label="r1c3, empty, marked with a star"]').count() == 1
    page.get_by_role("button", name="Only cells marked *").click()
    page.locator(".result.checked").wait_for()
    line = digits(page)
    assert (line[0] != ".", line[2] != ".", line.count(".")) == (True, True, 45)


def test_a_puzzle_with_several_solutions_is_never_told_as_solved(visit: Visit) -> None:
    page = panel(visit("12......." + "." * 72))
    page.get_by_role("button", name="Solve", exact=True).click()
    page.locator(".result").get_by_text("More than one solution").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-cell='80']").click()
    page.keyboard.press("s")
    page.get_by_role("button", name="Only cells marked *").click()
    page.get_by_role("heading", name="r9c9: from one of several solutions.").wait_for()


def test_all_candidates_are_shown_on_wish(visit: Visit) -> None:
    page = panel(visit(EASY))
    page.get_by_text("All candidates").click()
    assert shown(page, "mark") > 100


def test_counting_says_unique_or_how_many_and_lets_the_solutions_be_browsed(visit: Visit) -> None:
    page = panel(visit(EASY))
    page.get_by_role("button", name="Count").click()
    page.get_by_text("One solution: the puzzle is unique.").first.wait_for()
    page = panel(visit(TWO))
    page.get_by_role("button", name="Count").click()
    page.get_by_text("Solution 1 of 2").wait_for()
    assert page.locator(".result h3").inner_text() == "2 solutions."
    differ = page.locator("rect.differ").count()
    assert differ > 0
    first = page.locator(".board text").all_text_contents()
    page.get_by_role("button", name="Next solution").click()
    page.get_by_text("Solution 2 of 2").wait_for()
    assert sum(a != b for a, b in zip(first, page.locator(".board text").all_text_contents(), strict=True)) == differ


def test_many_solutions_are_counted_beyond_those_that_can_be_browsed(visit: Visit) -> None:
    page = panel(visit("." * 16))
    page.get_by_label("Browse up to").fill("5")
    page.get_by_label("Browse up to").press("Enter")
    page.get_by_role("button", name="Count").click()
    page.get_by_text("Solution 1 of 5").wait_for()
    page.get_by_text("288 solutions").first.wait_for()


def test_puzzle_and_answer_stand_side_by_side(visit: Visit) -> None:
    page = panel(visit(EASY))
    page.get_by_text("Side by side").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.locator(".beside").wait_for()
    assert page.locator(".beside text").count() == 34
    assert page.locator(".board text").count() == 81


def test_clear_all_and_clear_all_but_givens_ask_nothing_and_can_be_undone(visit: Visit, digits: Digits) -> None:
    page = panel(visit(EASY))
    for key in ("ArrowDown", "1"):
        page.keyboard.press(key)
    mine = digits(page)
    page.get_by_role("button", name="Clear all but givens").click()
    assert digits(page) == EASY.replace("0", ".")
    page.get_by_role("button", name="Clear all", exact=True).click()
    assert digits(page) == "." * 81
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert digits(page) == mine


def test_two_equal_digits_in_a_row_are_named_as_the_reason(visit: Visit) -> None:
    page = panel(visit("66" + EASY[2:]))
    page.get_by_role("button", name="Solve", exact=True).click()
    page.locator(".result.none").wait_for()
    assert "Row 1 has two 6s (r1c1, r1c2)." in page.locator(".result.none").inner_text()
    assert page.locator(".clash-corner").count() >= 2


def test_a_puzzle_without_a_solution_shows_the_smallest_set_of_givens_that_clash(visit: Visit, digits: Digits) -> None:
    page = panel(visit(NO_SOLUTION))
    page.get_by_role("button", name="Solve", exact=True).click()
    page.locator(".result.none").wait_for()
    text = page.locator(".result.none").inner_text()
    assert "No solution." in text
    assert "already clash" in text
    assert page.locator(".clash-corner").count() > 1
    # The person goes on editing at once.
    for key in ("Escape", "ArrowDown", "4"):
        page.keyboard.press(key)
    assert digits(page)[0] == "4"
