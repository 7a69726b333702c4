"""The report, looked at with a real browser."""

import random
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ninefold.folders.report import write_report
from ninefold.folders.run_folder import run_folder
from ninefold.folders.solve_entry import RunOptions
from ninefold.rating import LEVELS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
CLASH = "66" + EASY[2:]
HEX = "0123456789ABCDEF" + "." * 240
MANY = 5_000


def report_of(folder: Path, **files: str) -> Path:
    (folder / "input").mkdir()
    for name, text in files.items():
        (folder / "input" / f"{name}.txt").write_text(text)
    options = RunOptions(limit=50)
    results = run_folder(folder / "input", folder / "output", options)
    made = datetime(2026, 1, 31, 12, 0, 0)
    return write_report(folder / "reports", folder / "input", folder / "output", results, options, made)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return report_of(
        tmp_path_factory.mktemp("small"),
        easy=EASY,
        two=TWO,
        clash=CLASH,
        hexadecimal=HEX,
        several=f"{EASY}\nbr<o>ken & bad\n{TWO}\n",
    )


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """5,000 different puzzles: one puzzle with its digits relabelled."""
    chance = random.Random(3)
    lines: set[str] = set()
    while len(lines) < MANY:
        digits = "".join(chance.sample("123456789", 9))
        lines.add((EASY if len(lines) % 5 else TWO).translate(str.maketrans("123456789", digits)))
    return report_of(tmp_path_factory.mktemp("large"), all="\n".join(sorted(lines)))


@pytest.fixture
def page(browser: "Browser") -> Iterator["Page"]:
    """A page without a network; whatever goes wrong in its scripts fails the test."""
    page = browser.new_page(viewport={"width": 1180, "height": 900}, color_scheme="light")
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on(
        "request", lambda request: None if request.url.startswith(("file:", "data:")) else wrong.append(request.url)
    )
    yield page
    page.close()
    assert wrong == []


def test_the_report_is_one_file_that_names_no_other(small: Path) -> None:
    text = small.read_text()
    assert not re.search(r"(?:src|href)=\"(?!data:|http://127\.0\.0\.1:9081/)", text)  # the workbench, of this machine
    assert "@import" not in text
    assert "url(" not in text
    assert small.name == "report-20260131-120000.html"


def test_a_second_report_of_the_same_second_does_not_replace_the_first(small: Path) -> None:
    folder = small.parent.parent
    again = write_report(
        folder / "reports", folder / "input", folder / "output", [], RunOptions(), datetime(2026, 1, 31, 12)
    )
    assert again.name == "report-20260131-120000-2.html"
    assert "No puzzle was found" in again.read_text()


def test_headline_numbers_and_the_malformed_list_are_there(page: "Page", small: Path) -> None:
    page.goto(small.as_uri())
    assert page.locator("h1").inner_text() == "6 puzzles from 5 files"
    numbers = {box.get_attribute("data-kind"): box.locator("b").inner_text() for box in page.locator(".number").all()}
    assert numbers == {"solved": "2", "multiple": "3", "impossible": "1", "malformed": "1"}
    bad = page.locator("#malformed tbody tr")
    assert bad.count() == 1
    assert bad.locator("td").nth(0).inner_text() == "several.txt"
    assert bad.locator("td").nth(1).inner_text() == "2"
    assert "br<o>ken" in bad.locator("td").nth(2).inner_text()
    assert page.locator("footer").inner_text().count("Ninefold") == 1


def test_an_opened_row_draws_puzzle_solutions_and_their_differences(page: "Page", small: Path) -> None:
    page.goto(small.as_uri())
    page.locator("tr.row", has_text="two.txt").locator("button").click()
    boards = page.locator("tr.detail figure")
    assert boards.count() == 4
    assert boards.nth(0).locator("text").count() == 31
    assert boards.nth(1).locator("text.entered").count() == 50
    assert boards.nth(3).locator("rect.differ").count() == 10
    assert boards.nth(3).locator("text.other").count() == 10
    assert "Differences: 10 cells" in boards.nth(3).inner_text()
    page.locator("tr.row", has_text="two.txt").locator("button").click()
    assert page.locator("tr.detail").count() == 0


def test_clashes_are_outlined_and_named_and_hexadecimal_boards_keep_their_zero(page: "Page", small: Path) -> None:
    page.goto(small.as_uri())
    page.locator("tr.row", has_text="clash.txt").locator("button").click()
    assert page.locator("tr.detail rect.clash").count() == 3  # two in the row, and another in the column
    assert "Row 1 has two 6s" in page.locator("tr.detail").inner_text()
    page.locator("tr.row", has_text="clash.txt").locator("button").click()
    page.locator("tr.row", has_text="hexadecimal.txt").locator("button").click()
    givens = page.locator("tr.detail figure").nth(0).locator("text.given").all_text_contents()
    assert "".join(givens) == "0123456789ABCDEF"


