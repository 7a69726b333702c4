"""Why a rule takes candidates away: each clause is true by itself, and together they tell the whole step."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold import Grid, Puzzle, Shape
from ninefold.constraints import (
    Arrow,
    Between,
    Cage,
    Difference,
    LittleKiller,
    PairSum,
    Palindrome,
    Ratio,
    Renban,
    Skyscraper,
    SumLine,
    Thermo,
    Whisper,
)
from ninefold.logic import LogicOptions, all_steps, sentences, words
from ninefold.logic.reasons import reasons
from ninefold.model import Constraint, Step

BY_ONE_RULE = LogicOptions(techniques=("rule-pair", "rule-group", "rule-long"))
NINE = Shape(3, 3)


def steps(constraint: Constraint, shape: Shape = NINE, removed: tuple[tuple[int, int], ...] = ()) -> list[Step]:
    grid = Grid.start(Puzzle(shape, bytes(shape.cells), (constraint,))).eliminate(removed)
    return all_steps(grid, BY_ONE_RULE)


def told(step: Step, size: int = 9) -> str:
    return "; ".join(reason.text for reason in reasons(step))


def no_more_than(cell: int, digit: int, size: int = 9) -> tuple[tuple[int, int], ...]:
    return tuple((cell, one) for one in range(digit + 1, size + 1))


def test_a_thermometer_is_told_from_the_bulb_up_and_from_the_tip_down() -> None:
    (step,) = steps(Thermo((0, 10, 20)))
    assert told(step) == (
        "r1c1 is at least 1, so r2c2 is at least 2 and r3c3 is at least 3; "
        "r3c3 is at most 9, so r2c2 is at most 8 and r1c1 is at most 7"
    )


def test_what_a_cell_holds_at_least_is_told_from_where_that_comes_from() -> None:
    (step,) = steps(Thermo((0, 10, 20, 30)), removed=tuple((10, digit) for digit in range(1, 5)))
    assert "r2c2 is at least 5, so r3c3 is at least 6 and r4c4 is at least 7" in told(step)


def test_the_circle_of_an_arrow_is_at_least_what_different_digits_add_up_to() -> None:
    (step,) = steps(Arrow((1, 2, 10), circle=(0,)))
    assert told(step) == (
        "r1c2, r1c3 and r2c2 add up to at least 1 + 2 + 3 = 6, so r1c1 is at least 6; "
        "r1c1 is at most 9 and the others are at least 1 + 2 = 3, so r1c2, r1c3 and r2c2 are at most 6 each"
    )


def test_cells_that_do_not_see_each_other_may_hold_the_same() -> None:
    (step,) = steps(Arrow((10, 40), circle=(0,)))
    assert told(step).startswith("r2c2 and r5c5 add up to at least 1 + 1 = 2, so r1c1 is at least 2")


def test_a_sum_is_bounded_by_what_the_others_can_be() -> None:
    (step,) = steps(LittleKiller((10, 40, 70), 25))
    assert told(step) == "the others are at most 9 + 9 = 18 together, so r2c2, r5c5 and r8c8 are at least 7 each"


def test_few_sets_of_digits_are_named_where_bounds_do_not_say_all() -> None:
    (step,) = steps(LittleKiller((2, 10, 18), 23))
    assert told(step) == "all that r1c3, r2c2 and r3c1 can hold is 6+8+9"


def test_beside_a_middle_digit_nothing_fits_on_a_whisper() -> None:
    (step,) = steps(Whisper((30, 31, 40)))
    assert told(step) == (
        "nothing fits beside 5 in r4c4, r4c5 and r5c5; "
        "with 4 in r4c5 both r4c4 and r5c5 would be 9, which see each other; "
        "with 6 in r4c5 both r4c4 and r5c5 would be 1, which see each other"
    )


def test_consecutive_digits_reach_only_so_far() -> None:
    (step,) = steps(Renban((20, 29, 38, 47)), removed=no_more_than(29, 3))
    assert told(step) == "r4c3 is at most 3, so nothing there is more than 6"


def test_the_ends_of_a_palindrome_ask_each_other() -> None:
    (step,) = steps(Palindrome((0, 10, 30, 40)), removed=((40, 3), (40, 7)))
    assert told(step) == "nothing fits in r5c5 beside 3 or 7 in r1c1"


def test_few_ways_are_named() -> None:
    (step,) = steps(Skyscraper((0, 1, 2, 3), 3), Shape(2, 2))
    assert told(step) == (
        "r1c1, r1c2, r1c3 and r1c4, in this order, can only be 1 2 4 3, 1 3 2 4, 1 3 4 2, 2 1 3 4, 2 3 1 4 or 2 3 4 1"
    )


def test_words_of_a_step_end_with_its_reasons_and_what_follows() -> None:
    (step,) = steps(Renban((20, 29, 38, 47)), removed=no_more_than(29, 3))
    assert [words(each) for each in sentences(step)] == [
        "The renban in r3c3, r4c3, r5c3 and r6c3: "
        "the digits of the line are consecutive, in any order, and none occurs twice.",
        "r4c3 is at most 3, so nothing there is more than 6.",
        "So 7, 8 and 9 can be removed from r3c3, r5c3 and r6c3.",
    ]


def test_where_no_reason_is_known_it_is_said_how_the_step_was_found() -> None:
    (step,) = [one for one in steps(Skyscraper(tuple(range(9)), 8)) if one.eliminations][:1]
    assert reasons(step) == ()
    assert "A candidate that occurs in no way to fill these cells goes." in [words(each) for each in sentences(step)]


SIX = Shape(2, 3)
LINE = st.lists(st.integers(0, 35), min_size=2, max_size=4, unique=True).map(tuple)


def constraints() -> st.SearchStrategy[Constraint]:
    total = st.integers(3, 20)
    return st.one_of(
        st.builds(Thermo, LINE, slow=st.booleans()),
        st.builds(Whisper, LINE, difference=st.integers(2, 4)),
        st.builds(Renban, LINE),
        st.builds(Palindrome, LINE),
        st.builds(Between, LINE.filter(lambda line: len(line) > 2)),
        st.builds(Difference, LINE.map(lambda line: line[:2]), st.integers(1, 4)),
        st.builds(Ratio, LINE.map(lambda line: line[:2]), st.integers(2, 3)),
        st.builds(PairSum, LINE.map(lambda line: line[:2]), total),
        st.builds(LittleKiller, LINE, total),
        st.builds(SumLine, LINE, total),
        st.builds(Cage, LINE, total),
        LINE.filter(lambda line: len(line) > 1).map(lambda line: Arrow(line[1:], circle=line[:1])),
    )


def possible(constraint: Constraint, grid: Grid, cells: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every filling of the cells, one by one, that the constraint and the houses allow."""
    digits = bytearray(grid.puzzle.shape.cells)
    for way in product(*(grid.candidates_of(cell) for cell in cells)):
        held = list(zip(cells, way, strict=True))
        if any(x == y and b in grid.puzzle.peers[a] for a, x in held for b, y in held):
            continue
        for cell, digit in held:
            digits[cell] = digit
        if constraint.holds(bytes(digits), grid.puzzle.scale):
            yield way


