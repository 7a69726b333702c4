"""Solving by levels of logic, tried in order, then by the trial of one assumed value and of two."""

from __future__ import annotations

from dataclasses import replace

from ninefold.engine.lab import SOLVED, Limits, run_native
from ninefold.engine.problem import told
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.model import Grid
from ninefold.stopping import raise_if_stopped

LEVELS = (
    "a single candidate in a cell",
    "a single place in a house",
    "candidates of a box in one line",
    "candidates of a line in one box",
    "closed groups of cells",
    "the trial of one assumed value",
    "the trial of two assumed values",
)
"""What each level is, the first one first."""


def by_levels(grid: Grid, stop: Stop) -> tuple[Grid, int] | None:
    """A solution, and the highest level that it needed; None where two assumed values do not solve it.

    >>> from ninefold.formats import read_puzzle
    >>> by_levels(Grid.start(read_puzzle("1.....2..3.....4")), Stop())[1]
    1
    """
    puzzle = grid.puzzle
    if told(puzzle).kinds or grid.eliminated:
        raise PuzzleError("levels: they know houses and digits alone; this board has other constraints or eliminations")
    outcome = run_native("levels", replace(puzzle, givens=grid.digits), Limits(), stop=stop)
    raise_if_stopped(stop, "the levels of logic")
    if outcome.outcome != SOLVED:
        return None
    return Grid.of_digits(puzzle, outcome.solution), max(1, outcome.hardest)
