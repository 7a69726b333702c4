"""The laboratory in the app: searches step by step, algorithms compared (a new user with it: test_new_user)."""

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.browser.fixtures import Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
SMALL = "1.....2..3......"


def lab(page: "Page") -> "Page":
    page.get_by_role("tab", name="Lab").click()
    page.locator("#expected", has_text=re.compile("Expected|Everything")).wait_for()
    return page


def now(page: "Page", title: str) -> str:
    return page.get_by_role("region", name=title, exact=True).locator(".now").inner_text()


def test_an_empty_board_is_shown_on_a_small_example(visit: Visit) -> None:
    page = lab(visit())
    page.get_by_role("button", name="Breadth-first beside depth-first").click()
    page.locator(".searches .little").first.wait_for()
    assert page.locator(".searches .little").first.locator("td").count() == 16


def test_the_player_walks_by_itself_and_escape_leads_back_to_the_board(visit: Visit) -> None:
    page = lab(visit(SMALL))
    page.get_by_role("button", name="Breadth-first beside depth-first").click()
    page.get_by_role("combobox", name="Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".searches output", has_text="40 of 40").wait_for()
    page.get_by_role("button", name="Play", exact=True).wait_for()  # it rests at the end
    page.keyboard.press("Home")
    assert now(page, "Breadth-first") == "Before the first visit."
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.get_by_role("tab", name="Lab").get_attribute("aria-selected") == "true"


def test_a_run_fills_its_table_stops_goes_on_and_is_there_after_a_reload(visit: Visit) -> None:
    page = lab(visit(EASY))
    page.get_by_label("Puzzles").select_option(label="Six puzzles, 4×4 to 16×16")
    page.get_by_label("DLX", exact=True).click()
    page.get_by_label("BF", exact=True).click()
    page.locator("#expected", has_text="may go on until the limit of 2 s").wait_for()
    page.get_by_role("button", name="Compare", exact=True).click()
    page.locator(".measured td", has_text="inf").first.wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Go on").wait_for()
    before = page.locator(".measured td", has_text="inf").count()
    assert 1 <= before < 5
    page.reload()
    page.locator("#expected", has_text="Expected").wait_for()
    assert page.locator(".measured td", has_text="inf").count() == before
    page.get_by_role("radio", name="0.5 s").click()
    page.get_by_role("button", name="Compare", exact=True).wait_for()  # other limits, other rows
    assert page.locator(".measured").count() == 0


def test_all_ways_to_search_are_counted_beside_the_thesis(visit: Visit) -> None:
    page = lab(visit(SMALL))
    page.get_by_role("button", name="All ways to search, counted").click()
    first = page.get_by_role("region", name="To the first solution")
    assert first.get_by_role("row").nth(1).inner_text().split()[:4] == ["Breadth-first", "38", "40", "13"]
    assert page.get_by_role("region", name="Tables 4.2 to 4.4").get_by_role("row").count() == 4


def test_a_variant_is_refused_in_a_sentence(visit: Visit) -> None:
    page = visit(
        '{"ninefold":1,"givens":"................","constraints":[{"kind":"Cage","cells":["r1c1","r1c2"],"total":3}]}'
    )
    page.get_by_role("tab", name="Lab").click()
    page.locator("#expected", has_text="knows rows, columns, boxes and other houses alone").wait_for()
    assert page.get_by_role("button", name="Compare", exact=True).is_disabled()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_player_fits_its_screen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(SMALL, viewport={"width": size[0], "height": size[1]})
    page.get_by_role("tab", name="Lab").click()
    page.get_by_role("button", name="Breadth-first beside depth-first").click()
    page.locator(".searches").wait_for()
    wide = page.locator(".overlay .inside").evaluate("place => place.scrollWidth - place.clientWidth")
    assert wide <= 0


@pytest.mark.needs_program("charts are drawn by matplotlib")
def test_the_report_opens_inside_the_app(visit: Visit) -> None:
    pytest.importorskip("matplotlib")
    page = lab(visit(EASY))
    page.get_by_label("Puzzles").select_option(label="Six puzzles, 4×4 to 16×16")
    page.get_by_label("BT", exact=True).click()
    page.get_by_label("Combined", exact=True).click()
    page.locator("#expected", has_text="Expected").wait_for()
    page.get_by_role("button", name="Compare", exact=True).click()
    page.get_by_role("button", name="Open the report").click()
    report = page.frame_locator(".overlay iframe")
    report.get_by_role("heading", name="The laboratory").wait_for()
    assert report.locator("#table tbody tr").count() == 6
    # Its own styles are there, though the page allows none inside of it.
    figure = report.locator("svg.chart path[stroke]").first
    assert figure.evaluate("line => getComputedStyle(line).stroke").startswith("rgb")
    assert (
        report.locator("td.best").first.evaluate("cell => getComputedStyle(cell).backgroundColor") != "rgba(0, 0, 0, 0)"
    )
