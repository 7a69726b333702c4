"""The rules of variants while a person types: what breaks them is told at once, and candidates know them."""

import json
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import quote

from pydantic_core import to_jsonable_python
from tests.picture.examples import CONSTRAINTS
from tests.web.browser.fixtures import Cell, Message, Visit

from ninefold import Puzzle, Shape, solutions
from ninefold import constraints as c
from ninefold.desk.board import BoardAnswer
from ninefold.desk.watch import KINDS
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.model import Constraint, Record

if TYPE_CHECKING:
    from playwright.sync_api import Page


def link(rules: Sequence[Constraint], box: tuple[int, int] = (3, 3), givens: str = "") -> str:
    size = box[0] * box[1]
    told = [constraint_object(rule, size) for rule in rules]
    puzzle = {"ninefold": 1, "box": box, "givens": givens or "." * size**2, "constraints": told}
    return f"#puzzle={quote(json.dumps(puzzle))}"


def opened(page: "Page", rules: Sequence[Constraint], box: tuple[int, int] = (3, 3), givens: str = "") -> "Page":
    page.evaluate("hash => { location.hash = hash; }", link(rules, box, givens))
    page.locator(".head .rules").wait_for()
    return page


JUDGED = """async ([board, fillings]) => {
    const { boardFrom } = await import('./js/work/files.js');
    const { faultsOf, candidatesOf } = await import('./js/model/rules.js');
    const empty = boardFrom(board);
    return fillings.map(digits => {
        const filled = { ...empty, digits };
        return [faultsOf(filled).length === 0, candidatesOf(filled)];
    });
}"""


GRID = bytes(map(int, "534678912672195348198342567859761423426853791713924856961537284287419635345286179"))


def test_the_page_agrees_with_every_constraint_and_loses_no_digit_of_a_solution(visit: Visit) -> None:
    page, random = visit(), Random(9)
    for rule in CONSTRAINTS:
        puzzle = Puzzle(Shape(3, 3), bytes(81), (rule,))
        grids = [grid.digits for grid in islice(solutions(puzzle, limit=2), 2)]
        for _ in range(6):
            digits = random.sample(range(1, 10), 9)
            grids.append(bytes(digits[digit - 1] for digit in GRID))
        partly = [[digit if random.random() < 0.5 else 0 for digit in grid] for grid in grids]
        board = to_jsonable_python(BoardAnswer.of(Record(puzzle)))
        full, some = (page.evaluate(JUDGED, [board, [list(grid) for grid in each]]) for each in (grids, partly))
        watched = all(inner.kind in KINDS for inner in rule.rules(puzzle.scale))
        for grid, part, (sound, _), (possible, sets) in zip(grids, partly, full, some, strict=True):
            houses = all(len({grid[cell] for cell in house.cells}) == len(house.cells) for house in puzzle.houses)
            holds = houses and rule.holds(grid, puzzle.scale)
            if holds or watched:
                assert (rule.name, sound) == (rule.name, holds)
            if holds:
                lost = [cell for cell in range(81) if not part[cell] and not sets[cell] >> (grid[cell] - 1) & 1]
                assert (rule.name, possible, lost) == (rule.name, True, [])


def test_a_pair_that_breaks_its_rule_is_told_at_once(visit: Visit, cell: Cell, message: Message) -> None:
    page = opened(visit(), [c.PairSum((0, 1), 5)])
    page.locator("#grid [role=gridcell]").first.click()
    page.keyboard.press("9")
    assert cell(page, "r1c1") == "9, clashes"  # no digit goes with it
    page.keyboard.press("2")
    assert cell(page, "r1c1") == "2"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("8")
    assert (cell(page, "r1c1"), cell(page, "r1c2")) == ("2, clashes", "8, clashes")
    assert message(page).startswith("V (r1c1, r1c2): ")
    page.keyboard.press("3")
    assert cell(page, "r1c1") == "2"


