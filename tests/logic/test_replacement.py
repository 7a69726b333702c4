"""Eleven's replacement: three digits without names, and their names again."""

from itertools import permutations

import pytest

from ninefold import read_puzzle
from ninefold.errors import PuzzleError
from ninefold.logic.replacement import named_back, replaceable, replaced
from ninefold.logic.whips import whip_path
from ninefold.model import Grid
from ninefold.solving import solve

LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."


def loki() -> tuple[Grid, bytes]:
    puzzle = read_puzzle(LOKI)
    solution = solve(puzzle)
    assert solution is not None
    return Grid.start(puzzle), solution.digits


def test_the_solution_fits_the_new_grid_under_just_the_names_that_the_three_cells_give() -> None:
    grid, solution = loki()
    for cells, digits in replaceable(grid):
        for order in permutations(digits):
            after = replaced(grid, cells, (order[0], order[1], order[2]))
            fits = []
            for names in permutations(digits):
                renamed = bytes(dict(zip(digits, names, strict=True)).get(digit, digit) for digit in solution)
                if all(renamed[cell] in (after.digits[cell], *after.candidates_of(cell)) for cell in range(81)):
                    fits.append(renamed)
            assert len(fits) == 1
            assert [fits[0][cell] for cell in cells] == list(order)
            assert named_back(grid, fits[0], digits) == solution


def test_what_is_not_of_the_three_digits_stays_as_it_is() -> None:
    grid, _ = loki()
    cells, digits = next(replaceable(grid))
    after = replaced(grid, cells, digits)
    for cell in range(81):
        if grid.digits[cell] not in (0, *digits):
            assert after.digits[cell] == grid.digits[cell]
        elif not after.digits[cell]:
            others = {digit for digit in grid.candidates_of(cell) if digit not in digits}
            assert {digit for digit in after.candidates_of(cell) if digit not in digits} == others


def test_loki_is_solved_by_chains_of_five_places_and_named_back() -> None:
    grid, solution = loki()
    cells, digits = next(replaceable(grid))
    *_, (_, _, end) = whip_path(replaced(grid, cells, digits), longest=5)
    assert end.is_full
    assert named_back(grid, bytes(end.digits), digits) == solution


def test_a_solution_that_no_names_fit_has_none() -> None:
    grid, solution = loki()
    _, digits = next(replaceable(grid))
    assert named_back(grid, solution[::-1], digits) is None


def test_cells_without_the_same_three_candidates_are_refused() -> None:
    grid, _ = loki()
    with pytest.raises(PuzzleError, match="three cells of a house with the same three candidates"):
        replaced(grid, (0, 1, 2), (3, 5, 7))
    with pytest.raises(PuzzleError, match="9×9 without constraints only"):
        replaced(Grid.start(read_puzzle("1.....2..3.....4")), (0, 1, 2), (1, 2, 3))
