"""The boards of the stock: on each the engine finds the technique, and what it does agrees with the solution."""

import pytest

from ninefold import school
from ninefold.model import Grid, Step
from ninefold.school.lesson import taught
from ninefold.school.stock import boards, step_of
from ninefold.solving import solutions

EVERY = pytest.mark.parametrize("name", taught())


def need_true(grid: Grid, step: Step) -> None:
    """The puzzle has one solution, in which every digit of the board, and every result of the step, is right."""
    (solution,) = solutions(grid.puzzle, limit=2)
    assert all(digit in (0, right) for digit, right in zip(grid.digits, solution.digits, strict=True))
    assert all(
        grid.candidates[cell] >> (right - 1) & 1 for cell, right in enumerate(solution.digits) if not grid.digits[cell]
    )
    assert all(solution.digits[cell] == digit for cell, digit in step.placements)
    assert all(solution.digits[cell] != digit for cell, digit in step.eliminations)
    assert all(grid.candidates[cell] >> (digit - 1) & 1 for cell, digit in (*step.placements, *step.eliminations))


@EVERY
def test_the_example_shows_its_technique_and_is_true(name: str) -> None:
    grid, step = school.example(name)
    assert step.technique.id == name
    assert step.placements or step.eliminations
    need_true(grid, step)


@pytest.mark.slow
@EVERY
def test_every_board_of_the_stock_shows_its_technique_and_is_true(name: str) -> None:
    for grid in boards(name):
        need_true(grid, step_of(grid, name))


@EVERY
def test_the_pictures_build_up(name: str) -> None:
    before, pattern, step, after = school.walk(*school.example(name))
    assert [len(picture.words) > 0 for picture in (before, pattern, step, after)] == [True] * 4

    def styles(picture: school.Picture) -> set[str]:
        return {one.style for one in picture.scene.primitives}

    assert not {"r-strike", "r-placed"} & (styles(before) | styles(pattern) | styles(after))
    assert {"r-strike", "r-placed"} & styles(step)
    assert before.scene.primitives != after.scene.primitives
