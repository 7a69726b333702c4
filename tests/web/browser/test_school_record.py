"""What was learnt: found, timed, due again, kept in the browser, taken along as a file; links to one exercise."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.fixtures import Visit
from tests.web.browser.places import Place

from ninefold import school

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Run = Callable[..., Any]

IMPORTS = """
    const paths = ['work/school_record', 'work/school_file'];
    const m = Object.assign({}, ...await Promise.all(paths.map(path => import(`./js/${path}.js`))));
"""
NOTE = {"found": 2, "tried": 3, "row": 1, "due": "2026-11-20", "seconds": 84, "timed": 2}


@pytest.fixture(scope="module")
def run(browser: "Browser", place: Place) -> Iterator[Run]:
    """Runs a function body in a page that has our modules, all their names in `m`."""
    place.first_visit()
    page: Page = browser.new_page()
    page.goto(place.address)
    yield lambda body, given=None: page.evaluate(f"async given => {{ {IMPORTS} {body} }}", given)
    page.close()


def test_what_is_found_rests_longer_each_time_and_what_is_not_comes_again_at_once(run: Run) -> None:
    told = run(
        """
        const noon = new Date(2026, 10, 18, 12);
        let note;
        return [true, true, true, false, true].map(found => (note = m.noted(note, found, noon, 30)).due);
        """
    )
    assert told == ["2026-11-19", "2026-11-21", "2026-11-25", "2026-11-18", "2026-11-19"]


def test_the_time_is_that_of_boards_that_were_found_without_a_walk_in_between(run: Run) -> None:
    told = run(
        """
        let note;
        const boards = [[true, 30], [false, 500], [true, 50], [true, 90000]];
        for (const [found, seconds] of boards) note = m.noted(note, found, new Date(), seconds);
        return [note.found, note.tried, m.averageOf(note)];
        """
    )
    assert told == [3, 4, 40]


def test_of_two_records_nothing_is_lost(run: Run) -> None:
    here = {"notes": {"x-wing": NOTE, "skyscraper": NOTE}, "hints": {"x-wing": 4}, "start": ""}
    more = NOTE | {"tried": 9, "found": 8}
    there = {
        "notes": {"x-wing": more, "skyscraper": NOTE | {"tried": 2}, "aic": NOTE},
        "hints": {"x-wing": 1, "aic": 2},
        "start": "aic",
    }
    joined = run("return m.together(given[0], given[1]);", [here, there])
    assert joined["notes"] == {"x-wing": more, "skyscraper": NOTE, "aic": NOTE}
    assert joined["hints"] == {"x-wing": 4, "aic": 2}
    assert joined["start"] == "aic"


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "[]",
        "null",
        '{"kind": "ninefold games", "notes": {}}',
        '{"kind": "ninefold school", "notes": 3}',
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(run: Run, wrong: str) -> None:
    assert run("return m.recordIn(given, ['x-wing']);", wrong) is None


@pytest.mark.parametrize(
    "change",
    [{"found": -1}, {"found": 4}, {"row": 6}, {"due": "tomorrow"}, {"timed": 3}, {"seconds": "long"}, {"tried": 1.5}],
)
def test_a_note_that_cannot_be_is_left_out(run: Run, change: dict[str, Any]) -> None:
    file = {
        "kind": "ninefold school",
        "notes": {"x-wing": NOTE | change, "aic": NOTE, "no-such": NOTE},
        "start": "no-such",
    }
    found = run("return m.recordIn(given, ['x-wing', 'aic', 'toString']);", json.dumps(file))
    assert found == {"notes": {"aic": NOTE}, "hints": {}, "start": ""}


def test_a_link_opens_the_same_exercise_in_another_browser(visit: Visit, address: str) -> None:
    page = visit()
    page.goto(f"{address}#exercise=x-wing&seed=7")
    page.get_by_role("heading", name="Find an X-Wing.").wait_for()
    made = school.exercise("x-wing", seed=7).grid
    shown = page.locator("#grid .cell").evaluate_all(
        "cells => cells.map(c => c.getAttribute('aria-label').split(', ')[1])"
    )
    assert [word if word.isdigit() else "." for word in shown] == list(made.oneline)
    page.locator("summary", has_text="Share this exercise").click()
    link = page.get_by_label("Link to this exercise").input_value()
    assert link == f"{address}#exercise=x-wing&seed=7"
    other = visit()
    other.goto(link)
    other.get_by_role("heading", name="Find an X-Wing.").wait_for()


def test_a_link_to_no_technique_is_told(visit: Visit, address: str) -> None:
    page = visit()
    page.goto(f"{address}#exercise=x-wimg&seed=7")
    page.locator(".message", has_text="no technique is called 'x-wimg'; is it x-wing").wait_for()


def test_the_record_is_saved_as_a_file_and_taken_over_by_another_browser(
    visit: Visit, address: str, tmp_path: Path
) -> None:
    page = visit()
    page.goto(f"{address}#exercise=hidden-single&seed=3")
    page.get_by_role("heading", name="Find a Hidden Single.").wait_for()
    cell, digit = school.exercise("hidden-single", seed=3).step.placements[0]
    page.locator(f"#grid [data-cell='{cell}']").click()
    page.keyboard.press(str(digit))
    page.get_by_role("button", name="Is this it?").click()
    page.locator(".lesson .told", has_text="Right: a Hidden Single.").wait_for()
    page.get_by_role("button", name="The lesson").click()
    page.get_by_role("button", name="All techniques").click()
    page.locator("summary", has_text="What I have practised").click()
    page.locator("li", has_text="1 of 1 found").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save what I have learnt").click()
    file = tmp_path / "school.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["notes"]["hidden-single"]["found"] == 1
    other = visit()
    other.get_by_role("button", name="Learn", exact=True).click()
    other.get_by_role("button", name="Next lesson: Full House").wait_for()
    other.locator("input[type=file]").set_input_files(file)
    other.locator(".told", has_text="From school.json: one technique.").wait_for()
    other.locator("summary", has_text="What I have practised").click()
    other.locator("li", has_text="1 of 1 found").wait_for()


@pytest.mark.needs_program("a PDF is set by typst")
def test_a_worksheet_is_made_from_a_lesson(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Learn", exact=True).click()
    page.locator("summary", has_text="Basic fish").click()
    page.get_by_role("button", name="X-Wing").first.click()
    page.locator(".lesson h3", has_text="X-Wing").wait_for()
    page.get_by_label("Exercises").fill("2")
    page.get_by_label("Exercises").press("Tab")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Make a worksheet").click()
    assert saved.value.suggested_filename == "x-wing.pdf"
    assert Path(saved.value.path()).read_bytes()[:5] == b"%PDF-"
