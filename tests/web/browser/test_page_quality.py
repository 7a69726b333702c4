"""What holds for the whole page: room, weight, speed, accessibility, looks."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from tests.web.browser.fixtures import Visit

from ninefold import constraints as c
from ninefold.formats.parts.constraint_json import constraint_object

if TYPE_CHECKING:
    from playwright.sync_api import Page

Measured = Callable[[str, float], None]

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
SCREENS = [
    (1280, 800),
    (1920, 1080),
    (1440, 900),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (375, 667),
    (360, 640),
    (412, 660),
    (320, 568),
    (320, 480),
    (844, 390),
    (667, 375),
    (568, 320),
    (650, 600),
]


def test_nothing_scrolls_and_nothing_is_cut_off_on_any_screen(visit: Visit) -> None:
    page = visit(EASY)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            width,
            height,
        ]
        outside = page.locator("button:visible, #grid, .keypad:visible, .message").evaluate_all(
            """(all, [w, h]) => all
                .map(e => [e.textContent || e.id, e.getBoundingClientRect(), e.closest('.scroll, .rail')])
                .filter(([, b, inner]) => !inner && (b.left < -1 || b.top < -1 || b.right > w + 1 || b.bottom > h + 1))
                .map(([name]) => name)""",
            [width, height],
        )
        assert (width, outside) == (width, [])
        board = page.locator("#grid").bounding_box()
        assert board is not None
        assert abs(board["width"] - board["height"]) < 1
        assert board["width"] >= 0.45 * min(width, height)
        message = page.locator(".message").bounding_box()
        assert message is not None
        assert message["y"] >= board["y"] + board["height"] - 1
        assert (width, overlapping(page)) == (width, [])
        if width < 500 and height > 1.7 * width:
            picture = page.locator(".board").bounding_box()
            assert picture is not None
            assert picture["width"] >= 0.92 * width


def test_all_of_the_rail_is_reached_on_the_smallest_screens(visit: Visit) -> None:
    page = visit(EASY)
    names = page.locator("#rail button:not(.more)").evaluate_all("all => all.map(one => one.title)")
    assert not page.locator("#rail .more").is_visible()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        more = page.locator("#rail .more")
        if more.is_visible():
            more.click()
        boxes = [button.bounding_box() for button in page.locator("#rail button:visible").all()]
        shown = page.locator("#rail button:not(.more):visible").evaluate_all("all => all.map(one => one.title)")
        assert (width, height, shown) == (width, height, names)
        for box in boxes:
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert min(box["x"], box["y"]) >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        if more.is_visible():
            page.keyboard.press("Escape")
            assert more.get_attribute("aria-expanded") == "false"
    page.set_viewport_size({"width": 320, "height": 568})
    page.locator("#rail .more").click()
    page.locator("#rail").get_by_role("button", name="Settings").click()
    page.get_by_role("heading", name="Settings").wait_for()
    assert not page.locator("#rail").get_by_role("button", name="Settings").is_visible()


def overlapping(page: "Page") -> list[list[str]]:
    """Buttons and the board that lie upon each other."""
    found: list[list[str]] = page.evaluate(
        """() => {
            const shown = '#head button, #rail button, .foot button, .tab, .key, .mode, .board';
            const all = [...document.querySelectorAll(shown)]
                .map(e => [e.title || e.textContent || e.className, e.getBoundingClientRect()])
                .filter(([, b]) => b.width && b.left < innerWidth && b.top < innerHeight);
            const apart = (a, b) => a.right < b.left + 1 || a.bottom < b.top + 1;
            const meet = (a, b) => !apart(a, b) && !apart(b, a);
            return all.flatMap(([name, a], i) =>
                all.slice(i + 1).filter(([, b]) => meet(a, b)).map(([other]) => [name, other]));
        }"""
    )
    return found


def test_a_long_list_of_rules_leaves_the_title_whole(visit: Visit) -> None:
    rules = [c.Ratio((0, 1)), c.Difference((3, 4)), c.PairSum((10, 11), 5), c.Cage((20, 21), 9), c.Thermo((40, 41, 42))]
    puzzle = {"ninefold": 1, "box": [3, 3], "givens": "." * 81, "title": "A Walk in the Rain by Night"}
    puzzle["constraints"] = [constraint_object(rule, 9) for rule in rules]
    page = visit()
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={quote(json.dumps(puzzle))}")
    page.locator(".head .rules").wait_for()
    for width in (1280, 900):
        page.set_viewport_size({"width": width, "height": 700})
        title, chips = (
            page.locator(f".head {one}").evaluate("e => e.scrollWidth - e.clientWidth") for one in ("h1", ".rules")
        )
        assert (width, title <= 0, chips > 0) == (width, True, True)


def test_the_welcome_is_as_wide_as_its_screen(visit: Visit) -> None:
    page = visit(viewport={"width": 320, "height": 568})
    page.locator(".welcome").wait_for()
    assert page.locator(".welcome").evaluate("e => e.scrollWidth <= e.clientWidth")


def test_every_size_has_its_board_and_its_keys(visit: Visit) -> None:
    page = visit()
    for size in (4, 6, 8, 9, 10, 12, 15, 16, 20, 25):
        page.get_by_role("button", name="New", exact=True).click()
        page.get_by_role("button", name=f"Empty {size}×{size} board", exact=True).click()
        assert page.locator("#grid [role=gridcell]").count() == size * size
        assert page.locator(".key.digit").count() == size
        overflow = page.locator(".key.digit").evaluate_all(
            """keys => keys.filter(key => key.scrollWidth > key.clientWidth + 1
                || key.getBoundingClientRect().bottom > innerHeight).length"""
        )
        assert (size, overflow) == (size, 0)


def test_light_and_dark_follow_the_system_and_the_setting(visit: Visit) -> None:
    page = visit(EASY, color_scheme="dark")

    def paper() -> str:
        return str(page.locator(".board rect.paper").evaluate("e => getComputedStyle(e).fill"))

    assert paper() == "rgb(22, 24, 29)"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Light").click()
    assert paper() == "rgb(252, 252, 250)"
    page.get_by_role("radio", name="Dark").click()
    assert paper() == "rgb(22, 24, 29)"


def test_the_safe_palette_has_patterns_and_the_bright_one_has_none(visit: Visit) -> None:
    page = visit()
    for key in ("ArrowDown", "v", "2"):
        page.keyboard.press(key)
    pattern = page.locator(".board .pattern-2")
    assert "lines-up" in pattern.evaluate("e => getComputedStyle(e).fill")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Bright").click()
    assert pattern.evaluate("e => getComputedStyle(e).fill") == "none"


@pytest.mark.parametrize("box", [pytest.param((2, 2), marks=pytest.mark.slow), (3, 3), (4, 4)])
@pytest.mark.parametrize("keys", ["m", "x1"], ids=["automatic candidates", "own corner marks"])
def test_marks_stand_below_the_sum_of_a_cage(visit: Visit, box: tuple[int, int], keys: str) -> None:
    cells = (box[0] * box[1]) ** 2
    cage = {"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}
    puzzle = {"ninefold": 1, "box": box, "givens": "." * cells, "constraints": [cage]}
    page = visit()
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={quote(json.dumps(puzzle))}")
    page.locator(".v-sum").wait_for()
    page.locator("#grid [role=gridcell]").first.click()
    for key in keys:
        page.keyboard.press(key)
    page.locator(".board .mark, .board .own").first.wait_for()
    foot = page.locator(".v-sum").evaluate("e => Number(e.getAttribute('y'))")
    heads = page.locator(".board .mark, .board .own").evaluate_all(
        "texts => texts.map(e => e.getAttribute('y') - 0.73 * e.getAttribute('font-size'))"
    )
    assert min(heads) > foot


@pytest.mark.parametrize("board", [EASY, "." * 256])
def test_digits_and_marks_are_as_large_as_their_places_say(visit: Visit, board: str) -> None:
    page = visit(board)
    for key in ("Home", "x", "1", "ArrowRight", "c", "2", "m"):
        page.keyboard.press(key)
    page.locator(".board .mark").first.wait_for()
    other = page.locator(".board text").evaluate_all(
        """all => all.map(e => [e.getAttribute('class'), e.getAttribute('font-size'), getComputedStyle(e).fontSize])
            .filter(([, told, drawn]) => Math.abs(parseFloat(drawn) - told) > 0.01)"""
    )
    assert other == []  # no style of the page around the board changes them


@pytest.mark.needs_program("bytes as the server packs them")
def test_the_board_weighs_less_than_150_kilobytes_on_its_way_and_paints_within_a_second(
    visit: Visit, measured: Measured
) -> None:
    page = visit(EASY)
    page.wait_for_load_state("networkidle")
    weight = page.evaluate(
        """performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
            .filter(e => !e.name.includes('/api/')).reduce((sum, e) => sum + e.encodedBodySize, 0)"""
    )
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    measured("weight of the board as sent, kB", weight / 1000)
    measured("first paint, ms", paint)
    assert 20_000 < weight < 150_000
    assert paint < 5_000  # under a second on an idle machine; this one may be busy


def test_a_panel_comes_when_it_is_opened(visit: Visit) -> None:
    page = visit(EASY)
    page.wait_for_load_state("networkidle")

    def fetched() -> set[str]:
        return set(page.evaluate("performance.getEntriesByType('resource').map(e => e.name.replace(/.*[/]/, ''))"))

    assert not fetched() & {"generate.js", "help.js", "settings.js"}
    page.get_by_role("tab", name="Generate").click()
    page.get_by_role("button", name="Make a puzzle").wait_for()
    page.get_by_role("button", name="Help").click()
    page.get_by_text("select equal digits or marks").wait_for()
    assert fetched() & {"generate.js", "help.js", "settings.js"} == {"generate.js", "help.js"}


def test_a_panel_that_does_not_come_is_told_and_the_board_goes_on(visit: Visit) -> None:
    page = visit(EASY)
    broken = {
        "content_type": "text/javascript",
        "body": "throw new Error()",
    }  # a missing one would be told by the browser, too
    page.route("**/panels/check.js", lambda route: route.fulfill(**broken))
    page.get_by_role("tab", name="Check").click()
    page.get_by_text("Check could not be fetched").wait_for()
    page.locator("#grid [role=gridcell]").first.click()  # the board goes on
    page.keyboard.press("9")


@pytest.mark.parametrize("cells", [81, 625])
def test_a_keypress_is_on_the_board_at_the_next_frame(visit: Visit, cells: int, measured: Measured) -> None:
    page = visit("." * cells)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("m")
    shown = page.evaluate(
        """async () => {
            const rows = [];
            for (let k = 0; k < 20; k += 1) {
                await new Promise(requestAnimationFrame);
                const start = performance.now();
                const key = String(1 + k % 4);
                const typed = {key, code: 'Digit' + key, bubbles: true};
                document.activeElement.dispatchEvent(new KeyboardEvent('keydown', typed));
                await new Promise(requestAnimationFrame);
                const there = document.querySelector('.board text.entered')?.textContent === key;
                rows.push([performance.now() - start, there]);
            }
            return rows;
        }"""
    )
    times = sorted(time for time, _ in shown)
    measured(f"keypress to frame on {cells} cells, ms", times[len(times) // 2])
    assert all(there for _, there in shown), "the digit was not there at the next frame"
    assert times[0] < 100


def test_the_page_on_paper_is_the_board_alone(visit: Visit) -> None:
    page = visit(EASY)
    page.emulate_media(media="print")
    assert page.locator(".board").is_visible()
    assert not page.locator("#side").is_visible()
    assert not page.locator("#rail").is_visible()
