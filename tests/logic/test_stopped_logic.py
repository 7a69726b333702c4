"""Logic that is stopped: it ends soon, and what it did not find out is not taken for an answer later."""

from random import Random

import pytest

from ninefold import Stop, StoppedError
from ninefold.constraints import Cage
from ninefold.constraints.variants import variant
from ninefold.generating import Range
from ninefold.generating.cages import random_cages
from ninefold.generating.filled import root_solution
from ninefold.logic import path
from ninefold.logic.any_shape import LADDER, Rung
from ninefold.logic.any_shape.scope import Scope, domains, scopes_of
from ninefold.model import Grid, Puzzle, Shape


def stopped() -> Stop:
    stop = Stop()
    stop.stop()
    return stop


def killer(seed: int) -> Puzzle:
    shape = Shape(3, 3)
    cages = random_cages(root_solution(shape), 9, Range(3, 6), Random(seed))
    return Puzzle(shape, bytes(81), (*variant(["nonconsecutive"], shape), *cages))


@pytest.mark.parametrize("rung", LADDER, ids=[rung.ids[0] for rung in LADDER])
def test_no_finder_asks_about_a_rule_once_it_is_stopped(rung: Rung, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Scope] = []
    monkeypatch.setattr(Scope, "_solver", lambda scope, *_: asked.append(scope))
    list(rung.finder(Grid.start(killer(1)), stopped()))
    assert asked == []


@pytest.mark.parametrize("seed", range(3))
def test_a_path_is_the_same_after_one_that_was_stopped(seed: int) -> None:
    scopes_of.cache_clear()
    whole = list(path(killer(seed)))
    scopes_of.cache_clear()
    with pytest.raises(StoppedError):
        list(path(killer(seed), stop=stopped()))
    assert list(path(killer(seed))) == whole


def test_what_a_scope_did_not_find_out_is_not_remembered() -> None:
    grid = Grid.start(Puzzle(Shape(3, 3), bytes(81), (Cage((0, 1, 2), 6),)))
    (scope,) = scopes_of(grid.puzzle).wide
    scope.possible(domains(grid), stopped())
    scope.required(domains(grid), 6, stopped())
    assert scope.possible(domains(grid), Stop()) == (0b111,) * 3
    assert scope.required(domains(grid), 6, Stop()) == 0b111
