"""Explain: the path, one step of it, the hint ladder."""

from typing import TYPE_CHECKING
from urllib.parse import quote

from tests.web.browser.fixtures import Digits, Message, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page


EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
# Needs locked candidates before its singles.
MEDIUM = "000030086000020040090078520371856294900142375400397618200703859039205467700904132"

# Neighbours never differ by one. Needs nets inside of nets.
NONCONSECUTIVE = (
    '{"ninefold":1,"box":[3,3],"constraints":[{"kind":"Neighbours","size":9,"relation":"difference","number":1}],'
    '"givens":".....5.............2........................5.9....4..3...........9.......8....7."}'
)

# Needs a tridagon, or braids inside trials.
LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."


def explained(page: "Page") -> "Page":
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="Explain from here").click()
    page.locator(".path li").first.wait_for()
    return page


def test_the_whole_path_is_a_list_and_each_step_is_pictured_with_its_sentence(visit: Visit) -> None:
    page = explained(visit(MEDIUM))
    steps = page.locator(".path li button:not(.learn)")
    assert steps.count() > 10
    eliminating = page.locator(".path li button:not(.learn)", has_text="removes").first
    eliminating.click()
    assert eliminating.get_attribute("aria-current") == "step"
    assert page.locator(".board .r-strike").count() > 0
    assert len(page.locator(".told p").inner_text()) > 20
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back (,)").click()
    assert page.locator(".board .r-placed").count() == 1


def test_a_phrase_under_the_pointer_lights_up_what_it_speaks_of(visit: Visit) -> None:
    page = explained(visit(EASY))
    page.mouse.move(5, 5)
    assert page.locator("path.emphasis").count() == 0
    page.locator(".told .phrase").first.hover()
    assert page.locator("path.emphasis").count() >= 1
    page.mouse.move(5, 5)
    assert page.locator("path.emphasis").count() == 0


def test_a_phrase_lights_up_by_keyboard_too(visit: Visit) -> None:
    page = explained(visit(EASY))
    page.locator(".told .phrase").first.focus()
    assert page.locator("path.emphasis").count() >= 1


def test_steps_go_forward_back_to_the_end_and_play_by_themselves(visit: Visit) -> None:
    page = explained(visit(EASY))
    count = page.locator(".told .count")
    total = page.locator(".path li > button:not(.learn)").count()
    page.get_by_role("button", name="One step forward (.)").click()
    assert count.inner_text() == f"2/{total}"
    page.get_by_role("button", name="One step back (,)").click()
    assert count.inner_text() == f"1/{total}"
    page.keyboard.press(".")
    page.keyboard.press(".")
    assert count.inner_text() == f"3/{total}"
    page.keyboard.press(",")
    assert count.inner_text() == f"2/{total}"
    page.get_by_role("button", name="To the end").click()
    assert page.locator(".board .given, .board .entered").count() == 81
    page.get_by_role("button", name="First step").click()
    page.get_by_role("button", name="Play the steps").click()
    page.get_by_text(f"3/{total}").wait_for()
    page.get_by_role("button", name="Pause the steps").click()


def test_a_step_can_be_done_on_the_own_board_and_undone(visit: Visit, digits: Digits) -> None:
    page = explained(visit(EASY))
    page.locator(".path li button:not(.learn)", has_text=" = ").first.click()
    page.get_by_role("button", name="Do it").click()
    assert digits(page).count(".") == 46
    page.keyboard.press("Control+z")
    assert digits(page).count(".") == 47


def test_escape_leads_back_to_the_own_board(visit: Visit) -> None:
    page = explained(visit(EASY))
    assert page.locator(".board .r-placed").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".board .r-placed").count() == 0


def test_a_hint_says_where_then_which_technique_then_which_cells_then_everything(
    visit: Visit, digits: Digits, message: Message
) -> None:
    page = visit(EASY)
    page.keyboard.press("h")
    page.locator(".stages li.on").first.wait_for()
    told = [message(page)]
    for stage in (2, 3, 4):
        page.keyboard.press("h")
        page.locator(f".stages[aria-label='Stage {stage} of 4']").wait_for()
        told.append(message(page))
    assert told[0].startswith("Look at")
    assert len(set(told)) == 4
    assert page.locator(".board .r-placed, .board .r-strike").count() > 0
    page.get_by_role("button", name="Do this step").click()
    assert digits(page).count(".") == 46


def test_the_first_wrong_digit_is_told_before_any_step(visit: Visit, message: Message, digits: Digits) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "4", "ArrowRight", "ArrowRight", "7"):  # r1c1 is 4, r1c3 is not 7
        page.keyboard.press(key)
    page.get_by_role("button", name="Hint").first.click()
    page.locator(".hint.mistake").wait_for()
    assert "r1c3" in message(page)
    assert page.locator(".clash-corner").count() >= 1
    page.get_by_role("button", name="Undo to before it").click()
    page.get_by_text("Back to before the first mistake").first.wait_for()
    assert digits(page).startswith("46.")


def test_a_wrong_mark_is_told_with_its_reason(visit: Visit, message: Message) -> None:
    page = visit(EASY)
    for key in ("ArrowDown", "Control+1", "Control+9"):  # r1c1 is 4
        page.keyboard.press(key)
    page.keyboard.press("h")
    page.locator(".hint.mistake").wait_for()
    assert "r1c1" in message(page)


