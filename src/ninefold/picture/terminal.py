"""A scene for a terminal.

A character is about twice as high as it is wide, so a cell takes twice as many columns as rows: four columns where only
digits stand in it; where candidates do, two for each of a row of them and two more, and another two if there are cages.
A shape that is too small to be drawn becomes a sign behind the text that stands on it: colour is never the only sign.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, cos, floor, pi, sin, sqrt
from typing import Any

from ninefold.model import Grid, Puzzle, Step
from ninefold.picture.board import board_scene
from ninefold.picture.characters import Canvas, Ink, Pen
from ninefold.picture.scene import Area, Arrow, Chevron, Dot, Fill, Line, Link, Painted, Point, Primitive, Scene, Text
from ninefold.picture.style import Look, look_of

TINY = 0.39
"""Texts up to this size, in cells, are candidates …"""
SMALL = 0.5
"""… and shapes up to this one stand for the text upon them, or are dots."""
HEAVY = 2
"""Strokes that are wider than this, as scene.css counts, are heavy …"""
BROAD = 3
"""… and those are no lines between cells but marks upon them."""
_HEADS = "→↘↓↙←↖↑↗"
_POINTS = ">v<^"
_HUES: tuple[tuple[float, Ink], ...] = (
    (0.4, "red"),
    (1.4, "yellow"),
    (2.85, "green"),
    (3.2, "cyan"),
    (4.4, "blue"),
    (5.5, "magenta"),
    (6, "red"),
)
"""Where each hue ends, in sixths of the circle; only what is clearly between green and blue is cyan."""


def board_terminal(
    puzzle: Puzzle, grid: Grid | None = None, *, candidates: bool = False, pen: Pen | None = None
) -> str:
    """The puzzle, or a grid of it: see `board_scene`.

    >>> from ninefold.model import Shape
    >>> print(board_terminal(Puzzle(Shape(2, 2), bytes([1] + [0] * 15))))
    ┏━━━┯━━━┳━━━┯━━━┓
    ┃ 1 │   ┃   │   ┃
    ┠───┼───╂───┼───┨
    ┃   │   ┃   │   ┃
    ┣━━━┿━━━╋━━━┿━━━┫
    ┃   │   ┃   │   ┃
    ┠───┼───╂───┼───┨
    ┃   │   ┃   │   ┃
    ┗━━━┷━━━┻━━━┷━━━┛
    """
    return terminal(board_scene(puzzle, grid, candidates=candidates), pen)


def step_terminal(grid: Grid, step: Step, pen: Pen | None = None) -> str:
    """The grid as it stands before the step, with the step drawn on it."""
    return terminal(board_scene(grid.puzzle, grid, candidates=True, step=step), pen)


def terminal(scene: Scene, pen: Pen | None = None) -> str:
    """The picture as lines of text, in the inks of the pen, if there is one."""
    kinds = [any(map(asks, scene.primitives)) for asks in (_is_candidate, _is_inset)]
    drawing = _Drawing(scene, 2 * ceil(sqrt(scene.width)) + 2 * sum(kinds) if any(kinds) else 4)
    for one in scene.primitives:
        drawing.draw(one)
    return "\n".join(drawing.canvas.lines(pen or (lambda text, ink, bold: text)))


def _is_candidate(one: Primitive) -> bool:
    if not isinstance(one, Text) or look_of(one.style).from_start:
        return False
    return one.size < TINY and bool(one.x % 1 and one.y % 1)


def _is_inset(one: Primitive) -> bool:
    """Whether it is a line along the inside of cells, as that of a cage."""
    if not isinstance(one, Line) or look_of(one.style).width > BROAD:
        return False
    sides = (side for stroke in one.strokes for side in pairwise(stroke))
    return any(a[k] == b[k] and a[k] % 0.5 for a, b in sides for k in (0, 1))


class _Drawing:
    """A canvas, and how each kind of primitive is laid on it."""

    def __init__(self, scene: Scene, columns: int) -> None:
        self._columns, self._rows = columns, columns // 2
        self._around = ceil(scene.around)
        wide, high = (ceil(length) + 2 * self._around for length in (scene.width, scene.height))
        self.canvas = Canvas(wide * self._columns + 1, high * self._rows + 1)

    def draw(self, one: Primitive) -> None:
        DRAWN[one.kind](self, one, look_of(one.style))

    def fill(self, one: Fill, look: Look) -> None:
        x, y, right, down = one.x, one.y, one.x + one.width, one.y + one.height
        if look.stroke:
            self._path([(x, y), (right, y), (right, down), (x, down), (x, y)], look)
        elif max(one.width, one.height) <= SMALL:
            self._sign(x + one.width / 2, y + one.height / 2, "#", look.fill)
        elif one.width <= 1:
            (left, top), (end, bottom) = self._at(x, y), self._at(right, down)
            columns, rows = range(ceil(left), ceil(end)), range(ceil(top), ceil(bottom))
            if look.opaque:
                self.canvas.clear(columns, rows)
            if not is_paper(look.fill):
                self.canvas.shade(columns, rows, ink_of(look.fill))

    def area(self, one: Area, look: Look) -> None:
        xs, ys = zip(*one.points, strict=True)
        if max(xs) - min(xs) <= SMALL:
            self._sign((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, "^", look.fill)
        else:
            self._path([*one.points, one.points[0]], look)

    def line(self, one: Line, look: Look) -> None:
        for stroke in one.strokes:
            (x, y), (far_x, far_y) = stroke[0], stroke[-1]
            if 0 < max(abs(far_x - x), abs(far_y - y)) <= SMALL and len(stroke) == 2:
                self._sign((x + far_x) / 2, (y + far_y) / 2, "x", look.stroke)
            else:
                self._path(stroke, look)

    def dot(self, one: Dot, look: Look) -> None:
        on_a_line = one.x % 1 == 0 or one.y % 1 == 0
        if 2 * one.radius <= SMALL and on_a_line:
            self._write(one.x, one.y, "●" if is_dark(look.fill) else "○", look)
        elif 2 * one.radius <= SMALL:
            self._sign(one.x, one.y, "*" if look.fill else "°", look.fill or look.stroke)
        else:
            self._circle(one, one.radius, look)
            if look.fill and not look.stroke:
                self._circle(one, one.radius / 2, look)

    def text(self, one: Text, look: Look) -> None:
        self._write(one.x, one.y, one.text, look)

    def arrow(self, one: Arrow, look: Look) -> None:
        self._path(one.points, look)
        (x, y), (tip_x, tip_y) = one.points[-2:]
        self._write(tip_x, tip_y, _HEADS[_eighth(tip_x - x, tip_y - y)], look)

    def link(self, one: Link, look: Look) -> None:
        self._curve([_on_curve(one, share / 12) for share in range(13)], look)

    def chevron(self, one: Chevron, look: Look) -> None:
        self._write(one.x, one.y, _POINTS[_eighth(one.right, one.down) // 2], look)

    def painted(self, one: Painted, look: Look) -> None:
        own = Look(one.colour, one.rim, 40 * one.width, look.dashed, look.bold)
        DRAWN[one.inner.kind](self, one.inner, own)

    def _at(self, x: float, y: float) -> Point:
        return (x + self._around) * self._columns, (y + self._around) * self._rows

    def _place(self, x: float, y: float) -> tuple[int, int]:
        """The character at a point; only what is on a line of the board comes to stand there."""
        return _nearest(x + self._around, self._columns), _nearest(y + self._around, self._rows)

    def _write(self, x: float, y: float, text: str, look: Look) -> None:
        """A text with its middle at a point, or its start, as a sum in the corner of a cage."""
        column, row = self._place(x, y)
        first = column if look.from_start else column - len(text) // 2
        self.canvas.write(first, row, text, ink_of(look.fill or look.stroke), bold=look.bold)

    def _sign(self, x: float, y: float, sign: str, colour: str) -> None:
        column, row = self._place(x, y)
        if self.canvas.is_blank(column + 1, row):
            self.canvas.write(column + 1, row, sign, ink_of(colour))

    def _path(self, points: Sequence[Point], look: Look) -> None:
        """Along rows and columns as lines between cells, elsewhere as dots."""
        for a, b in pairwise(points):
            if (a[0] == b[0] or a[1] == b[1]) and look.width <= BROAD:
                ink, heavy = ink_of(look.stroke), look.width > HEAVY
                self.canvas.stroke(self._place(*a), self._place(*b), ink, heavy=heavy, dashed=look.dashed)
            else:
                self._curve([a, b], look)

    def _curve(self, points: Sequence[Point], look: Look) -> None:
        for a, b in pairwise(points):
            (ax, ay), (bx, by) = self._at(*a), self._at(*b)
            ink = ink_of(look.stroke or look.fill)  # a point is the middle of its character
            self.canvas.dots((ax + 0.5, ay + 0.5), (bx + 0.5, by + 0.5), ink, dashed=look.dashed)

    def _circle(self, one: Dot, radius: float, look: Look) -> None:
        turns = [k * pi / 12 for k in range(25)]
        self._curve([(one.x + radius * cos(turn), one.y + radius * sin(turn)) for turn in turns], look)


def _nearest(length: float, characters: int) -> int:
    """The nearest character to a length in cells; what is not on the edge of a cell is inside of it."""
    cell, within = divmod(length, 1)
    inside = min(max(1, floor(within * characters + 0.5)), characters - 1) if within else 0
    return int(cell) * characters + inside


def _on_curve(one: Link, share: float) -> Point:
    """A point of a curve that leans towards its middle point."""
    back, between, on = (1 - share) ** 2, 2 * share * (1 - share), share**2
    (ax, ay), (bx, by), (cx, cy) = one.start, one.towards, one.end
    return back * ax + between * bx + on * cx, back * ay + between * by + on * cy


def _eighth(right: float, down: float) -> int:
    """Which of eight directions it is, clockwise from the right."""
    if 2 * abs(down) < abs(right):
        return 0 if right > 0 else 4
    if 2 * abs(right) < abs(down):
        return 2 if down > 0 else 6
    return (1 if down > 0 else 7) if right > 0 else (3 if down > 0 else 5)


def _channels(colour: str) -> tuple[int, int, int] | None:
    """Red, green and blue of #RRGGBB or #RGB; other texts say no colour."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    try:
        return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)
    except ValueError:
        return None


