"""Games from deal to finish: pause, several at once, times, days in a row, replay, and what is kept of them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.fixtures import Cell, Digits, Message, Visit

from ninefold import read_puzzle, solve

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
OTHER = ".71..35..8..579.....2.61..4....4..354.52.79.116..9....5..63.1.....714..8..49..67."
HARD = "4....6...9.5....8...278.6..6....9.53.7.....1.81.5....6..8.975...9....4.8...4....1"

TYPE = """right => {
    const press = (key, code) => document.dispatchEvent(new KeyboardEvent('keydown', {key, code, bubbles: true}));
    press('ArrowDown', 'ArrowDown');
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Home', ctrlKey: true, bubbles: true}));
    [...right].forEach((digit, cell) => {
        if (digit !== '.') press(digit, 'Digit' + digit);
        press('ArrowRight', 'ArrowRight');
        if (cell % 9 === 8) press('ArrowDown', 'ArrowDown');
    });
}"""


def answer(puzzle: str) -> str:
    solution = solve(read_puzzle(puzzle))
    assert solution is not None
    return "".join(map(str, solution.digits))


def typed(page: "Page", puzzle: str, right: str | None = None) -> None:
    """Types the answer into the cells that are not given."""
    wanted = right or answer(puzzle)
    page.evaluate(
        TYPE, "".join("." if given not in ".0" else digit for given, digit in zip(puzzle, wanted, strict=True))
    )


def finish(page: "Page", puzzle: str) -> None:
    """Opens the puzzle with all but its last open cell filled, and types the digit that is missing."""
    right = answer(puzzle)
    last = max(cell for cell, given in enumerate(puzzle) if given in ".0")
    nearly = f"puzzle={puzzle.replace('0', '.')}&digits={right[:last]}.{right[last + 1 :]}"
    page.evaluate("hash => { location.hash = hash; }", nearly)
    page.get_by_text("Opened from the link").wait_for()
    page.locator(f"#grid [data-cell='{last}']").click()
    page.keyboard.press(right[last])
    page.locator(".finish").wait_for()


def games(page: "Page") -> None:
    page.locator("#rail").get_by_role("button", name="Games").click()
    page.get_by_role("heading", name="Kept in this browser").wait_for()


def kept(page: "Page", what: str) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem('ninefold.{what}.1')") or "[]")


def test_pause_hides_the_board_and_takes_no_input(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    before = digits(page)
    page.locator("#grid [role=gridcell]").first.click()
    page.keyboard.press("p")
    page.get_by_text("Paused", exact=True).wait_for()
    assert page.locator("#grid").count() == 0
    assert page.locator("#stage text").count() == 0
    page.keyboard.press("4")
    page.locator(".key.digit").first.click(force=True)
    page.mouse.click(400, 400)
    page.reload()
    page.get_by_role("button", name="Go on", exact=True).last.click()
    assert digits(page) == before


def test_two_tabs_lose_nothing_of_each_other(visit: Visit) -> None:
    page = visit(EASY)
    other = page.context.new_page()
    other.goto(page.url.split("#")[0] + f"#puzzle={OTHER}")
    other.get_by_text("Opened from the link").wait_for()
    finish(page, HARD)
    finish(other, EASY)
    for tab in (page, other):
        tab.wait_for_timeout(300)
        assert len(kept(tab, "results")) == 2
    games(page)
    assert page.locator(".samples button").count() == 2


def test_a_pause_ends_with_another_game(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    page.keyboard.press("p")
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={OTHER}")
    page.locator("#grid").wait_for()
    assert digits(page) == OTHER


def test_two_games_at_once_and_each_is_taken_up_where_it_was_left(visit: Visit, digits: Digits, cell: Cell) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "4", "ArrowDown", "Shift+1"):
        page.keyboard.press(key)
    first = digits(page)
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={OTHER}")
    page.get_by_text("Opened from the link").wait_for()
    for key in ("ArrowUp", "ArrowUp", "6"):
        page.keyboard.press(key)
    second = digits(page)
    assert second != OTHER
    page.reload()
    games(page)
    assert page.locator(".waiting .game").count() == 1
    assert page.locator(".waiting .picture text.entered").all_text_contents() == ["4"]
    page.locator(".waiting .game").click()
    assert digits(page) == first
    assert cell(page, "r2c1") == "empty, corner marks 1"
    page.keyboard.press("Control+z")  # its own moves are there to be undone
    assert cell(page, "r2c1") == "empty"
    assert digits(page) == first
    games(page)
    page.locator(".waiting .game").click()
    assert digits(page) == second


def test_the_collection_remembers_where_you_were(visit: Visit, digits: Digits) -> None:
    page = visit()
    page.locator("#rail").get_by_role("button", name="Library").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_text("1 of ").wait_for()
    page.locator("#grid [aria-label*='empty']").first.click()
    page.keyboard.press("9")
    mine = digits(page)
    page.get_by_role("button", name="Next").click()
    page.get_by_text("2 of ").wait_for()
    page.wait_for_timeout(400)
    page.reload()
    page.locator("#rail").get_by_role("button", name="Library").click()
    page.get_by_text("2 of ").wait_for()
    assert "begun" in page.locator(".samples li").first.inner_text()
    page.get_by_role("button", name="Back").click()
    page.get_by_text("1 of ").wait_for()
    assert digits(page) == mine


def test_a_game_that_is_removed_can_be_brought_back(visit: Visit) -> None:
    page = visit(EASY)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("4")
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={OTHER}")
    page.get_by_text("Opened from the link").wait_for()
    games(page)
    page.get_by_role("button", name="Remove").click()
    assert page.locator(".waiting .game").count() == 0
    page.get_by_role("button", name="Bring back").click()
    assert page.locator(".waiting .game").count() == 1


def test_what_made_it_hard_is_told_where_something_did_and_the_next_puzzle_is_one_click_away(
    visit: Visit, digits: Digits
) -> None:
    page = visit()
    finish(page, HARD)
    page.locator(".bottlenecks li").first.wait_for()
    assert page.locator(".board.finished").count() == 1
    page.get_by_role("button", name="Next easy puzzle").click()
    page.get_by_text("New game: easy").wait_for()
    dealt = digits(page)
    assert 34 <= 81 - dealt.count(".") <= 38
    assert [one == "." for one in dealt] == [one == "." for one in reversed(dealt)]
    assert page.locator(".board.finished").count() == 0


def test_the_flourish_keeps_still_where_people_want_no_motion(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    finish(page, EASY)
    assert page.locator(".board").evaluate("e => getComputedStyle(e, '::after').animationName") == "none"


def test_more_or_fewer_givens_may_be_dealt(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    page.get_by_label("Givens").select_option(label="More")
    page.get_by_role("button", name="Deal a new easy puzzle").click()
    page.get_by_text("New game: easy").wait_for()
    assert 38 <= 81 - digits(page).count(".") <= 42


def test_times_are_compared_with_those_of_the_same_level(visit: Visit) -> None:
    page = visit()
    page.evaluate(
        """results => localStorage.setItem('ninefold.results.1', JSON.stringify(results))""",
        [result(seconds=seconds, hints=hints) for seconds, hints in ((120, 0), (300, 0), (2, 1))],
    )
    page.reload()
    page.get_by_role("button", name="Deal a new easy puzzle").click()
    page.get_by_text("New game: easy").wait_for()
    given = page.locator("#grid .cell").evaluate_all("all => all.map(c => c.getAttribute('aria-label').split(', ')[1])")
    puzzle = "".join("." if one == "empty" else one for one in given)
    typed(page, puzzle)
    page.get_by_text("Your best easy puzzle, ").first.wait_for()
    assert "faster than before; your average is 2:21." in page.locator(".finish").inner_text()
    games(page)
    row = page.locator(".times tbody tr").first.locator("th, td").all_inner_texts()
    assert row[:2] == ["Easy", "4"]
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")  # the same end again is no other game
    page.wait_for_timeout(400)
    assert len(kept(page, "results")) == 4


def result(**more: Any) -> dict[str, Any]:
    """A finished game as it is kept."""
    puzzle = json.dumps({"ninefold": 1, "box": [3, 3], "givens": OTHER, "symbols": "123456789"})
    plain = {"when": 1, "day": "2026-01-01", "level": "easy", "kind": "", "title": "", "daily": "", "seconds": 100}
    return plain | {"hints": 0, "checks": 0, "puzzle": puzzle, "log": "2,d6:00;"} | more


def test_days_in_a_row_over_several_days(visit: Visit, digits: Digits) -> None:
    page = visit()
    page.clock.set_fixed_time("2026-11-17T21:00:00")
    page.evaluate(
        """results => localStorage.setItem('ninefold.results.1', JSON.stringify(results))""",
        [result(when=1, day=f"2026-11-{day}", daily=f"2026-11-{day} easy") for day in (12, 15, 16)]
        # One that was solved on another day than its own counts for no row.
        + [result(when=2, day="2026-11-14", daily="2026-11-13 easy")],
    )
    page.reload()
    games(page)
    page.get_by_text("2 days in a row, today still to come; the longest row: 2 days.").wait_for()
    page.locator(".daily button", has_text="Easy").click()
    page.get_by_text("Easy, 17 November 2026").first.wait_for()
    typed(page, digits(page))
    page.get_by_text("3 days in a row.").wait_for()
    games(page)
    assert "✓" in page.locator(".daily button", has_text="Easy").inner_text()
    page.clock.set_fixed_time("2026-11-18T08:00:00")
    page.reload()
    games(page)
    page.get_by_text("3 days in a row, today still to come").wait_for()
    page.clock.set_fixed_time("2026-11-19T08:00:00")
    page.reload()
    games(page)
    page.get_by_text("The longest row was 3 days.").wait_for()


def test_the_variant_of_the_day_is_finished_and_has_a_row_of_its_own(visit: Visit, digits: Digits) -> None:
    page = visit()
    page.clock.set_fixed_time("2026-11-17T12:00:00")
    games(page)
    page.locator(".daily button", has_text="Windoku").click()
    page.get_by_text("Windoku, 17 November 2026").first.wait_for()
    right = page.evaluate("JSON.parse(localStorage.getItem('ninefold.days.1'))['2026-11-17'][2].answer")
    typed(page, digits(page), right)
    page.locator(".finish").wait_for()
    games(page)
    assert "medium" in page.locator(".times tbody tr").inner_text()


def test_a_replay_shows_each_move_beside_the_path_of_the_solver(visit: Visit, digits: Digits) -> None:
    page = visit(EASY)
    wrong = ("ArrowDown", "7", "4")  # the second digit is right
    for key in wrong:
        page.keyboard.press(key)
    page.locator(".clock", has_text="0:01").wait_for()
    typed(page, "4" + EASY[1:])
    page.get_by_role("button", name="Times and replay").click()
    page.locator(".samples button").first.click()
    page.get_by_text("Digits that took you long").wait_for()
    rows = page.locator(".moves button:not(.learn)").all_inner_texts()
    assert len(rows) == EASY.count("0")
    assert rows[0].startswith("r1c1 = 4")
    assert "step" in rows[0]
    slider = page.locator("input[type=range]")
    assert slider.get_attribute("max") == str(EASY.count("0") + 1)
    page.get_by_role("button", name="Next move").click()
    assert page.locator(".board text.entered").all_text_contents() == ["7"]
    page.get_by_role("button", name="Next move").click()
    assert page.locator(".board text.entered").all_text_contents() == ["4"]
    page.get_by_role("button", name="Last move").click()
    assert page.locator(".board text.entered").count() == EASY.count("0")
    page.get_by_role("button", name="All games").click()
    page.get_by_role("heading", name="Times").wait_for()
    assert "." not in digits(page)  # the own board was never touched


def test_each_digit_of_a_replay_leads_to_the_lesson_of_the_step_that_the_solver_used(visit: Visit) -> None:
    page = visit()
    finish(page, EASY)
    page.get_by_role("button", name="Times and replay").click()
    page.locator(".samples button").first.click()
    row = page.locator(".moves li:has(> .learn)").first
    name = row.locator(".does").inner_text().partition(", ")[2]
    row.get_by_role("button", name=f"Learn {name}").click()
    page.locator(".lesson h3", has_text=name).wait_for()


def test_all_that_is_kept_goes_into_one_file_and_into_another_browser(visit: Visit, tmp_path: Path) -> None:
    page = visit(EASY)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("4")
    finish(page, OTHER)
    games(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save all as a file").click()
    waiting.value.save_as(tmp_path / "games.json")
    page.get_by_text("one unfinished game, one finished").wait_for()

    other = visit(HARD)
    other.keyboard.press("ArrowRight")
    other.keyboard.press("ArrowRight")
    other.keyboard.press("1")
    games(other)
    take = other.locator("input[type=file]")
    take.set_input_files(tmp_path / "games.json")
    other.get_by_text("one unfinished game, one finished").wait_for()
    take.set_input_files(tmp_path / "games.json")  # taken twice, finished games are there once
    other.wait_for_timeout(200)
    assert len(kept(other, "results")) == 1
    other.locator(".waiting .game").first.click()
    assert other.locator(".board text.entered").all_text_contents() == ["4"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no JSON", "is not a file of kept games"),
        ('{"kind": "ninefold games", "games": {}, "results": []}', "is not a file of kept games"),
        ('{"kind": "ninefold games", "games": [{"puzzle": 1}, null], "results": [{}]}', "3 could not be read"),
    ],
)
def test_a_wrong_file_is_told_and_nothing_is_lost(visit: Visit, tmp_path: Path, text: str, told: str) -> None:
    page = visit()
    finish(page, EASY)
    games(page)
    (tmp_path / "wrong.json").write_text(text)
    page.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
    page.get_by_text(told).wait_for()
    assert len(kept(page, "results")) == 1


BROKEN = ["{", "[1]", '[{"puzzle": {"box": [3, 3], "symbols": "123456789", "givens": "1", "variant": null}}]']


@pytest.mark.parametrize("broken", BROKEN)
def test_broken_games_are_set_aside_with_a_word_and_the_others_stay(
    visit: Visit, message: Message, broken: str
) -> None:
    page = visit(EASY)
    page.evaluate(
        """([broken, results]) => {
            localStorage.setItem('ninefold.games.1', broken);
            localStorage.setItem('ninefold.results.1', JSON.stringify(results));
        }""",
        [broken, [result(), {"when": "never"}]],
    )
    page.reload()
    page.locator("#grid").wait_for()
    assert "set aside" in message(page)
    games(page)
    assert page.locator(".waiting .game").count() == 0
    assert page.locator(".samples button").count() == 1
    aside = page.evaluate("Object.keys(localStorage).filter(key => key.endsWith('.aside')).length")
    assert aside >= 1
