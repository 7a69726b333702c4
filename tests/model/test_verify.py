from hypothesis import given
from hypothesis import strategies as st

from ninefold import Puzzle, Shape, solutions, verify_by_candidates, verify_by_houses

EMPTY = Puzzle(Shape(2, 2), bytes(16))
RIGHT = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])


def test_a_right_grid_is_right_both_ways() -> None:
    assert verify_by_houses(EMPTY, RIGHT)
    assert verify_by_candidates(EMPTY, RIGHT)


def test_an_empty_cell_is_wrong_both_ways() -> None:
    hole = RIGHT[:-1] + b"\0"
    assert not verify_by_houses(EMPTY, hole)
    assert not verify_by_candidates(EMPTY, hole)


def test_a_changed_given_is_wrong_both_ways() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes([2] + [0] * 15))
    assert not verify_by_houses(puzzle, RIGHT)
    assert not verify_by_candidates(puzzle, RIGHT)


def test_too_few_cells_and_digits_out_of_range_are_wrong_both_ways() -> None:
    for digits in (RIGHT[:-1], RIGHT[:-1] + b"\5", b""):
        assert not verify_by_houses(EMPTY, digits)
        assert not verify_by_candidates(EMPTY, digits)


@given(st.data())
def test_both_ways_agree_on_every_grid_near_a_solution(data: st.DataObject) -> None:
    solution = data.draw(st.sampled_from([grid.digits for grid in solutions(EMPTY)]))
    grid = bytearray(solution)
    for _ in range(data.draw(st.integers(0, 3))):
        grid[data.draw(st.integers(0, 15))] = data.draw(st.integers(0, 4))
    assert verify_by_houses(EMPTY, bytes(grid)) == verify_by_candidates(EMPTY, bytes(grid))
    if bytes(grid) == solution:
        assert verify_by_houses(EMPTY, bytes(grid))
