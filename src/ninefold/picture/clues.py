"""The clues of a variant on a board: a constraint says by `drawing` which looks it has, LOOKS says what they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot
from types import MappingProxyType

from ninefold.model import Puzzle
from ninefold.model.constraint import Drawn
from ninefold.model.decoration import Decoration
from ninefold.picture.decoration import decoration_layers, room_around
from ninefold.picture.outline import is_connected, outline
from ninefold.picture.places import CLUE_STRIP, corner, mean, middle
from ninefold.picture.scene import Area, Arrow, Chevron, Dot, Fill, Layers, Line, Painted, Point, Primitive, Text

_INSET = 0.06
_SUM = 0.23
_FIGURE = 0.142
"""The width of a figure of a sum."""
_WIDEST = 0.7
"""The width of a bold figure by its height, in the widest of the usual fonts."""
_RING = 0.4
_OUTSIDE = 0.9
_TWINS = 4
"""So many constraints of groups that are alike are told apart by their tint."""


@dataclass(frozen=True, slots=True)
class Clues(Layers):
    """The drawing of all constraints, the room it needs around the board, and the strip at the top of each cell."""

    around: float = 0
    top: float = 0


@lru_cache(maxsize=8)
def clues(puzzle: Puzzle, decoration: tuple[Decoration, ...] = ()) -> Clues:
    """What a board shows of its constraints, and what its author has drawn besides.

    >>> from ninefold.model import Shape
    >>> from ninefold.constraints import Ratio
    >>> clues(Puzzle(Shape(2, 2), bytes(16), (Ratio((0, 1)),))).over
    (Dot(style='v-dot v-black', x=1.0, y=0.5, radius=0.16, kind='dot'),)
    """
    size = puzzle.shape.size
    drawings = [_joined(rule.drawing, size) for rule in puzzle.constraints]
    marks = [mark for marks in _tinted(drawings) for mark in marks if mark.cells]
    if _cover(puzzle, [mark for mark in marks if mark.kind == "marks"]):
        marks = [mark for mark in marks if mark.kind != "marks"]
    regions = [mark for mark in marks if mark.kind == "region"]
    under: list[Primitive] = []
    over: list[Primitive] = []
    if {cell for mark in regions for cell in mark.cells} == set(range(puzzle.shape.cells)):
        # Shades that cover the whole board would say nothing; the borders of connected ones do.
        over = [Line("thick", outline(m.cells, size)) for m in regions if is_connected(m.cells, size)]
        marks = [mark for mark in marks if mark.kind != "region"]
    sums = {min(mark.cells): mark.text for mark in marks if mark.text and LOOKS[mark.kind].labelled}
    for mark in marks:
        look = LOOKS[mark.kind]
        drawn_mark = _marks(mark, size, sums) if mark.kind == "marks" else look.draw(mark, size)
        (under if look.under else over).extend(drawn_mark)
        if mark.text and look.labelled:
            over.append(_label(mark, size))
    outside = any(mark.kind == "outside" for mark in marks)
    labels = any(mark.kind == "marks" or (mark.text and LOOKS[mark.kind].labelled) for mark in marks)
    drawn = decoration_layers(decoration, size)
    return Clues(
        tuple(sorted((*under, *drawn.under), key=lambda one: not _is_shade(one))),
        (*over, *drawn.over),
        max(_OUTSIDE if outside else 0, room_around(decoration, size)),
        CLUE_STRIP if labels else 0,
    )


def _is_shade(one: Primitive) -> bool:
    """Shades lie below lines and cages, those of the author too: else a cage on a shade would not be seen."""
    return isinstance(one.inner if isinstance(one, Painted) else one, Fill)


def _cover(puzzle: Puzzle, given: list[Drawn]) -> bool:
    """Whether every empty cell has its candidates given: then the board shows them as candidates."""
    marked = {cell for mark in given for cell in mark.cells}
    return bool(given) and all(puzzle.givens[cell] or cell in marked for cell in range(puzzle.shape.cells))


def _tinted(drawings: list[list[Drawn]]) -> Iterator[list[Drawn]]:
    """The groups of one constraint that are alike have one tint, those of the next another."""
    number = 0
    for marks in drawings:
        yield [mark._replace(ink=f"v-twin{number % _TWINS}") if mark.kind == "twin" else mark for mark in marks]
        number += any(mark.kind == "twin" for mark in marks)


def _joined(marks: tuple[Drawn, ...], size: int) -> list[Drawn]:
    """The marks of one constraint; lines that go on where the one before ends are one line."""
    joined: list[Drawn] = []
    for mark in marks:
        before = joined[-1] if joined else None
        if before and before.kind == mark.kind == "line" and _touch(before.cells[-1], mark.cells[0], size):
            joined[-1] = before._replace(cells=before.cells + mark.cells)
        else:
            joined.append(mark)
    return joined


def _touch(a: int, b: int, size: int) -> bool:
    return abs(a // size - b // size) <= 1 and abs(a % size - b % size) <= 1


def _style(*names: str) -> str:
    return " ".join(filter(None, names))


def _middles(mark: Drawn, size: int) -> tuple[Point, ...]:
    return tuple(middle(cell, size) for cell in mark.cells)


def _shade(mark: Drawn, size: int) -> Iterator[Primitive]:
    for cell in mark.cells:
        yield Fill(_style("v-shade", mark.ink), *corner(cell, size))


def _line(mark: Drawn, size: int) -> Iterator[Primitive]:
    yield Line(_style("v-line", mark.ink), (_middles(mark, size),))


def _diagonal(mark: Drawn, size: int) -> Iterator[Primitive]:
    """From the corner of its first cell to that of its last."""
    points = _middles(mark, size)
    if len(points) > 1:
        points = (_beyond(points[1], points[0]), *points[1:-1], _beyond(points[-2], points[-1]))
    yield Line("v-diagonal", (points,))


def _beyond(before: Point, last: Point) -> Point:
    """Half a step further."""
    return last[0] + (last[0] - before[0]) / 2, last[1] + (last[1] - before[1]) / 2


def _thermo(mark: Drawn, size: int) -> Iterator[Primitive]:
    yield Dot(_style("v-bulb", mark.ink), *middle(mark.cells[0], size), _RING)
    yield Line(_style("v-line v-thermo", mark.ink), (_middles(mark, size),))


def _arrow(mark: Drawn, size: int) -> Iterator[Primitive]:
    """From the rim of a ring around the first cell."""
    start, *rest = _middles(mark, size)
    if rest:
        (x, y), (nx, ny) = start, rest[0]
        far = hypot(nx - x, ny - y) or 1
        yield Arrow("v-arrow", ((x + _RING * (nx - x) / far, y + _RING * (ny - y) / far), *rest))


def _cage(mark: Drawn, size: int) -> Iterator[Primitive]:
    notch = (0.075 + _FIGURE * len(mark.text), _SUM + 0.025) if mark.text else (0, 0)
    yield Line("v-cage", outline(mark.cells, size, _INSET, notch))


def _label(mark: Drawn, size: int) -> Primitive:
    """A clue in the upper left corner of the first cell."""
    x, y = corner(min(mark.cells), size)
    return Text("v-text v-sum", x + 0.05, y + 0.143, _SUM, mark.text)


def _marks(mark: Drawn, size: int, sums: Mapping[int, str] = MappingProxyType({})) -> Iterator[Primitive]:
    """Its text in each cell: where clues stand, beside the sum of a cage, as small as that takes.

    Cells beside the board have no room.
    """
    for cell in mark.cells:
        if cell < size * size:
            x, y = corner(cell, size)
            beside = _FIGURE * len(sums[cell]) + 0.12 if cell in sums else 0
            height = min(0.7 * _SUM if beside else _SUM, (0.9 - beside) / max(1, len(mark.text)) / _WIDEST)
            yield Text("v-text v-sum", x + 0.05 + beside, y + 0.143, height, mark.text)


def _ring(mark: Drawn, size: int) -> Iterator[Primitive]:
    for cell in mark.cells:
        yield Dot(_style("v-ring", mark.ink), *middle(cell, size), _RING)


def _pill(mark: Drawn, size: int) -> Iterator[Primitive]:
    """One ring around all cells, where they lie side by side."""
    (x, y), (right, bottom) = corner(min(mark.cells), size), corner(max(mark.cells), size)
    if (right - x + 1) * (bottom - y + 1) != len(mark.cells):
        yield from _ring(mark, size)
    else:
        room = 2 * (0.5 - _RING)
        yield Fill("v-ring", x + room / 2, y + room / 2, right - x + 1 - room, bottom - y + 1 - room, _RING)


def _disc(mark: Drawn, size: int) -> Iterator[Primitive]:
    for cell in mark.cells:
        yield Dot("v-parity", *middle(cell, size), _RING)


def _square(mark: Drawn, size: int) -> Iterator[Primitive]:
    for x, y in _middles(mark, size):
        yield Fill("v-parity", x - _RING, y - _RING, 2 * _RING, 2 * _RING)


def _diamond(mark: Drawn, size: int) -> Iterator[Primitive]:
    for x, y in _middles(mark, size):
        yield Area(_style("v-ring", mark.ink), diamond(x, y, 0.45))


def diamond(x: float, y: float, reach: float) -> tuple[Point, ...]:
    """The corners of a square that stands on one of them."""
    return (x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)


def _dot(mark: Drawn, size: int) -> Iterator[Primitive]:
    x, y = mean(_middles(mark, size))
    yield Dot(_style("v-dot", mark.ink), x, y, 0.19 if mark.text else 0.16)
    if mark.text:
        yield Text(_style("v-text", mark.ink), x, y, 0.24 if len(mark.text) < 3 else 0.15, mark.text)


def _sign(mark: Drawn, size: int) -> Iterator[Primitive]:
    """A text on a patch of paper."""
    x, y = mean(_middles(mark, size))
    wide = 0.11 + 0.16 * len(mark.text)
    yield Fill("paper", x - wide / 2, y - 0.15, wide, 0.3)
    yield Text("v-text", x, y, 0.28, mark.text)


def _less(mark: Drawn, size: int) -> Iterator[Primitive]:
    """Between two cells, pointing at the first."""
    (ax, ay), (bx, by) = _middles(mark, size)
    x, y = (ax + bx) / 2, (ay + by) / 2
    yield Fill("paper", x - 0.13, y - 0.13, 0.26, 0.26)
    yield Chevron("v-chevron", x, y, 0.11, (ax > bx) - (ax < bx), (ay > by) - (ay < by))


def _inward(mark: Drawn, size: int) -> Iterator[Primitive]:
    return _chevrons(mark, size, -1)


def _outward(mark: Drawn, size: int) -> Iterator[Primitive]:
    return _chevrons(mark, size, 1)


def _chevrons(mark: Drawn, size: int, sign: int) -> Iterator[Primitive]:
    """One at each side of a cell, on a shade."""
    for x, y in _middles(mark, size):
        yield Fill("v-shade", x - 0.5, y - 0.5)
        for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            yield Chevron("v-chevron", x + 0.4 * right, y + 0.4 * down, 0.1, sign * right, sign * down)


def _meeting(mark: Drawn, size: int) -> Iterator[Primitive]:
    """A circle with its text where four cells meet, in two lines if it is long; a cage around other cells."""
    first, last = min(mark.cells), max(mark.cells)
    if set(mark.cells) != {first, first + 1, last - 1, last} or last - first != size + 1:
        yield from _cage(mark, size)
        yield _label(mark, size)
        return
    x, y = mean(_middles(mark, size))
    yield Dot("v-dot", x, y, 0.33)
    parts = mark.text.split()
    rows = [parts] if len(parts) < 3 else [parts[: (len(parts) + 1) // 2], parts[(len(parts) + 1) // 2 :]]
    for number, row in enumerate(rows):
        yield Text("v-text", x, y + 0.25 * (number - (len(rows) - 1) / 2), 0.25, " ".join(row))


def _outside(mark: Drawn, size: int) -> Iterator[Primitive]:
    """In front of the first cell, as seen along the others; with an arrow where that is along a diagonal."""
    (x, y), (right, down) = middle(mark.cells[0], size), _direction(mark.cells, size)
    slanted = bool(right and down)
    far = 0.98 if slanted else 0.85
    yield Text("v-text", x - far * right, y - far * down, 0.35, mark.text)
    if slanted:
        yield Arrow("v-arrow", tuple((x - away * right, y - away * down) for away in (0.74, 0.54)))


def _direction(cells: tuple[int, ...], size: int) -> Point:
    """One step from the first cell to the second: to the right, down."""
    for a, b in pairwise(cells):
        return b % size - a % size, b // size - a // size
    return (0, 1) if cells[0] < size else (1, 0)


@dataclass(frozen=True, slots=True)
class Look:
    """How a mark of a kind is drawn.

    under       below the lines and digits of the board
    labelled    its text stands in the corner of its first cell
    """

    draw: Callable[[Drawn, int], Iterator[Primitive]]
    under: bool = True
    labelled: bool = False


LOOKS = {
    "shade": Look(_shade),
    "region": Look(_shade),
    "twin": Look(_shade),
    "line": Look(_line, labelled=True),
    "diagonal": Look(_diagonal),
    "thermo": Look(_thermo),
    "arrow": Look(_arrow),
    "cage": Look(_cage, labelled=True),
    "marks": Look(_marks, under=False),
    "ring": Look(_ring),
    "pill": Look(_pill),
    "disc": Look(_disc),
    "square": Look(_square),
    "diamond": Look(_diamond),
    "dot": Look(_dot, under=False),
    "sign": Look(_sign, under=False),
    "less": Look(_less, under=False),
    "inward": Look(_inward),
    "outward": Look(_outward),
    "meeting": Look(_meeting, under=False),
    "outside": Look(_outside, under=False),
}
"""Every kind of mark that a constraint may have."""
