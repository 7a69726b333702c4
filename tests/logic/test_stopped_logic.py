"""Logic that is stopped: it ends soon, and what it did not find out is not taken for an answer later."""

from random import Random

import pytest

from ninefold import Stop, StoppedError
from ninefold.constraints.variants import variant
from ninefold.engine import any_logic
from ninefold.generating import Range
from ninefold.generating.cages import random_cages
from ninefold.generating.filled import root_solution
from ninefold.logic import all_steps, next_step, path
from ninefold.model import Puzzle, Shape


def stopped() -> Stop:
    stop = Stop()
    stop.stop()
    return stop


def killer(seed: int) -> Puzzle:
    shape = Shape(3, 3)
    cages = random_cages(root_solution(shape), 9, Range(3, 6), Random(seed))
    return Puzzle(shape, bytes(81), (*variant(["nonconsecutive"], shape), *cages))


@pytest.mark.parametrize("seed", range(3))
def test_a_path_is_the_same_after_one_that_was_stopped(seed: int) -> None:
    any_logic.forget_boards()
    whole = list(path(killer(seed)))
    any_logic.forget_boards()
    with pytest.raises(StoppedError):
        list(path(killer(seed), stop=stopped()))
    with pytest.raises(StoppedError):
        all_steps(killer(seed), stop=stopped())
    assert list(path(killer(seed))) == whole


def test_a_path_that_ran_out_of_time_can_be_walked_again_to_the_same_end() -> None:
    any_logic.forget_boards()
    whole = list(path(killer(1)))
    any_logic.forget_boards()
    for milliseconds in (1, 2, 5, 10, 20):
        found = []
        try:
            for step in path(killer(1), timeout=milliseconds / 1000):
                found.append(step)
        except StoppedError:
            assert found == whole[: len(found)]
    assert list(path(killer(1))) == whole


def test_steps_one_at_a_time_are_those_of_the_path() -> None:
    grid = None
    for step, after in list(path(killer(2)))[:30]:
        assert next_step(killer(2) if grid is None else grid) == step
        grid = after
