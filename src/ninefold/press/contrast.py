"""How well the texts of a scene stand out on paper from what lies under them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from ninefold.picture.scene import Area, Dot, Fill, Line, Painted, Point, Primitive, Scene, Text
from ninefold.picture.style import said_on_paper
from ninefold.picture.svg import CELL
from ninefold.press.ink import BLACK, WHITE, grey_of, on_paper

_COLOUR = re.compile(r"#[0-9A-Fa-f]{3,8}")

_Ink = tuple[float, float]
"""A grey and how much it covers."""


def least_contrast(scene: Scene) -> float:
    """How well its texts stand out from what lies under them, the worst of them: 21 is black on white, 1 is not at all.

    >>> from ninefold.model import Puzzle, Shape
    >>> from ninefold.picture.board import board_scene
    >>> least_contrast(board_scene(Puzzle(Shape(2, 2), bytes([1] + [0] * 15))))
    21.0
    """
    below: list[Primitive] = []
    worst = 21.0
    for one in on_paper(scene).primitives:
        text = one.inner if isinstance(one, Painted) else one
        if isinstance(text, Text):
            at, ink = (text.x, text.y), _inks(one)[0]
            ground = WHITE
            for lower in below:
                ground = _laid(lower, at, ground)
            worst = min(worst, contrast(ink[0] if ink else BLACK, ground))
        else:
            below.append(one)
    return round(worst, 2)


def contrast(one: float, other: float) -> float:
    """Of two greys from 0 to 1, by the formula of the Web Content Accessibility Guidelines."""
    darker, lighter = sorted(_linear(grey) for grey in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def _linear(grey: float) -> float:
    return float(grey / 12.92 if grey <= 0.04045 else ((grey + 0.055) / 1.055) ** 2.4)


def _inks(one: Primitive) -> tuple[_Ink | None, tuple[float, float] | None]:
    """What a primitive is filled with, and the grey and width of its line in cells."""
    if isinstance(one, Painted):
        rim = (grey_of(one.rim), one.width) if one.rim else None
        return (grey_of(one.colour), 1.0) if one.colour else None, rim
    said = said_on_paper(one.style)
    fill, stroke = said.get("fill", "#000000"), said.get("stroke", "none")
    return (
        (grey_of(fill), float(said.get("fill-opacity", 1))) if _COLOUR.fullmatch(fill) else None,
        (grey_of(stroke), float(said.get("stroke-width", 1)) / CELL) if _COLOUR.fullmatch(stroke) else None,
    )


def _laid(one: Primitive, at: Point, ground: float) -> float:
    """The grey at a point when this lies on the ground."""
    fill, stroke = _inks(one)
    shape = one.inner if isinstance(one, Painted) else one
    if fill is not None and _covers(shape, at):
        ground = fill[1] * fill[0] + (1 - fill[1]) * ground
    if stroke is not None and any(_distance(at, *ends) < stroke[1] / 2 for ends in _segments(shape)):
        ground = stroke[0]
    return ground


def _covers(one: Primitive, at: Point) -> bool:
    x, y = at
    if isinstance(one, Fill):
        return one.x <= x <= one.x + one.width and one.y <= y <= one.y + one.height
    if isinstance(one, Dot):
        return hypot(x - one.x, y - one.y) <= one.radius
    if isinstance(one, Area):
        edges = pairwise((*one.points, one.points[0]))
        crossed = [(a, b) for a, b in edges if (a[1] > y) != (b[1] > y)]
        return sum(x < a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in crossed) % 2 == 1
    return False


def _segments(one: Primitive) -> Iterator[tuple[Point, Point]]:
    if isinstance(one, Line):
        for stroke in one.strokes:
            yield from pairwise(stroke)


def _distance(at: Point, start: Point, end: Point) -> float:
    """From a point to a line between two others."""
    along = (end[0] - start[0], end[1] - start[1])
    length = along[0] ** 2 + along[1] ** 2
    part = ((at[0] - start[0]) * along[0] + (at[1] - start[1]) * along[1]) / length if length else 0.0
    part = min(1.0, max(0.0, part))
    return hypot(at[0] - start[0] - part * along[0], at[1] - start[1] - part * along[1])
