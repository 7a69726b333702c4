"""Ninefold, the Sudoku workbench.

>>> import ninefold
>>> puzzle = ninefold.read_puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> ninefold.is_unique(puzzle)
True
>>> ninefold.solve(puzzle).oneline[:9]
'534678912'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from ninefold.facade import (
        Range,
        Wish,
        canonical,
        canonical_many,
        explain,
        generate,
        hint,
        minimize,
        rate,
        rate_many,
    )

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
    "Range",
    "Record",
    "Shape",
    "Step",
    "Stop",
    "StoppedError",
    "Technique",
    "TimeLimitError",
    "UnmetWishError",
    "Wish",
    "canonical",
    "canonical_many",
    "count",
    "count_many",
    "explain",
    "generate",
    "hint",
    "is_unique",
    "is_unique_many",
    "minimize",
    "rate",
    "rate_many",
    "read",
    "read_puzzle",
    "solutions",
    "solve",
    "solve_many",
    "verify_by_candidates",
    "verify_by_houses",
    "violations",
]


if not TYPE_CHECKING:  # else type checkers would believe every name

    def __getattr__(name: str) -> Any:
        """What takes longer to import than most programs take to run comes when it is asked for."""
        if name in __all__:
            return getattr(import_module("ninefold.facade"), name)
        raise AttributeError(f"module 'ninefold' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
