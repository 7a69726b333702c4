"""A scene as SVG: self-contained, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Collection
from html import escape
from math import hypot
from typing import Any

from ninefold.model import Grid, Puzzle, Step
from ninefold.model.decoration import Decoration
from ninefold.picture.board import board_scene
from ninefold.picture.scene import Area, Arrow, Chevron, Dot, Fill, Line, Link, Painted, Point, Primitive, Scene, Text
from ninefold.picture.style import Style, style_of

CELL = 40
BASELINE = 0.36
"""How far the baseline of a text lies below its middle, in its size: half the height of a figure."""
_HEAD = 0.17
"""How far the head of an arrow reaches back, in cells."""


def board_svg(
    puzzle: Puzzle,
    grid: Grid | None = None,
    *,
    candidates: bool = False,
    other: Grid | None = None,
    clashing: Collection[int] = (),
    decoration: tuple[Decoration, ...] = (),
) -> str:
    """The puzzle, or a grid of it: see `board_scene`.

    >>> from ninefold.model import Shape
    >>> board_svg(Puzzle(Shape(2, 2), bytes([1] + [0] * 15))).count("<text")
    1
    """
    return svg(board_scene(puzzle, grid, candidates=candidates, other=other, clashing=clashing, decoration=decoration))


def step_svg(grid: Grid, step: Step, decoration: tuple[Decoration, ...] = ()) -> str:
    """The grid as it stands before the step, with the step drawn on it."""
    return svg(board_scene(grid.puzzle, grid, candidates=True, step=step, decoration=decoration))


def svg(scene: Scene, *, style: Style | None = style_of) -> str:
    """The picture; without a style the colours are left to the page that it stands in."""
    left, wide, high = (_n(v) for v in (-scene.around, scene.width + 2 * scene.around, scene.height + 2 * scene.around))
    styles = {name for one in scene.primitives for name in one.style.split()}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {left} {wide} {high}" width="{wide}" height="{high}" '
        f'role="img" aria-label="{escape(scene.title)}">',
        *([f"<style>{style(styles)}</style>"] if style else []),
        *map(element, scene.primitives),
        "</svg>",
    ]
    return "\n".join(parts)


def element(primitive: Primitive) -> str:
    """One primitive."""
    return ELEMENTS[primitive.kind](primitive)


def _n(length: float) -> str:
    return f"{round(CELL * length, 2):g}"


def _points(points: Collection[Point]) -> str:
    return "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _fill(one: Fill) -> str:
    rounded = f' rx="{_n(one.radius)}"' if one.radius else ""
    at = f'x="{_n(one.x)}" y="{_n(one.y)}" width="{_n(one.width)}" height="{_n(one.height)}"'
    return f'<rect class="{one.style}" {at}{rounded}/>'


def _area(one: Area) -> str:
    return _path(one.style, f"M{_points(one.points)}z")


def _line(one: Line) -> str:
    return _path(one.style, "".join(f"M{_points(stroke)}" for stroke in one.strokes))


def _dot(one: Dot) -> str:
    return f'<circle class="{one.style}" cx="{_n(one.x)}" cy="{_n(one.y)}" r="{_n(one.radius)}"/>'


def _text(one: Text) -> str:
    """The baseline is set by hand: not every renderer knows dominant-baseline."""
    text = escape(one.text, quote=False)  # the symbols of a puzzle may be any characters
    at = f'x="{_n(one.x)}" y="{_n(one.y + BASELINE * one.size)}" font-size="{_n(one.size)}"'
    return f'<text class="{one.style}" {at}>{text}</text>'


def _arrow(one: Arrow) -> str:
    (ax, ay), (bx, by) = one.points[-2:]
    far = hypot(bx - ax, by - ay) or 1
    x, y = _HEAD * (bx - ax) / far, _HEAD * (by - ay) / far
    head = (bx - x - y, by - y + x), (bx, by), (bx - x + y, by - y - x)
    return _path(one.style, f"M{_points(one.points)}M{_points(head)}")


def _link(one: Link) -> str:
    start, towards, end = (f"{_n(x)} {_n(y)}" for x, y in (one.start, one.towards, one.end))
    return _path(one.style, f"M{start}Q{towards} {end}")


def _chevron(one: Chevron) -> str:
    tip = one.x + one.reach * one.right / 2, one.y + one.reach * one.down / 2
    back = tip[0] - one.reach * one.right, tip[1] - one.reach * one.down
    wide, high = one.reach * one.down, one.reach * one.right
    return _path(one.style, f"M{_points(((back[0] - wide, back[1] - high), tip, (back[0] + wide, back[1] + high)))}")


def _painted(one: Painted) -> str:
    """Attributes, which a style of ours would overrule: the styles of what is painted say nothing of colours."""
    rim = f' stroke="{one.rim}" stroke-width="{_n(one.width)}"' if one.rim else ""
    return element(one.inner).replace('class=""', f'class="{one.style}" fill="{one.colour or "none"}"{rim}', 1)


def _path(style: str, d: str) -> str:
    return f'<path class="{style}" d="{d}"/>'


ELEMENTS: dict[str, Callable[[Any], str]] = {
    "fill": _fill,
    "area": _area,
    "line": _line,
    "dot": _dot,
    "text": _text,
    "arrow": _arrow,
    "link": _link,
    "chevron": _chevron,
    "painted": _painted,
}
"""How each kind of primitive is written."""
