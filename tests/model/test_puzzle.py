import pickle
from dataclasses import replace

import pytest

from ninefold import Grid, Placement, Puzzle, PuzzleError, Shape, Step, Technique, read_puzzle, violations
from ninefold.constraints import Cage, ExtraHouse
from ninefold.constraints.extra_house import diagonals
from ninefold.model import Elimination, cell_name, parse_cell

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_puzzles_with_the_same_givens_are_equal_and_hash_alike_whatever_their_symbols() -> None:
    one = Puzzle(Shape(2, 2), bytes([1] + [0] * 15))
    two = Puzzle(Shape(2, 2), bytes([1] + [0] * 15), symbols="ABCD")
    assert one == two
    assert len({one, two}) == 1
    assert two.oneline == "A..............."


def test_sums_that_count_from_another_digit_make_another_puzzle() -> None:
    cage = (Cage((0, 1), 3),)
    one, two, zero = (Puzzle(Shape(2, 2), bytes(16), cage, symbols) for symbols in ("1234", "ABCD", "0123"))
    assert one == two != zero
    assert len({one, two, zero}) == 2
    assert replace(zero, symbols="1234") == one
    assert pickle.loads(pickle.dumps(zero)) == zero
    for houses in ((), diagonals(4)):
        assert Puzzle(Shape(2, 2), bytes(16), houses, "0123") == Puzzle(Shape(2, 2), bytes(16), houses)


def test_a_puzzle_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Puzzle(Shape(2, 2), bytes(16)).givens = bytes(16)  # type: ignore[misc]


def test_a_digit_out_of_range_is_named_with_its_cell() -> None:
    with pytest.raises(PuzzleError, match="r1c2: expected a digit from 1 to 4, got 5"):
        Puzzle(Shape(2, 2), bytes([1, 5] + [0] * 14))


def test_a_wrong_number_of_cells_is_refused() -> None:
    with pytest.raises(PuzzleError, match="has 81 cells, got 80"):
        Puzzle(Shape(3, 3), bytes(80))


def test_a_house_outside_the_board_is_refused() -> None:
    with pytest.raises(PuzzleError, match="no place on a 4×4 board"):
        Puzzle(Shape(2, 2), bytes(16), (ExtraHouse("region", (14, 15, 16)),))


def test_a_cell_has_twenty_peers_and_more_on_a_diagonal() -> None:
    assert {len(peers) for peers in Puzzle(Shape(3, 3), bytes(81)).peers} == {20}
    crossed = Puzzle(Shape(3, 3), bytes(81), diagonals(9))
    assert len(crossed.peers[40]) == 20 + 12
    assert len(crossed.peers[1]) == 20


def test_candidates_are_what_no_peer_has() -> None:
    grid = Grid.start(read_puzzle(CLASSIC))
    assert grid.candidates_of(2) == (1, 2, 4)
    assert grid.candidates_of(0) == ()


def test_a_step_eliminates_first_and_then_places() -> None:
    grid = Grid.start(Puzzle(Shape(2, 2), bytes(16)))
    step = Step(Technique("t", "T", "f"), (Placement(0, 1),), (Elimination(15, 4),))
    after = grid.apply(step)
    assert after.digits[0] == 1
    assert after.candidates_of(15) == (1, 2, 3)
    assert after.candidates_of(1) == (2, 3, 4)
    assert grid.digits[0] == 0


def test_placing_what_is_no_candidate_is_refused_with_the_cell() -> None:
    grid = Grid.start(Puzzle(Shape(2, 2), bytes([1] + [0] * 15)))
    with pytest.raises(PuzzleError, match="r1c2: 1 is no candidate there"):
        grid.place(1, 1)


def test_every_violated_house_is_named() -> None:
    puzzle = read_puzzle("11..............")
    sentences = [violation.sentence(puzzle) for violation in violations(puzzle, puzzle.givens)]
    assert sentences == ["Row 1 has two 1s (r1c1, r1c2).", "Box 1 has two 1s (r1c1, r1c2)."]


def test_a_violated_diagonal_is_named() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes([1] + [0] * 14 + [1]), diagonals(4))
    [violation] = violations(puzzle, puzzle.givens)
    assert violation.sentence(puzzle) == "Falling diagonal has two 1s (r1c1, r4c4)."


def test_cell_names_are_one_based_and_read_back() -> None:
    assert [parse_cell(cell_name(cell, 16), 16) for cell in range(256)] == list(range(256))
    for text in ("r0c1", "r1c17", "c1r1", "", "r1c1x"):
        with pytest.raises(PuzzleError, match="expected a cell from r1c1 to r16c16"):
            parse_cell(text, 16)


def test_a_notebook_shows_puzzle_and_grid_as_a_picture() -> None:
    puzzle = read_puzzle(CLASSIC)
    assert puzzle._repr_svg_().count('class="given"') == 30
    assert Grid.start(puzzle).place(2, 4)._repr_svg_().count('class="entered"') == 1


@pytest.mark.parametrize("symbols", ["123456789", "0ABCDEFGH", "●▲■◆★✚♥♣♠"])
@pytest.mark.parametrize("blank", [".", "0"])
def test_a_text_has_the_symbol_of_each_digit(symbols: str, blank: str) -> None:
    digits = bytes(cell % 10 for cell in range(81))
    text = Puzzle(Shape(3, 3), bytes(81), symbols=symbols).text_of(digits, blank)
    assert text == "".join((blank + symbols)[digit] for digit in digits)


@pytest.mark.parametrize("symbols", ["123456789", "●▲■◆★✚♥♣♠"])
def test_what_is_no_digit_of_the_board_has_no_text(symbols: str) -> None:
    with pytest.raises((IndexError, UnicodeDecodeError)):
        Puzzle(Shape(3, 3), bytes(81), symbols=symbols).text_of(bytes([10]) * 81)
