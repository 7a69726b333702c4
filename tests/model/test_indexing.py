"""A cell can be named in three ways, on puzzles and on grids; what is on no board is refused in a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold import Grid, Puzzle, PuzzleError, Shape

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@given(st.integers(0, 80))
def test_three_names_of_one_cell_agree(cell: int) -> None:
    puzzle = Puzzle.parse(EASY)
    row, column = divmod(cell, 9)
    digit = int(EASY[cell].replace(".", "0"))
    assert puzzle[cell] == puzzle[row, column] == puzzle[f"r{row + 1}c{column + 1}"] == digit
    grid = Grid.start(puzzle)
    assert grid[cell] == grid[row, column] == grid[f"r{row + 1}c{column + 1}"] == digit


@pytest.mark.parametrize("where", [-1, 81, (0, 9), (9, 0), (-1, 0), (0, -1), "r0c1", "r1c10", "r10c1", "middle"])
def test_what_is_on_no_board_is_refused(where: int | str | tuple[int, int]) -> None:
    puzzle = Puzzle.parse(EASY)
    with pytest.raises(PuzzleError, match="expected"):
        puzzle[where]
    with pytest.raises(PuzzleError, match="expected"):
        Grid.start(puzzle).place(where, 1)
    with pytest.raises(PuzzleError, match="expected"):
        Grid.start(puzzle).eliminate([(where, 1)])


@pytest.mark.parametrize("digit", [-1, 0, 10, 5])
def test_only_a_candidate_can_be_placed(digit: int) -> None:
    with pytest.raises(PuzzleError, match=f"r1c3: {digit} is no candidate there"):
        Grid.start(Puzzle.parse(EASY)).place("r1c3", digit)


@pytest.mark.parametrize("digit", [-1, 0, 10])
def test_only_a_digit_can_be_eliminated(digit: int) -> None:
    with pytest.raises(PuzzleError, match=f"expected a digit from 1 to 9, got {digit}"):
        Grid.start(Puzzle.parse(EASY)).eliminate([(2, digit)])


def test_a_digit_taken_back_leaves_the_grid_as_it_was() -> None:
    before = Grid.start(Puzzle.parse(EASY)).eliminate([("r1c4", 2)])
    assert before.place("r1c3", 4).clear("r1c3") == before


def test_a_given_is_not_taken_back() -> None:
    with pytest.raises(PuzzleError, match="r1c1: a given cannot be taken back"):
        Grid.start(Puzzle.parse(EASY)).clear("r1c1")


@given(st.sampled_from([4, 6, 8, 9]), st.randoms())
def test_what_repr_shows_makes_the_puzzle_again(size: int, random: object) -> None:
    puzzle = Puzzle(Shape.of_size(size), bytes(random.choice([0, 0, 0, size]) for _ in range(size * size)))  # type: ignore[attr-defined]
    assert eval(repr(puzzle), {"Puzzle": Puzzle}) == puzzle


def test_repr_of_a_puzzle_that_its_text_does_not_tell() -> None:
    standing = Puzzle(Shape(3, 2), bytes(36))
    assert repr(standing) == "<Puzzle 6×6 with boxes 3×2, 0 givens: '....................................'>"


def test_repr_of_a_large_puzzle_is_short() -> None:
    assert repr(Puzzle(Shape(6, 6), bytes(36 * 36))).startswith("<Puzzle 36×36, 0 givens: '.....")
    assert len(repr(Puzzle(Shape(6, 6), bytes(36 * 36)))) < 200


def test_repr_of_a_grid_shows_both() -> None:
    grid = Grid.start(Puzzle.parse("1.....2..3.....4")).place("r1c2", 2)
    assert repr(grid) == "<Grid of Puzzle.parse('1.....2..3.....4'): '12....2..3.....4'>"
    assert repr(grid.eliminate([("r1c3", 3)])).endswith(", 1 candidates eliminated>")
