"""The pictures of the app in docs/images, taken from the running app with Chromium.

make_screenshots.py ADDRESS [FOLDER [NAME...]]: ADDRESS is what `ninefold app --no-open` prints; a NAME is studio-dark.
"""

import json
import shutil
import sys
from io import BytesIO
from pathlib import Path
from urllib.parse import quote

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from ninefold import read_puzzle, solve
from ninefold.model import Grid

LIBRARY = Path(__file__).parents[1] / "src/ninefold/web/library/index.json"
SET = json.loads((Path(__file__).parents[1] / "tests/web/browser/puzzles_to_set.json").read_text(encoding="utf-8"))
PUZZLES = {entry["id"]: entry["puzzle"] for entry in json.loads(LIBRARY.read_text(encoding="utf-8"))}
PLAYED = PUZZLES["medium-03"]
CLASHING = ".2345678.9......................................................................9"
ESCARGOT = "100007090030020008009600500005300900010080002600004000300000010040000007007000300"
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def opened(browser: Browser, address: str, puzzle: str, **options: object) -> Page:
    page = browser.new_context(**({"viewport": DESK} | options)).new_page()  # type: ignore[arg-type]
    page.goto(f"{address}#puzzle={puzzle}" if puzzle else address)
    page.wait_for_selector("#grid")
    return page


def press(page: Page, keys: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)


def played(page: Page) -> None:
    """A game in the middle: right digits, both kinds of marks, colours, a selection."""
    grid = Grid.start(read_puzzle(PLAYED))
    answer = solve(grid.puzzle)
    assert answer is not None
    empty = [cell for cell, digit in enumerate(PLAYED) if digit == "."]
    few = sorted(empty, key=lambda cell: len(grid.candidates_of(cell)))
    for cell in few[:7]:
        page.click(f'[data-cell="{cell}"]')
        press(page, str(answer.digits[cell]))
    for cell in few[7:12]:
        page.click(f'[data-cell="{cell}"]')
        press(page, " ".join(f"Control+{digit}" for digit in grid.candidates_of(cell)))
    for cell in few[20:26]:
        page.click(f'[data-cell="{cell}"]')
        press(page, " ".join(f"Shift+{digit}" for digit in grid.candidates_of(cell)[:2]))
    for colour, cells in ((2, few[7:9]), (3, few[9:11])):
        for cell in cells:
            page.click(f'[data-cell="{cell}"]')
            press(page, f"Control+Shift+{colour}")
    page.click('[data-cell="50"]')
    press(page, "Shift+ArrowRight Shift+ArrowDown")


def desktop_light(browser: Browser, address: str) -> Page:
    page = opened(browser, address, PLAYED)
    played(page)
    return page


def desktop_dark(browser: Browser, address: str) -> Page:
    page = opened(browser, address, PLAYED, color_scheme="dark")
    press(page, "m")
    given = next(cell for cell in range(30, 81) if PLAYED[cell] != ".")
    page.click(f'[data-cell="{given}"]')
    return page


def phone(browser: Browser, address: str) -> Page:
    page = opened(browser, address, PLAYED, viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
    played(page)
    return page


def step_explained(browser: Browser, address: str) -> Page:
    page = opened(browser, address, PUZZLES["unfair-04"])
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="Explain from here").click()
    page.locator(".path li .hard").first.click()
    page.locator(".told .phrase").first.hover()
    return page


def unsolvable_explained(browser: Browser, address: str) -> Page:
    page = opened(browser, address, CLASHING)
    page.get_by_role("tab", name="Solve").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.locator(".result.none").wait_for()
    return page


def welcome(browser: Browser, address: str) -> Page:
    return opened(browser, address, "")


def welcome_phone(browser: Browser, address: str) -> Page:
    small = {"width": 320, "height": 568}
    return opened(browser, address, "", viewport=small, device_scale_factor=2, has_touch=True, is_mobile=True)


def typing(browser: Browser, address: str) -> Page:
    """A printed puzzle typed in, with a digit that contradicts."""
    page = opened(browser, address, "")
    page.get_by_role("button", name="Type in a printed one").click()
    press(page, " ".join(PLAYED[:32].replace(".", "0")))
    press(page, PLAYED[:32].replace(".", "")[-1])
    return page


