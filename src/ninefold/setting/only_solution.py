"""The solution of a puzzle that must have exactly one."""

from __future__ import annotations

from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle
from ninefold.solving import solutions


def only_solution(puzzle: Puzzle, purpose: str, stop: Stop) -> bytes:
    """Its digits; PuzzleError, which names the purpose, if there is none or another."""
    found = [grid.digits for grid in solutions(puzzle, limit=2, stop=stop)]
    if len(found) != 1:
        count = "more" if found else "none"
        raise PuzzleError(f"{purpose}: expected a puzzle with one solution, got {count}: {puzzle.oneline}")
    return found[0]
