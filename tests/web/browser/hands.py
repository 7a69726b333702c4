"""The hands that set puzzles in the studio: mouse, keys and finger, with one way to say what is set."""

import json
import re
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from ninefold.formats import read
from ninefold.model import Puzzle, Shape

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


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

    def type(self, text: str) -> None:
        """The number of a clue."""
        self.page.keyboard.type(text)

    def enter(self) -> None:
        self.page.keyboard.press("Enter")

    def link(self, where: str) -> str:
        self.page.get_by_role("radio", name="Publish", exact=True).click()
        self.page.get_by_role("button", name=where, exact=True).click()
        return self.page.get_by_label(f"Link for {where}").input_value()


class Pointing(Studio):
    """What mouse and finger have in common: places on the board are pointed at."""

    def touch(self, row: float, column: float, size: int) -> None:
        raise NotImplementedError

    def drag(self, cells: list[str], size: int) -> None:
        raise NotImplementedError

    def givens(self, givens: str, size: int) -> None:
        for at, digit in enumerate(givens):
            if digit != ".":
                self.touch(at // size + 1, at % size + 1, size)
                self.type(digit)

    def set(self, clue: dict[str, Any], size: int) -> None:
        cells = [*clue.get("circle", []), *clue["cells"]]
        if clue["kind"] == "Sandwich":
            (row, column), (next_row, next_column) = map(place, cells[:2])
            self.touch(2 * row - next_row, 2 * column - next_column, size)
            self.type(str(clue["total"]))
            self.enter()
        elif clue["kind"] in ("Difference", "Ratio"):
            (row, column), (other, beside) = map(place, cells)
            self.touch((row + other) / 2 - 0.02, (column + beside) / 2 - 0.02, size)
        else:
            self.drag(walk(cells) if clue["kind"] == "Cage" else cells, size)

    def paint(self, cells: list[str], region: int, size: int) -> None:
        self.page.get_by_role("radio", name=f"Region {region + 1}", exact=True).click()
        for name in cells:
            self.drag([name], size)


class Mouse(Pointing):
    def touch(self, row: float, column: float, size: int) -> None:
        self.page.mouse.click(*self.point(row, column, size))

    def drag(self, cells: list[str], size: int) -> None:
        for at, name in enumerate(cells):
            self.page.mouse.move(*self.point(*place(name), size))
            if not at:
                self.page.mouse.down()
        self.page.mouse.up()


class Finger(Pointing):
    """Touches as a phone sends them; there is no keyboard."""

    def __init__(self, page: "Page") -> None:
        super().__init__(page)
        self.touches = page.context.new_cdp_session(page)

    def send(self, kind: str, point: tuple[float, float] | None, at: float | None = None) -> None:
        """A touch; `at`: when, for who would be taken to be quicker than a finger is."""
        points = [{"x": point[0], "y": point[1]}] if point else []
        when = {} if at is None else {"timestamp": at}
        self.touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **when})

    def touch(self, row: float, column: float, size: int) -> None:
        self.send("touchStart", self.point(row, column, size))
        self.send("touchEnd", None)

    def drag(self, cells: list[str], size: int) -> None:
        points = [self.point(*place(name), size) for name in cells]
        # The finger takes its time and rests before it is lifted: else the next tap is taken for the end of a fling.
        began = time()
        self.send("touchStart", points[0], began - 2)
        for number, point in enumerate((*points[1:], points[-1]), 1):
            self.send("touchMove", point, began - 2 + number / (len(points) + 1))
        self.send("touchEnd", None, began)

    def type(self, text: str) -> None:
        for figure in text:
            self.page.locator(".hand-keys").get_by_role("button", name=figure, exact=True).tap()

    def enter(self) -> None:
        self.page.get_by_role("button", name="Place it").tap()


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
            self.enter()
            self.type(str(clue["total"]))
            self.enter()
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


def set_publish_and_open(studio: Mouse | Finger | Keys, wished: dict[str, Any]) -> None:
    """A puzzle from nothing to a game of it, to its links and file, and opened again from one of them."""
    page = studio.page
    size = wished["box"][0] * wished["box"][1]
    studio.board(wished["box"] if wished["box"][0] > 1 else [2, size // 2])
    studio.givens(wished["givens"], size)
    houses = [clue for clue in wished["constraints"] if clue["kind"] == "ExtraHouse"]
    clues = [clue for clue in wished["constraints"] if clue["kind"] != "ExtraHouse"]
    for number, clue in enumerate(clues, 1):
        studio.tool(TOOLS[clue["kind"]])
        studio.set(clue, size)
        studio.clues(number)
        if clue.get("total") and clue["kind"] == "Cage":
            studio.type(str(clue["total"]))
    if houses:
        studio.tool("Regions")
        for clue in houses:
            if clue["kind_of_house"] == "region":
                studio.paint(clue["cells"], clue["index"], size)
        page.get_by_role("checkbox", name="Diagonal Each of").click()
        page.get_by_role("checkbox", name="Diagonal Each of", checked=True).wait_for()  # once the engine has answered
        studio.clues(2)
    page.locator(".verdict.one:not(.looking)").wait_for()
    assert "One solution" in page.locator("#verdict").inner_text()
    page.get_by_role("radio", name="Test", exact=True).click()
    page.get_by_role("button", name="Play it with the timer").click()
    page.get_by_role("tab", name="Play", selected=True).wait_for()
    page.get_by_text("Your puzzle, to be tried. The studio has it as it was.").wait_for()
    page.get_by_role("navigation").get_by_role("button", name="Studio").click()

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
