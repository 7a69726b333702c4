"""The three ways to a puzzle, and filled grids."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ninefold import Stop
from ninefold.choices import Way
from ninefold.constraints.variants import variant
from ninefold.desk.generate import GenerateAnswer, wish_of
from ninefold.errors import PuzzleError
from ninefold.generating import WAYS, Range, Wish, generate
from ninefold.generating.check import is_minimal
from ninefold.generating.filled import filled_grid
from ninefold.generating.ways import Question, remove
from ninefold.model import Puzzle, Shape, verify_by_houses
from ninefold.solving import count

OTHER_WAYS = [way for way in WAYS if way != "remove"]
NINE = Shape(3, 3)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"symmetry": "rotation180"},
        {"shape": Shape(2, 3)},
        {"shape": Shape(1, 4)},
        {"constraints": variant(["diagonal"], NINE)},
        {"level": "easy"},
        {"givens": Range(40, 45)},
    ],
    ids=["plain", "symmetric", "6×6", "Latin square", "diagonal", "easy", "40 givens"],
)
def test_every_way_comes_to_one_solution_as_wished(way: str, wish: dict[str, object]) -> None:
    made = next(generate(Wish(way=way, **wish), seed=5))  # type: ignore[arg-type]
    assert count(made.puzzle, limit=2) == 1


@pytest.mark.parametrize("way", OTHER_WAYS)
def test_the_same_seed_gives_the_same_puzzle(way: Way) -> None:
    first, second = (next(generate(Wish(way=way), seed=9)).puzzle for _ in range(2))
    assert first == second


@pytest.mark.parametrize("way", OTHER_WAYS)
def test_a_minimal_puzzle_can_be_wished_of_every_way(way: Way) -> None:
    assert is_minimal(next(generate(Wish(way=way, minimal=True), seed=2)).puzzle)


def test_the_last_digit_added_is_the_one_that_decides() -> None:
    made = [next(generate(Wish(way="add"), seed=seed)).puzzle for seed in range(4)]
    assert any(not is_minimal(puzzle) for puzzle in made)  # others became needless, which nobody looked for
    assert all(puzzle.given_count >= 17 for puzzle in made)


def test_removing_several_at_first_takes_the_same_givens_as_one_by_one() -> None:
    for shape in (Shape(2, 3), NINE):
        wish, stop = Wish(shape=shape), Stop()
        solution = filled_grid(shape, Random(3), stop=stop)
        assert remove(solution, wish, Random(4), stop) == one_by_one(solution, wish, Random(4), stop)


def one_by_one(solution: bytes, wish: Wish, rng: Random, stop: Stop) -> Puzzle:
    units = list(wish.units)
    rng.shuffle(units)
    given = bytearray(solution)
    question = Question(Puzzle(wish.shape, solution), solution, stop)
    for unit in units:
        fewer = bytearray(given)
        for cell in unit:
            fewer[cell] = 0
        given = fewer if question.is_needless(fewer, unit) else given
    return Puzzle(wish.shape, bytes(given))


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (lambda: Wish(way="guess"), "no way is called 'guess'; there are remove, reveal, add"),  # type: ignore[arg-type]
        (lambda: Wish(way="add", from_root=True), "no filled grid"),
        (lambda: Wish(way="reveal", rating=Range(71, 73)), "removing alone"),
        (lambda: wish_of(["killer"], [], NINE, way="add"), "drawn for a filled grid"),
        (lambda: wish_of([], [], NINE, filled=True, level="easy"), "filled: every cell of it is given"),
        (lambda: wish_of([], [], NINE, filled=True, givens=Range(30, 40)), "filled: every cell of it is given"),
    ],
)
def test_what_does_not_go_together_is_told(wish: Callable[[], Wish], sentence: str) -> None:
    with pytest.raises(PuzzleError, match=sentence):
        wish()


@pytest.mark.parametrize("shape", [NINE, Shape(2, 2), Shape(4, 4), Shape(1, 5)], ids=str)
def test_a_filled_grid_is_a_solution_and_differs_from_seed_to_seed(shape: Shape) -> None:
    grids = [next(generate(wish_of([], [], shape, filled=True), seed=seed)) for seed in range(3)]
    for made in grids:
        assert made.puzzle.given_count == shape.cells
        assert verify_by_houses(made.puzzle, made.puzzle.givens)
    assert len({made.puzzle for made in grids}) > 1
    assert GenerateAnswer.of(grids[0], 0.0).sentence == "A filled grid."