def test_automatic_candidates_know_the_rules(visit: Visit) -> None:
    page = opened(visit(), [c.Cage((0, 1), 4), c.Thermo((27, 28, 29, 30, 31)), c.Renban((72, 73))])

    def marks() -> list[str]:
        page.locator(".board .mark").first.wait_for()
        return list(
            page.locator(".board .picture > .cells > g").evaluate_all(
                "cells => cells.map(cell => [...cell.querySelectorAll('.mark')].map(e => e.textContent).join(''))"
            )
        )

    page.keyboard.press("m")
    assert marks()[:3] == ["13", "13", "123456789"]
    assert marks()[27:32] == ["12345", "23456", "34567", "45678", "56789"]
    page.locator("#grid [role=gridcell]").nth(72).click()
    page.keyboard.press("4")
    assert marks()[73] == "35"


def test_a_variant_without_givens_starts_the_clock_and_is_solved(visit: Visit, message: Message) -> None:
    cages = [c.Cage((0, 1), 3), c.Cage((2, 6), 4), c.Cage((4, 5), 7), c.Cage((3, 7), 6), c.Cage((8, 12), 6)]
    page = opened(visit(), cages, (2, 2))
    page.locator(".clock", has_text="0:02").wait_for()
    solution = next(iter(solutions(Puzzle(Shape(2, 2), bytes(16), tuple(cages)))))
    page.locator("#grid [role=gridcell]").first.click()
    for at, digit in enumerate(solution.oneline):
        page.locator("#grid [role=gridcell]").nth(at).click()
        page.keyboard.press(digit)
    page.get_by_text("Solved in").first.wait_for()
    assert message(page).startswith("Solved in 0:0")


def test_a_board_that_came_full_or_that_the_solver_filled_is_no_finish(visit: Visit, message: Message) -> None:
    page = visit("123434122143432.")
    page.get_by_role("tab", name="Solve").click()
    page.get_by_role("button", name="Solve", exact=True).click()
    page.get_by_role("button", name="Put it on my board").click()
    page.get_by_text("The answer is on your board").wait_for()
    page.evaluate("location.hash = 'puzzle=1234341221434321'")
    page.get_by_text("Opened from the link").wait_for()
    page.wait_for_timeout(300)
    assert "Solved" not in message(page)
    assert page.locator(".finish").count() == 0


def test_clues_look_as_people_who_set_variants_draw_them(visit: Visit) -> None:
    page = opened(
        visit(),
        [
            c.Ratio((0, 1)),
            c.Difference((3, 4)),
            c.Contain((10, 11, 19, 20), (3, 4, 5, 9)),
            c.Extremum(30, (21, 29, 31, 39), lowest=True),
            c.Extremum(34, (25, 33, 35, 43), lowest=False),
            c.Parity((45,), odd=True),
            c.Parity((47,), odd=False),
            c.Arrow((50, 51), (49,)),
            c.Indexer(tuple(range(72, 81)), 1),
        ],
    )

    def look(style: str, what: str) -> str:
        return str(page.locator(f".board {style}").first.evaluate(f"e => getComputedStyle(e).{what}"))

    ink, paper = look(".thick", "stroke"), look(".paper", "fill")
    assert look(".v-dot.v-black", "fill") == ink
    assert look(".v-dot.v-white", "fill") == "rgb(255, 255, 255)"
    assert page.locator(".board .v-text", has_text="3 4").count() == 1
    assert page.locator(".board .v-text", has_text="5 9").count() == 1
    tips = page.locator(".board .v-chevron").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    assert len(tips) == len(set(tips)) == 8  # four into one cell, four out of the other
    assert (look("circle.v-parity", "fill"), look(".v-ring", "fill")) == (look("rect.v-parity", "fill"), "none")
    assert look(".v-column-index", "fill") not in (ink, paper)
    order = page.locator(".board .picture").evaluate(
        "e => e.querySelector('.thick').compareDocumentPosition(e.querySelector('.v-dot'))"
    )
    assert order & 4  # the dots lie above the lines
