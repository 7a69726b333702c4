"""One form for all that differ by symmetries alone."""

import random
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninefold import canonical, canonical_many, read_puzzle
from ninefold.errors import PuzzleError
from ninefold.generating import Wish, generate
from ninefold.model import Puzzle, Shape

PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "060500028020090300300001470610700504040000010705002063034100005006040030590007040",
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    "." * 40 + "5" + "." * 40,
]


def lines(rng: random.Random) -> list[int]:
    return [3 * band + line for band in rng.sample(range(3), 3) for line in rng.sample(range(3), 3)]


def dressed(givens: bytes, rng: random.Random) -> bytes:
    """The puzzle with rows, columns and digits changed about at random."""
    rows, columns, digits = lines(rng), lines(rng), [0, *rng.sample(range(1, 10), 9)]
    turned = rng.random() < 0.5
    return bytes(
        digits[givens[9 * column + row if turned else 9 * row + column]] for row, column in product(rows, columns)
    )


def smallest(givens: bytes) -> bytes:
    """The slow twin: every order of the lines, pruned only where the first row is already larger."""
    orders = [
        tuple(3 * band + line for band, inner in zip(bands, inside, strict=True) for line in inner)
        for bands in permutations(range(3))
        for inside in product(permutations(range(3)), repeat=3)
    ]
    best: bytes | None = None
    for turned in (False, True):
        board = [[givens[9 * c + r] if turned else givens[9 * r + c] for c in range(9)] for r in range(9)]
        for columns in orders:
            named_first = {row: renamed([board[row][c] for c in columns])[0] for row in range(9)}
            least = min(named_first.values())
            if best is not None and bytes(least) > best[:9]:
                continue
            for rows in orders:
                if named_first[rows[0]] != least:
                    continue
                text = bytes(renamed([board[r][c] for r in rows for c in columns])[0])
                if best is None or text < best:
                    best = text
    assert best is not None
    return best


def renamed(digits: list[int]) -> tuple[list[int], int]:
    names: dict[int, int] = {0: 0}
    return [names.setdefault(digit, len(names)) for digit in digits], len(names)


@pytest.mark.parametrize("text", PUZZLES)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_all_symmetries_of_a_puzzle_have_one_form(text: str, seed: int) -> None:
    puzzle = read_puzzle(text)
    other = Puzzle(Shape(3, 3), dressed(puzzle.givens, random.Random(seed)))
    assert canonical(other) == canonical(puzzle)


def test_the_form_is_the_puzzle_itself_in_other_clothes() -> None:
    for text in PUZZLES:
        puzzle = read_puzzle(text)
        form = canonical(puzzle)
        assert sorted(map(form.givens.count, range(1, 10))) == sorted(map(puzzle.givens.count, range(1, 10)))
        assert canonical(form) == form


def test_a_slow_search_over_every_order_of_lines_finds_the_same_form() -> None:
    # Few enough ties in the first row for Python: a row with seven givens at least.
    givens = bytes(dressed(read_puzzle(PUZZLES[1]).givens, random.Random(5)))
    assert canonical(Puzzle(Shape(3, 3), givens)).givens == smallest(givens)


def test_different_puzzles_have_different_forms() -> None:
    forms = {canonical(one.puzzle).oneline for one in generate(Wish(), count=200, seed=1)}
    assert len(forms) == 200


def test_many_lines_at_once_give_the_same_as_one_by_one() -> None:
    text = "\n".join(PUZZLES).encode()
    assert canonical_many(text).decode().split() == [canonical(read_puzzle(one)).oneline for one in PUZZLES]


def test_a_line_of_another_length_is_refused_with_its_number() -> None:
    with pytest.raises(PuzzleError, match="line 2: expected 81 cells, got 3"):
        canonical_many(PUZZLES[0].encode() + b"\n123\n")


def test_other_boards_have_no_canonical_form() -> None:
    with pytest.raises(PuzzleError, match="only plain 9×9"):
        canonical(read_puzzle("1.....2..3.....4"))


def test_distinct_leaves_out_the_same_puzzle_in_other_clothes() -> None:
    forms = [canonical(one.puzzle) for one in generate(Wish(), count=50, seed=1, distinct=True)]
    assert len(set(forms)) == 50
