"""Aligned exclusion told way by way: the twin of the native finder, and the judge's eye for such steps."""

import pytest

from ninefold import school
from ninefold.desk.judge_step import judge_step
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError, StoppedError
from ninefold.logic import explain, words
from ninefold.logic.aligned import CELLS, claimed_steps, failures
from ninefold.model import Grid, Step
from ninefold.rating.explainer import kinds
from ninefold.solving import solutions

EVERY = pytest.mark.parametrize("name", CELLS)


def steps(name: str) -> list[tuple[Grid, Step]]:
    """The native finder's step on each board of the stock."""
    return [(grid, school.stock.step_of(grid, name)) for grid in school.boards(name)]


def digits(step: Step, role: str) -> dict[int, list[int]]:
    cells = {mark.cell for mark in step.evidence.marks if mark.role == role}
    return {one: [mark.digit for mark in step.evidence.marks if mark.cell == one] for one in cells}


@EVERY
def test_beside_what_the_native_finder_removes_every_way_fails_and_beside_what_it_leaves_one_goes(name: str) -> None:
    for _, step in steps(name):
        filled = digits(step, "pattern")
        seeing: dict[tuple[int, ...], list[int]] = {(one,): held for one, held in digits(step, "pincer").items()}
        assert set(filled) == set(step.evidence.cells)
        for cell, held in filled.items():
            others = {one: each for one, each in filled.items() if one != cell}
            for digit in held:
                goes = failures((cell, digit), others, seeing) is not None
                assert goes == ((cell, digit) in step.eliminations)


@EVERY
def test_the_ways_are_told_one_by_one(name: str) -> None:
    _, step = school.example(name)
    [(cell, digit)] = step.eliminations
    said = words(explain(step, long=True))
    assert f"with {digit} in r{cell // 9 + 1}c{cell % 9 + 1}, " in said
    assert "leaves nothing for " in said


@EVERY
def test_the_judge_finds_every_true_step_and_none_that_removes_a_digit_of_the_solution(name: str) -> None:
    for grid, step in steps(name)[:3]:
        [solution] = solutions(grid.puzzle, limit=2)
        claims = [(False, *one) for one in step.eliminations]
        assert judge_step(grid, name, claims, stop=Stop()).finding == "right"
        assert judge_step(grid, name, claims, step.evidence.cells, stop=Stop()).finding == "right"
        true = [(cell, solution.digits[cell]) for cell in step.evidence.cells]
        assert list(claimed_steps(grid, kinds()[name], true, stop=Stop())) == []
        wrong = judge_step(grid, name, [(False, *true[0])], stop=Stop())
        assert wrong.finding == "wrong"


def test_cells_that_can_spare_one_digit_are_left_too_few_by_two_of_theirs() -> None:
    grid = school.boards("als-xz")[0]
    [solution] = solutions(grid.puzzle, limit=2)
    every = [(cell, digit) for cell in range(81) for digit in grid.candidates_of(cell)]
    found = [*claimed_steps(grid, kinds()["aligned-pair-exclusion"], every, stop=Stop())]
    with_sets = [step for step in found if step.evidence.sets]
    assert with_sets
    for step in with_sets:
        [(cell, digit)] = step.eliminations
        assert solution.digits[cell] != digit
        for one in step.evidence.sets:
            assert {*one.digits} == {held for at in one.cells for held in grid.candidates_of(at)}
            assert len(one.digits) == len(one.cells) + 1
            assert all({*step.evidence.cells} <= grid.puzzle.peers[at] for at in one.cells)
        assert "leaves too few digits for" in words(explain(step, long=True))


def test_other_cells_than_those_of_the_step_are_no_proof() -> None:
    grid, step = school.example("aligned-pair-exclusion")
    [(cell, digit)] = step.eliminations
    elsewhere = (cell, next(one for one in range(81) if not grid.digits[one] and one not in step.evidence.cells))
    found = judge_step(grid, "aligned-pair-exclusion", [(False, cell, digit)], elsewhere, stop=Stop())
    assert found.finding != "right"


def test_it_is_for_plain_nine_and_ends_when_it_is_stopped() -> None:
    kind = kinds()["aligned-triple-exclusion"]
    other = school.boards("cage-combinations")[0]
    with pytest.raises(PuzzleError, match="9×9 without constraints only"):
        list(claimed_steps(other, kind, [(0, 1)], stop=Stop()))
    stop = Stop()
    stop.stop()
    grid, step = school.example("aligned-triple-exclusion")
    with pytest.raises(StoppedError):
        list(claimed_steps(grid, kind, step.eliminations, stop=stop))
