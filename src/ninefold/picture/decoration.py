"""Decorations as primitives, in the colours that their author gave them."""

from __future__ import annotations

from collections.abc import Iterable

from ninefold.model.decoration import Decoration
from ninefold.picture.outline import outline
from ninefold.picture.scene import Dot, Fill, Layers, Line, Painted, Primitive, Text

_INSET = 0.1
_BLACK = ("#000", "#000000", "#000F", "#000f", "#000000FF", "#000000ff")
_NEAR = 0.25
"""What reaches no farther stands on the rim of the board."""
_MOST_AROUND = 2.0


def decoration_layers(decorations: Iterable[Decoration], size: int) -> Layers:
    """What lies below the lines and digits of a board, and what above them: cages, texts, and figures between cells.

    >>> decoration_layers([Decoration("circle", ((0.5, 0.5),), rim="#D23BE7")], 9).under[0].rim
    '#D23BE7'
    """
    under: list[Primitive] = []
    over: list[Primitive] = []
    told = tuple(decorations)
    filled = {one.points[0] for one in told if one.kind in ("circle", "rectangle") and one.colour}
    for one in told:
        if one.kind == "light":
            under.extend(_lamp(one))
            continue
        above = one.kind in ("cage", "text") or (one.kind != "line" and _is_between(one))
        (over if above else under).extend(_drawn(one, size, on_paper=one.points[0] not in filled))
    return Layers(tuple(under), tuple(over))


def _lamp(light: Decoration) -> Iterable[Primitive]:
    """Where a lamp stands; a cell that is lit by itself has none."""
    if light.width > 1:
        yield Dot("lamp", *light.points[0], 0.4)


def _is_between(figure: Decoration) -> bool:
    """Whether it stands on an edge or a corner of cells, as dots do."""
    return min(figure.width, figure.height) < 1 and any(at % 1 == 0 for at in figure.points[0])


def room_around(decorations: Iterable[Decoration], size: int) -> float:
    """How far they reach beyond the board, where something is drawn beside it; two cells at most.

    >>> room_around([Decoration("text", ((-0.5, 3.5),), text="12")], 9)
    0.7
    """
    farthest = 0.0
    for one in decorations:
        if one.kind != "cage":
            wide, high = (one.width / 2, one.height / 2) if one.kind in ("circle", "rectangle") else (0.2, 0.2)
            for x, y in one.points:
                farthest = max(farthest, wide - x, high - y, x + wide - size, y + high - size)
    return round(min(farthest, _MOST_AROUND), 3) if farthest > _NEAR else 0


def _drawn(one: Decoration, size: int, *, on_paper: bool) -> Iterable[Primitive]:
    """What is black and lies on the paper takes the ink of the board, which is light in the dark."""
    x, y = one.points[0]
    rim = " k-rim" if one.rim in _BLACK and on_paper else ""
    ink = " k-ink" if one.colour in _BLACK and on_paper else ""
    if one.kind == "line":
        yield Painted(f"k-line{rim}", Line("", (one.points,)), rim=one.rim, width=one.width)
    elif one.kind == "text":
        yield Painted(f"k-text{ink}", Text("", x, y, one.width, one.text), colour=one.colour)
    elif one.kind == "circle":
        radius = min(one.width, one.height) / 2
        yield Painted(f"k-figure{rim}", Dot("", x, y, radius), colour=one.colour, rim=one.rim)
    elif one.kind == "rectangle":
        left, top = x - one.width / 2, y - one.height / 2
        yield Painted(f"k-figure{rim}", Fill("", left, top, one.width, one.height), colour=one.colour, rim=one.rim)
    else:
        cells = tuple(int(row) * size + int(column) for column, row in one.points)
        yield Painted(f"k-cage{rim}", Line("", outline(cells, size, _INSET)), rim=one.rim, width=0.03)
        if one.text:
            left, top = min(one.points, key=lambda corner: (corner[1], corner[0]))
            colour = one.colour or "#000000"
            style = f"k-text k-sum{' k-ink' if colour in _BLACK else ''}"
            yield Painted(style, Text("", left + 0.14, top + 0.15, 0.2, one.text), colour=colour)
