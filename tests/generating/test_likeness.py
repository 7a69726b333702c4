"""Isomorphs have one form, and different puzzles different ones."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.constraints.variants import variant
from ninefold.engine.stop import Stop
from ninefold.generating import Wish, generate
from ninefold.generating.filled import filled_grid
from ninefold.generating.layout import LayoutWish
from ninefold.generating.likeness import form_of
from ninefold.model import Puzzle, Shape

SHAPES = [Shape(2, 2), Shape(2, 3), Shape(3, 3)]


@given(st.sampled_from(SHAPES), st.integers(0, 2**32))
def test_a_puzzle_has_the_form_of_every_symmetric_one(shape: Shape, seed: int) -> None:
    dice = Random(seed)
    solution = filled_grid(shape, dice, stop=Stop())
    givens = bytes(digit if dice.random() < 0.4 else 0 for digit in solution)
    cells = _symmetry(shape, dice)
    names = [0, *dice.sample(range(1, shape.size + 1), shape.size)]
    moved, whole = (bytes(names[digits[cell]] for cell in cells) for digits in (givens, solution))
    assert form_of(Puzzle(shape, givens), solution) == form_of(Puzzle(shape, moved), whole)


def _symmetry(shape: Shape, dice: Random) -> list[int]:
    """The cells in another order: bands and stacks, and lines in them, changed about."""
    size = shape.size
    rows, columns = _lines(shape.box_height, size, dice), _lines(shape.box_width, size, dice)
    if shape.box_height == shape.box_width and dice.random() < 0.5:
        return [row * size + column for column in columns for row in rows]
    return [row * size + column for row in rows for column in columns]


def _lines(height: int, size: int, dice: Random) -> list[int]:
    bands = [list(range(start, start + height)) for start in range(0, size, height)]
    dice.shuffle(bands)
    for band in bands:
        dice.shuffle(band)
    return [line for band in bands for line in band]


@pytest.mark.parametrize("shape", SHAPES)
def test_other_givens_have_another_form(shape: Shape) -> None:
    solution = filled_grid(shape, Random(1), stop=Stop())
    one = bytes(digit if cell % 3 else 0 for cell, digit in enumerate(solution))
    other = one[:1] + b"\0" + one[2:]
    assert form_of(Puzzle(shape, one), solution) != form_of(Puzzle(shape, other), solution)


@pytest.mark.parametrize(
    "wish", [Wish(constraints=variant(["diagonal"], Shape(3, 3))), LayoutWish(layouts=("jigsaw",))]
)
def test_a_variant_has_the_form_of_itself_turned(wish: Wish) -> None:
    made = next(generate(wish, seed=1))
    turned = replace(made.puzzle, givens=made.puzzle.givens[::-1])
    assert form_of(made.puzzle, made.solution) == form_of(turned, made.solution[::-1])


def test_distinct_leaves_out_symmetric_puzzles_of_small_boards() -> None:
    wish = Wish(shape=Shape(2, 2))
    made = list(generate(wish, count=20, seed=1, distinct=True))
    assert len({form_of(one.puzzle, one.solution) for one in made}) == 20
    assert len({form_of(one.puzzle, one.solution) for one in generate(wish, count=40, seed=1)}) < 40
