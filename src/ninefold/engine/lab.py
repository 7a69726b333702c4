"""Algorithms to be compared: what each is given besides a puzzle, what it gives back, and the native ones."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ninefold import _native
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle

SOLVED, ERR, INF = "solved", "err", "inf"
"""A run that ends without a correct solution is err, a run that a limit ends is inf."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a run ends early: seconds on the clock, positions kept at once. The seed is of what is random."""

    seconds: float = 60.0
    states: int = 1_000_000
    seed: int = 1

    def within(self, seconds: float) -> Limits:
        """The same with less time, for a try."""
        return replace(self, seconds=seconds)


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A point of a search tree: the digit tried in a cell of its parent; the root has parent and cell -1.

    made       how many nodes had been visited when it was made
    visited    its number among the visited, from 1; 0 if it never was
    """

    parent: int
    cell: int
    digit: int
    expanded: bool
    solution: bool
    made: int
    visited: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """One run of one algorithm on one puzzle.

    cut          what ended an inf: time, memory, stopped; for err an own reason may stand here
    seconds      of processor time
    nodes        points of the search tree; for brute force the fillings
    placements   digits written into cells, those taken back included
    checks       looks whether a digit, a cell, a house or a filling is right
    max_depth    guesses on the longest branch
    peak_states  positions kept at once, at most
    generated    nodes that were made, whether they were visited or not
    inner        visited nodes that have successors
    dead_ends    nodes without a successor that are no solution
    peak_open    positions that wait at once, at most; peak_closed: kept though they are done with
    state_bytes  what one kept position takes, the overhead of its container not counted
    first_visit  nodes visited when the first solution was found; first_depth: how deep it lies, -1 if there is none
    least_depth  of the solution nearest to the root
    hardest      the highest rung of its ladder that a logical algorithm needed, else 0

    >>> Outcome(SOLVED, bytes([1, 2, 2, 1]), seconds=0.001).outcome
    'solved'
    """

    outcome: str
    solution: bytes = b""
    seconds: float = 0.0
    nodes: int = 0
    placements: int = 0
    checks: int = 0
    max_depth: int = 0
    peak_states: int = 0
    cut: str = ""
    solutions: int = 0
    hardest: int = 0
    tree: tuple[TreeNode, ...] = ()
    generated: int = 0
    inner: int = 0
    dead_ends: int = 0
    peak_open: int = 0
    peak_closed: int = 0
    state_bytes: int = 0
    first_visit: int = 0
    first_depth: int = -1
    least_depth: int = -1


def algorithms() -> list[str]:
    """The names of the native algorithms."""
    return _native.lab_algorithms()


def refuse_rules(puzzle: Puzzle) -> None:
    """PuzzleError if the puzzle has more than houses: the algorithms know nothing else."""
    for constraint in puzzle.constraints:
        if not constraint.is_houses:
            raise PuzzleError(
                f"the laboratory knows rows, columns, boxes and other houses alone; this puzzle has: {constraint.name}"
            )
    if puzzle.shape.extra:
        raise PuzzleError("the laboratory knows no boards with extra cells")


def run_native(
    name: str, puzzle: Puzzle, limits: Limits, *, stop: Stop | None = None, whole: bool = False, tree: int = 0
) -> Outcome:
    """A run of the native algorithm of this name.

    `whole` goes on after the first solution until the tree is done; `tree` nodes of it are written down.

    >>> from ninefold.model import Shape
    >>> run_native("bf", Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 0, 0])), Limits()).nodes
    16
    """
    refuse_rules(puzzle)
    houses = [list(house.cells) for house in puzzle.houses]
    given_stop = stop if stop is not None else stop_for(limits.seconds)
    size = puzzle.shape.size
    result = _native.lab_run(name, size, houses, puzzle.givens, [], limits.states, limits.seed, whole, tree, given_stop)
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
        generated=result.generated,
        inner=result.inner,
        dead_ends=result.dead_ends,
        peak_open=result.peak_open,
        peak_closed=result.peak_closed,
        state_bytes=result.state_bytes,
        first_visit=result.first_visit,
        first_depth=result.first_depth,
        least_depth=result.least_depth,
    )
