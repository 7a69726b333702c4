"""Finders for every shape: on plain 9×9 the native engine is their judge, elsewhere the solution is."""

import pytest

from ninefold import Grid, Puzzle, Shape, read_puzzle, solve
from ninefold.constraints.extra_house import diagonals
from ninefold.engine.stop import Stop
from ninefold.logic import LogicOptions, any_shape, furthest, path

NINE = read_puzzle("000028000400007000017050006002000405009070100708000900900040810000300009000710000")
SIX = read_puzzle("000160001230000010030000013600042000")
TWELVE = read_puzzle(
    "......A.2.488..7.B..9AC...3.89...6.B..C27.B38.5..........CA..6..C.5279....1B2C.A..8..57....."
    ".....A.953.74B..7.A...6C.8...C94..3.B..A28.6.5......"
)


@pytest.mark.parametrize("puzzle", [SIX, TWELVE])
def test_no_step_contradicts_the_solution(puzzle: Puzzle) -> None:
    solution = solve(puzzle)
    assert solution is not None
    walked = list(path(puzzle))
    assert len(walked) > 5
    for step, _ in walked:
        assert all(solution.digits[cell] == digit for cell, digit in step.placements)
        assert all(solution.digits[cell] != digit for cell, digit in step.eliminations)
        assert step.placements or step.eliminations


# What rules and chains find has no counterpart there that is searched in the same order.
LADDER = [name for rung in any_shape.LADDER if not rung.needs_constraints and not rung.needs_small for name in rung.ids]


@pytest.mark.parametrize("rungs", range(1, len(LADDER) + 1))
def test_on_nine_by_nine_both_engines_end_at_the_same_grid(rungs: int) -> None:
    # A pair that is also locked has a name of its own in the native engine: it is let in together with the pairs.
    known = LADDER[:rungs]
    locked = [
        name for name, pair in (("locked-pair", "naked-pair"), ("locked-triple", "naked-triple")) if pair in known
    ]
    python, native = LogicOptions(techniques=tuple(known)), LogicOptions(techniques=("full-house", *known, *locked))
    grid = Grid.start(NINE)
    while (step := next(any_shape.steps(grid, python, Stop()), None)) is not None:
        grid = grid.apply(step)
    assert grid == furthest(Grid.start(NINE), native)


def test_a_diagonal_takes_part_in_logic() -> None:
    plain = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]))
    crossed = Puzzle(plain.shape, plain.givens, diagonals(4))
    assert Grid.start(crossed).candidates_of(15) == (4,)
    steps = [step.placements for step in any_shape.steps(Grid.start(crossed), LogicOptions(), Stop())]
    assert ((15, 4),) in steps
