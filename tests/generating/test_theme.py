"""Puzzles around what a setter has drawn: it stays as it was, values are chosen, and there is one solution."""

import runpy
from dataclasses import replace
from pathlib import Path

import pytest

from ninefold import Puzzle, PuzzleError, Record, Shape, is_unique, solve
from ninefold import constraints as c
from ninefold.constraints.open_value import has_value, is_open
from ninefold.desk.improve import Wished, improve
from ninefold.errors import StoppedError
from ninefold.formats import read
from ninefold.generating import Range, generate
from ninefold.generating.theme import ThemeWish, layout_wish, theme_wish
from ninefold.logic import path
from ninefold.model import Constraint

EMPTY = Puzzle(Shape(2, 2), bytes(16))
ROOT = Path(__file__).parent.parent.parent
DRAWN: dict[str, Constraint] = {
    type(one).__name__: one
    for one, _ in runpy.run_path(str(ROOT / "scripts" / "variants_page.py"))["EXAMPLES"]
    if one.placed not in ("", "board")
} | {
    "Palindrome": c.Palindrome((0, 1, 12)),
    "CountingCircles": c.CountingCircles((0,)),
    "LookAndSay": c.LookAndSay((0, 1, 9), ((1, 3),)),
    "IndexedCell": c.IndexedCell((0, 10, 3, 30, 40)),
}
"""An example of every kind that has a tool."""

CAGES = ((0, 1), (2, 6), (3, 7, 11), (4, 8), (5, 9, 10), (12, 13), (14, 15))
KILLER = replace(EMPTY, constraints=tuple(c.Cage(cells) for cells in CAGES))


@pytest.mark.parametrize("kind", DRAWN)
def test_every_kind_can_be_the_theme(kind: str) -> None:
    drawn = DRAWN[kind]
    puzzle = Puzzle(Shape(3, 3), bytes(81), (drawn,))
    [made] = generate(theme_wish(puzzle, [kind] if has_value(drawn) else []), seed=1)
    assert [grid.digits for grid in [solve(made.puzzle)] if grid] == [made.solution]
    assert is_unique(made.puzzle)
    [rule] = made.puzzle.constraints
    assert rule == drawn or has_value(drawn)
    assert not is_open(rule)
    assert rule.holds(made.solution, puzzle.scale)


@pytest.mark.parametrize("seed", range(5))
def test_empty_cages_get_sums_that_leave_one_solution_without_a_given(seed: int) -> None:
    first, second = generate(theme_wish(KILLER, givens=Range(0, 0)), count=2, seed=seed)
    for made in (first, second):
        assert [rule.cells for rule in made.puzzle.constraints if isinstance(rule, c.Cage)] == list(CAGES)
        assert [rule.total for rule in made.puzzle.constraints if isinstance(rule, c.Cage)] == [
            sum(made.solution[cell] for cell in cells) for cells in CAGES
        ]
        assert made.puzzle.given_count == 0
        assert is_unique(made.puzzle)
    assert [made.puzzle for made in generate(theme_wish(KILLER, givens=Range(0, 0)), count=2, seed=seed)] == [
        first.puzzle,
        second.puzzle,
    ]


def test_only_what_is_missing_or_named_is_chosen() -> None:
    drawn = replace(EMPTY, constraints=(c.Cage((0, 1)), c.Cage((2, 3), 4), c.Sandwich((0, 4, 8, 12), 5)))
    [made] = generate(theme_wish(drawn), seed=2)
    assert made.puzzle.constraints[1:] == drawn.constraints[1:]
    assert not is_open(made.puzzle.constraints[0])
    [kept] = generate(theme_wish(drawn, missing=False), seed=2)
    assert kept.puzzle.constraints == drawn.constraints
    totals = {
        made.puzzle.constraints[2].total  # type: ignore[attr-defined]
        for made in generate(theme_wish(drawn, ["Sandwich"]), seed=2, count=10)
    }
    assert len(totals) > 1


