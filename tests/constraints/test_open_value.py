"""Values that are left open: a full grid gives a clue those that it keeps, and no others."""

from random import Random

import pytest

from ninefold import constraints as c
from ninefold.constraints.open_value import has_value, is_open, opened, readings
from ninefold.generating.filled import root_solution, shuffled
from ninefold.model import Constraint, Shape
from ninefold.model.rule import Scale

NINE = Shape(3, 3)
ROW = tuple(range(9))
SCALE = Scale(9)
GRIDS = [shuffled(root_solution(NINE), NINE, Random(seed)) for seed in range(5)]


@pytest.mark.parametrize("grid", GRIDS)
def test_values_are_what_a_person_would_read_from_the_grid(grid: bytes) -> None:
    first, second, third = grid[:3]
    ends = sorted(grid[:9].index(digit) for digit in (1, 9))
    tallest = [digit for at, digit in enumerate(grid[:9]) if digit == max(grid[: at + 1])]
    assert readings(c.Cage((0, 1, 2)), grid, SCALE) == [c.Cage((0, 1, 2), first + second + third)]
    assert readings(c.Sandwich(ROW, 0), grid, SCALE) == [c.Sandwich(ROW, sum(grid[ends[0] + 1 : ends[1]]))]
    assert readings(c.XSum(ROW, 1), grid, SCALE) == [c.XSum(ROW, sum(grid[:first]))]
    assert readings(c.Skyscraper(ROW, 1), grid, SCALE) == [c.Skyscraper(ROW, len(tallest))]
    assert readings(c.Parity((0,), True), grid, SCALE) == [c.Parity((0,), first % 2 == 1)]
    assert readings(c.Less((0, 1)), grid, SCALE) == [c.Less((0, 1) if first < second else (1, 0))]
    corner = (0, 1, 9, 10)
    assert readings(c.Contain(corner, (1,)), grid, SCALE) == [
        c.Contain(corner, tuple(sorted(grid[cell] for cell in corner)))
    ]


@pytest.mark.parametrize("grid", GRIDS)
def test_a_dot_is_white_or_black_or_nothing(grid: bytes) -> None:
    for cell in range(8):
        low, high = sorted(grid[cell : cell + 2])
        wished: list[Constraint] = [c.Difference((cell, cell + 1))] if high - low == 1 else []
        wished += [c.Ratio((cell, cell + 1))] if high == 2 * low else []
        for drawn in (c.Difference((cell, cell + 1)), c.Ratio((cell, cell + 1))):
            assert readings(drawn, grid, SCALE) == wished
            assert opened(drawn)[0].holds(grid, SCALE) == bool(wished)


def test_what_stays_of_an_open_clue() -> None:
    assert opened(c.Cage((0, 1), 9)) == (c.Cage((0, 1)),)
    assert opened(c.Sandwich(ROW, 9)) == ()
    assert opened(c.PairSum((0, 1), 10)) == (c.Either(((c.PairSum((0, 1), 10),), (c.PairSum((0, 1), 5),))),)


def test_a_clue_is_open_only_without_a_value_that_it_could_have() -> None:
    assert [is_open(one) for one in (c.Cage((0, 1)), c.Cage((0, 1), 9), c.Thermo((0, 1)))] == [True, False, False]
    assert [has_value(one) for one in (c.Thermo((0, 1)), c.Arrow((1, 2), (0,)), c.Leap(9, 1, 2))] == [False] * 3
