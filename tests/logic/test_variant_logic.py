"""Logic under further rules: each technique on a board small enough to check by hand, and whole paths."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from ninefold import Grid, Puzzle, Shape, Stop, solutions, solve
from ninefold.constraints import Arrow, Cage, Candidates, Difference, Neighbours, Parity, Sandwich, Thermo, Total, Void
from ninefold.constraints.extra_house import diagonals
from ninefold.constraints.variants import variant
from ninefold.errors import NinefoldError, StoppedError, TimeLimitError
from ninefold.generating import Wish, generate
from ninefold.generating.layout import LayoutWish
from ninefold.lab.known_answers import read_variant
from ninefold.logic import LogicOptions, all_steps, explain, path, sentences, techniques, without_guessing, words
from ninefold.model import Constraint, Step
from ninefold.picture.svg import step_svg

FOUR = Shape(2, 2)
NON_CONSECUTIVE = Neighbours(4, "difference", 1)


def steps(technique: str, *rules: Constraint, givens: bytes = bytes(16), shape: Shape = FOUR) -> list[Step]:
    return all_steps(Grid.start(Puzzle(shape, givens, rules)), LogicOptions(techniques=(technique,)))


def removed(found: Iterable[Step]) -> set[tuple[int, int]]:
    return {(cell, digit) for step in found for cell, digit in step.eliminations}


def told(step: Step, size: int = 4) -> str:
    return words(explain(step, size=size))


def test_an_odd_cell_loses_its_even_digits() -> None:
    (step,) = steps("rule-cell", Parity((0, 5), odd=True))
    assert removed([step]) == {(0, 2), (0, 4), (5, 2), (5, 4)}
    assert told(step) == "Only odd digits may stand there: 2 and 4 can be removed from r1c1 and r2c2."


def test_candidates_of_many_cells_are_one_step() -> None:
    (step,) = steps("rule-cell", Candidates((0,), (1, 2)), Candidates((1,), (3, 4)))
    assert removed([step]) == {(0, 3), (0, 4), (1, 1), (1, 2)}


def test_void_cells_are_filled_at_once() -> None:
    (step,) = steps("rule-cell", Void((0, 1)))
    assert [(placed.cell, placed.digit) for placed in step.placements] == [(0, 1), (1, 1)]


def test_placed_digits_work_by_a_rule_for_all_neighbours() -> None:
    (step,) = steps("rule-digits", NON_CONSECUTIVE, givens=bytes([2] + [0] * 15))
    assert removed([step]) == {(1, 1), (1, 3), (4, 1), (4, 3)}
    assert told(step).startswith("Neighbours never have the difference 1, so by the digits in r1c1: ")


def test_two_cells_under_a_rule_lose_what_goes_with_nothing() -> None:
    assert removed(steps("rule-pair", Difference((0, 1), 2))) == set()
    assert removed(steps("rule-pair", Difference((0, 1), 3))) == {(0, 2), (0, 3), (1, 2), (1, 3)}


def test_a_cage_keeps_the_sets_that_make_its_sum_and_names_them() -> None:
    (step,) = steps("cage-combinations", Cage((0, 1), 4))
    assert removed([step]) == {(0, 2), (0, 4), (1, 2), (1, 4)}
    assert told(step) == (
        "In the cage r1c1 and r1c2 the digits of the cage are different and add up to 4, with the digits 1 and 3: "
        "2 and 4 can be removed from r1c1 and r1c2."
    )
    assert step.evidence.rules[0].contents == ((1, 3),)


def test_a_thermometer_bounds_its_digits_from_the_bulb_on() -> None:
    (step,) = steps("rule-group", Thermo((0, 5, 10)))
    assert removed([step]) == {(0, 3), (0, 4), (5, 1), (5, 4), (10, 1), (10, 2)}
    assert told(step).startswith("In r1c1, r2c2 and r3c3 the digits grow from the bulb on: ")


def test_cells_of_an_arrow_that_see_each_other_differ() -> None:
    (step,) = steps("rule-group", Arrow((4, 5), (0,)))
    assert (0, 1) in removed([step])
    assert (0, 2) in removed([step])  # 1 and 1 in the same row


def test_a_sandwich_is_judged_as_a_whole_row() -> None:
    (step,) = steps("rule-group", Sandwich((0, 1, 2, 3), 5))
    assert removed([step]) == {(0, 2), (0, 3), (1, 1), (1, 4), (2, 1), (2, 4), (3, 2), (3, 3)}


def test_the_rule_of_45_finds_what_cages_leave_of_a_house() -> None:
    found = steps("rule-of-45", Cage((0, 1, 2), 8))
    assert {(3, 1), (3, 3), (3, 4)} <= removed(found)
    assert "r1c4 is 2" in told(found[0])
    outie = steps("rule-of-45", Total((0, 1), 3), Total((2, 3, 7), 10))
    assert (7, 1) in removed(outie)  # ten is the row, so three are left for r2c4


def test_every_filling_of_a_cage_may_have_a_digit_that_others_lose() -> None:
    (step, *_) = steps("shared-elimination-rule", Cage((0, 1), 7))
    assert {(2, 3), (3, 3), (4, 3), (5, 3)} <= removed([step])  # 3 and 4 are in the cage
    assert not {(0, 3), (0, 4), (1, 3), (1, 4)} & removed([step])
    assert "the digits of the cage are different and add up to 7, which takes 3 in r1c1 and r1c2" in told(step)


def test_rules_that_share_cells_are_judged_together() -> None:
    dots = (Difference((0, 1)), Difference((1, 2)))
    assert removed(steps("rule-pair", *dots)) == set()
    (step, *_) = steps("rule-joined", *dots)
    assert removed([step]) == {(1, 1), (1, 4)}  # both neighbours would be 2, or 3


def test_the_rules_of_a_house_are_judged_with_all_its_digits() -> None:
    found = steps("rule-joined", Cage((0, 1), 5), Thermo((0, 1)))
    assert any(step.evidence.houses and step.evidence.houses[0].house.name == "row 1" for step in found)


def test_all_places_of_a_digit_may_rule_out_the_same_by_a_rule() -> None:
    board = Puzzle(FOUR, bytes(16), (NON_CONSECUTIVE,))
    grid = Grid.start(board).eliminate([(2, 1), (3, 1)])
    found = all_steps(grid, LogicOptions(techniques=("shared-elimination-house",)))
    first = [step for step in found if step.evidence.houses[0].house.name == "row 1" and step.digits == (1,)]
    assert removed(first) == {(0, 2), (1, 2), (4, 1), (5, 1)}  # 1 is in r1c1 or r1c2: 2 is in neither


def test_all_digits_of_a_cell_may_rule_out_the_same() -> None:
    grid = Grid.start(Puzzle(FOUR, bytes(16), (NON_CONSECUTIVE,))).eliminate([(0, 4), (0, 2)])
    found = all_steps(grid, LogicOptions(techniques=("shared-elimination-cell",)))
    assert {(1, 2), (4, 2)} == removed(step for step in found if step.evidence.cells == (0,))


def test_a_diagonal_locks_candidates_like_any_house() -> None:
    grid = Grid.start(Puzzle(FOUR, bytes(16), diagonals(4))).eliminate([(10, 1), (15, 1)])
    found = all_steps(grid, LogicOptions(techniques=("locked-candidates-2",)))
    assert {(1, 1), (4, 1)} <= removed(step for step in found if "diagonal" in step.evidence.houses[0].house.name)


def test_a_contradiction_tells_what_is_impossible() -> None:
    board = Puzzle(FOUR, bytes([1] + [0] * 15), (NON_CONSECUTIVE,))
    found = all_steps(Grid.start(board), LogicOptions(techniques=("forcing-net-contradiction",)))
    assert found
    for step in found:
        assert all(grid.digits[cell] != digit for grid in solutions(board) for cell, digit in step.eliminations)
        assert step.evidence.rules[0].name == "contradiction"
        assert step.evidence.rules[0].sentence in " ".join(map(words, sentences(step, size=4)))


WISHES = [
    *(
        Wish(constraints=variant([name], Shape(3, 3)))
        for name in ("diagonal", "windoku", "antiknight", "nonconsecutive")
    ),
    LayoutWish(layouts=("killer",)),
    LayoutWish(layouts=("jigsaw",)),
]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: getattr(wish, "layouts", None) or wish.constraints[0].name)
def test_every_step_of_a_path_agrees_with_the_solution_and_can_be_told_and_drawn(wish: Wish) -> None:
    generated = next(generate(wish, seed=1))
    before = Grid.start(generated.puzzle)
    for step, after in path(generated.puzzle, without_guessing(unique=True)):
        assert all(generated.solution[cell] != digit for cell, digit in step.eliminations)
        assert all(generated.solution[cell] == digit for cell, digit in step.placements)
        assert step.technique.family != "uniqueness"
        assert told(step, 9).endswith(".")
        assert step_svg(before, step).startswith("<svg")
        before = after


def test_an_easy_killer_is_solved_whole() -> None:
    generated = next(generate(LayoutWish(layouts=("killer",), level="easy"), seed=1))
    *_, (_, end) = path(generated.puzzle)
    assert end.digits == generated.solution


def test_a_path_can_be_stopped_at_any_time() -> None:
    killer = next(generate(LayoutWish(layouts=("killer",)), seed=1)).puzzle
    with pytest.raises(TimeLimitError):
        list(path(killer, stop=Stop(0)))
    stop = Stop()
    walked = path(killer, stop=stop)
    stop.stop()
    with pytest.raises(StoppedError):
        list(walked)


def test_techniques_for_rules_are_not_offered_to_plain_boards() -> None:
    plain = Grid.start(Puzzle(Shape(2, 3), bytes(36)))
    rules = tuple(name for name, one in techniques().items() if one.family == "rules" and name != "rule-contradiction")
    assert all_steps(plain, LogicOptions(techniques=rules)) == []


@pytest.mark.parametrize("every", [24, pytest.param(9, marks=pytest.mark.slow)])
def test_no_step_on_reference_puzzles_contradicts_their_solution(reference: Path, every: int) -> None:
    lines = (reference / "variants" / "variants.jsonl").read_text(encoding="utf-8").splitlines()
    quick = without_guessing(unique=True)
    ladder = tuple(name for name in quick.techniques or () if name != "rule-contradiction")
    judged = 0
    for line in lines[::every]:
        try:
            case = read_variant(json.loads(line))
        except NinefoldError:
            continue
        if case.count != 1 or not case.puzzle.constraints or case.solution is None:
            continue
        known = dict(zip(case.cells, case.solution, strict=True))
        lowest = case.puzzle.scale.lowest
        for step, _ in path(case.puzzle, LogicOptions(techniques=ladder)):
            assert all(known.get(cell) != digit - 1 + lowest for cell, digit in step.eliminations), case.name
            assert all(known.get(cell, digit) == digit - 1 + lowest for cell, digit in step.placements if cell in known)
        judged += 1
    assert judged > 90 // every


def test_rules_make_the_difference() -> None:
    plain = Puzzle(FOUR, bytes([0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]))
    crossed = Puzzle(FOUR, plain.givens, (*diagonals(4), Cage((0, 1), 4)))
    solved = solve(crossed)
    *_, (_, end) = path(crossed)
    assert solved is not None
    assert all(digit in (0, right) for digit, right in zip(end.digits, solved.digits, strict=True))


@pytest.mark.parametrize("first", ["1234", "0123"])
def test_what_is_known_of_a_puzzle_is_not_told_of_its_twin_whose_digits_begin_at_0(first: str) -> None:
    cage = (Cage((0, 1), 3),)
    all_steps(Puzzle(Shape(2, 2), bytes(16), cage, first))
    three = all_steps(Puzzle(Shape(2, 2), bytes(16), cage, "1234"))[0]
    assert {(removed.cell, removed.digit) for removed in three.eliminations} == {(0, 3), (0, 4), (1, 3), (1, 4)}
    assert not all_steps(Puzzle(Shape(2, 2), bytes(16), cage, "0123")), "0 + 3 and 1 + 2"
