"""Jigsaws and killers: regions and cages of their own for each puzzle."""

from random import Random

import pytest

from ninefold import Puzzle, Shape, is_unique
from ninefold.constraints import Cage, ExtraHouse
from ninefold.constraints.variants import variant
from ninefold.errors import PuzzleError
from ninefold.generating import Range, generate
from ninefold.generating.cages import halves, random_cages
from ninefold.generating.layout import LayoutWish
from ninefold.generating.regions import is_connected, random_regions
from ninefold.generating.wish import Wish
from ninefold.solving import solutions

SIX = bytes(map(int, "123456456123231564564231312645645312"))


@pytest.mark.parametrize("shape", [Shape(3, 3), Shape(2, 3), Shape(1, 5), Shape(4, 4)], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_regions_are_connected_and_equally_large_and_cover_the_board(shape: Shape, seed: int) -> None:
    regions = random_regions(shape, Random(seed))
    assert all(len(region.cells) == shape.size and is_connected(set(region.cells), shape.size) for region in regions)
    assert sorted(cell for region in regions for cell in region.cells) == list(range(shape.cells))
    assert {region.cells for region in regions} != {house.cells for house in shape.boxes or shape.rows}


@pytest.mark.parametrize("seed", range(10))
def test_cages_are_connected_hold_different_digits_and_cover_the_board(seed: int) -> None:
    cages = random_cages(SIX, 6, Range(2, 4), Random(seed))
    assert sorted(cell for cage in cages for cell in cage.cells) == list(range(36))
    for cage in cages:
        digits = [SIX[cell] for cell in cage.cells]
        assert len(set(digits)) == len(digits) <= 5
        assert sum(digits) == cage.total
        assert is_connected(set(cage.cells), 6)


def test_a_cage_is_cut_into_connected_halves_or_not_at_all() -> None:
    cut = halves(Cage((0, 1, 2, 3), 10), 6, SIX, Random(1))
    assert cut is not None
    assert [(half.cells, half.total) for half in cut] == [((0, 1), 3), ((2, 3), 7)]
    assert halves(Cage((0, 1, 2), 6), 6, SIX, Random(1)) is None


@pytest.mark.parametrize("layouts", [("jigsaw",), ("killer",), ("jigsaw", "killer")], ids="+".join)
@pytest.mark.parametrize("seed", range(3))
def test_a_puzzle_with_a_layout_has_one_solution_that_keeps_it(layouts: tuple[str, ...], seed: int) -> None:
    generated = next(generate(LayoutWish(layouts=layouts), seed=seed))
    puzzle = generated.puzzle
    assert [grid.digits for grid in solutions(puzzle)] == [generated.solution]
    regions = [rule for rule in puzzle.constraints if isinstance(rule, ExtraHouse)]
    cages = [rule for rule in puzzle.constraints if isinstance(rule, Cage)]
    assert len(regions) == (9 if "jigsaw" in layouts else 0)
    assert bool(cages) == ("killer" in layouts)
    assert puzzle.given_count < (5 if cages else 27)


def test_the_same_seed_draws_the_same_puzzle_and_another_one_another() -> None:
    wish = LayoutWish(shape=Shape(2, 3), layouts=("jigsaw", "killer"))
    first, again, other = (next(generate(wish, seed=seed)).puzzle for seed in (1, 1, 2))
    assert first == again != other


def test_every_puzzle_of_a_run_has_regions_of_its_own() -> None:
    made = [
        generated.puzzle for generated in generate(LayoutWish(shape=Shape(2, 3), layouts=("jigsaw",)), count=3, seed=1)
    ]
    assert len({puzzle.constraints for puzzle in made}) == 3


def test_a_killer_without_givens_can_be_wished() -> None:
    generated = next(generate(LayoutWish(layouts=("killer",), givens=Range(0, 0)), seed=4))
    assert generated.puzzle.given_count == 0
    assert is_unique(generated.puzzle)


def test_layouts_go_together_with_other_variants_and_levels() -> None:
    shape = Shape(2, 3)
    wish = LayoutWish(shape=shape, constraints=variant(["diagonal"], shape), layouts=("killer",), level="easy")
    generated = next(generate(wish, seed=1))
    assert generated.level == "easy"
    assert sorted(generated.solution[7 * k] for k in range(6)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("name", ["diagonal", "nonconsecutive", "windoku", "antiknight", "antiking", "disjoint"])
def test_named_variants_have_one_solution_few_givens_and_a_seed(name: str) -> None:
    rules = variant([name], Shape(3, 3))
    first, again = (next(generate(Wish(constraints=rules), seed=1)) for _ in range(2))
    assert first == again
    assert is_unique(first.puzzle)
    assert first.puzzle.constraints == rules
    assert all(rule.holds(first.solution, first.puzzle.scale) for rule in rules)
    assert not is_unique(Puzzle(Shape(3, 3), first.puzzle.givens))  # the rules are needed
    assert first.puzzle.given_count <= 24


def test_what_is_no_layout_is_refused() -> None:
    with pytest.raises(PuzzleError, match="no layout is called 'samurai'; there are jigsaw, killer"):
        LayoutWish(layouts=("samurai",))
    with pytest.raises(PuzzleError, match="cages: expected from 1 to 9 cells"):
        LayoutWish(layouts=("killer",), cages=Range(3, 12))
