"""Fog: where an author has lit cells, all others are covered until right digits light them. Solvers do not see it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import ceil, floor

from ninefold.model.decoration import Decoration

LAMP = 3
"""So many cells wide is what a lamp lights, and what a right digit does: its own cell and those around it."""
SENTENCE = "cells in the fog show nothing of their clues; a right digit lights its own cell and all cells around it"


def has_fog(decoration: Iterable[Decoration]) -> bool:
    """Whether its author has lit cells: then all others are in the fog."""
    return any(one.kind == "light" for one in decoration)


def fog_words(decoration: Iterable[Decoration]) -> dict[str, list[str]]:
    """The rule for a person, beside those of constraints."""
    return {"fog": [SENTENCE]} if has_fog(decoration) else {}


def covered(decoration: Collection[Decoration], size: int, right: Iterable[int] = ()) -> frozenset[int]:
    """The cells in the fog, after the right digits of these cells.

    >>> lamp = Decoration("light", ((0.5, 0.5),), width=3, height=3)
    >>> sorted(covered([lamp], 4)) == [2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    True
    >>> sorted(covered([lamp], 4, right=[10]))
    [2, 3, 8, 12]
    >>> covered([], 4)
    frozenset()
    """
    if not has_fog(decoration):
        return frozenset()
    squares = {(*one.points[0], one.width, one.height) for one in decoration if one.kind == "light"}
    squares |= {(cell % size + 0.5, cell // size + 0.5, LAMP, LAMP) for cell in right}
    lit = {cell for square in squares for cell in _inside(*square, size)}
    return frozenset(range(size * size)) - lit


def _inside(x: float, y: float, wide: float, high: float, size: int) -> Iterator[int]:
    """The cells whose middles lie in a square."""
    for row in _reached(y, high, size):
        for column in _reached(x, wide, size):
            yield row * size + column


def _reached(at: float, length: float, size: int) -> range:
    return range(max(0, ceil(at - length / 2 - 0.5)), min(size, floor(at + length / 2 - 0.5) + 1))
