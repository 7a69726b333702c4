"""The page and Python draw the same scene alike: both are shown in a browser, and their pixels compared."""

import json
from dataclasses import asdict
from io import BytesIO
from itertools import islice
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from PIL import Image, ImageChops
from pydantic_core import to_jsonable_python
from tests.picture.examples import FOUR, scenes
from tests.web.browser.fixtures import Visit

from ninefold import Grid, Puzzle, Shape, read_puzzle
from ninefold import constraints as c
from ninefold.desk.board import BoardAnswer
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.logic import path
from ninefold.model import Constraint, Record
from ninefold.picture.scene import Scene
from ninefold.picture.svg import board_svg, step_svg, svg

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIDE = 150
CLUES: list[Constraint] = [
    *(c.Cage((0, 1, 9), 12), c.Cage((2, 10, 11), 15), c.Ratio((4, 5)), c.Difference((5, 6), 3)),
    *(c.Thermo((27, 36, 37)), c.Contain((40, 41, 49, 50), (1, 2, 8)), c.Parity((80,), odd=True)),
    *(c.Sandwich(tuple(range(9, 18)), 17), c.LittleKiller((2, 12, 22), 12), c.Arrow((60, 51), (61, 62))),
]
VARIANT = Puzzle(Shape(3, 3), bytes(81), tuple(CLUES))


def pixels(page: "Page", pictures: list[str], side: int = SIDE) -> list[Image.Image]:
    """The pictures as they look, side by side in one page."""
    style = f"body{{margin:0;line-height:0;width:{5 * side}px}} svg{{width:{side}px;height:{side}px}}"
    page.set_content(f"<style>{style}</style>{''.join(pictures)}")
    page.set_viewport_size({"width": 5 * side, "height": side * -(-len(pictures) // 5)})
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    corners = [(side * (k % 5), side * (k // 5)) for k in range(len(pictures))]
    return [shot.crop((x, y, x + side, y + side)) for x, y in corners]


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ so much that a person would see it."""
    seen = ImageChops.difference(one, other).convert("L").point(lambda value: 255 if value > 24 else 0)
    return sum(seen.histogram()[128:]) / (one.width * one.height)


@pytest.fixture
def blank(browser: "Browser") -> "Page":
    return browser.new_page(color_scheme="light")


def test_every_example_of_a_scene_looks_alike(visit: Visit, blank: "Page") -> None:
    told: dict[str, Scene] = dict(scenes())
    drawn = visit().evaluate(
        """async scenes => {
            const { drawn } = await import('./js/render/scene.js');
            const { markup } = await import('./js/render/dom.js');
            return scenes.map(list => list.map(one => markup(drawn(one))).join(''));
        }""",
        [[asdict(one) for one in scene.primitives] for scene in told.values()],
    )
    ours = [svg(scene) for scene in told.values()]
    theirs = [f"{one.partition('</style>')[0]}</style>{parts}</svg>" for one, parts in zip(ours, drawn, strict=True)]
    pairs = zip(told, pixels(blank, ours), pixels(blank, theirs), strict=True)
    differing = {name: share for name, one, other in pairs if (share := difference(one, other)) > 0.001}
    assert differing == {}
    white = Image.new("RGB", (SIDE, SIDE), "white")
    assert all(difference(one, white) > 0.01 for one in pixels(blank, ours))


# The page keeps its thin lines thin at any size, so its boards are compared where a cell is 40 pixels wide.
def live(page: "Page") -> str:
    """The board of the page with its styles, as a picture that stands alone."""
    style = page.evaluate("async () => (await import('./js/work/picture_style.js')).pictureStyle()")
    board = page.locator(".board > svg").evaluate("e => e.outerHTML")
    return str(board).replace(">", f"><style>{style}</style>", 1)


def test_a_board_with_clues_and_candidates_looks_alike(visit: Visit, blank: "Page") -> None:
    rules = [constraint_object(rule, 9) for rule in VARIANT.constraints]
    text = json.dumps({"ninefold": 1, "box": [3, 3], "givens": "." * 81, "constraints": rules})
    page = visit()
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={quote(text)}")
    page.locator(".board .v-cage").first.wait_for()
    page.keyboard.press("m")
    page.locator(".board .mark").first.wait_for()
    open_digits = page.evaluate(  # the page knows what the rules leave
        """async board => {
            const { boardFrom } = await import('./js/work/files.js');
            return (await import('./js/model/rules.js')).candidatesOf(boardFrom(board));
        }""",
        to_jsonable_python(BoardAnswer.of(Record(VARIANT))),
    )
    removed = [(cell, digit) for cell in range(81) for digit in range(1, 10) if not open_digits[cell] >> digit - 1 & 1]
    picture = board_svg(VARIANT, Grid.start(VARIANT).eliminate(removed), candidates=True)
    (ours,), (theirs,) = (pixels(blank, [one], 440) for one in (picture, live(page)))
    assert difference(ours, theirs) < 0.001


def test_a_step_of_the_path_looks_alike(visit: Visit, blank: "Page") -> None:
    puzzle = read_puzzle(FOUR)
    before = Grid.start(puzzle)
    pictures = []
    for step, after in islice(path(puzzle), 15):
        pictures.append(step_svg(before, step))
        before = after
    page = visit(FOUR)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="From the givens").click()
    boards = []
    for _ in pictures:
        page.locator(".board .r-placed, .board .r-strike").first.wait_for()
        boards.append(live(page))
        page.keyboard.press(".")
    pairs = zip(pixels(blank, pictures, 368), pixels(blank, boards, 368), strict=True)
    assert [k for k, (one, other) in enumerate(pairs) if difference(one, other) > 0.001] == []
