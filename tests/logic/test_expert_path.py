"""The expert path: exotic patterns and chains beside the usual techniques."""

from itertools import pairwise

import pytest

from ninefold import read, read_puzzle
from ninefold.desk import explain as desk
from ninefold.errors import PuzzleError
from ninefold.logic import LogicOptions, next_step
from ninefold.logic.catalogue import technique
from ninefold.logic.expert_path import expert_path, expert_steps, ladders, stages
from ninefold.logic.whips import next_chain, whip_steps
from ninefold.model import Elimination, Grid
from ninefold.solving import solve

LOKI = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def test_loki_is_opened_by_its_tridagon_and_solved() -> None:
    answer = desk.explain(read(LOKI)[0], rater="expert")
    assert answer.solved
    assert "the hardest was a Tridagon" in answer.sentence
    assert "After it nothing harder than a " in answer.sentence
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


def test_the_stages_have_every_usual_technique_once_the_cheaper_ones_first() -> None:
    each = [options.techniques or () for options in stages(unique=True)]
    assert sorted(name for names in each for name in names) == sorted(ladders(unique=True)[0].techniques or ())
    for cheap, dear in pairwise(each):
        assert max(technique(one).score for one in cheap) < min(technique(one).score for one in dear)


@pytest.mark.parametrize("line", [INKALA, pytest.param(ESCARGOT, marks=pytest.mark.slow)])
def test_a_step_is_taken_only_where_no_simpler_one_is(line: str) -> None:
    """On the scale of points, up to chains of six places; looked for by each finder alone."""
    usual = ladders(unique=True)[0].techniques or ()
    grid, seen = Grid.start(read_puzzle(line)), set[bool]()
    for step, chain, after in expert_path(grid):
        points = chain.points if chain else step.technique.score
        if points > 240:
            seen.add(chain is not None)
            places = min(6, (points - 201) // 40)  # the chains that are told before it
            simpler = tuple(one for one in usual if technique(one).score <= 200 + 40 * places)
            assert next_step(grid, LogicOptions(techniques=simpler)) is None
            assert next_chain(grid, longest=places - (chain is not None and chain.length <= places)) is None
        grid = after
    assert grid.is_full
    assert seen


def test_other_boards_are_refused() -> None:
    with pytest.raises(PuzzleError, match="9×9 without constraints only"):
        next(expert_path(read_puzzle("1.....2..3.....4")))


def test_the_chains_here_are_true_and_the_shortest_first_and_each_removes_something_new() -> None:
    found = list(whip_steps(Grid.start(read_puzzle(ESCARGOT)), longest=4))
    lengths = [chain.length for _, chain in found if chain]
    assert lengths
    assert lengths == sorted(lengths)
    removed: set[Elimination] = set()
    for step, chain in found:
        assert chain is None or not removed.issuperset(step.eliminations)
        removed.update(step.eliminations)
    for line, steps in ((ESCARGOT, found), (LOKI, expert_steps(Grid.start(read_puzzle(LOKI))))):
        solution = solve(read_puzzle(line))
        assert solution is not None
        for step, _ in steps:
            assert all(solution.digits[cell] == digit for cell, digit in step.placements)
            assert all(solution.digits[cell] != digit for cell, digit in step.eliminations)


def test_all_steps_here_go_by_the_rater_that_was_asked() -> None:
    record = read(ESCARGOT)[0]
    families = {
        rater: {step.technique.family for step in desk.explain(record, rater=rater, here=True).steps}
        for rater in ("whips", "expert")
    }
    assert families["whips"] == {"singles", "whips"}
    assert "exotic-patterns" in families["expert"]
    with pytest.raises(PuzzleError, match="by Sudoku Explainer there is a path alone"):
        desk.explain(record, rater="explainer", here=True)
    with pytest.raises(PuzzleError, match="for 9×9 without constraints only"):
        desk.explain(read("1.....2..3.....4")[0], rater="expert", here=True)
