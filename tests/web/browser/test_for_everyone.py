"""For everyone: what axe-core says of each panel, contrast, size, colours of the system, no motion, both directions."""

from typing import TYPE_CHECKING

import pytest
from tests.web.browser.axe import found_by_axe
from tests.web.browser.fixtures import Visit

if TYPE_CHECKING:
    pass


EASY = ".6.5...28.2..9.3..3....147.61.7..5.4.4.....1.7.5..2.63.341....5..6.4..3.59...7.4."


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe_finds_nothing_on_any_panel_or_sheet(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme, reduced_motion="reduce")  # a colour on its way to another has no contrast
    page.locator(".welcome").wait_for()
    found = {"welcome": found_by_axe(page)}
    page.evaluate(f"location.hash = 'puzzle={EASY}'")
    page.get_by_text("Opened from the link").wait_for()
    page.keyboard.press("ArrowDown")
    for name, button, shown in (
        ("Play", "Hint", ".hint"),
        ("Solve", "Solve", ".result"),
        ("Explain", "From the givens", ".path li"),
        ("Check", "Check the board", ".facts"),
        ("Generate", "", ".panel select"),
        ("Lab", "", ".panel .group"),
    ):
        page.get_by_role("tab", name=name).click()
        if button:
            page.locator(".panel").get_by_role("button", name=button, exact=True).click()
        page.locator(shown).first.wait_for()
        found[name] = found_by_axe(page)
    for name in ("Games", "New", "Open", "Library", "Learn", "Export", "Print", "Share", "Settings", "Help"):
        page.locator("#rail").get_by_role("button", name=name).click()
        page.locator(".drawer .scroll > *").nth(1).wait_for()
        found[name] = found_by_axe(page)
        if name == "Learn":
            page.locator("summary", has_text="Singles").click()
            page.get_by_role("button", name="Hidden Single").click()
            page.locator(".lesson figure > svg").wait_for()
            found["a lesson"] = found_by_axe(page)
    assert {name: told for name, told in found.items() if told} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_game_from_pause_to_replay(phone: Visit, scheme: str) -> None:
    page = phone(EASY, color_scheme=scheme, reduced_motion="reduce")
    page.locator("#grid [role=gridcell]").first.tap()
    page.keyboard.press("4")
    page.keyboard.press("p")
    page.locator(".paused").wait_for()
    assert ("paused", found_by_axe(page)) == ("paused", [])
    page.evaluate("location.hash = 'puzzle=1234341221434321&digits=123434122143432.'.replace('4321&', '....&')")
    page.get_by_text("Opened from the link").wait_for()
    page.locator("#grid [role=gridcell]").last.tap()
    page.keyboard.press("1")
    page.locator(".finish").wait_for()
    assert ("finish", found_by_axe(page)) == ("finish", [])
    page.get_by_role("button", name="Times and replay").tap()
    page.locator(".daily").wait_for()
    assert ("games", found_by_axe(page)) == ("games", [])
    page.locator(".samples button").first.tap()
    page.get_by_text("Digits that took you long").wait_for()
    assert ("replay", found_by_axe(page)) == ("replay", [])


def test_motion_ends_where_people_want_none(visit: Visit) -> None:
    page = visit(EASY, reduced_motion="reduce")
    assert page.locator(".key").first.evaluate("e => getComputedStyle(e).transitionDuration") == "0s"


CONTRAST = """selector => {
    const light = colour => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255);
        const [r, g, b] = parts.map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const fill = name => {
        const one = document.querySelector(name);
        return light(getComputedStyle(one).fill);
    };
    const ink = fill(selector);
    return Math.min(...['.paper', '.peer', '.equal'].map(fill).map(
        ground => (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)));
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_marks_can_be_read_on_every_ground(visit: Visit, scheme: str) -> None:
    page = visit(EASY, color_scheme=scheme)
    page.locator("[data-cell='0']").click()
    for key in ("Shift+1", "Shift+2"):  # the 2 cannot be
        page.keyboard.press(key)
    page.locator("[data-cell='1']").click()
    page.keyboard.press("m")
    for mark in (".board .mark", ".board .own", ".board .own.impossible"):
        assert (mark, page.evaluate(CONTRAST, mark) >= 4.5) == (mark, True)


def test_the_ninth_colour_is_seen_in_the_dark(visit: Visit) -> None:
    page = visit(EASY, color_scheme="dark")
    page.locator("[data-cell='0']").click()
    page.keyboard.press("Control+Shift+9")
    light = "e => getComputedStyle(e).fill.match(/[0-9]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)"
    ninth, paper = (page.locator(f".board {one}").first.evaluate(light) for one in (".colour-9", ".paper"))
    assert ninth > paper + 300


def test_settings_stand_in_one_sheet_and_a_small_board_shows_them(visit: Visit) -> None:
    page = visit(EASY)
    page.locator("[data-cell='0']").click()
    page.keyboard.press("Shift+1")
    page.locator("#rail").get_by_role("button", name="Settings").click()
    height = "e => e.getBoundingClientRect().height"
    small = [page.locator(f"{place} .own").first.evaluate(height) for place in (".board", ".preview")]
    page.get_by_role("radio", name="Large").click()
    large = [page.locator(f"{place} .own").first.evaluate(height) for place in (".board", ".preview")]
    assert all(after > 1.15 * before for before, after in zip(small, large, strict=True))
    assert page.locator(".preview .clash").count() == 2
    page.get_by_label("Digits that clash").uncheck()
    assert page.locator(".preview .clash").count() == 0
    page.reload()
    page.locator("#rail").get_by_role("button", name="Settings").click()
    assert page.get_by_role("radio", name="Large").get_attribute("aria-checked") == "true"


def test_where_a_system_sets_the_colours_the_board_has_them(visit: Visit) -> None:
    page = visit(EASY, forced_colors="active", color_scheme="dark")
    page.locator("[data-cell='0']").click()
    page.keyboard.press("m")
    system = page.evaluate(
        """() => Object.fromEntries(['Canvas', 'CanvasText', 'Highlight'].map(name => {
            const one = document.createElement('i');
            one.style.color = name;
            document.body.append(one);
            return [name, getComputedStyle(one).color];
        }))"""
    )
    looks = {".board .paper": "fill", ".board .given": "fill", ".board .mark": "fill", ".board .selection": "stroke"}
    told = [page.locator(one).first.evaluate(f"e => getComputedStyle(e).{what}") for one, what in looks.items()]
    assert told == [system["Canvas"], system["CanvasText"], system["CanvasText"], system["Highlight"]]


def test_words_from_right_to_left_leave_the_board_as_it_is(visit: Visit) -> None:
    page = visit(EASY)
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first, last = (page.locator(f"[data-cell='{cell}']").bounding_box() for cell in (0, 8))
    assert first
    assert last
    assert first["x"] < last["x"]
    page.locator("[data-cell='0']").click()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "1"
    assert page.locator("h1").get_attribute("dir") == "auto"
