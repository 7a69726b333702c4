"""Rules that speak of the whole board, against their own words."""

from itertools import permutations

import pytest

from ninefold import Puzzle, Shape, solutions
from ninefold.constraints import Flatmates, GlobalEntropy


def test_every_five_has_a_one_above_or_a_nine_below() -> None:
    rule = Flatmates(9)
    line = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
    grid = bytes(map(int, line))
    puzzle = Puzzle(Shape(3, 3), bytes(81), (rule,))
    fives = [cell for cell in range(81) if grid[cell] == 5]
    plain = all((c > 8 and grid[c - 9] == 1) or (c < 72 and grid[c + 9] == 9) for c in fives)
    assert rule.holds(grid, puzzle.scale) == plain
    for found in solutions(puzzle, limit=20):
        digits = found.digits
        for cell in range(81):
            if digits[cell] == 5:
                assert (cell > 8 and digits[cell - 9] == 1) or (cell < 72 and digits[cell + 9] == 9)


@pytest.mark.parametrize("modular", [False, True])
@pytest.mark.parametrize("cell", range(9))
def test_every_2x2_square_holds_all_three_kinds(modular: bool, cell: int) -> None:
    rows = list(permutations((1, 2, 3)))
    grids = [a + b + c for a in rows for b in rows for c in rows]
    latin = [g for g in grids if all(len({g[k], g[k + 3], g[k + 6]}) == 3 for k in range(3))]
    squares = [(k, k + 1, k + 3, k + 4) for k in (0, 1, 3, 4)]
    for digit in (1, 2, 3):
        expected = {bytes(g) for g in latin if g[cell] == digit and all(len({g[k] for k in s}) == 3 for s in squares)}
        givens = bytes(digit if k == cell else 0 for k in range(9))
        puzzle = Puzzle(Shape(1, 3), givens, (GlobalEntropy(3, modular),))
        assert {grid.digits for grid in solutions(puzzle)} == expected
    assert expected