def variant(browser: Browser, address: str) -> Page:
    """Cages, lines and dots with automatic candidates, and a rule that is broken."""
    cells = [[f"r{row}c{column}" for column in range(1, 10)] for row in range(1, 10)]
    rules = [
        {"kind": "Cage", "cells": [cells[0][0], cells[0][1]], "total": 4},
        {"kind": "Cage", "cells": [cells[0][3], cells[1][3], cells[1][4]], "total": 23},
        {"kind": "Thermo", "cells": [cells[4][0], cells[4][1], cells[4][2], cells[3][3], cells[2][4]]},
        {"kind": "Whisper", "cells": [cells[6][1], cells[7][2], cells[7][3], cells[6][4]]},
        {"kind": "Renban", "cells": [cells[5][6], cells[6][7], cells[7][7]]},
        {"kind": "PairSum", "cells": [cells[2][7], cells[2][8]], "number": 5},
        {"kind": "Ratio", "cells": [cells[8][0], cells[8][1]]},
    ]
    puzzle = {"ninefold": 1, "box": [3, 3], "givens": "." * 81, "constraints": rules, "title": "Some of everything"}
    page = opened(browser, address, quote(json.dumps(puzzle)))
    page.locator(".v-cage").first.wait_for()
    press(page, "m")
    page.click('[data-cell="25"]')
    press(page, "9")
    return page


def forcing_chains(browser: Browser, address: str) -> Page:
    page = opened(browser, address, ESCARGOT.replace("0", "."))
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="From the givens").click()
    page.get_by_text("on by forcing chains and nets; the hardest").first.wait_for(timeout=90_000)
    for _ in range(2):
        page.get_by_role("button", name="Next hard step").click()
    page.locator(".proof .phrase").nth(3).hover()
    return page


def steps_here(browser: Browser, address: str) -> Page:
    page = opened(browser, address, PLAYED, color_scheme="dark")
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="All steps here").click()
    page.locator(".told").wait_for()
    return page


def in_studio(browser: Browser, address: str, puzzle: dict[str, object], **options: object) -> Page:
    page = opened(browser, address, quote(json.dumps(puzzle)), **options)
    page.get_by_role("navigation").get_by_role("button", name="Studio").click()
    page.locator("#verdict:not(.looking):is(.one, .many)").wait_for(timeout=60_000)
    return page


def studio(browser: Browser, address: str) -> Page:
    page = in_studio(browser, address, SET["killer"])
    page.get_by_role("radio", name="Killer cage", exact=True).click()
    return page


def studio_dark(browser: Browser, address: str) -> Page:
    """A given too few: true candidates by how many solutions hold them, and what would leave one solution."""
    puzzle = SET["lines"] | {"givens": SET["lines"]["givens"].replace("8", ".", 1)}
    page = in_studio(browser, address, puzzle, color_scheme="dark")
    page.get_by_role("radio", name="Test", exact=True).click()
    page.locator(".made button").first.wait_for(timeout=60_000)
    return page


def studio_phone(browser: Browser, address: str) -> Page:
    small = {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
    page = in_studio(browser, address, SET["dots"], **small)
    page.get_by_role("radio", name="Black dot", exact=True).click()
    return page


SCENES = (
    *(desktop_light, desktop_dark, phone, step_explained, unsolvable_explained),
    *(welcome, welcome_phone, typing, variant, forcing_chains, steps_here),
    *(studio, studio_dark, studio_phone),
)


if __name__ == "__main__":
    address, folder = sys.argv[1], Path(sys.argv[2] if len(sys.argv) > 2 else "docs/images")
    folder.mkdir(parents=True, exist_ok=True)
    asked = sys.argv[3:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("chromium-headless-shell"), args=["--no-sandbox"]
        )
        for scene in SCENES:
            name = scene.__name__.replace("_", "-")
            name = name if name.startswith("studio") else f"app-{name}"
            if asked and name not in asked:
                continue
            page = scene(browser, address)
            page.wait_for_timeout(300)
            shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
            shot.quantize(128, dither=Image.Dither.NONE).save(folder / f"{name}.png", optimize=True)
        browser.close()