ESCARGOT = "100007090030020008009600500005300900010080002600004000300000010040000007007000300"


def test_where_the_usual_techniques_end_forcing_chains_go_on_with_a_proof_to_replay(visit: Visit) -> None:
    page = visit(ESCARGOT)
    explain = page.get_by_role("tab", name="Explain")
    explain.click()
    page.get_by_role("button", name="From the givens").click()
    page.get_by_text("on by forcing chains and nets; the hardest").first.wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Next hard step").click()
    proof = page.get_by_role("group", name="The proof, branch by branch")
    assert proof.locator("summary").first.inner_text().startswith("If ")
    assert page.locator(".board .r-link, .board .r-link2").count() == 0  # the board stays calm
    proof.get_by_role("button", name="Replay").first.click()
    page.locator(".board .emphasis").first.wait_for()
    page.get_by_role("tab", name="Check").click()
    page.get_by_role("button", name="Check the board").click()
    page.get_by_text("Forcing chains and nets (ER 10.5)").wait_for()


def test_singles_in_a_row_are_folded_and_draw_what_blocks(visit: Visit) -> None:
    page = visit(EASY)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="From the givens").click()
    page.locator(".path summary", has_text="singles").first.wait_for()
    assert page.locator(".board .r-plain").count() == 8  # a naked single: the eight digits that it is not
    assert page.locator(".path .does").first.inner_text() == "r2c8 = 5"


def test_all_steps_of_a_position_are_listed(visit: Visit) -> None:
    page = visit(EASY)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="All steps here").click()
    page.get_by_text("steps can be taken here").first.wait_for()


def test_a_step_is_written_as_the_forums_do_when_asked_for(visit: Visit) -> None:
    page = explained(visit(MEDIUM))
    page.get_by_role("button", name="Next hard step").click()
    assert page.locator(".eureka code").count() == 0
    page.get_by_role("button", name="Eureka").press("Enter")
    page.locator(".eureka code", has_text=" => r").wait_for()


def test_nets_inside_of_a_net_are_a_tree_whose_lines_light_up(visit: Visit) -> None:
    page = explained(visit(quote(NONCONSECUTIVE)))
    page.locator(".path li button:not(.learn)", has_text="Nested Forcing Net").first.click()
    page.locator(".cases > ul > li > ul > li").first.wait_for()
    leaves = page.locator(".cases li:not(:has(li))").all_inner_texts()
    told = page.locator(".told p").first.inner_text()
    assert "each fails by a net of its own and goes: see below." in told
    assert ", but " not in told
    assert len(leaves) >= 2
    assert all(leaf.startswith("If ") and ", but " in leaf for leaf in leaves)
    page.mouse.move(5, 5)
    page.locator(".cases .phrase").last.hover()
    assert page.locator("path.emphasis").count() >= 1


def test_whose_path_is_chosen_told_and_remembered(visit: Visit) -> None:
    page = visit(MEDIUM)
    page.get_by_role("tab", name="Explain").click()
    chosen = page.get_by_role("combobox", name="Path")
    assert chosen.input_value() == "hodoku"
    chosen.select_option("Sudoku Explainer's")
    assert page.get_by_text("each step with its rating").count() == 1
    page.get_by_role("button", name="Explain from here").click()
    page.locator(".path li").first.wait_for()
    assert page.locator(".told h3 small").inner_text().startswith("ER ")
    page.reload()
    page.get_by_role("tab", name="Explain").click()
    assert page.get_by_role("combobox", name="Path").input_value() == "explainer"


def test_the_paths_of_whips_and_of_an_expert_have_their_techniques(visit: Visit) -> None:
    page = visit(LOKI)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("combobox", name="Path").select_option("Whips and braids")
    page.get_by_role("button", name="Explain from here").click()
    page.locator(".path li", has_text="Whip").first.wait_for()
    page.get_by_role("combobox", name="Path").select_option("Expert")
    page.get_by_role("button", name="Explain from here").click()
    page.locator(".path li", has_text="Tridagon").first.wait_for()
    assert "the hardest was a Tridagon" in page.locator(".panel, body").first.inner_text()


def test_a_long_proof_leaves_the_way_on_in_sight_and_says_what_it_shows(visit: Visit) -> None:
    page = visit(ESCARGOT)
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("combobox", name="Path").select_option("Sudoku Explainer's")
    page.get_by_role("button", name="Explain from here").click()
    page.locator(".path li", has_text="Dynamic").first.locator("button").first.click()
    page.locator(".told .shown", has_text="≠").wait_for()
    for scrolled in (0, 300):
        page.locator(".panel .scroll").evaluate("(e, top) => e.scrollTop = top", scrolled)
        for name in ("One step forward (.)", "Next hard step", "Do it"):
            button = page.get_by_role("button", name=name, exact=True)
            covered = button.evaluate(
                """e => {
                    const { left, top, width, height } = e.getBoundingClientRect();
                    return !e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
                }"""
            )
            assert (scrolled, name, covered) == (scrolled, name, False)


def test_other_boards_have_the_usual_path_alone(visit: Visit) -> None:
    page = visit("1.....2..3.....4")
    page.get_by_role("tab", name="Explain").click()
    page.get_by_role("button", name="Explain from here").wait_for()
    assert page.get_by_role("combobox", name="Path").count() == 0
