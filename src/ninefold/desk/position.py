"""What a person says of a puzzle beyond its text: the box of its board, and further rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ninefold.errors import PuzzleError
from ninefold.model import Constraint, Grid, Puzzle, Record, Shape


def on_board(record: Record, box: Shape) -> Record:
    """The record on a board with other boxes.

    >>> from ninefold.formats import read
    >>> str(on_board(read("." * 36)[0], Shape(3, 2)).puzzle.shape)
    '6×6 with boxes 3×2'
    """
    size = record.puzzle.shape.size
    if box == record.puzzle.shape:
        return record
    if box.size != size:
        raise PuzzleError(f"a board of {size}×{size} has no boxes of {box.box_height}×{box.box_width}")
    return _of_puzzle(record, replace(record.puzzle, shape=box))


def with_constraints(record: Record, more: Sequence[Constraint]) -> Record:
    """The record under further rules; those that it has already, as a board that comes back to us does, stay once."""
    puzzle = record.puzzle
    known = set(puzzle.constraints)
    added = tuple(one for one in more if one not in known)
    return _of_puzzle(record, replace(puzzle, constraints=puzzle.constraints + added)) if added else record


def constraints_asked(variants: Sequence[str], objects: Sequence[Any], shape: Shape) -> tuple[Constraint, ...]:
    """The rules of a board that variants by name, and objects as in our own JSON, stand for."""
    if not variants and not objects:
        return ()
    from ninefold.constraints.variants import variant
    from ninefold.formats.parts.constraint_json import constraints_of

    return variant(variants, shape) + constraints_of(list(objects), shape.size, shape.extra)


def _of_puzzle(record: Record, puzzle: Puzzle) -> Record:
    grid = Grid.of_digits(puzzle, record.grid.digits) if record.grid else None
    return replace(record, puzzle=puzzle, grid=grid)
