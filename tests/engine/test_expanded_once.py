"""The rules of constraints are expanded once, whatever is asked of a puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ninefold import Puzzle, Shape, count, hint, solve
from ninefold.constraints import Cage, Total
from ninefold.engine.problem import rules_of
from ninefold.generating import Range
from ninefold.generating.cages import random_cages
from ninefold.generating.filled import root_solution
from ninefold.logic import path
from ninefold.model.rule import Rule, Scale
from ninefold.rating import rate
from ninefold.solving import solutions, true_candidates

NINE = Shape(3, 3)
ASKED: dict[str, Callable[[Puzzle], Any]] = {
    "solve": solve,
    "count": lambda puzzle: count(puzzle, limit=2),
    "solutions": lambda puzzle: list(solutions(puzzle, limit=3)),
    "true candidates": true_candidates,
    "path": lambda puzzle: list(path(puzzle)),
    "rate": rate,
    "hint": lambda puzzle: hint(puzzle),
    "all of them": lambda puzzle: [solve(puzzle), count(puzzle, limit=2), list(path(puzzle)), hint(puzzle)],
}


def killer() -> Puzzle:
    return Puzzle(NINE, bytes(81), tuple(random_cages(root_solution(NINE), 9, Range(2, 3), Random(3))))


@pytest.mark.parametrize("asked", ASKED)
def test_each_cage_of_a_killer_is_expanded_once(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expanded: Counter[Cage] = Counter()
    rules = Cage.rules

    def counted(cage: Cage, scale: Scale) -> Iterator[Rule]:
        expanded[cage] += 1
        return iter(rules(cage, scale))

    monkeypatch.setattr(Cage, "rules", counted)
    puzzle = killer()
    ASKED[asked](puzzle)
    assert expanded == Counter(puzzle.constraints)


def test_equal_constraints_on_other_scales_have_other_rules() -> None:
    rules = (Total((0, 1), 3),)
    from_one = Puzzle(Shape(2, 2), bytes(16), rules)
    from_zero = Puzzle(Shape(2, 2), bytes(16), rules, symbols="0123")
    assert [rule for _, _, rule in rules_of(from_one)] != [rule for _, _, rule in rules_of(from_zero)]
    assert (count(from_one), count(from_zero)) == (count(from_one), count(from_zero)) == (48, 96)


def test_who_gives_up_in_the_middle_leaves_nothing_half_known() -> None:
    puzzle = killer()
    next(rules_of(puzzle))
    assert len(list(rules_of(puzzle))) == len(puzzle.constraints)
