"""Other digits: the solution changes as the puzzle does, wherever clues only ask which digits are the same."""

from random import Random

import pytest

from ninefold import Puzzle, PuzzleError, Record, Shape, solutions
from ninefold import constraints as c
from ninefold.desk.relabel import relabel
from ninefold.model import Constraint
from ninefold.model.rule import Scale
from ninefold.setting import own_rule, relabelled

GIVENS = bytes([1, 0, 0, 0] + [0] * 12)
RULES = (
    c.Candidates((5,), (2, 3, 4)),
    c.Contain((0, 1, 4, 5), (1, 4)),
    c.Clone((0, 1), (10, 11)),
    c.ExtraHouse("diagonal", (0, 5, 10, 15)),
    own_rule("neighbours", "a < b", (12, 13), Scale(4)),
)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rules", [(), *((rule,) for rule in RULES)])
def test_the_solutions_have_the_new_digits(rules: tuple[Constraint, ...], seed: int) -> None:
    order = Random(seed).sample(range(1, 5), 4)
    puzzle = Puzzle(Shape(2, 2), GIVENS, rules)
    found = relabelled(puzzle, order)
    wished = {bytes(order[digit - 1] for digit in grid.digits) for grid in solutions(puzzle)}
    assert {grid.digits for grid in solutions(found.puzzle)} == wished
    assert found.stay == ()
    back = [order.index(digit) + 1 for digit in range(1, 5)]
    assert relabelled(found.puzzle, back).puzzle.givens == puzzle.givens


def test_what_asks_how_large_digits_are_stays_and_is_told() -> None:
    puzzle = Puzzle(Shape(2, 2), GIVENS, (c.Cage((0, 1), 3), c.Thermo((4, 5))))
    answer = relabel(Record(puzzle, solution=bytes([1, 2, 3, 4] * 4)), ["14", "12"])
    assert relabelled(puzzle, (4, 1, 3, 2)).puzzle.constraints == puzzle.constraints
    assert answer.sentence.endswith("stays as it was: killer cage, thermometer.")
    assert answer.relabelled == "4" + "." * 15
    assert relabel(Record(puzzle), order="4132").relabelled == answer.relabelled


@pytest.mark.parametrize(
    ("swaps", "order", "sentence"),
    [
        ([], "", "name digits to be swapped, or the new digits"),
        (["12"], "4321", "not both"),
        (["1"], "", "two different digits are swapped, as 37, got '1'"),
        (["19"], "", "the board has no digit '9'; it has 1234"),
        ([], "1123", "4 different ones, as 1234, got '1123'"),
    ],
)
def test_wrong_digits_are_told(swaps: list[str], order: str, sentence: str) -> None:
    with pytest.raises(PuzzleError, match=sentence):
        relabel(Record(Puzzle(Shape(2, 2), GIVENS)), swaps, order)
