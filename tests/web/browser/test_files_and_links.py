"""Puzzles in and out: text, files, the collection, exports, pictures, print, links, and what is kept."""

import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from pypdf import PdfReader
from tests.web.browser.fixtures import Cell, Digits, Message, Visit

from ninefold.formats import read

if TYPE_CHECKING:
    from playwright.sync_api import Page


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
    page.get_by_text("34 givens. One solution.").wait_for()


def test_rules_that_leave_no_solution_may_be_others_than_the_author_means(visit: Visit) -> None:
    arrow = {"lines": [["R1C1", "R1C2", "R1C3"]], "cells": ["R1C1"]}
    grid: list[list[dict[str, object]]] = [[{} for _ in range(9)] for _ in range(9)]
    grid[0][0] = {"value": 2, "given": True}
    puzzle = {"size": 9, "grid": grid, "arrow": [arrow], "ruleset": "Digit sums."}
    page = visit()
    rail(page, "Open")
    page.get_by_label("Or paste any text").fill(json.dumps(puzzle))
    page.get_by_role("button", name="Open the text").click()
    page.get_by_text("1 given. No solution by the rules as they were read: the author's words may say").wait_for()


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
    page.locator(".formats li").nth(9).wait_for()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Ninefold as XML").click()
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert "469573128127894356" in text.replace("\n", "")
    assert "easy" in text
    with page.expect_download() as waiting:
        page.get_by_role("button", name="One line of characters").click()
    assert Path(waiting.value.path()).read_text(encoding="utf-8").strip().replace(".", "0") == EASY


def test_the_cells_and_links_to_other_programs_are_copied(visit: Visit) -> None:
    page = visit(EASY, permissions=["clipboard-read", "clipboard-write"])
    rail(page, "Export")

    def copied(button: str, told: str) -> str:
        page.get_by_role("button", name=button).click()
        page.locator(".told", has_text=told).wait_for()
        return str(page.evaluate("navigator.clipboard.readText()"))

    assert copied("Copy 81 cells", "81 cells are copied") == EASY.replace("0", ".")
    for where in ("SudokuPad", "f-puzzles"):
        (record,) = read(copied(f"{where} link", f"The link to {where} is copied"))
        assert record.puzzle.oneline == EASY.replace("0", ".")


def test_what_a_format_cannot_hold_is_said_before_anything_is_saved(visit: Visit) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "4"):
        page.keyboard.press(key)
    rail(page, "Export")
    saved: list[str] = []
    page.on("download", lambda download: saved.append(download.suggested_filename))
    page.get_by_role("button", name="One line of characters").click()
    page.get_by_text("One line of characters cannot hold: placed digits that are not givens").wait_for()
    assert saved == []
    with page.expect_download():
        page.get_by_role("button", name="Save without it").click()
    page.get_by_text("Saved as puzzle.txt. Not in it: placed digits that are not givens.").wait_for()


def test_share_has_links_that_open_elsewhere(visit: Visit) -> None:
    page = visit(EASY)
    rail(page, "Share")
    link = page.get_by_label("Link: For SudokuPad, which opens anywhere")
    link.wait_for()
    assert read(link.input_value())[0].puzzle.oneline == EASY.replace("0", ".")
    assert link.input_value().startswith("https://sudokupad.app/")
    # The address of this machine is nobody else's: it comes last, and it is said.
    labels = page.locator(".drawer .link").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert labels[0] == "Link: For SudokuPad, which opens anywhere"
    assert labels[-1] == "Link: With what I have done"
    assert page.get_by_text("Opens on this computer").count() == 2


def test_the_board_is_saved_as_svg_and_png(visit: Visit) -> None:
    page = visit(EASY)
    rail(page, "Export")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="A drawing that can be enlarged").click()
    picture = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert picture.count("<text") == 34
    assert "#FCFCFA" in picture  # light, whatever the screen is
    assert "var(" not in picture
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Picture").click()
    assert Path(waiting.value.path()).read_bytes().startswith(b"\x89PNG")
    assert Path(waiting.value.path()).stat().st_size > 10_000


@pytest.mark.needs_program("a PDF is set by typst")
def test_print_saves_a_pdf_of_the_puzzle_with_its_title(visit: Visit) -> None:
    page = visit(EASY)
    rail(page, "Print")
    page.get_by_label("Title").fill("Class 4b")
    page.get_by_label("Paper").select_option("letter")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Make the PDF").click()
    pages = PdfReader(waiting.value.path()).pages
    assert "Class 4b" in pages[0].extract_text()
    assert "Solutions" in pages[1].extract_text()
    assert float(pages[0].mediabox.width) == 612
    assert len(pages) == 2  # no empty one between them


@pytest.mark.needs_program("a PDF is set by typst")
def test_a_book_of_new_puzzles_is_made_and_saved(visit: Visit) -> None:
    page = visit(EASY)
    rail(page, "Print")
    page.get_by_role("radio", name="A new book").click()
    for level, count in (("Easy", "2"), ("Medium", "1"), ("Hard", "0")):
        page.get_by_label(level, exact=True).fill(count)
    page.get_by_label("Title").fill("Three")
    page.get_by_role("checkbox", name="Techniques told and shown").check()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Make the book").click()
    text = "".join(page.extract_text() for page in PdfReader(waiting.value.path()).pages)
    assert "Puzzles 1 – 2" in text
    assert "Puzzle 3" in text
    assert "How to find it." in text


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
    left, top = page.locator(".board .thick").evaluate(
        "e => { const { x, y } = new DOMPoint(0, 0).matrixTransform(e.getScreenCTM()); return [x, y]; }"
    )
    clue = page.locator(".board .v-text", has_text="17").bounding_box()
    cell = page.locator("#grid [role=gridcell]").first.bounding_box()
    assert clue is not None
    assert cell is not None
    assert clue["x"] + clue["width"] <= left + 1
    assert abs(cell["x"] - left) < 2
    assert abs(cell["y"] - top) < 2


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


def test_what_an_author_drew_and_said_is_kept_and_stands_first(visit: Visit) -> None:
    puzzle = {
        "size": 9,
        "grid": [[{} for _ in range(9)] for _ in range(9)],
        "title": "Green Growth",
        "author": "Ann",
        "ruleset": "Along the green line digits grow.",
        "line": [{"lines": [["R1C1", "R2C2", "R3C3"]], "outlineC": "#67F067", "width": 0.3}],
        "text": [{"cells": ["R5C5"], "fontC": "#123456", "size": 1, "value": "?"}],
        "extraregion": [{"cells": ["R1C1", "R1C2"]}],
    }
    page = visit()
    page.evaluate("hash => { location.hash = hash; }", f"puzzle={quote(json.dumps(puzzle))}")
    line = page.locator(".board .k-line")
    line.wait_for()
    assert (line.get_attribute("stroke"), line.get_attribute("stroke-width")) == ("#67F067", "12")
    assert page.locator(".board .k-text").text_content() == "?"
    assert page.locator(".head").inner_text().startswith("Green Growth\nby Ann")
    assert page.locator(".said").inner_text() == "Along the green line digits grow."
    page.set_viewport_size({"width": 375, "height": 667})  # where the head has no room for it, Play names the author
    assert page.locator(".named").inner_text() == "Green Growth by Ann"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_timeout(400)  # what is on the board is kept after a quarter of a second
    assert "decoration" in page.url
    page.reload()
    assert page.locator(".board .k-line").get_attribute("stroke") == "#67F067"
