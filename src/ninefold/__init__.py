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

if TYPE_CHECKING:
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
    from ninefold.facade import (
        Range,
        Wish,
        canonical,
        canonical_many,
        explain,
        generate,
        hint,
        minimize,
        minimize_many,
        rate,
        rate_many,
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
    "minimize_many",
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


_HOMES = {
    "ninefold.engine.stop": "Stop",
    "ninefold.errors": (
        "FormatError MissingExtraError NinefoldError PuzzleError StoppedError TimeLimitError UnmetWishError"
    ),
    "ninefold.facade": (
        "Range Wish canonical canonical_many explain generate hint minimize minimize_many rate rate_many"
    ),
    "ninefold.formats": "read read_puzzle",
    "ninefold.model": (
        "Elimination Grid House Placement Puzzle Record Shape Step Technique"
        " verify_by_candidates verify_by_houses violations"
    ),
    "ninefold.solving": "count is_unique solutions solve",
    "ninefold.solving.fast9": "count_many is_unique_many solve_many",
}
"""The module of each name, the same as above: a test compares them."""
_PARTS = ("constraints", "errors", "formats", "model", "solving")
"""Modules that `import ninefold` is enough for."""
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}


if not TYPE_CHECKING:  # else type checkers would believe every name

    def __getattr__(name: str) -> Any:
        """A name is imported when it is first asked for: a command, or a program, waits for what it needs alone."""
        if name in _PARTS:
            return import_module(f"ninefold.{name}")
        if name not in _HOME:
            raise AttributeError(f"module 'ninefold' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_HOME[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
