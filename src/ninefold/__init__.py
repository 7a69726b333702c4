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

from ninefold.late_names import late_names

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
    from ninefold.facade import explain, hint
    from ninefold.formats import read, read_puzzle
    from ninefold.generating import Range, Wish, generate
    from ninefold.generating.canonical import canonical, canonical_many
    from ninefold.generating.minimize import minimize, minimize_many
    from ninefold.logic import next_step
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
    from ninefold.rating import rate, rate_many
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
    "next_step",
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
    "ninefold.facade": "explain hint",
    "ninefold.formats": "read read_puzzle",
    "ninefold.generating": "Range Wish generate",
    "ninefold.generating.canonical": "canonical canonical_many",
    "ninefold.generating.minimize": "minimize minimize_many",
    "ninefold.logic": "next_step",
    "ninefold.model": (
        "Elimination Grid House Placement Puzzle Record Shape Step Technique"
        " verify_by_candidates verify_by_houses violations"
    ),
    "ninefold.rating": "rate rate_many",
    "ninefold.solving": "count is_unique solutions solve",
    "ninefold.solving.fast9": "count_many is_unique_many solve_many",
}
"""The module of each name, the same as above: a test compares them."""
_PARTS = (
    "constraints desk errors folders formats generating lab logic model photo picture press rating school setting"
    " solving tables web"
)
"""Modules that `import ninefold` is enough for: all that a document names."""


if not TYPE_CHECKING:  # else type checkers would believe every name
    _late = late_names(globals(), _HOMES)

    def __getattr__(name: str) -> Any:
        return import_module(f"ninefold.{name}") if name in _PARTS.split() else _late(name)


def __dir__() -> list[str]:
    return sorted([*__all__, *_PARTS.split(), *(name for name in globals() if name.startswith("__"))])
