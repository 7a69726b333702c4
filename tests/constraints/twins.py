"""A constraint against its twin, which looks at every filling of a small board."""

from collections.abc import Callable, Collection, Iterator, Sequence

from ninefold import Puzzle, Step, solutions
from ninefold.logic import path
from ninefold.model import Constraint

Check = Callable[[list[int]], bool]
"""Whether a filling, as the numbers that its digits stand for, keeps a rule."""


def kept(puzzle: Puzzle, rule: Constraint, check: Check, fitting: Sequence[bytes]) -> set[bytes]:
    """Which of the fillings keep the rule, by its check; the solver finds these and no others, and `holds` agrees."""
    scale = puzzle.scale
    expected = {grid for grid in fitting if check([scale.lowest - 1 + digit for digit in grid])}
    found = [grid.digits for grid in solutions(puzzle)]
    assert len(found) == len(set(found))
    assert set(found) == expected, rule
    assert {grid for grid in fitting if rule.holds(grid, scale)} == expected, rule
    return expected


def sound_steps(puzzle: Puzzle, solved: Collection[bytes]) -> Iterator[Step]:
    """The steps of logic, none of which removes what occurs in a solution."""
    for step, _ in path(puzzle):
        assert not any(grid[cell] == digit for grid in solved for cell, digit in step.eliminations), step
        assert all(grid[cell] == digit for grid in solved for cell, digit in step.placements), step
        yield step
