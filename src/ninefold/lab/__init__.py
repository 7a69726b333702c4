"""Algorithms compared: suites of puzzles, runs with limits, tables, charts and trees.

>>> from ninefold.lab import Limits, checked, named
>>> from ninefold.model import Puzzle, Shape
>>> puzzle = Puzzle(Shape(2, 2), bytes([1, 0, 0, 3, 3, 0, 2, 0, 4, 3, 0, 0, 0, 1, 3, 0]))
>>> outcome = checked(named("bt"), puzzle, Limits(seconds=10))
>>> outcome.outcome, outcome.max_depth
('solved', 8)
"""

from ninefold.engine.lab import ERR, INF, SOLVED, Limits, Outcome
from ninefold.lab.algorithms import BUILT_IN, PAPER, Algorithm, checked, named
from ninefold.lab.suite import Entry, Suite, bundled, load

__all__ = [
    "BUILT_IN",
    "ERR",
    "INF",
    "PAPER",
    "SOLVED",
    "Algorithm",
    "Entry",
    "Limits",
    "Outcome",
    "Suite",
    "bundled",
    "checked",
    "load",
    "named",
]
