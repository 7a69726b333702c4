"""The expert path: exotic patterns and chains beside the usual techniques."""

import pytest

from ninefold import read, read_puzzle
from ninefold.desk import explain as desk
from ninefold.errors import PuzzleError
from ninefold.logic.expert_path import expert_path, ladders
from ninefold.model import Grid
from ninefold.solving import solve

LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def test_loki_is_opened_by_its_tridagon_and_solved() -> None:
    answer = desk.explain(read(LOKI)[0], rater="expert")
    assert answer.solved
    assert "the hardest was a Tridagon" in answer.sentence
    assert answer.score is None
    assert "brute-force" not in {step.technique.id for step in answer.steps}


@pytest.mark.parametrize("line", [LOKI, INKALA])
def test_every_step_is_true_and_follows_from_the_grid_before(line: str) -> None:
    solution = solve(read_puzzle(line))
    assert solution is not None
    grid = Grid.start(read_puzzle(line))
    for step, chain, after in expert_path(grid):
        assert (step.technique.family == "whips") == (chain is not None)
        assert after == grid.apply(step)
        assert all(solution.digits[cell] == digit for cell, digit in step.placements)
        assert all(solution.digits[cell] != digit for cell, digit in step.eliminations)
        grid = after


def test_a_path_from_several_solutions_rests_on_none_being_the_only_one() -> None:
    for options in ladders(unique=False):
        assert not {"unique-loop", "bug-plus-n", "uniqueness-1"} & {*(options.techniques or ())}


def test_other_boards_are_refused() -> None:
    with pytest.raises(PuzzleError, match="9×9 without constraints only"):
        next(expert_path(read_puzzle("1.....2..3.....4")))
