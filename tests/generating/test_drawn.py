"""What is drawn over a filled grid holds there, and looks as it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.constraints import Difference, ExtraHouse, Less, LittleKiller, Ratio, Sandwich, Skyscraper
from ninefold.constraints.in_words import in_words
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.generating import generate
from ninefold.generating.drawn import DRAWINGS, drawn
from ninefold.generating.filled import filled_grid
from ninefold.generating.layout import LayoutWish, wish_for
from ninefold.generating.lines import LINES
from ninefold.generating.regions import random_regions
from ninefold.model import Puzzle, Shape
from ninefold.model.constraint import Constraint
from ninefold.picture.clues import clues
from ninefold.solving import count

SHAPES = [Shape(2, 2), Shape(2, 3), Shape(3, 3)]
NINE = Puzzle(Shape(3, 3), bytes(81))
every_drawing = pytest.mark.parametrize("name", DRAWINGS)


def filled(shape: Shape, seed: int) -> bytes:
    return filled_grid(shape, Random(seed), stop=Stop())


def line_of(rule: Constraint) -> tuple[int, ...]:
    """From the circle of an arrow on; all the parts of a region sum line."""
    parts = getattr(rule, "parts", None) or [(*getattr(rule, "circle", ()), *rule.cells)]  # type: ignore[attr-defined]
    return tuple(cell for part in parts for cell in part)


@given(st.sampled_from(SHAPES), st.integers(0, 2**32), st.sampled_from(sorted(DRAWINGS)))
def test_what_is_drawn_holds_in_the_solution_and_is_drawn_again_by_its_seed(shape: Shape, seed: int, name: str) -> None:
    board, solution = Puzzle(shape, bytes(shape.cells)), filled(shape, seed)
    if (name, shape) == ("nabner", Shape(2, 2)):
        return  # three of four digits are never 2 apart: refused, see below
    rules = drawn(name, solution, board, Random(seed))
    assert all(rule.holds(solution, board.scale) for rule in rules)
    assert all(rule.fault(shape) is None for rule in rules)
    assert list(rules) == list(drawn(name, solution, board, Random(seed)))


@given(st.integers(0, 2**32), st.sampled_from(sorted(LINES)))
def test_lines_are_connected_and_apart_from_each_other(seed: int, name: str) -> None:
    lines = [line_of(rule) for rule in drawn(name, filled(NINE.shape, seed), NINE, Random(seed))]
    cells = [cell for line in lines for cell in line]
    assert len(set(cells)) == len(cells)
    slanted = []
    for line in lines:
        assert 3 <= len(line) <= 7
        for a, b in pairwise(line):
            down, right = abs(a // 9 - b // 9), abs(a % 9 - b % 9)
            assert max(down, right) == 1
            if down and right:
                slanted.append(a + b)
    assert len(set(slanted)) == len(slanted)  # lines that cross have the same sum of cells


def test_every_dot_of_a_solution_is_there() -> None:
    solution = filled(NINE.shape, 1)
    dotted = {rule.cells for rule in drawn("kropki", solution, NINE, Random(1)) if isinstance(rule, Difference | Ratio)}
    pairs = [(c, c + 1) for c in range(81) if c % 9 < 8] + [(c, c + 9) for c in range(72)]
    assert dotted == {
        pair
        for pair in pairs
        if abs(solution[pair[0]] - solution[pair[1]]) == 1
        or max(solution[c] for c in pair) == 2 * min(solution[c] for c in pair)
    }


def test_signs_of_greater_than_stay_within_boxes_or_regions() -> None:
    def pairs(board: Puzzle) -> set[frozenset[int]]:
        solution = filled_grid(board.shape, Random(2), constraints=board.constraints, stop=Stop())
        signs = drawn("greater-than", solution, board, Random(1))
        return {frozenset(sign.cells) for sign in signs if isinstance(sign, Less)}

    assert len(pairs(Puzzle(Shape(2, 2), bytes(16)))) == 16
    assert len(pairs(Puzzle(Shape(1, 4), bytes(16)))) == 24  # a Latin square: between all
    jigsaw = Puzzle(Shape(1, 5), bytes(25), random_regions(Shape(1, 5), Random(1)))
    homes = [set(house.cells) for house in jigsaw.constraints if isinstance(house, ExtraHouse)]
    assert all(any(pair <= home for home in homes) for pair in pairs(jigsaw))


@given(st.integers(0, 2**32))
def test_no_two_little_killers_are_printed_at_one_place(seed: int) -> None:
    rules = drawn("little-killer", filled(NINE.shape, seed), NINE, Random(seed))
    shown = clues(Puzzle(NINE.shape, NINE.givens, tuple(rules)))
    places = Counter((text.x, text.y) for text in (*shown.under, *shown.over) if text.kind == "text")
    assert len(places) == len(rules) > 12
    assert set(places.values()) == {1}


def wished(names: Sequence[str], seed: int) -> Puzzle:
    return next(generate(wish_for(names, Shape(2, 3)), seed=seed)).puzzle


@every_drawing
def test_puzzles_with_them_have_one_solution_and_come_back_by_their_seed(name: str) -> None:
    wish = LayoutWish(shape=Shape(2, 3), layouts=(name,))
    made = list(generate(wish, count=2, seed=3))
    assert all(count(one.puzzle, limit=2) == 1 for one in made)
    assert made == list(generate(wish, count=2, seed=3))
    assert made[0].puzzle.constraints != made[1].puzzle.constraints
    assert in_words(made[0].puzzle.constraints)


@pytest.mark.parametrize("names", [("thermo", "arrow"), ("jigsaw", "region-sum"), ("killer", "sandwich")], ids="+".join)
def test_several_go_together(names: tuple[str, ...]) -> None:
    assert count(wished(names, 5), limit=2) == 1


@pytest.mark.parametrize(("name", "kind"), [("sandwich", Sandwich), ("skyscraper", Skyscraper)])
def test_every_clue_outside_is_needed(name: str, kind: type[Constraint]) -> None:
    puzzle = wished([name], 7)
    shown = [rule for rule in puzzle.constraints if isinstance(rule, kind)]
    assert shown
    for clue in shown:
        others = tuple(rule for rule in puzzle.constraints if rule is not clue)
        assert count(Puzzle(puzzle.shape, puzzle.givens, others), limit=2) == 2


def test_clues_that_the_wish_brings_along_stay() -> None:
    own = LittleKiller((0, 7, 14, 21, 28, 35), 21)
    wish = wish_for(["little-killer"], Shape(2, 3), (own,))
    assert own in next(generate(wish, seed=1)).puzzle.constraints


def test_a_board_without_room_for_a_kind_is_refused() -> None:
    with pytest.raises(PuzzleError, match="nabner: nothing of it can be drawn on this 4×4 board"):
        next(generate(LayoutWish(Shape(2, 2), layouts=("nabner",)), seed=1))


def test_a_name_that_is_no_variant_is_refused_with_all_there_are() -> None:
    with pytest.raises(PuzzleError, match=r"thermos.*thermo"):
        wish_for(["thermos"], Shape(3, 3))
