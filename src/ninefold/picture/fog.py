"""Fog as primitives: whole cells, and a soft edge around them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ninefold.picture.outline import outline
from ninefold.picture.places import corner
from ninefold.picture.scene import Fill, Line, Primitive


def fog(cells: Collection[int], size: int) -> Iterator[Primitive]:
    """What covers these cells.

    >>> [one.kind for one in fog([0, 1], 4)]
    ['fill', 'fill', 'line']
    """
    for cell in sorted(cells):
        yield Fill("fog", *corner(cell, size))
    if cells:
        yield Line("fog-edge", outline(cells, size))
