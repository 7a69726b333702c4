"""Whatever a link, a text or the browser's own storage brings, the page goes on working."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from tests.web.browser.fixtures import Cell, Message, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
LARGE = "." * 1295 + "a"
"""36×36; the last of its 36 symbols stands in the last cell."""


def opened(page: "Page", text: str) -> None:
    page.locator("#rail").get_by_role("button", name="Open").click()
    page.get_by_label("Or paste any text").fill(text)
    page.get_by_role("button", name="Open the text").click()


def kept(page: "Page") -> dict[str, Any]:
    """What the page keeps of what it shows; it does so a moment later."""
    page.wait_for_timeout(500)
    found = json.loads(page.evaluate("localStorage.getItem('ninefold.1')"))
    assert isinstance(found, dict)
    return found


def still_works(page: "Page", cell: Cell) -> None:
    page.locator("#rail").get_by_role("button", name="New").click()
    page.get_by_role("button", name="Empty 9×9 board", exact=True).click()
    page.locator("#grid [role=gridcell]").first.click()
    page.keyboard.press("5")
    page.locator("#grid [aria-label='r1c1, 5']").wait_for()
    assert cell(page, "r1c1") == "5"


def test_a_36x36_is_shown_and_is_there_again_on_the_next_visit(visit: Visit, cell: Cell) -> None:
    page = visit()
    opened(page, LARGE)
    page.locator("#grid [aria-label^='r36c36, a']").wait_for()
    assert page.locator("#grid [role=gridcell]").count() == 1296
    assert len(kept(page)["board"]["digits"]) == 1296
    page.reload()
    page.locator("#grid [aria-label^='r36c36, a']").wait_for()
    still_works(page, cell)


def test_a_36x36_is_zoomed_and_follows_the_cursor(visit: Visit) -> None:
    page = visit()
    opened(page, LARGE)
    page.locator("#grid [aria-label^='r36c36, a']").wait_for()
    page.get_by_role("button", name="Larger cells").click()
    sides = page.locator("[data-cell='0']").bounding_box()
    assert sides
    assert sides["width"] > 30
    page.locator("[data-cell='0']").click()
    page.keyboard.press("Control+End")
    seen, last = (page.locator(one).bounding_box() for one in ("#stage", "[data-cell='1295']"))
    assert seen
    assert last
    assert seen["x"] <= last["x"] <= last["x"] + last["width"] <= seen["x"] + seen["width"] + 1
    assert seen["y"] <= last["y"] <= last["y"] + last["height"] <= seen["y"] + seen["height"] + 1
    page.get_by_role("button", name="Larger cells").click()
    assert page.locator("#grid").evaluate("e => e.getBoundingClientRect().bottom <= innerHeight")


def test_candidates_and_marks_of_a_36x36_are_those_of_36_digits(visit: Visit, cell: Cell) -> None:
    page = visit()
    opened(page, LARGE)
    page.locator("#grid [aria-label^='r36c36, a']").wait_for()
    sets = page.evaluate(
        """async board => {
            const { candidatesOf } = await import('./js/model/rules.js');
            const { digitsIn } = await import('./js/model/sets.js');
            return [0, 35 * 36, 36 * 36 - 1].map(cell => digitsIn(candidatesOf(board)[cell]).length);
        }""",
        kept(page)["board"],
    )
    assert sets == [36, 35, 0]  # the digit 36 in r36c36 takes itself from its row, and no other digit


KEPT: list[str] = []
"""What a page keeps of an easy puzzle, once one was asked."""


@pytest.fixture
def state(visit: Visit) -> dict[str, Any]:
    if not KEPT:
        KEPT.append(json.dumps(kept(visit(EASY))))
    found = json.loads(KEPT[0])
    assert isinstance(found, dict)
    return found


STORED: dict[str, Any] = {
    "no JSON": "{",
    "another thing": "[1, 2, 3]",
    "no board": '{"board": {}}',
    "a wrong layer": "digits",
    "a set that is none": "centre",
    "a past that is none": "past",
    "an unknown panel": "panel",
    "a variant that is not there": "variant",
    "a clue that cannot be drawn": "clues",
}


def spoilt(name: str, state: dict[str, Any]) -> str:
    """What is kept, spoilt in one place."""
    board = state["board"]
    changes: dict[str, Callable[[], Any]] = {
        "digits": lambda: board.update(digits=["x"] * 81),
        "centre": lambda: board.update(centre=[1e300] * 81),
        "past": lambda: state.update(past=7),
        "panel": lambda: state.update(panel={"no": "panel"}),
        "variant": lambda: board.update(variant=0),
        "clues": lambda: (board.update(variant=0), state.update(variants=[{"words": {}, "clues": {"under": 5}}])),
    }
    if STORED[name] not in changes:
        return str(STORED[name])
    changes[STORED[name]]()
    return json.dumps(state)


@pytest.mark.parametrize("name", list(STORED))
def test_what_is_kept_and_cannot_be_shown_is_set_aside(
    visit: Visit, cell: Cell, state: dict[str, Any], name: str
) -> None:
    bad = spoilt(name, state)
    page = visit()
    # Behind what the page itself keeps when it is left.
    page.evaluate("bad => addEventListener('pagehide', () => localStorage.setItem('ninefold.1', bad))", bad)
    page.goto(page.url.partition("#")[0])
    page.wait_for_selector("#grid")
    still_works(page, cell)
    if name != "an unknown panel":
        page.wait_for_function("bad => localStorage.getItem('ninefold.1.aside') === bad", arg=bad, timeout=5000)


@pytest.mark.parametrize(
    "link",
    [
        "puzzle=" + "." * 81 + "&centre=" + ".".join(["z" * 400] * 81),
        "puzzle=" + "." * 81 + "&corner=" + ".".join(["-zzzzzzzzzzzz"] * 81) + "&colours=" + ".".join(["zzzzzz"] * 81),
        "puzzle=" + "." * 81 + "&digits=" + "%F0%9F%98%80" * 81,
        "puzzle=" + "." * 500_000,
        "puzzle=%7B%22ninefold%22%3A1" + "%5B" * 10_000,
        "puzzle=" + "." * 1296,
    ],
    ids=["endless sets", "negative sets", "faces for digits", "very long", "deep", "36×36"],
)
def test_a_hostile_link_leaves_a_page_that_works(visit: Visit, cell: Cell, link: str) -> None:
    page = visit(EASY)
    page.evaluate("hash => { location.hash = hash; }", link)
    page.wait_for_timeout(500)
    still_works(page, cell)
    page.reload()
    page.wait_for_selector("#grid")
    still_works(page, cell)


def test_a_text_that_is_too_large_is_told_and_not_sent(visit: Visit, cell: Cell, message: Message) -> None:
    page = visit(EASY)
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.setData('text', '1'.repeat(5_000_000));
            document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
        }"""
    )
    page.locator(".message.bad").wait_for()
    assert "larger than 2 MB" in message(page)
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File(['1'.repeat(5_000_000)], 'huge.txt', {type: 'text/plain'}));
            document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
        }"""
    )
    page.locator(".message.bad", has_text="huge.txt is larger").wait_for()
    still_works(page, cell)


@pytest.mark.needs_program("the question is a server that does not answer")
def test_a_kept_variant_shows_its_clues_without_the_server(visit: Visit) -> None:
    cages = [{"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}, {"kind": "Ratio", "cells": ["r5c5", "r5c6"]}]
    text = json.dumps({"ninefold": 1, "box": [3, 3], "givens": "." * 81, "constraints": cages})
    page = visit()
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={quote(text)}")
    page.locator(".board .v-cage").wait_for()
    for key in ("ArrowDown", "1", "ArrowDown", "2"):
        page.keyboard.press(key)
    state = kept(page)
    assert len(state["past"]) > 2
    assert len(state["variants"]) == 1  # not once per moment
    page.route("**/api/**", lambda route: route.abort())
    page.evaluate("location.hash = ''")
    page.reload()
    page.locator(".board .v-cage").wait_for()
    page.keyboard.press("Control+z")
    assert page.locator(".board .v-dot.v-black").count() == 1
