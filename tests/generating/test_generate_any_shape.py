"""Boards other than plain 9×9."""

from collections import Counter
from random import Random

import pytest

from ninefold import Puzzle, Shape, Stop, is_unique, verify_by_houses
from ninefold.choices import Symmetry
from ninefold.constraints.variants import variant
from ninefold.errors import PuzzleError
from ninefold.generating import SYMMETRIES, Range, Wish, generate
from ninefold.generating.check import is_minimal
from ninefold.generating.filled import filled_grid, root_solution, shuffled
from ninefold.generating.symmetry import is_symmetric, orbits
from ninefold.solving import solutions

SHAPES = [Shape(2, 2), Shape(2, 3), Shape(3, 2), Shape(2, 4), Shape(1, 5), Shape(3, 4)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_puzzle_of_any_shape_has_one_solution_and_needs_every_given(shape: Shape) -> None:
    generated = next(generate(Wish(shape=shape), seed=1))
    assert generated.puzzle.shape == shape
    assert is_unique(generated.puzzle)
    assert shape.size > 9 or is_minimal(generated.puzzle)


def test_sixteen_by_sixteen_and_twenty_five_by_twenty_five_have_one_solution() -> None:
    for shape in (Shape(4, 4), Shape(5, 5)):
        assert is_unique(next(generate(Wish(shape=shape, symmetry="rotation180"), seed=1)).puzzle)


def test_a_variant_is_generated_with_its_rules() -> None:
    rules = variant(["diagonal"], Shape(3, 3))
    generated = next(generate(Wish(constraints=rules, symmetry="rotation180"), seed=1))
    assert is_unique(generated.puzzle)
    assert [grid.digits for grid in solutions(generated.puzzle)] == [generated.solution]
    assert sorted(generated.solution[10 * i] for i in range(9)) == list(range(1, 10))


def test_other_shapes_can_be_wished_by_level_and_givens() -> None:
    wish = Wish(shape=Shape(2, 3), level="easy", givens=Range(12, 14), symmetry="mirrors")
    generated = next(generate(wish, seed=1))
    assert generated.level == "easy"
    assert generated.puzzle.given_count in (12, 13, 14)


@pytest.mark.parametrize("shape", [*SHAPES, Shape(3, 3), Shape(5, 5)], ids=str)
def test_the_root_solution_and_its_shuffles_are_right(shape: Shape) -> None:
    root = root_solution(shape)
    for digits in (root, shuffled(root, shape, Random(1))):
        puzzle = Puzzle(shape, digits)
        assert verify_by_houses(puzzle, puzzle.givens)


@pytest.mark.parametrize("shape", [*SHAPES, Shape(4, 4)], ids=str)
def test_a_grid_filled_by_solving_is_right(shape: Shape) -> None:
    puzzle = Puzzle(shape, filled_grid(shape, Random(1), stop=Stop()))
    assert verify_by_houses(puzzle, puzzle.givens)


def chi_square(counts: Counter[bytes], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[grid] - expected) ** 2 / expected for grid in counts) + expected * (kinds - len(counts))


def test_all_288_grids_of_4x4_are_equally_likely() -> None:
    rng, stop = Random(1), Stop()
    counts = Counter(filled_grid(Shape(2, 2), rng, stop=stop) for _ in range(288 * 20))
    # 287 degrees of freedom: mean 287, standard deviation 24; 380 is exceeded once in 5,000.
    assert chi_square(counts, 288) < 380


def test_shuffling_the_root_gives_each_of_its_kind_with_the_same_chance_and_no_others() -> None:
    rng, root = Random(1), root_solution(Shape(2, 2))
    counts = Counter(shuffled(root, Shape(2, 2), rng) for _ in range(192 * 20))
    assert len(counts) == 192  # of 288; the other 96 are of another kind
    assert chi_square(counts, 192) < 262  # 191 degrees of freedom; exceeded once in 2,000


def test_the_root_solution_knows_no_constraints() -> None:
    with pytest.raises(PuzzleError, match="does not know constraints"):
        next(generate(Wish(constraints=variant(["diagonal"], Shape(3, 3)), from_root=True), seed=1))


@pytest.mark.parametrize("size", [4, 6, 9])
@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_orbits_cover_the_board_once_and_are_symmetric(symmetry: Symmetry, size: int) -> None:
    groups = orbits(symmetry, size)
    assert sorted(cell for group in groups for cell in group) == list(range(size * size))
    one = bytes(cell in groups[1] for cell in range(size * size))
    assert is_symmetric(one, symmetry, size)
