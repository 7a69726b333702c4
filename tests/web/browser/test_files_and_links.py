"""Puzzles in and out: text, files, the collection, exports, pictures, print, links, and what is kept."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., "Page"]
Cell = Callable[["Page", str], str]
Digits = Callable[["Page"], str]
Message = Callable[["Page"], str]

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
ROWS = "\n".join(" ".join(EASY[row : row + 9]) for row in range(0, 81, 9))


def rail(page: "Page", name: str) -> None:
    page.locator("#rail").get_by_role("button", name=name).click()


def test_pasted_text_of_any_format_becomes_the_board(visit: Visit, digits: Digits) -> None:
    page = visit()
    rail(page, "Open")
    page.get_by_label("Or paste any text").fill(ROWS)
    page.get_by_role("button", name="Open the text").click()
    page.locator(".board text.given").first.wait_for()
    assert digits(page) == EASY.replace("0", ".")


def test_text_that_is_no_puzzle_is_told_in_one_sentence_and_changes_nothing(
    visit: Visit, digits: Digits, message: Message
) -> None:
    page = visit(EASY)
    rail(page, "Open")
    page.get_by_label("Or paste any text").fill("no puzzle at all")
    page.get_by_role("button", name="Open the text").click()
    page.locator(".message.bad").wait_for()
    assert len(message(page)) > 20
    assert digits(page) == EASY.replace("0", ".")


def test_a_file_with_several_puzzles_lists_them(visit: Visit, digits: Digits, tmp_path: Path) -> None:
    file = tmp_path / "two.sdm"
    file.write_text(f"{EASY}\n{TWO}\n")
    page = visit()
    rail(page, "Open")
    page.set_input_files("input[type=file]", file)
    page.locator(".made li").first.wait_for()
    assert page.locator(".made li").count() == 2
    page.locator(".made li button").nth(1).click()
    assert digits(page) == TWO.replace("0", ".")


def test_a_dropped_file_and_pasted_text_open_anywhere(visit: Visit, digits: Digits) -> None:
    page = visit()
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'puzzle.txt', {type: 'text/plain'}));
            document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
        }""",
        ROWS,
    )
    page.locator(".board text.given").first.wait_for()
    assert digits(page) == EASY.replace("0", ".")
    page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.setData('text', text);
            document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
        }""",
        TWO,
    )
    page.locator("#grid [aria-label='r1c2, 1, given']").wait_for()
    assert digits(page) == TWO.replace("0", ".")


def test_the_board_is_exported_in_any_format_with_its_answer_and_level(visit: Visit) -> None:
    page = visit(EASY)
    rail(page, "Export")
    page.locator(".formats li").first.wait_for()
    assert page.locator(".formats li").count() >= 10
    with page.expect_download() as waiting:
        page.locator(".formats button", has_text="xml").first.click()
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert "469573128127894356" in text.replace("\n", "")
    assert "easy" in text
    with page.expect_download() as waiting:
        page.locator(".formats button", has_text="oneline").first.click()
    assert Path(waiting.value.path()).read_text(encoding="utf-8").strip().replace(".", "0") == EASY


def test_the_board_is_saved_as_svg_and_png(visit: Visit) -> None:
    page = visit(EASY)
    rail(page, "Export")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="SVG").click()
    picture = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert picture.count("<text") == 34
    assert "#FCFCFA" in picture  # light, whatever the screen is
    assert "var(" not in picture
    with page.expect_download() as waiting:
        page.get_by_role("button", name="PNG").click()
    assert Path(waiting.value.path()).read_bytes().startswith(b"\x89PNG")
    assert Path(waiting.value.path()).stat().st_size > 10_000


def test_print_opens_a_page_with_so_many_puzzles_and_the_solutions_at_the_end(visit: Visit) -> None:
    page = visit(EASY)
    rail(page, "Print")
    for per_page in ("1", "2", "4", "6"):
        page.get_by_role("radio", name=per_page, exact=True).click()
        with page.expect_popup() as waiting:
            page.get_by_role("button", name="Open the page to print").click()
        waiting.value.locator(f".page.per-{per_page}").first.wait_for()
        assert waiting.value.get_by_role("img", name="9×9 Sudoku").count() == 2  # the puzzle, and its solution
        waiting.value.close()


def test_the_collection_has_next_and_back_and_tells_what_is_malformed(
    visit: Visit, digits: Digits, message: Message
) -> None:
    page = visit()
    rail(page, "Library")
    page.locator("summary").first.wait_for()
    groups = [text.split("\n")[0].lower() for text in page.locator("summary").all_inner_texts()]
    assert {"easy", "hard", "unsolvable", "wrong", "malformed"} <= {group.split()[0] for group in groups}
    page.get_by_role("button", name="Next").click()
    page.get_by_text("1 of 1").first.wait_for()
    first = digits(page)
    page.get_by_role("button", name="Next").click()
    page.locator(".browse span", has_text="2 of").wait_for()
    assert digits(page) != first
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator(".browse span", has_text="1 of").wait_for()
    assert digits(page) == first
    page.locator("summary", has_text="malformed").click()
    page.locator("details[open] .samples button", has_text="alformed").first.click()
    page.locator(".message.bad").wait_for()
    assert digits(page) == first


def test_the_state_is_there_again_after_a_reload_with_its_undo(visit: Visit, cell: Cell, digits: Digits) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "4", "ArrowRight", "ArrowRight", "Control+7", "Control+Shift+3", "m"):
        page.keyboard.press(key)
    page.wait_for_timeout(400)
    page.reload()
    page.wait_for_selector("#grid")
    assert cell(page, "r1c1") == "4"
    assert cell(page, "r1c3") == "empty, centre marks 7, colour 3"
    assert page.locator(".board text.mark").count() > 100  # the setting too
    for _ in range(3):
        page.keyboard.press("Control+z")
    assert digits(page) == EASY.replace("0", ".")


def test_a_share_link_leads_to_the_same_board_in_another_browser(visit: Visit, cell: Cell, digits: Digits) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "4", "ArrowRight", "ArrowRight", "Control+7", "Shift+9"):
        page.keyboard.press(key)
    rail(page, "Share")
    puzzle = page.get_by_label("Link: The puzzle").input_value()
    whole = page.get_by_label("Link: With what I have done").input_value()
    other = visit()
    other.goto(whole)
    other.locator("#grid [aria-label='r1c1, 4']").wait_for()
    assert cell(other, "r1c3") == "empty, centre marks 7, corner marks 9"
    other.goto(puzzle)
    other.locator("#grid [aria-label='r1c1, empty']").wait_for()
    assert digits(other) == EASY.replace("0", ".")


def test_a_variant_is_opened_drawn_solved_and_shared(visit: Visit) -> None:
    page = visit()
    rail(page, "Open")
    cage = {"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 3}
    text = json.dumps({"ninefold": 1, "box": [2, 2], "givens": "." * 16, "constraints": [cage]})
    page.get_by_label("Or paste any text").fill(text)
    page.get_by_role("button", name="Open the text").click()
    page.locator(".v-cage").wait_for()
    rail(page, "Share")
    link = page.get_by_label("Link: The puzzle").input_value()
    other = visit()
    other.goto(link)
    other.locator(".v-cage").wait_for()
    other.get_by_role("tab", name="Solve").click()
    other.get_by_role("button", name="Solve", exact=True).click()
    other.get_by_role("button", name="Put it on my board").wait_for()
    assert sum(map(int, other.locator(".board text.answered").all_text_contents()[:2])) == 3


def test_a_clue_outside_stands_beside_the_board_and_cells_stay_where_they_are_drawn(visit: Visit) -> None:
    page = visit()
    rail(page, "Open")
    row = [f"r1c{column}" for column in range(1, 10)]
    clues = [
        {"kind": "Sandwich", "cells": row, "total": 17},
        {"kind": "LittleKiller", "cells": ["r1c3", "r2c4", "r3c5"], "total": 12},
    ]
    text = json.dumps({"ninefold": 1, "box": [3, 3], "givens": "." * 81, "constraints": clues})
    page.get_by_label("Or paste any text").fill(text)
    page.get_by_role("button", name="Open the text").click()
    page.locator(".board .v-text", has_text="17").wait_for()
    lines = page.locator(".board .thick").bounding_box()
    clue = page.locator(".board .v-text", has_text="17").bounding_box()
    cell = page.locator("#grid [role=gridcell]").first.bounding_box()
    assert lines is not None
    assert clue is not None
    assert cell is not None
    assert clue["x"] + clue["width"] <= lines["x"] + 1
    assert abs(cell["x"] - lines["x"]) < 2
    assert abs(cell["y"] - lines["y"]) < 2


def test_a_group_that_a_person_opened_stays_open_when_the_page_is_drawn_again(visit: Visit) -> None:
    page = visit()
    rail(page, "Library")
    page.locator("summary", has_text="marked").click()
    opened = page.locator("details[open]:has(summary:has-text('marked'))")
    opened.wait_for()
    page.locator("#grid [role=gridcell]").nth(40).click()
    page.keyboard.press("5")
    page.locator("#grid [aria-label*='r5c5'][aria-label*='5']").first.wait_for()
    assert opened.count() == 1


def test_every_entry_of_the_collection_opens_or_says_why_not(visit: Visit) -> None:
    page = visit()
    rail(page, "Library")
    page.locator("summary").first.wait_for()
    for group in ("sizes", "variants", "wrong", "marked"):
        page.locator("summary", has_text=group).click()
        entry = page.locator(f"details:has(summary:has-text('{group}')) .samples button").last
        entry.click()
        page.locator(f".head h1:has-text('{entry.locator('.name').inner_text()}')").wait_for()
