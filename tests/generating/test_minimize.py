import pytest

from ninefold import count, minimize, minimize_many, read_puzzle
from ninefold.errors import PuzzleError
from ninefold.generating.check import is_minimal

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.mark.parametrize("text", [SOLVED, SOLVED[:70] + "." * 11, "12343412214343.."])
def test_a_minimal_puzzle_has_the_same_solution_and_needs_every_given(text: str) -> None:
    puzzle = read_puzzle(text)
    small = minimize(puzzle)
    assert all(now in (0, before) for now, before in zip(small.givens, puzzle.givens, strict=True))
    assert count(small) == 1
    assert is_minimal(small)


def test_the_seed_decides_which_givens_go() -> None:
    puzzle = read_puzzle(SOLVED)
    assert minimize(puzzle, seed=1) == minimize(puzzle, seed=1)
    assert minimize(puzzle, seed=1) != minimize(puzzle, seed=2)


def test_a_minimal_puzzle_stays_as_it_is() -> None:
    puzzle = minimize(read_puzzle(SOLVED))
    assert minimize(puzzle, seed=5) == puzzle


@pytest.mark.parametrize(("text", "told"), [("." * 81, "got more"), ("11" + "." * 79, "got none")])
def test_only_a_puzzle_with_one_solution_can_be_minimized(text: str, told: str) -> None:
    with pytest.raises(PuzzleError, match=told):
        minimize(read_puzzle(text))


def test_many_lines_at_once_give_the_same_as_one_by_one() -> None:
    texts = [SOLVED, SOLVED[:70] + "." * 11, minimize(read_puzzle(SOLVED), seed=4).oneline]
    less = minimize_many("\n".join(texts).encode(), seed=2)
    assert less.decode().split() == [minimize(read_puzzle(text), seed=2).oneline for text in texts]


@pytest.mark.parametrize(
    ("line", "told"),
    [("." * 81, "line 3: .* got more"), ("11" + "." * 79, "line 3: .* got none"), ("123", "line 3: expected 81 cells")],
)
def test_a_line_that_cannot_be_minimized_is_told_with_its_number(line: str, told: str) -> None:
    with pytest.raises(PuzzleError, match=f"^minimize: {told}"):
        minimize_many(f"# two lines\n{SOLVED}\n{line}\n".encode())
