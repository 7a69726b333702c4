"""Ninefold, the Sudoku workbench.

>>> import ninefold
>>> puzzle = ninefold.read_puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> ninefold.is_unique(puzzle)
True
>>> ninefold.solve(puzzle).oneline[:9]
'534678912'
"""

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
    from ninefold.facade import explain, hint
    from ninefold.formats import read, read_puzzle
    from ninefold.generating import Range, Wish, generate
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
    "engine.stop": ("Stop",),
    "errors": (
        "FormatError",
        "MissingExtraError",
        "NinefoldError",
        "PuzzleError",
        "StoppedError",
        "TimeLimitError",
        "UnmetWishError",
    ),
    "facade": ("explain", "hint"),
    "formats": ("read", "read_puzzle"),
    "generating": ("Range", "Wish", "generate"),
    "generating.canonical": ("canonical", "canonical_many"),
    "generating.minimize": ("minimize",),
    "model": (
        "Elimination",
        "Grid",
        "House",
        "Placement",
        "Puzzle",
        "Record",
        "Shape",
        "Step",
        "Technique",
        "verify_by_candidates",
        "verify_by_houses",
        "violations",
    ),
    "rating": ("rate", "rate_many"),
    "solving": ("count", "is_unique", "solutions", "solve"),
    "solving.fast9": ("count_many", "is_unique_many", "solve_many"),
}
"""Where each name comes from when it is first asked for: a program waits for what it uses alone."""

_PACKAGES = ("constraints", "engine", "errors", "formats", "model", "solving")
"""What is there as an attribute without an import of its own."""


if not TYPE_CHECKING:  # else type checkers would believe every name

    def __getattr__(name: str) -> Any:
        from importlib import import_module

        if name in _PACKAGES:
            return import_module(f"ninefold.{name}")
        for home, names in _HOMES.items():
            if name in names:
                globals()[name] = found = getattr(import_module(f"ninefold.{home}"), name)
                return found
        raise AttributeError(f"module 'ninefold' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__, *_PACKAGES]
