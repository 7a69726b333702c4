"""Whole puzzles set in the studio from nothing, by mouse and by keys, published and opened again."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from tests.web.browser.axe import found_by_axe

from ninefold.formats import read
from ninefold.model import Puzzle, Shape
from ninefold.model.rule import Scale
from ninefold.setting import own_rule

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Visit = Callable[..., "Page"]

PUZZLES: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("puzzles_to_set.json").read_text(encoding="utf-8")
)
TOOLS = {
    "Arrow": "Arrow",
    "Cage": "Killer cage",
    "Difference": "White dot",
    "Ratio": "Black dot",
    "Sandwich": "Sandwich",
    "Thermo": "Thermometer",
}
ARROWS = [("ArrowDown", 1, 0), ("ArrowUp", -1, 0), ("ArrowRight", 0, 1), ("ArrowLeft", 0, -1)]


def known(text: str) -> tuple[Shape, bytes, set[Any]]:
    """What a puzzle is, whatever the order of its constraints."""
    puzzle: Puzzle = read(text)[0].puzzle
    return puzzle.shape, puzzle.givens, set(puzzle.constraints)


def place(name: str) -> tuple[int, int]:
    found = re.fullmatch(r"r(\d+)c(\d+)", name)
    assert found
    return int(found[1]), int(found[2])


class Studio:
    """The studio on a page, with one way to say what is set for mouse and keys."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        page.get_by_role("navigation").get_by_role("button", name="Studio").click()
        self.tool("Givens")

    def tool(self, name: str) -> None:
        self.page.get_by_role("radio", name=name, exact=True).click()

    def board(self, box: list[int]) -> None:
        if box == [3, 3]:
            return
        self.page.get_by_role("combobox", name="Size").select_option(str(box[0] * box[1]))
        if box[0] > 1:
            self.page.get_by_role("combobox", name="Boxes").select_option("x".join(map(str, box)))
        self.page.get_by_role("button", name="New empty board").click()
        self.cell(box[0] * box[1], box[0] * box[1]).wait_for()

    def cell(self, row: int, column: int) -> "Locator":
        return self.page.locator(f'#grid [aria-label^="r{row}c{column},"]')

    def clues(self, count: int) -> None:
        """Waits until so many clues are on the board."""
        self.page.get_by_role("heading", name=f"On the board ({count})", exact=True).wait_for()

    def point(self, row: float, column: float, size: int) -> tuple[float, float]:
        box = self.page.locator("#grid").bounding_box()
        assert box is not None
        return box["x"] + (column - 0.5) * box["width"] / size, box["y"] + (row - 0.5) * box["height"] / size

    def link(self, where: str) -> str:
        self.page.get_by_role("radio", name="Publish", exact=True).click()
        self.page.get_by_role("button", name=where, exact=True).click()
        return self.page.get_by_label(f"Link for {where}").input_value()


