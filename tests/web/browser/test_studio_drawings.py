"""What a setter draws that is no constraint of lines and cages: cosmetics, clones and given candidates."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.browser.axe import found_by_axe
from tests.web.browser.fixtures import Visit
from tests.web.browser.hands import Mouse, Studio

from ninefold.constraints import Candidates, Clone
from ninefold.formats import read
from ninefold.model import Record
from ninefold.model.decoration import Decoration

if TYPE_CHECKING:
    pass


def drawn(studio: Studio, count: int) -> None:
    """Waits until so much is drawn without a rule."""
    studio.page.get_by_role("heading", name=f"Drawn besides ({count})", exact=True).wait_for()


def exported(studio: Studio, name: str) -> Record:
    page = studio.page
    page.get_by_role("radio", name="Publish", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("radio", name="Draw", exact=True).click()
    return read(Path(download.value.path()).read_text(encoding="utf-8"))[0]


def spot(studio: Studio, row: float, column: float) -> None:
    studio.page.mouse.click(*studio.point(row, column, 9))


WISHED = {
    Decoration("rectangle", ((0.5, 0.5),), colour="#F0E442", width=1, height=1),
    Decoration("rectangle", ((1.5, 0.5),), colour="#F0E442", width=1, height=1),
    Decoration("line", ((2.5, 2.5), (3.5, 3.5), (4.5, 3.5)), rim="#D55E00", width=0.4),
    Decoration("circle", ((6.0, 4.5),), colour="#8A8F99", width=0.3, height=0.3),
    Decoration("rectangle", ((8.0, 8.0),), rim="#8A8F99", width=0.85, height=0.85),
    Decoration("cage", ((4.0, 6.0), (5.0, 6.0)), rim="#000000"),
    Decoration("text", ((-0.5, 2.5),), colour="#000000", width=0.42, height=0.42, text="A"),
}


def draw_all(studio: Mouse) -> None:
    page = studio.page
    studio.tool("Cell colour")
    studio.drag(["r1c1", "r1c2", "r1c3"], 9)
    drawn(studio, 3)
    studio.drag(["r1c3"], 9)  # once more takes it away
    drawn(studio, 2)
    studio.tool("Plain line")
    page.get_by_role("radio", name="Red", exact=True).click()
    page.get_by_role("radio", name="Broad", exact=True).click()
    studio.drag(["r3c3", "r4c4", "r4c5"], 9)
    drawn(studio, 3)
    studio.tool("Circle")
    page.get_by_role("radio", name="Small", exact=True).click()
    page.get_by_role("checkbox", name="Filled").check()
    spot(studio, 5, 6.5)
    drawn(studio, 4)
    studio.tool("Square")
    spot(studio, 8.5, 8.5)
    drawn(studio, 5)
    studio.tool("Outline")
    studio.drag(["r7c5", "r7c6"], 9)
    drawn(studio, 6)
    studio.tool("Text")
    spot(studio, 3, 0)
    page.get_by_text("Type the text first").wait_for()
    page.get_by_label("Text", exact=True).fill("A")
    spot(studio, 3, 0)
    drawn(studio, 7)


def test_everything_drawn_is_exported_undone_and_turned_with_the_board(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    draw_all(studio)
    assert page.locator(".board .k-figure, .board .k-line, .board .k-text, .board .k-cage").count() >= len(WISHED)
    for name in ("Ninefold (.json)", "f-puzzles (.json)"):
        assert set(exported(studio, name).decoration) == WISHED
    page.get_by_role("button", name="Turn right").last.click()
    page.get_by_text("“A”, black, r0c7").wait_for()
    for column in ("r7c10", "r10c3", "r3c0"):
        page.get_by_role("button", name="Turn right").last.click()
        page.get_by_text(f"“A”, black, {column}").wait_for()
    assert set(exported(studio, "Ninefold (.json)").decoration) == WISHED
    page.get_by_role("button", name="Mirror sideways").last.click()
    page.get_by_text("“A”, black, r3c10").wait_for()
    page.get_by_role("button", name="Take the circle away").click()
    drawn(studio, 6)
    page.get_by_role("button", name="Take all drawings away").click()
    page.get_by_text("Drawn besides (").wait_for(state="detached")


def test_drawings_by_keys(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.tool("Plain line")
    for key in ("Control+Home", "Space", "ArrowRight", "Space", "Enter"):
        page.keyboard.press(key)
    drawn(studio, 1)
    studio.tool("Circle")
    page.keyboard.press("Control+Home")
    page.keyboard.press("Enter")
    drawn(studio, 2)
    page.keyboard.press("Enter")
    drawn(studio, 1)
    studio.tool("Choose")
    page.keyboard.press("Control+Home")
    page.keyboard.press("Space")
    page.keyboard.press("Alt+Shift+ArrowDown")
    drawn(studio, 2)
    page.keyboard.press("Alt+ArrowRight")
    page.get_by_text("2 cells from r2c2").wait_for()
    page.keyboard.press("Delete")
    drawn(studio, 1)
    page.locator(".clue-list").get_by_role("button", name="Line").first.click()
    page.get_by_role("button", name="Move it ↓").click()
    page.get_by_text("2 cells from r2c1").wait_for()


def test_a_clone_is_a_group_and_where_it_is_copied_to(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.tool("Clone")
    studio.drag(["r1c1", "r1c2", "r2c2"], 9)
    page.get_by_text("Now touch where its first cell is copied to.").wait_for()
    spot(studio, 9, 9)
    page.get_by_text("The copy would go over the edge").wait_for()
    spot(studio, 5, 5)
    studio.clues(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Home")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    studio.clues(2)
    wished = [Clone((0, 1, 10), (40, 41, 50)), Clone((0,), (18,))]
    assert list(exported(studio, "f-puzzles (.json)").puzzle.constraints) == wished


def test_given_candidates_are_typed_and_drawn(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    page.get_by_label("Find a tool").fill("candidates")
    studio.tool("Candidates")
    studio.drag(["r2c2"], 9)
    page.keyboard.type("247")
    page.keyboard.press("Enter")
    studio.clues(1)
    assert page.locator(".board text.v-sum").text_content() == "247"
    assert exported(studio, "f-puzzles (.json)").puzzle.constraints == (Candidates((10,), (2, 4, 7)),)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_among_pens_and_drawings(visit: Visit, scheme: str) -> None:
    studio = Mouse(visit(color_scheme=scheme, reduced_motion="reduce"))
    draw_all(studio)
    assert found_by_axe(studio.page) == []


@pytest.mark.needs_program("what is asked is seen at its server")
def test_a_drawing_changes_nothing_that_is_known_of_the_puzzle(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.givens("12.......", 9)
    page.locator(".verdict.many:not(.looking)").wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    studio.tool("Circle")
    spot(studio, 5, 5)
    drawn(studio, 1)
    assert not [url for url in asked if url.endswith("/api/count")]
