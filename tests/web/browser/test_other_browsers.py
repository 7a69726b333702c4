"""The main walks in Firefox and WebKit: a puzzle typed, played, explained, set in the studio, a lesson, links."""

import json
import os
import time
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from tests.web.browser.drivers import firefox, webkit
from tests.web.browser.drivers.window import Window
from tests.web.browser.places import KEPT, Place, SitePlace

from ninefold import read_puzzle, solve
from ninefold.constraints import Thermo
from ninefold.school import exercise

EASY = ".6.5...28.2..9.3..3....147.61.7..5.4.4.....1.7.5..2.63.341....5..6.4..3.59...7.4."
V = {"kind": "PairSum", "cells": ["r1c1", "r1c2"], "number": 5}
CAGE = {"kind": "Cage", "cells": ["r5c5", "r5c6"], "total": 4}

pytestmark = pytest.mark.slow  # Chromium takes the same walks in the other files


@pytest.fixture(scope="module", params=[firefox, webkit], ids=["firefox", "webkit"])
def window(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, place: Place) -> Iterator[Window]:
    if not request.param.program() and not os.environ.get("CI"):
        pytest.skip("this browser is not here")
    wishes = {"keeps": True} if request.param is firefox and place.offline else {}
    with request.param.started(tmp_path_factory.mktemp("browser"), **wishes) as window:
        if isinstance(place, SitePlace):
            window.begin(place.patience)
            if place.offline:
                visit_first(window, place)
        yield window


def visit_first(window: Window, place: SitePlace) -> None:
    """A visit as long as it takes to keep the page; then the network is cut."""
    place.first_visit()
    window.goto(place.address)
    for _ in range(round(2 * place.patience)):
        if window.command("ExecuteAsyncScript", script=f"({KEPT})().then(arguments[0])", args=[]):
            place.server.cut_off = True
            return
        time.sleep(0.5)
    raise AssertionError("the page was not kept")


def answer(puzzle: str) -> str:
    solution = solve(read_puzzle(puzzle))
    assert solution is not None
    return "".join(map(str, solution.digits))


def test_a_printed_puzzle_is_typed_in_and_solved_by_keys_alone(window: Window, address: str) -> None:
    window.goto(address)
    window.click("button", "Type in a printed one")
    window.wait("document.activeElement.closest('#grid')")
    window.press(*EASY, "Enter")
    window.wait_for_text("one solution")
    right = answer(EASY)
    window.press("Control+Home")
    for row in range(9):
        for column in range(9):
            if EASY[9 * row + column] == ".":
                window.press(right[9 * row + column])
            window.press("ArrowRight")
        window.press("ArrowDown", "Home")
    window.wait_for_text("Solved in")
    assert window.digits() == right


def test_marks_colours_and_undo(window: Window, address: str) -> None:
    window.goto(f"{address}#puzzle={EASY}")
    window.click("[data-cell='2']")
    window.press("Shift+4", "Shift+7", "Control+9", "Control+Shift+3")
    assert window.cell("r1c3") == "empty, centre marks 9, corner marks 4 7, colour 3"
    window.press("8")
    assert window.cell("r1c3").startswith("8")
    window.press("Control+z", "Control+z")
    assert window.cell("r1c3") == "empty, centre marks 9, corner marks 4 7"
    window.click(".key.action", "Undo")
    assert window.cell("r1c3") == "empty, corner marks 4 7"


def test_a_double_click_selects_equal_digits_and_a_finger_types(window: Window, address: str) -> None:
    window.goto(f"{address}#puzzle={EASY}")
    window.touch("[data-cell='1']", times=2, pointer="mouse")
    selected = "return [...document.querySelectorAll('#grid [aria-selected=true]')].map(one => +one.dataset.cell)"
    assert window.js(selected) == [at for at, digit in enumerate(EASY) if digit == "6"]
    window.touch("[data-cell='2']")
    assert window.js(selected) == [2]
    window.touch(".key.digit")
    assert window.cell("r1c3").startswith("1")


