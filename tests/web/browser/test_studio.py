"""Whole puzzles set in the studio from nothing, by mouse and by keys, published and opened again."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.browser.axe import found_by_axe
from tests.web.browser.fixtures import Visit
from tests.web.browser.hands import PUZZLES, Keys, Mouse, set_publish_and_open

from ninefold.formats import read
from ninefold.model.rule import Scale
from ninefold.setting import own_rule

if TYPE_CHECKING:
    from playwright.sync_api import Route


@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_set_from_nothing_published_and_opened_again(
    visit: Visit, name: str, hand: type[Mouse | Keys]
) -> None:
    set_publish_and_open(hand(visit()), PUZZLES[name])


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
    studio.givens("1...............", 4)
    assert page.locator("h1").inner_text() == "1 given"
    studio.givens("12..3......2....".replace("1", "."), 4)
    page.locator(".verdict.many:not(.looking)").wait_for()
    assert page.locator(".board .held-1, .board .held-2, .board .held-4").count() > 0
    page.get_by_role("radio", name="Test", exact=True).click()
    page.get_by_role("button", name="Make it unique").click()
    page.locator(".made button").first.click()
    page.locator(".verdict.one").wait_for()
    page.get_by_role("button", name="Play it with the timer").click()
    page.get_by_role("tab", name="Play", selected=True).wait_for()


def test_what_could_change_is_told_by_itself_while_test_is_open(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.board([2, 2])
    studio.givens("1234....2143....", 4)
    page.locator(".verdict.many:not(.looking)").wait_for()
    page.get_by_role("radio", name="Test", exact=True).click()
    page.locator(".made button").get_by_text("Add the").first.click()  # what would leave one solution
    page.locator(".verdict.one:not(.looking)").wait_for()
    page.get_by_text("could go alone").wait_for()
    studio.cell(1, 1).click()
    page.keyboard.press("2")
    page.locator(".verdict.none:not(.looking)").wait_for()
    page.locator(".made button").get_by_text("Add the 1 in r1c1 and take away the 2 in r1c1").wait_for()


def test_an_empty_layout_is_filled_with_values_and_laid_out_anew(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.board([2, 2])
    studio.tool("Killer cage")
    for number, cells in enumerate((["r1c1", "r1c2"], ["r2c1", "r3c1"], ["r2c2", "r2c3"], ["r4c3", "r4c4"]), 1):
        studio.drag(cells, 4)
        studio.clues(number)
    page.get_by_role("radio", name="Test", exact=True).click()
    assert page.get_by_role("checkbox", name="Those that are missing (4)").is_checked()
    page.get_by_role("combobox", name="Level").select_option("easy")
    page.get_by_role("button", name="Fill it", exact=True).click()
    found = page.locator(".made button")
    found.first.get_by_text("4 new values").wait_for()
    assert found.count() > 1
    assert "easy" in found.first.inner_text()
    found.first.click()
    page.locator(".verdict.one:not(.looking)").wait_for()
    assert page.locator(".board .v-sum").count() == 4
    page.get_by_role("combobox", name="Symmetry of givens").select_option("rotation180")
    page.get_by_role("button", name="Other givens", exact=True).click()
    found.first.wait_for()
    page.keyboard.press("Control+z")
    page.locator(".verdict.many").wait_for()


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


def test_figures_typed_while_a_clue_is_being_placed_belong_to_it(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.tool("Killer cage")
    held: list[Route] = []
    page.route("**/api/read", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/api/read"):
        studio.drag(["r1c1", "r1c2"], 9)
    page.keyboard.type("17")
    held[0].continue_()
    page.locator('.board .v-sum:text-is("17")').wait_for()
    studio.drag(["r3c1", "r3c2"], 9)  # and the next cage has no sum of its own accord
    studio.clues(2)
    assert page.locator(".board .v-sum").count() == 1


def test_a_number_that_waits_for_enter_is_placed_when_another_tool_is_taken(visit: Visit) -> None:
    studio = Mouse(visit())
    studio.tool("Sandwich")
    studio.touch(1, 0, 9)
    studio.type("10")
    studio.tool("Thermometer")
    studio.clues(1)
    assert studio.page.locator('.board text:text-is("10")').count() == 1


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
    page.keyboard.press("Escape")
    studio.tool("Givens")
    studio.givens("12", 9)
    page.get_by_role("combobox", name="with").select_option("9")
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator('#grid [aria-label^="r1c1, 9, given"]').wait_for()
    page.locator(".message").get_by_text("stays as it was: thermometer").wait_for()


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


def test_words_for_who_solves_it_and_notes_go_out_come_back_and_are_told_at_the_end(visit: Visit) -> None:
    studio = Mouse(visit())
    page = studio.page
    studio.board([2, 2])
    studio.givens("1243342143122.34", 4)
    page.locator(".verdict.one:not(.looking)").wait_for()
    page.get_by_role("radio", name="Publish", exact=True).click()
    page.get_by_label("Message to who solves it").press_sequentially("Well done.")
    page.get_by_label("Notes of your own, in Ninefold’s files alone").press_sequentially("The last cell first.")
    page.get_by_label("Title").press_sequentially("Small")
    facts = {}
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture (.png)", exact=True).click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    for name in ("Ninefold (.json)", "f-puzzles (.json)"):
        with page.expect_download() as download:
            page.get_by_role("button", name=name, exact=True).click()
        facts[name] = read(Path(download.value.path()).read_text(encoding="utf-8"))[0].facts
    assert facts["Ninefold (.json)"]["comment"] == "The last cell first."
    assert [one["message"] for one in facts.values()] == ["Well done.", "Well done."]
    page.get_by_role("radio", name="Test", exact=True).click()
    page.get_by_role("button", name="Play it with the timer").click()
    studio.cell(4, 2).click()
    page.keyboard.press("1")
    page.get_by_label("Finished").get_by_text("Well done.").wait_for()
