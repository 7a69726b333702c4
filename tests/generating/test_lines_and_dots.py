"""What is drawn over a filled grid holds there, and looks as it should."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.constraints.parts import Scale
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.generating import generate
from ninefold.generating.dots import all_dots
from ninefold.generating.filled import filled_grid
from ninefold.generating.layout import LayoutWish, wish_for
from ninefold.generating.lines import random_arrows, random_thermos
from ninefold.model import Shape
from ninefold.model.constraint import Constraint
from ninefold.solving import count

SHAPES = [Shape(2, 2), Shape(2, 3), Shape(3, 3)]


def lines_of(rules: Sequence[Constraint]) -> list[tuple[int, ...]]:
    return [(*getattr(rule, "circle", ()), *rule.cells) for rule in rules]  # type: ignore[attr-defined]


@given(st.sampled_from(SHAPES), st.integers(0, 2**32), st.sampled_from([random_thermos, random_arrows, all_dots]))
def test_what_is_drawn_holds_in_the_solution(shape: Shape, seed: int, draw: object) -> None:
    solution = filled_grid(shape, Random(seed), stop=Stop())
    rules = draw(solution, shape.size, Random(seed))  # type: ignore[operator]
    assert all(rule.holds(solution, Scale(shape.size)) for rule in rules)
    assert rules == draw(solution, shape.size, Random(seed))  # type: ignore[operator]


@given(st.integers(0, 2**32), st.sampled_from([random_thermos, random_arrows]))
def test_lines_are_connected_and_apart_from_each_other(seed: int, draw: object) -> None:
    solution = filled_grid(Shape(3, 3), Random(seed), stop=Stop())
    lines = lines_of(draw(solution, 9, Random(seed)))  # type: ignore[operator]
    cells = [cell for line in lines for cell in line]
    assert len(set(cells)) == len(cells)
    assert lines
    slanted = []
    for line in lines:
        assert 3 <= len(line) <= 6
        for a, b in pairwise(line):
            down, right = abs(a // 9 - b // 9), abs(a % 9 - b % 9)
            assert max(down, right) == 1
            if down and right:
                slanted.append(a + b)
    assert len(set(slanted)) == len(slanted)  # lines that cross have the same sum of cells


def test_every_dot_of_a_solution_is_there() -> None:
    solution = filled_grid(Shape(3, 3), Random(1), stop=Stop())
    dotted = {rule.cells for rule in all_dots(solution, 9, Random(1))[:-2]}  # type: ignore[attr-defined]
    pairs = [(c, c + 1) for c in range(81) if c % 9 < 8] + [(c, c + 9) for c in range(72)]
    assert dotted == {
        pair
        for pair in pairs
        if abs(solution[pair[0]] - solution[pair[1]]) == 1
        or max(solution[c] for c in pair) == 2 * min(solution[c] for c in pair)
    }


@pytest.mark.parametrize("layouts", [("thermo",), ("arrow",), ("kropki",), ("thermo", "arrow")])
def test_puzzles_with_them_have_one_solution_and_come_back_by_their_seed(layouts: tuple[str, ...]) -> None:
    wish = LayoutWish(shape=Shape(2, 3), layouts=layouts)
    made = list(generate(wish, count=2, seed=3))
    assert all(count(one.puzzle, limit=2) == 1 for one in made)
    assert made == list(generate(wish, count=2, seed=3))


def test_a_name_that_is_no_variant_is_refused_with_all_there_are() -> None:
    with pytest.raises(PuzzleError, match=r"thermos.*thermo"):
        wish_for(["thermos"], Shape(3, 3))