def test_a_variant_is_drawn_its_rule_watched_and_its_candidates_narrowed(window: Window, address: str) -> None:
    puzzle = {"ninefold": 1, "box": [3, 3], "givens": "." * 81, "constraints": [V, CAGE]}
    window.goto(f"{address}#puzzle={quote(json.dumps(puzzle))}")
    window.wait("document.querySelector('.board .v-cage')")
    window.click("[data-cell='0']")
    window.press("9")
    assert window.cell("r1c1") == "9, clashes"  # no digit goes with it
    window.press("2", "m")
    window.wait("document.querySelector('.board .mark')")
    window.click("[data-cell='1']")
    assert window.js("return document.querySelectorAll('.board .mark').length") < 79 * 9 - 2 * 7 - 7


def test_a_hint_goes_from_a_nudge_to_the_whole_step(window: Window, address: str) -> None:
    window.goto(f"{address}#puzzle={EASY}")
    window.click("button", "Hint")
    for stage in (2, 3, 4):
        window.click(".hint button", "Say more")
        window.wait("document.querySelector('.stages').getAttribute('aria-label') === inputs[0]", f"Stage {stage} of 4")
    window.click(".hint button", "Do this step")
    window.wait("document.querySelector('#grid [aria-label]') && !document.querySelector('.hint')")


def test_a_link_leads_to_its_board_and_a_text_is_opened(window: Window, address: str) -> None:
    window.goto(f"{address}#puzzle={EASY}")
    assert window.digits() == EASY
    window.click("#rail button", "Open")
    window.click(".drawer textarea")
    window.press(*EASY[::-1])
    window.click(".drawer button", "Open")
    window.wait("document.querySelector('#grid [aria-label^=\"r1c2,\"]').getAttribute('aria-label').includes('4')")
    assert window.digits() == EASY[::-1]


def test_a_puzzle_is_set_in_the_studio_from_nothing_by_keys_and_published(window: Window, address: str) -> None:
    window.goto(address)
    window.click("#rail button", "Studio")
    window.click("[role=radio]", "Givens")
    window.press("Control+Home")
    for row in range(9):
        for digit in EASY[9 * row : 9 * row + 9]:
            window.press(*([] if digit == "." else [digit]), "ArrowRight")
        window.press("ArrowDown", "Home")
    window.wait("document.querySelector('.verdict.one:not(.looking)')")
    window.click("[role=radio]", "Thermometer")
    window.press("Control+Home", "Space", "ArrowRight", "Space", "ArrowRight", "Space", "Enter")
    window.wait_for_text("On the board (1)")
    window.wait("document.querySelector('.verdict.one:not(.looking)')")
    window.click("[role=radio]", "Publish")
    window.click("button", "f-puzzles")
    link = window.wait("document.querySelector('[aria-label=\"Link for f-puzzles\"]')?.value")
    made = read_puzzle(link)
    assert (made.oneline, made.constraints) == (EASY, (Thermo((0, 1, 2)),))


def test_a_lesson_is_read_and_its_technique_found_on_a_board(window: Window, address: str) -> None:
    window.goto(address)
    window.click("button", "Learn techniques")
    window.click("summary", "Singles")
    window.click("button", "Hidden Single")
    window.wait("document.querySelector('.lesson h3')?.innerText.startsWith('Hidden Single')")
    window.click(".lesson button", "Step")
    window.wait("document.querySelector('.lesson figure > svg .r-placed')")
    window.goto(f"{address}#exercise=hidden-single&seed=3")
    window.click("button", "Is this it?")
    window.wait_for_text("Nothing is removed or placed yet")
    cell, digit = exercise("hidden-single", seed=3).step.placements[0]
    window.click(f"[data-cell='{cell}']")
    window.press(str(digit))
    window.click("button", "Is this it?")
    window.wait_for_text("Right: a Hidden Single.")


def test_a_large_board_takes_letters_and_shows_its_candidates(window: Window, address: str) -> None:
    window.goto(f"{address}#puzzle={'.' * 625}")
    window.click("[data-cell='312']")
    window.press("p")
    assert window.cell("r13c13").startswith("P")
    window.press("Alt+m")
    window.wait("document.querySelectorAll('.board .mark').length > 10000")
