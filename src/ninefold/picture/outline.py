"""The border of a set of cells."""

from __future__ import annotations

from collections.abc import Collection

from ninefold.picture.places import corner
from ninefold.picture.scene import Point

Stroke = tuple[Point, ...]


def outline(cells: Collection[int], size: int, inset: float = 0, notch: Point = (0, 0)) -> tuple[Stroke, ...]:
    """A stroke for every side without a neighbour in the set, so far inside of it.

    In the first cell it leaves out a corner, the notch, where a clue stands.

    >>> outline({0}, 9)
    (((0, 0), (1, 0)), ((0, 1), (1, 1)), ((0, 0), (0, 1)), ((1, 0), (1, 1)))
    """
    inside = set(cells)
    strokes: list[Stroke] = []

    def has(row: float, column: float) -> bool:
        return 0 <= column < size and row * size + column in inside

    for cell in sorted(inside):
        x, y = corner(cell, size)
        wide, high = notch if cell == min(inside) else (0, 0)
        left = x if has(y, x - 1) else x + inset
        right = x + 1 if has(y, x + 1) else x + 1 - inset
        top = y if has(y - 1, x) else y + inset
        bottom = y + 1 if has(y + 1, x) else y + 1 - inset
        if not has(y - 1, x):
            strokes.append(((max(left, x + wide), top), (right, top)))
        if not has(y + 1, x):
            strokes.append(((left, bottom), (right, bottom)))
        if not has(y, x - 1):
            strokes.append(((left, max(top, y + high)), (left, bottom)))
        if not has(y, x + 1):
            strokes.append(((right, top), (right, bottom)))
    return tuple(strokes)


def is_connected(cells: Collection[int], size: int) -> bool:
    """Whether every cell is reached from every other, side by side."""
    rest = set(cells)
    queue = [rest.pop()] if rest else []
    while queue:
        cell = queue.pop()
        beside = [cell - size, cell + size]
        beside += [cell - 1] if cell % size else []
        beside += [cell + 1] if (cell + 1) % size else []
        found = rest.intersection(beside)
        rest -= found
        queue += found
    return not rest
