"""What comes out when nothing is wished: the shares that docs/generate.md shows."""

from collections import Counter
from itertools import islice

from ninefold.engine.generator import Digging, dig
from ninefold.engine.stop import Stop
from ninefold.generating import Wish, generate
from ninefold.model import Puzzle, Shape, verify_by_houses

SHARES = {"easy": 0.408, "medium": 0.194, "hard": 0.178, "unfair": 0.093, "extreme": 0.126}


def dug(number: int, *, from_root: bool = False) -> tuple[list[bytes], list[bytes]]:
    both = dig(Digging(tuple((cell,) for cell in range(81)), from_root=from_root), 1, 0, number, Stop())
    puzzles, solutions = ([text[at : at + 81] for at in range(0, len(text), 81)] for text in both)
    return puzzles, solutions


def test_levels_of_random_minimal_puzzles_have_the_shares_that_are_told() -> None:
    number = 1000
    levels: Counter[str | None] = Counter(one.level for one in islice(generate(Wish(), count=None, seed=11), number))
    for level, share in SHARES.items():
        spread = (share * (1 - share) / number) ** 0.5
        assert abs(levels[level] / number - share) < 4 * spread


def test_random_minimal_puzzles_have_24_4_givens_on_average() -> None:
    puzzles, _ = dug(3000)
    givens = [81 - puzzle.count(0) for puzzle in puzzles]
    assert abs(sum(givens) / 3000 - 24.38) < 0.1
    assert min(givens) >= 19
    assert max(givens) <= 31


def test_every_digit_is_as_likely_in_every_cell_of_a_filled_grid() -> None:
    number = 3000
    for from_root in (False, True):
        _, solutions = dug(number, from_root=from_root)
        for cell in (0, 40, 77):
            counts = Counter(solution[cell] for solution in solutions)
            chi = sum((counts[digit] - number / 9) ** 2 / (number / 9) for digit in range(1, 10))
            assert chi < 28  # 8 degrees of freedom; exceeded once in 2,000


def test_filled_grids_are_right_and_no_two_are_alike() -> None:
    _, solutions = dug(1000)
    assert len(set(solutions)) == 1000
    board = Puzzle(Shape(3, 3), bytes(81))
    assert all(verify_by_houses(board, solution) for solution in solutions)