def is_paper(colour: str) -> bool:
    """Whether nothing is to be seen of it but what it hides."""
    return colour == look_of("paper").fill


def is_dark(colour: str) -> bool:
    """Whether a colour is nearer to black than to white.

    >>> is_dark("#1B1D22"), is_dark("#FFFFFF")
    (True, False)
    """
    channels = _channels(colour)
    return channels is not None and sum(channels) < 3 * 128


def ink_of(colour: str) -> Ink | None:
    """The nearest ink of a terminal: greys are faint, black and white are the colour of its text.

    >>> ink_of("#0072B2"), ink_of("#D4351C"), ink_of("#B9BBC1"), ink_of("#1B1D22")
    ('blue', 'red', 'bright_black', None)
    """
    channels = _channels(colour)
    if channels is None:
        return None
    high, low = max(channels), min(channels)
    if high - low < 40:
        return "bright_black" if 80 < high < 215 else None
    red, green, blue = ((one - low) / (high - low) for one in channels)
    hue = (green - blue) % 6 if red == 1 else 2 + blue - red if green == 1 else 4 + red - green
    return next(ink for end, ink in _HUES if hue <= end)


DRAWN: dict[str, Callable[[_Drawing, Any, Look], None]] = {
    "fill": _Drawing.fill,
    "area": _Drawing.area,
    "line": _Drawing.line,
    "dot": _Drawing.dot,
    "text": _Drawing.text,
    "arrow": _Drawing.arrow,
    "link": _Drawing.link,
    "chevron": _Drawing.chevron,
    "painted": _Drawing.painted,
}
"""How each kind of primitive is drawn."""
