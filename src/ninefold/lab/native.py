"""The door to the native algorithms."""

from __future__ import annotations

from ninefold._native import Stop, lab_run
from ninefold.lab.outcome import Limits, Outcome, TreeNode
from ninefold.model import Puzzle


def run_native(
    name: str, puzzle: Puzzle, limits: Limits, *, stop: Stop | None = None, whole: bool = False, tree: int = 0
) -> Outcome:
    """A run of the native algorithm of this name.

    `whole` goes on after the first solution until the tree is done; `tree` nodes of it are written down.

    >>> from ninefold.model import Shape
    >>> run_native("bf", Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 0, 0])), Limits()).nodes
    16
    """
    houses = [list(house.cells) for house in puzzle.houses]
    given_stop = stop if stop is not None else Stop(limits.seconds)
    size = puzzle.shape.size
    result = lab_run(name, size, houses, puzzle.givens, [], limits.states, limits.seed, whole, tree, given_stop)
    return Outcome(
        outcome=result.verdict,
        solution=result.solution,
        seconds=result.seconds,
        nodes=result.nodes,
        placements=result.placements,
        checks=result.checks,
        max_depth=result.max_depth,
        peak_states=result.peak_states,
        cut=result.cut,
        solutions=result.solutions,
        hardest=result.hardest,
        tree=tuple(TreeNode(*node) for node in result.tree),
    )