def test_givens_that_are_drawn_stay() -> None:
    drawn = replace(KILLER, givens=bytes([0] * 5 + [3] + [0] * 10))
    for made in generate(theme_wish(drawn), seed=3, count=3):
        assert made.puzzle.givens[5] == 3
        assert is_unique(made.puzzle)


def test_the_level_is_that_of_the_wish() -> None:
    drawn = Puzzle(Shape(3, 3), bytes(81), (c.Thermo((0, 1, 2, 3)), c.Arrow((40, 41), (30,)), c.Cage((60, 61, 62))))
    for level in ("easy", "hard"):
        [made] = generate(theme_wish(drawn, level=level), seed=1)
        assert made.level == level
        assert made.puzzle.constraints[:2] == drawn.constraints[:2]


def test_another_layout_has_the_same_solution_and_the_symmetry() -> None:
    puzzle = Puzzle.parse("1.....2..3.....4")
    solution = solve(puzzle)
    assert solution is not None
    for made in generate(layout_wish(puzzle, solution.digits, symmetry="rotation180"), seed=1, count=3):
        assert made.solution == solution.digits
        assert [bool(digit) for digit in made.puzzle.givens] == [bool(digit) for digit in made.puzzle.givens[::-1]]
        assert is_unique(made.puzzle)


@pytest.mark.parametrize("technique", ["locked-candidates-1", "x-wing"])
def test_the_path_of_what_was_filled_takes_the_technique_that_was_wished_for(technique: str) -> None:
    drawn = Puzzle(Shape(3, 3), bytes(81), (c.Thermo((0, 1, 2, 3)), c.Cage((60, 61, 62))))
    told = improve(Record(drawn), "fill", wished=Wished(technique=technique), count=1, seed=1)
    assert technique in taken(told.proposals[0].whole)


def test_the_path_of_another_layout_takes_the_technique_and_its_solution_stays() -> None:
    drawn = Puzzle(Shape(3, 3), bytes(81), (c.Thermo((0, 1, 2, 3)),))
    [made] = generate(theme_wish(drawn), seed=1)
    told = improve(Record(made.puzzle), "layout", wished=Wished(technique="x-wing"), count=1, seed=1)
    again = read(told.proposals[0].whole)[0].puzzle
    assert "x-wing" in taken(told.proposals[0].whole)
    assert again.constraints == made.puzzle.constraints
    found = solve(again)
    assert found is not None
    assert found.digits == made.solution


def taken(whole: str) -> set[str]:
    """The techniques of the path of a puzzle."""
    return {step.technique.id for step, _ in path(read(whole)[0].puzzle)}


@pytest.mark.parametrize(
    ("kinds", "sentence"),
    [
        (["Cage"], "no clue of the kind 'Cage' is on the board"),
        (["Thermo"], "a thermometer has no value that could be chosen"),
    ],
)
def test_what_has_no_value_cannot_be_opened(kinds: list[str], sentence: str) -> None:
    with pytest.raises(PuzzleError, match=sentence):
        theme_wish(replace(EMPTY, constraints=(c.Thermo((0, 1)),)), kinds)


def test_a_theme_that_nothing_fills_is_told() -> None:
    drawn = replace(EMPTY, constraints=(c.Thermo((0, 1, 2, 3)), c.Thermo((4, 5, 6, 7))))
    with pytest.raises(PuzzleError, match="no filled grid was found"):
        next(generate(theme_wish(drawn), seed=1))


def test_a_wish_that_is_not_met_ends_with_the_time() -> None:
    drawn = replace(EMPTY, constraints=(c.Cage((0, 1)),))  # one sum alone never leaves one solution
    with pytest.raises(StoppedError):
        next(generate(theme_wish(drawn, givens=Range(0, 0)), seed=1, timeout=0.2))


def test_givens_that_stay_must_have_the_symmetry() -> None:
    with pytest.raises(PuzzleError, match="the givens that stay do not have it"):
        theme_wish(Puzzle.parse("1..............."), symmetry="rotation180")
    assert isinstance(theme_wish(Puzzle.parse("1..............2"), symmetry="rotation180"), ThemeWish)
