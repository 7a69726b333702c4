"""A puzzle as a caller gives it: as itself, as a grid where somebody stands, or as text."""

from __future__ import annotations

from typing import TypeAlias

from ninefold.model.grid import Grid
from ninefold.model.puzzle import Puzzle

PuzzleLike: TypeAlias = Puzzle | Grid | str
"""Text is read as `Puzzle.parse` reads it."""


def as_position(given: PuzzleLike) -> Puzzle | Grid:
    """What is given, read if it is text.

    >>> as_position("1.....2..3.....4")
    Puzzle.parse('1.....2..3.....4')
    """
    if isinstance(given, Puzzle):
        return given
    if isinstance(given, str):
        return Puzzle.parse(given)
    if not isinstance(given, Grid):
        raise TypeError(f"expected a puzzle, a grid or text, got {type(given).__name__}")
    return given


def as_grid(given: PuzzleLike) -> Grid:
    """The same as a grid: a puzzle is at its start.

    >>> as_grid("1.....2..3.....4").candidates_of("r1c2")
    (2, 4)
    """
    position = as_position(given)
    return position if isinstance(position, Grid) else Grid.start(position)


def as_puzzle(given: PuzzleLike) -> Puzzle:
    """The puzzle, whatever stands on its board.

    >>> as_puzzle(as_grid("1.....2..3.....4").place("r1c2", 2))
    Puzzle.parse('1.....2..3.....4')
    """
    position = as_position(given)
    return position.puzzle if isinstance(position, Grid) else position
