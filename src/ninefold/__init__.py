"""Ninefold, the Sudoku workbench.

>>> import ninefold
>>> puzzle = ninefold.read_puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> ninefold.is_unique(puzzle)
True
>>> ninefold.solve(puzzle).oneline[:9]
'534678912'
"""

from ninefold.engine.stop import Stop
from ninefold.errors import (
    FormatError,
    MissingExtraError,
    NinefoldError,
    PuzzleError,
    StoppedError,
    TimeLimitError,
    UnmetWishError,
)
from ninefold.formats import read, read_puzzle
from ninefold.generating.canonical import canonical, canonical_many
from ninefold.generating.minimize import minimize
from ninefold.model import (
    Elimination,
    Grid,
    House,
    Placement,
    Puzzle,
    Record,
    Shape,
    Step,
    Technique,
    verify_by_candidates,
    verify_by_houses,
    violations,
)
from ninefold.solving import count, is_unique, solutions, solve
from ninefold.solving.fast9 import count_many, is_unique_many, solve_many

__version__ = "0.1.0"

__all__ = [
    "Elimination",
    "FormatError",
    "Grid",
    "House",
    "MissingExtraError",
    "NinefoldError",
    "Placement",
    "Puzzle",
    "PuzzleError",
    "Record",
    "Shape",
    "Step",
    "Stop",
    "StoppedError",
    "Technique",
    "TimeLimitError",
    "UnmetWishError",
    "canonical",
    "canonical_many",
    "count",
    "count_many",
    "is_unique",
    "is_unique_many",
    "minimize",
    "read",
    "read_puzzle",
    "solutions",
    "solve",
    "solve_many",
    "verify_by_candidates",
    "verify_by_houses",
    "violations",
]
