"""Why a constraint would be too much for a board."""

from __future__ import annotations

from ninefold.model.bounds import RULES
from ninefold.model.shape import Shape


def too_many_pairs(count: int) -> str | None:
    """Why so many pairs of cells cannot each have a rule of their own; None if they can."""
    return f"more than {RULES:,} pairs of cells: too many to solve" if count > RULES else None


def too_many_for_digits(cells: tuple[int, ...], shape: Shape) -> str | None:
    """Why cells that must hold different digits cannot; None if they can."""
    if len(cells) > shape.size:
        return f"{len(cells):,} cells cannot hold different digits from 1 to {shape.size}"
    return None