@settings(max_examples=60, deadline=None)
@given(constraints(), st.data())
def test_each_clause_is_true_and_together_they_tell_the_step(constraint: Constraint, data: st.DataObject) -> None:
    cells = tuple(dict.fromkeys((*getattr(constraint, "circle", ()), *constraint.cells)))  # type: ignore[attr-defined]
    candidates = [(cell, digit) for cell in cells for digit in range(1, 7)]
    removed = data.draw(st.sets(st.sampled_from(candidates), max_size=8))
    grid = Grid.start(Puzzle(SIX, bytes(36), (constraint,))).eliminate(sorted(removed))
    held = [set(column) for column in zip(*possible(constraint, grid, cells), strict=True)]
    for step in all_steps(grid, BY_ONE_RULE):
        for reason in reasons(step):
            assert not [one for one in reason.removes if held and one.digit in held[cells.index(one.cell)]], reason.text
        if reasons(step):
            assert set(step.eliminations) <= {one for reason in reasons(step) for one in reason.removes}


@pytest.mark.parametrize("lowest", [0, 1])
def test_numbers_are_those_that_the_board_prints(lowest: int) -> None:
    symbols = "".join(map(str, range(lowest, lowest + 9)))
    puzzle = Puzzle(NINE, bytes(81), (LittleKiller((10, 40), 2 * lowest + 2),), symbols)
    (step,) = all_steps(Grid.start(puzzle), BY_ONE_RULE)
    assert told(step) == f"the other is at least {lowest}, so r2c2 and r5c5 are at most {lowest + 2} each"
