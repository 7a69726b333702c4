"""Boards and codes for paper: the scenes of every other picture, in black, with lines of one width in print."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial
from math import inf

from ninefold.picture.qr import QUIET, qr_code
from ninefold.picture.scene import Painted, Primitive, Scene, Text
from ninefold.picture.style import paper_style_of
from ninefold.picture.svg import BASELINE, CELL, svg
from ninefold.press.digits import Digits, split
from ninefold.press.fonts import FAMILIES, FIGURES
from ninefold.press.ink import on_paper
from ninefold.press.paper import UNITS

_RAISED = 0.03
"""How much higher the figures of this family stand than those of a screen's, in their size."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How boards are drawn: points of thin and thick lines, and the family of the numbers."""

    thin: float
    thick: float
    digits: str = FAMILIES["sans"].digits


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of digits as they are set, in millimetres.

    left            before the first digit of each line
    between         after each digit
    above, below    from the baseline of a line to its edges
    """

    text: str
    family: str
    weight: int
    size: float
    left: float
    between: float
    above: float
    below: float


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG, and its size on paper in millimetres; `inset` is from its edge to that of the board.

    lines   of digits that lie on the SVG
    over    an SVG that lies on the digits, if there is anything
    """

    svg: str
    width: float
    height: float
    inset: float = 0.0
    lines: tuple[Lines, ...] = ()
    over: str = ""


def fitted(scene: Scene, side: float, pen: Pen, *, most: float = inf) -> Picture:
    """A scene in a square of this side, its cells no larger than `most`."""
    wide, high = scene.width + 2 * scene.around, scene.height + 2 * scene.around
    cell = min(side / wide, side / high, most)
    layers = split(scene, FIGURES.get(pen.digits, {}))
    return Picture(
        drawn(layers.under, cell, pen),
        wide * cell,
        high * cell,
        scene.around * cell,
        tuple(_lines(digits, cell, pen) for digits in layers.digits),
        drawn(layers.over, cell, pen) if layers.over else "",
    )


def _lines(digits: Digits, cell: float, pen: Pen) -> Lines:
    """Each digit in the middle of its cell, where a text of an SVG would be."""
    size = digits.size * cell
    wide, above = FIGURES[pen.digits][digits.weight] * size, cell / 2 + (BASELINE - _RAISED) * size
    return Lines(
        "\n".join(digits.rows), pen.digits, digits.weight, size, (cell - wide) / 2, cell - wide, above, cell - above
    )


def drawn(scene: Scene, cell: float, pen: Pen) -> str:
    """A scene on paper."""
    printed = on_paper(scene)
    raised = replace(printed, primitives=tuple(map(_raised, printed.primitives)))
    return svg(raised, style=partial(_style, cell=cell, pen=pen))


def _raised(one: Primitive) -> Primitive:
    if isinstance(one, Text):
        return replace(one, y=one.y - _RAISED * one.size)
    if isinstance(one, Painted) and isinstance(one.inner, Text):
        return replace(one, inner=replace(one.inner, y=one.inner.y - _RAISED * one.inner.size))
    return one


def _style(styles: Collection[str], cell: float, pen: Pen) -> str:
    thin, thick = (points * UNITS["pt"] / cell * CELL for points in (pen.thin, pen.thick))
    return "\n".join(
        (
            paper_style_of(styles),
            f'svg text {{ font-family: "{pen.digits}"; }}',
            f".thin {{ stroke-width: {thin:.3f}; }}",
            f".thick {{ stroke-width: {thick:.3f}; }}",
        )
    )


def code(link: str) -> Picture | None:
    """The QR code of a link; None for a link that is too long for one that can be read."""
    made = qr_code(link)
    if made is None:
        return None
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {made.side} {made.side}" width="{made.side}" '
        f'height="{made.side}" shape-rendering="crispEdges"><path d="{made.path}"/></svg>'
    )
    width = made.module * made.side
    return Picture(picture, width, width, made.module * QUIET)
