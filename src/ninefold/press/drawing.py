"""Boards and codes for paper, as SVG: the scenes of every other picture, in black, with lines of one width in print."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial
from math import inf

from ninefold.errors import MissingExtraError
from ninefold.picture.scene import Painted, Primitive, Scene, Text
from ninefold.picture.style import paper_style_of
from ninefold.picture.svg import CELL, svg
from ninefold.press.fonts import FAMILIES
from ninefold.press.ink import on_paper
from ninefold.press.paper import UNITS

MODULE, FINE_MODULE = 0.33, 0.28
"""Millimetres of a side of a module that a telephone reads from paper; finer ones for large codes, held closer."""
QUIET = 4
"""Modules around a code that stay white."""
_RAISED = 0.03
"""How much higher the figures of this family stand than those of a screen's, in their size."""
_FINE, _LARGEST = 15, 22
"""The versions of codes from which on modules are fine, and beyond which a link has none."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How boards are drawn: points of thin and thick lines, and the family of the numbers."""

    thin: float
    thick: float
    digits: str = FAMILIES["sans"].digits


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG, and its size on paper in millimetres; `inset` is from its edge to that of the board."""

    svg: str
    width: float
    height: float
    inset: float = 0.0


def fitted(scene: Scene, side: float, pen: Pen, *, most: float = inf) -> Picture:
    """A scene in a square of this side, its cells no larger than `most`."""
    wide, high = scene.width + 2 * scene.around, scene.height + 2 * scene.around
    cell = min(side / wide, side / high, most)
    return Picture(drawn(scene, cell, pen), wide * cell, high * cell, scene.around * cell)


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
    try:
        import segno
    except ImportError:
        raise MissingExtraError("a code on paper", "press") from None
    try:
        made = segno.make_qr(link, error="l", boost_error=True)
    except (segno.DataOverflowError, UnicodeError):
        return None
    if int(made.version) > _LARGEST:
        return None
    rows = [list(row) for row in made.matrix]
    side = len(rows) + 2 * QUIET
    dark = "".join(
        f"M{x + QUIET} {y + QUIET}h{wide}v1h-{wide}z" for y, row in enumerate(rows) for x, wide in _runs(row)
    )
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}" '
        f'shape-rendering="crispEdges"><path d="{dark}"/></svg>'
    )
    module = FINE_MODULE if int(made.version) > _FINE else MODULE
    return Picture(picture, module * side, module * side, module * QUIET)


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """Where dark modules begin and how many there are: one rectangle each, so that no hairline shows between them."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and runs and sum(runs[-1]) == x:
            runs[-1] = runs[-1][0], runs[-1][1] + 1
        elif dark:
            runs.append((x, 1))
    return runs