class Mouse(Studio):
    def givens(self, givens: str, size: int) -> None:
        for at, digit in enumerate(givens):
            if digit != ".":
                self.cell(at // size + 1, at % size + 1).click()
                self.page.keyboard.press(digit)

    def drag(self, cells: list[str], size: int) -> None:
        for at, name in enumerate(cells):
            self.page.mouse.move(*self.point(*place(name), size))
            if not at:
                self.page.mouse.down()
        self.page.mouse.up()

    def set(self, clue: dict[str, Any], size: int) -> None:
        cells = [*clue.get("circle", []), *clue["cells"]]
        if clue["kind"] == "Sandwich":
            (row, column), (next_row, next_column) = map(place, cells[:2])
            self.page.mouse.click(*self.point(2 * row - next_row, 2 * column - next_column, size))
            self.page.keyboard.type(str(clue["total"]))
            self.page.keyboard.press("Enter")
        elif clue["kind"] in ("Difference", "Ratio"):
            (row, column), (other, beside) = map(place, cells)
            self.page.mouse.click(*self.point((row + other) / 2 - 0.02, (column + beside) / 2 - 0.02, size))
        else:
            self.drag(walk(cells) if clue["kind"] == "Cage" else cells, size)

    def paint(self, cells: list[str], region: int, size: int) -> None:
        self.page.get_by_role("radio", name=f"Region {region + 1}", exact=True).click()
        for name in cells:
            self.drag([name], size)


class Keys(Studio):
    def go(self, row: int, column: int, size: int) -> None:
        """To a cell, from wherever the cursor is."""
        self.page.keyboard.press("Control+Home")
        for _ in range(row - 1):
            self.page.keyboard.press("ArrowDown")
        for _ in range(column - 1):
            self.page.keyboard.press("ArrowRight")

    def givens(self, givens: str, size: int) -> None:
        for at, digit in enumerate(givens):
            if digit != ".":
                self.go(at // size + 1, at % size + 1, size)
                self.page.keyboard.press(digit)

    def set(self, clue: dict[str, Any], size: int) -> None:
        cells = [*clue.get("circle", []), *clue["cells"]]
        if clue["kind"] == "Sandwich":
            (row, column), (_, next_column) = map(place, cells[:2])
            self.go(row, column, size)
            self.page.keyboard.press("Space")
            if (row, column) == (1, 1) and next_column == 1:
                self.page.keyboard.press("Space")  # the first is the row
            self.page.keyboard.press("Enter")
            self.page.keyboard.type(str(clue["total"]))
            self.page.keyboard.press("Enter")
            return
        for name in cells:
            self.go(*place(name), size)
            self.page.keyboard.press("Space")
        if clue["kind"] not in ("Difference", "Ratio"):
            self.page.keyboard.press("Enter")

    def paint(self, cells: list[str], region: int, size: int) -> None:
        self.page.get_by_role("radio", name=f"Region {region + 1}", exact=True).click()
        for name in cells:
            self.go(*place(name), size)
            self.page.keyboard.press("Space")


def walk(cells: list[str]) -> list[str]:
    """Through all cells of a group from neighbour to neighbour, back where that must be."""
    left, path = set(cells), []

    def go(name: str) -> None:
        left.discard(name)
        path.append(name)
        row, column = place(name)
        for _, down, right in ARROWS:
            beside = f"r{row + down}c{column + right}"
            if beside in left:
                go(beside)
                path.append(name)

    go(cells[0])
    return path


@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_set_from_nothing_published_and_opened_again(
    visit: Visit, name: str, hand: type[Mouse | Keys]
) -> None:
    wished = PUZZLES[name]
    size = wished["box"][0] * wished["box"][1]
    page = visit()
    studio = hand(page)
    studio.board(wished["box"] if wished["box"][0] > 1 else [2, size // 2])
    studio.givens(wished["givens"], size)
    houses = [clue for clue in wished["constraints"] if clue["kind"] == "ExtraHouse"]
    clues = [clue for clue in wished["constraints"] if clue["kind"] != "ExtraHouse"]
    for number, clue in enumerate(clues, 1):
        studio.tool(TOOLS[clue["kind"]])
        studio.set(clue, size)
        studio.clues(number)
        if clue.get("total") and clue["kind"] == "Cage":
            page.keyboard.type(str(clue["total"]))
    if houses:
        studio.tool("Regions")
        for clue in houses:
            if clue["kind_of_house"] == "region":
                studio.paint(clue["cells"], clue["index"], size)
        page.get_by_role("checkbox", name="Diagonal Each of").check()
        studio.clues(2)
    page.locator(".verdict.one:not(.looking)").wait_for()
    assert "One solution" in page.locator("#verdict").inner_text()

    def own() -> str:
        studio.page.get_by_role("radio", name="Publish", exact=True).click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Ninefold (.json)").click()
        return Path(download.value.path()).read_text(encoding="utf-8")

    wanted = known(json.dumps(wished))
    links = [studio.link(where) for where in ("f-puzzles", "SudokuPad")]
    assert [known(text) for text in (own(), *links)] == [wanted] * 3
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={quote(links[0])}")
    page.get_by_text("Opened from the link.").wait_for()
    assert known(own()) == wanted


def test_everything_is_undone_and_done_again(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.tool("Thermometer")
    studio.drag(["r1c1", "r1c2", "r2c3"], 9)
    studio.clues(1)
    studio.tool("Killer cage")
    studio.drag(["r5c5", "r5c6"], 9)
    studio.clues(2)
    page.keyboard.type("7")
    page.locator(".board .v-sum").wait_for()
    page.keyboard.press("Delete")
    studio.clues(1)
    for count in (2, 2, 1):
        page.keyboard.press("Control+z")
        studio.clues(count)
    page.keyboard.press("Control+z")
    page.get_by_text("On the board (").wait_for(state="detached")
    for count in (1, 2):
        page.keyboard.press("Control+y")
        studio.clues(count)


def test_what_has_no_place_is_refused_in_a_sentence_and_nothing_changes(visit: Visit) -> None:
    studio = Mouse(visit())
    studio.tool("Killer cage")
    row = [f"r1c{column}" for column in range(1, 10)]
    studio.drag([*row, "r2c9"], 9)
    studio.page.locator(".message.bad").wait_for()
    assert "10 cells" in studio.page.locator(".message").inner_text()
    assert studio.page.get_by_text("On the board (").count() == 0


@pytest.mark.also_on_site
def test_true_candidates_and_a_way_to_one_solution(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.board([2, 2])
    studio.givens("12..3......2....", 4)
    page.locator(".verdict.many:not(.looking)").wait_for()
    assert page.locator(".board .held-1, .board .held-2, .board .held-4").count() > 0
    page.get_by_role("radio", name="Test", exact=True).click()
    page.get_by_role("button", name="Make it unique").click()
    page.locator(".made button").first.click()
    page.locator(".verdict.one").wait_for()
    page.get_by_role("button", name="Play it with the timer").click()
    page.get_by_role("tab", name="Play", selected=True).wait_for()


def test_a_puzzle_that_breaks_shows_what_clashes(visit: Visit) -> None:
    studio = Mouse(visit())
    studio.givens("12......." + "....3...." * 2, 9)
    studio.page.locator(".verdict.none:not(.looking)").wait_for()
    assert studio.page.locator(".board .studio-clash").count() == 2


def test_a_clash_of_clues_names_them_and_tints_their_cells(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.tool("Killer cage")
    for number, (cells, total) in enumerate(
        [(["r1c1", "r1c2"], "3"), (["r9c8", "r9c9"], "5"), (["r1c4", "r1c5"], "4")], 1
    ):
        studio.drag(cells, 9)
        studio.clues(number)
        page.keyboard.type(total)
        page.locator(f'.board .v-sum:text-is("{total}")').wait_for()
    page.locator(".verdict.none:not(.looking)").get_by_text("killer cage 4 in r1c4, r1c5").wait_for()
    assert page.locator(".board .studio-clash").count() == 4


def test_a_clue_is_moved_copied_and_turned(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.tool("Thermometer")
    studio.drag(["r1c1", "r1c2", "r1c3"], 9)
    studio.clues(1)
    page.keyboard.press("Alt+ArrowDown")
    page.get_by_text("r2c1 r2c2 r2c3").wait_for()
    page.keyboard.press("Alt+Shift+ArrowDown")
    studio.clues(2)
    page.get_by_role("button", name="Turn right").first.click()
    page.get_by_text("r1c7 r2c7 r3c7").wait_for()


def test_a_rule_of_ones_own_is_written_tried_and_placed(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.board([2, 2])
    studio.tool("Rule by formula")
    studio.drag(["r1c1", "r1c2", "r2c3"], 4)
    page.get_by_text("Write the rule first").wait_for()
    formula = page.get_by_label("Formula or pairs")
    formula.fill("a ** b")
    page.locator(".hand .told.bad").get_by_text("not 'a ** b'").wait_for()
    formula.fill("a < b")
    page.get_by_text("6 of 16 pairs are allowed.").wait_for()
    page.get_by_label("Try a line of digits").fill("132")
    page.get_by_text("132 is not accepted.").wait_for()
    studio.drag(["r1c1", "r1c2", "r2c3"], 4)
    studio.clues(1)
    studio.tool("Rule by pattern")
    page.get_by_label("Regular expression").fill("4.*")
    page.get_by_text("The expression can be read.").wait_for()
    assert found_by_axe(page) == []
    studio.drag(["r3c1", "r4c1"], 4)
    studio.clues(2)
    page.get_by_role("radio", name="Publish", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Ninefold (.json)").click()
    made = read(Path(download.value.path()).read_text(encoding="utf-8"))[0].puzzle.constraints
    assert made == (
        own_rule("neighbours", "a < b", (0, 1, 6), Scale(4)),
        own_rule("pattern", "4.*", (8, 12), Scale(4)),
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_studio(visit: Visit, scheme: str) -> None:
    studio = Mouse(visit(color_scheme=scheme, reduced_motion="reduce"))
    studio.tool("Killer cage")
    studio.drag(["r5c5", "r5c6"], 9)
    studio.clues(1)
    studio.page.locator(".verdict.many:not(.looking)").wait_for()
    found = {}
    for name in ("Draw", "Test", "Publish"):
        studio.page.get_by_role("radio", name=name, exact=True).click()
        found[name] = found_by_axe(studio.page)
    assert {name: told for name, told in found.items() if told} == {}
