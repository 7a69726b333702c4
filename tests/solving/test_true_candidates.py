"""True candidates by looking at all solutions, where they are few, and candidate by candidate."""

import random

import pytest

from ninefold import Grid, Puzzle, Shape, solutions
from ninefold.constraints import Cage, Thermo
from ninefold.engine import general
from ninefold.engine.stop import stop_for
from ninefold.solving import true_candidates
from ninefold.solving.search import counted_by_solutions

SHAPE = Shape(2, 2)
BOARDS = [(), (Cage((0, 1), 5),), (Thermo((0, 4, 5)), Cage((14, 15), 3)), (Cage((0, 1), 3), Cage((2, 3), 5))]


@pytest.mark.parametrize("rules", BOARDS, ids=str)
@pytest.mark.parametrize("limit", [1, 8])
def test_both_ways_count_the_same(rules: tuple[Cage | Thermo, ...], limit: int) -> None:
    draw = random.Random(3)
    for _ in range(8):
        givens = bytearray(16)
        for cell in draw.sample(range(16), draw.randrange(5)):
            givens[cell] = draw.randrange(1, 5)
        puzzle = Puzzle(SHAPE, bytes(givens), rules)
        stop = stop_for(None, None)
        one_by_one = general.true_candidates(puzzle, limit, stop)
        assert counted_by_solutions(puzzle, limit, 500, stop) == one_by_one
        assert true_candidates(puzzle, limit=limit) == one_by_one


def test_a_board_with_more_solutions_is_asked_candidate_by_candidate() -> None:
    puzzle = Puzzle(Shape(2, 3), bytes(36))
    assert counted_by_solutions(puzzle, 8, 500, stop_for(None, None)) is None
    assert set(true_candidates(puzzle, limit=8).values()) == {8}


def test_candidates_taken_away_by_hand_are_heeded() -> None:
    puzzle = Puzzle(SHAPE, bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0]))
    grid = Grid.start(puzzle)
    (first, second) = solutions(puzzle)
    cell = next(at for at in range(16) if first.digits[at] != second.digits[at])
    less = grid.eliminate({(cell, second.digits[cell])})
    assert true_candidates(less) == dict.fromkeys(enumerate(first.digits), 1)
