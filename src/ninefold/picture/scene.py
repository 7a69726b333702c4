"""A picture as data: few primitives, from the ground up. Whoever draws a scene need know nothing of Sudoku.

Lengths are in cells: (0, 0) is the upper left corner of the board, x goes right, y goes down. A style is one or more
names from scene.css; colours, widths and weights are said there and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Point = tuple[float, float]

MARGIN = 0.1
"""Paper around every scene."""


@dataclass(frozen=True, slots=True)
class Fill:
    """A rectangle; `radius` rounds its corners."""

    style: str
    x: float
    y: float
    width: float = 1
    height: float = 1
    radius: float = 0
    kind: Literal["fill"] = "fill"


@dataclass(frozen=True, slots=True)
class Area:
    """What a closed line surrounds."""

    style: str
    points: tuple[Point, ...]
    kind: Literal["area"] = "area"


@dataclass(frozen=True, slots=True)
class Line:
    """One or more strokes: a line through cells, the lines of a grid, the outline of a cage."""

    style: str
    strokes: tuple[tuple[Point, ...], ...]
    kind: Literal["line"] = "line"


@dataclass(frozen=True, slots=True)
class Dot:
    """A circle."""

    style: str
    x: float
    y: float
    radius: float
    kind: Literal["dot"] = "dot"


@dataclass(frozen=True, slots=True)
class Text:
    """A text with its middle at (x, y)."""

    style: str
    x: float
    y: float
    size: float
    text: str
    kind: Literal["text"] = "text"


@dataclass(frozen=True, slots=True)
class Arrow:
    """A line with an open head at its last point."""

    style: str
    points: tuple[Point, ...]
    kind: Literal["arrow"] = "arrow"


@dataclass(frozen=True, slots=True)
class Link:
    """A curve from start to end that leans towards a third point, so that links along one line stay apart."""

    style: str
    start: Point
    towards: Point
    end: Point
    kind: Literal["link"] = "link"


@dataclass(frozen=True, slots=True)
class Chevron:
    """An open angle around (x, y) that points along (right, down), (1, 0) to the right; `reach` is half its width."""

    style: str
    x: float
    y: float
    reach: float
    right: int
    down: int
    kind: Literal["chevron"] = "chevron"


@dataclass(frozen=True, slots=True)
class Painted:
    """A fill, line, dot or text in colours of its own: what somebody has drawn, and no style of ours."""

    style: str
    inner: Fill | Line | Dot | Text
    colour: str = ""
    rim: str = ""
    width: float = 0.04
    kind: Literal["painted"] = "painted"


Primitive = Fill | Area | Line | Dot | Text | Arrow | Link | Chevron | Painted


@dataclass(frozen=True, slots=True)
class Layers:
    """What is laid on a board: below its lines and digits, and above them."""

    under: tuple[Primitive, ...] = ()
    over: tuple[Primitive, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: a board of so many cells, the room around it, and what is drawn, the lowest first."""

    width: float
    height: float
    around: float
    title: str
    primitives: tuple[Primitive, ...]
