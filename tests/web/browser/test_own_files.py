"""A folder of one's own: Next and Back, edit, keep, save, remove; and samples copied into it."""

from pathlib import Path
from typing import TYPE_CHECKING

from tests.web.browser.fixtures import Digits, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"


def library(page: "Page") -> None:
    page.locator("#rail").get_by_role("button", name="Library").click()
    page.get_by_text("Your own files").wait_for()


def test_a_folder_is_walked_edited_and_saved_back(visit: Visit, digits: Digits, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(EASY + "\n")
    (tmp_path / "b.txt").write_text(EASY[:-1] + "\n")
    (tmp_path / "c.txt").write_text(TWO + "\n")
    page = visit()
    library(page)
    page.locator("input[webkitdirectory]").set_input_files(str(tmp_path))
    page.get_by_text("a.txt: file 1 of 3.").wait_for()
    assert digits(page) == EASY.replace("0", ".")
    page.get_by_role("button", name="Next file").click()
    page.get_by_text("80 cells; a 9×9 has 81").first.wait_for()
    own = page.locator("#side textarea")
    own.fill(EASY)
    page.get_by_role("button", name="Read the text").click()
    page.get_by_text("b.txt: file 2 of 3.").wait_for()
    page.locator('[role="gridcell"]').first.click()
    page.keyboard.press("4")
    page.get_by_role("button", name="Keep the board").click()
    page.get_by_text("has what is on the board").wait_for()
    with page.expect_download() as downloaded:
        page.get_by_role("button", name="Save", exact=True).click()
    assert downloaded.value.suggested_filename == "b.txt"
    page.get_by_role("button", name="Back, the file before").click()
    page.get_by_text("a.txt: file 1 of 3.").wait_for()
    page.get_by_role("button", name="Remove", exact=True).click()
    assert page.locator("#side .browse > span").last.inner_text() == "1 of 2"


def test_a_sample_is_copied_and_then_belongs_to_the_person(visit: Visit) -> None:
    page = visit()
    library(page)
    page.locator("#side").get_by_role("button", name="Next").first.click()
    page.get_by_role("button", name="Copy to your files").click()
    page.get_by_text("was copied to your files").wait_for()
    assert page.locator("#side textarea").input_value().count("\n") >= 9
    page.get_by_role("button", name="Remove", exact=True).click()
    assert page.locator("#side textarea").count() == 0
