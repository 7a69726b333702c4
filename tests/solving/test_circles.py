"""Counting circles on 6×6: the search must find what filtering all solutions without the circles finds."""

from random import Random

import pytest

from ninefold import Puzzle, Shape, solutions
from ninefold.constraints import CountingCircles, ExtraHouse

SHAPE = Shape(2, 3)
DIGITS = range(1, 7)


def _filled(r: Random) -> list[int]:
    """A filled board: rows and columns of a band change places, and digits their names."""
    rows = [2 * band + k for band in r.sample(range(3), 3) for k in r.sample(range(2), 2)]
    columns = [3 * stack + k for stack in r.sample(range(2), 2) for k in r.sample(range(3), 3)]
    names = r.sample(DIGITS, 6)
    return [names[(3 * (row % 2) + row // 2 + column) % 6] for row in rows for column in columns]


def _circles(r: Random, filled: list[int]) -> tuple[int, ...]:
    """Circles that the board keeps; now and then one is elsewhere."""
    used = r.sample(DIGITS, r.randint(1, 6))
    cells = {cell for digit in used for cell in r.sample([k for k in range(36) if filled[k] == digit], digit)}
    if r.random() < 0.3:
        cells.symmetric_difference_update(r.sample(range(36), 2))
    return tuple(sorted(cells)) or (0,)


@pytest.mark.parametrize("seed", range(60))
def test_circles_leave_the_solutions_that_keep_them(seed: int) -> None:
    r = Random(seed)
    filled = _filled(r)
    shown = r.sample(range(36), 13)
    givens = bytes(digit if cell in shown else 0 for cell, digit in enumerate(filled))
    rule = CountingCircles(_circles(r, filled))
    different = [r.choice([k for k in range(36) if filled[k] == digit]) for digit in r.sample(DIGITS, 4)]
    others = (ExtraHouse("extra region", tuple(different)),) if seed % 3 == 0 else ()
    plain = Puzzle(SHAPE, givens, others)
    every = [grid.digits for grid in solutions(plain, limit=20_000)]
    assert 0 < len(every) < 20_000
    found = {grid.digits for grid in solutions(Puzzle(SHAPE, givens, (*others, rule)), limit=20_000)}
    assert found == {digits for digits in every if rule.holds(digits, plain.scale)}


def test_circles_that_leave_no_nine_elsewhere_are_searched_without_a_given() -> None:
    filled = [(3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
    circles = [[cell for cell in range(81) if filled[cell] == digit][:digit] for digit in range(4, 10)]
    rule = CountingCircles(tuple(sorted(cell for cells in circles for cell in cells)))
    (first,) = solutions(Puzzle(Shape(3, 3), bytes(81), (rule,)), limit=1)
    assert rule.holds(first.digits, first.puzzle.scale)