def test_five_thousand_puzzles_are_paged_sorted_and_searched(page: "Page", large: Path) -> None:
    page.goto(large.as_uri())
    assert page.locator("tr.row").count() == 50
    assert page.locator("#place").inner_text() == "1 to 50 of 5,000"
    page.locator("#next").click()
    assert page.locator("#place").inner_text() == "51 to 100 of 5,000"
    page.locator("#search").fill("#4999")
    page.locator("tr.row:first-child:last-child").wait_for()
    assert page.locator("tr.row td:nth-child(2)").inner_text() == "all.txt #4999"
    page.locator("#search").fill("")
    page.locator("tr.row").nth(49).wait_for()
    page.locator('[data-sort="seconds"]').click()
    times = [seconds(text) for text in page.locator("tr.row td:nth-child(8)").all_inner_texts()]
    assert times == sorted(times, reverse=True)
    page.locator('[data-sort="seconds"]').click()
    times = [seconds(text) for text in page.locator("tr.row td:nth-child(8)").all_inner_texts()]
    assert times == sorted(times)
    assert page.locator('th[aria-sort="ascending"]').inner_text().startswith("Time")
    page.locator('[data-sort="level"]').click()
    scores = [level_and_score(text) for text in page.locator("tr.row td:nth-child(7)").all_inner_texts() if text]
    assert scores
    assert scores == sorted(scores, reverse=True)
    page.locator('#chips [data-kind="multiple"]').click()
    found = page.locator("tr.row")
    assert found.count() == 50
    assert page.locator("tr.row.multiple").count() == 50
    page.locator("#search").fill("no such thing")
    page.locator("#nothing:not([hidden])").wait_for()
    assert page.locator("tr.row").count() == 0
    page.locator("#reset").click()
    assert page.locator("#place").inner_text() == "1 to 50 of 5,000"


def level_and_score(text: str) -> tuple[int, int]:
    level, score = text.split()
    return LEVELS.index(level), int(score.strip("()").replace(",", ""))


def seconds(text: str) -> float:
    number, unit = text.split()
    return float(number) * {"s": 1.0, "ms": 1e-3, "µs": 1e-6}[unit]


def test_a_file_of_five_thousand_puzzles_stays_small_and_its_page_light(page: "Page", large: Path) -> None:
    assert large.stat().st_size < 2_000_000
    page.goto(large.as_uri())
    assert page.evaluate("document.querySelectorAll('*').length") < 5_000


@pytest.mark.parametrize("width", [320, 390, 768, 1180])
def test_nothing_is_wider_than_the_screen(page: "Page", small: Path, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(small.as_uri())
    page.locator("tr.row", has_text="two.txt").locator("button").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_theme_follows_the_system_until_somebody_chooses(page: "Page", small: Path) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    light, dark = "rgb(252, 252, 250)", "rgb(22, 24, 29)"
    page.goto(small.as_uri())
    assert page.evaluate(paper) == light
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(paper) == dark
    page.locator("#theme").click()  # light
    assert page.evaluate(paper) == light
    page.emulate_media(color_scheme="light")
    page.locator("#theme").click()  # dark
    assert page.evaluate(paper) == dark


def test_printed_pages_have_a_thousand_rows_say_so_and_have_no_controls(page: "Page", large: Path) -> None:
    page.goto(large.as_uri())
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.locator("tr.row").count() == 1_000
    assert page.locator("#printed").inner_text() == "The first 1,000 of 5,000 puzzles are printed."
    assert not page.locator("#search").is_visible()
    assert not page.locator("#theme").is_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("tr.row").count() == 50


def test_without_scripts_the_numbers_the_boards_and_the_problems_are_still_there(
    browser: "Browser", small: Path
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(small.as_uri())
    assert page.locator(".number").count() == 4
    assert page.locator(".figures svg").count() >= 3
    assert page.locator("#malformed").is_visible()
    assert "scripts are switched off" in page.locator("noscript").inner_text()
    context.close()


def test_everything_is_reached_by_keyboard(page: "Page", small: Path) -> None:
    page.goto(small.as_uri())
    page.locator("tr.row button").first.focus()
    page.keyboard.press("Enter")
    assert page.locator("tr.row button").first.get_attribute("aria-expanded") == "true"
    assert page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "true"
