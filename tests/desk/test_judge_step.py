"""A shown step: right for what the finders find, never right for what was damaged."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from ninefold.desk.judge_step import judge_step, pattern_cells
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.formats import read_puzzle
from ninefold.generating import Wish, generate
from ninefold.logic import path, technique
from ninefold.model import Grid, Step
from ninefold.solving import solutions

QUICK, MANY = 60, 5000


def steps(seed: int) -> Iterator[tuple[Grid, Step]]:
    """Steps of random puzzles, few of them singles."""
    dice = Random(seed)
    for made in generate(Wish(), count=None, seed=seed):
        before = Grid.start(made.puzzle)
        for step, after in path(made.puzzle):
            if step.technique.family != "singles" or dice.random() < 0.03:
                yield before, step
            before = after


def claims_of(step: Step) -> list[tuple[bool, int, int]]:
    return [(True, *one) for one in step.placements] + [(False, *one) for one in step.eliminations]


def all_right(count: int) -> None:
    for grid, step in islice(steps(1), count):
        found = judge_step(grid, step.technique.id, claims_of(step), stop=Stop())
        assert found.finding == "right", (step.technique.id, grid.oneline, found.sentence)
        assert found.step is not None
        assert found.step.technique.id == step.technique.id


def none_right(count: int) -> None:
    """One digit or cell of what is shown is changed to what the solution holds: that can never follow."""
    dice = Random(2)
    for grid, step in islice(steps(2), count):
        (solution,) = solutions(grid.puzzle, limit=2)
        claims = claims_of(step)
        at = dice.randrange(len(claims))
        placed, cell, digit = claims[at]
        if placed:
            claims[at] = (True, cell, next(one for one in range(1, 10) if one != digit))
        elif dice.random() < 0.5:
            claims[at] = (False, cell, solution.digits[cell])
        else:
            homes = [where for where, right in enumerate(solution.digits) if right == digit and not grid.digits[where]]
            claims[at] = (False, dice.choice(homes), digit)
        found = judge_step(grid, step.technique.id, claims, stop=Stop())
        assert found.finding == "wrong", (step.technique.id, grid.oneline, claims)


def test_what_the_finders_find_is_right() -> None:
    all_right(QUICK)


def test_a_step_with_one_thing_damaged_is_wrong() -> None:
    none_right(QUICK)


@pytest.mark.slow
def test_five_thousand_steps_are_right() -> None:
    all_right(MANY)


@pytest.mark.slow
def test_five_thousand_damaged_steps_are_wrong() -> None:
    none_right(MANY)


def x_wing() -> tuple[Grid, Step]:
    return next((grid, step) for grid, step in steps(3) if step.technique.id == "x-wing")


def test_the_cells_of_the_pattern_must_be_those_of_a_pattern() -> None:
    grid, step = x_wing()
    cells = sorted(pattern_cells(step))
    assert judge_step(grid, "x-wing", claims_of(step), cells, stop=Stop()).finding == "right"
    elsewhere = next(cell for cell in range(81) if not grid.digits[cell] and cell not in cells)
    found = judge_step(grid, "x-wing", claims_of(step), [*cells[:-1], elsewhere], stop=Stop())
    assert (found.finding, found.sentence) == ("unproven", "True, and there is an X-Wing, but not in these cells.")


def test_a_part_of_what_a_step_does_is_right_too() -> None:
    for grid, step in islice(steps(4), 400):
        if len(step.eliminations) > 1:
            assert judge_step(grid, step.technique.id, claims_of(step)[:1], stop=Stop()).finding == "right"
            break


def test_another_technique_is_named() -> None:
    grid, step = x_wing()
    found = judge_step(grid, "swordfish", claims_of(step), stop=Stop())
    assert (found.finding, found.sentence) == ("another", "Right, but that is an X-Wing and no Swordfish.")


def test_what_is_true_without_a_reason_is_unproven() -> None:
    grid, _ = x_wing()
    (solution,) = solutions(grid.puzzle, limit=2)
    found = [
        judge_step(grid, "x-wing", [(False, cell, digit)], stop=Stop())
        for cell in range(81)
        for digit in grid.candidates_of(cell)
        if solution.digits[cell] != digit
    ]
    assert "unproven" in {one.finding for one in found}
    assert all(one.finding != "wrong" for one in found)


def test_a_candidate_that_is_gone_and_an_empty_claim_are_refused() -> None:
    grid, _ = x_wing()
    filled = next(cell for cell in range(81) if grid.digits[cell])
    gone = judge_step(grid, "x-wing", [(False, filled, 1)], stop=Stop())
    assert gone.finding == "wrong"
    assert "is no candidate of" in gone.sentence
    with pytest.raises(PuzzleError, match="show what the X-Wing does"):
        judge_step(grid, "x-wing", [], stop=Stop())
    with pytest.raises(PuzzleError, match="one solution"):
        judge_step(Grid.start(read_puzzle("." * 81)), technique("x-wing").id, [(True, 0, 1)], stop=Stop())
