"""The clues of a variant on a board: each constraint says what is drawn, this says how."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from ninefold.model import Puzzle
from ninefold.model.constraint import Mark
from ninefold.picture.places import CELL, SUM_FONT, corner, middle_text

STYLE = """
.v-line{fill:none;stroke:#8A8F99;stroke-opacity:.5;stroke-width:6;stroke-linecap:round;stroke-linejoin:round}
.v-thermo{fill:none;stroke:#8A8F99;stroke-opacity:.45;stroke-width:10;stroke-linecap:round;stroke-linejoin:round}
.v-bulb{fill:#8A8F99;fill-opacity:.45}.v-shade{fill:#8A8F99;fill-opacity:.16}.v-arrow{fill:none;stroke:#5E636D;
stroke-width:1.8;stroke-linejoin:round}.v-ring{fill:none;stroke:#5E636D;stroke-width:1.6}
.v-cage{fill:none;stroke:#5E636D;stroke-width:1.2;stroke-dasharray:4 3}.v-text{fill:#5E636D;font-weight:600}
.v-start{text-anchor:start}
.v-dot{fill:#FCFCFA;stroke:#5E636D;stroke-width:1.2}.v-black{fill:#1B1D22}.v-white{fill:#FCFCFA;font-weight:600}
@media (prefers-color-scheme:dark){.v-text{fill:#B9BBC1}.v-cage,.v-arrow,.v-ring{stroke:#9CA1AB}.v-dot{fill:#16181D}
.v-black{fill:#E8E6E1}.v-white{fill:#16181D}}
"""

_INSET = 2.5


def under(puzzle: Puzzle) -> Iterator[str]:
    """What lies below the lines and digits: shades, lines, thermometers, arrows, rings, squares and cages."""
    size = puzzle.shape.size
    regions = frozenset(_regions(puzzle))
    for mark in _marks(puzzle):
        match mark.kind:
            case "shade" if mark in regions:
                continue  # drawn above everything
            case "shade":
                for cell in mark.cells:
                    x, y = corner(cell, size)
                    yield f'<rect class="v-shade" x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}"/>'
            case "line":
                yield f'<path class="v-line" d="{_path(mark.cells, size)}"/>'
            case "thermo":
                yield f'<path class="v-thermo" d="{_path(mark.cells, size)}"/>'
                x, y = _middle(mark.cells[0], size)
                yield f'<circle class="v-bulb" cx="{x:g}" cy="{y:g}" r="{0.36 * CELL:g}"/>'
            case "arrow":
                yield f'<path class="v-arrow" d="{_path(mark.cells, size)}{_head(mark.cells, size)}"/>'
            case "cage":
                yield f'<path class="v-cage" d="{_outline(mark.cells, size, sum_wide=_sum_width(mark.text))}"/>'
            case "circle" | "square":
                yield from _round_or_square(mark, size)


def over(puzzle: Puzzle) -> Iterator[str]:
    """What stands above the lines: dots between cells, the numbers of cages, clues outside of the board."""
    size = puzzle.shape.size
    for region in _regions(puzzle):
        yield f'<path class="thick" fill="none" d="{_outline(region.cells, size, 0)}"/>'
    for mark in _marks(puzzle):
        if mark.kind == "dot":
            yield from _dot(mark, size, black=mark.filled)
        elif mark.kind == "cage" and mark.text:
            x, y = corner(min(mark.cells), size)
            at = f'x="{x + 2:g}" y="{y + SUM_FONT:g}" font-size="{SUM_FONT}"'
            yield f'<text class="v-text v-start" {at}>{escape(mark.text)}</text>'
        elif mark.kind == "outside" and mark.text:
            yield from _outside(mark, size)


def has_outside(puzzle: Puzzle) -> bool:
    """Whether clues stand outside of the board, so that it needs a margin."""
    return any(mark.kind == "outside" and mark.text for mark in _marks(puzzle))


def _marks(puzzle: Puzzle) -> Iterator[Mark]:
    return (mark for rule in puzzle.constraints for mark in rule.drawing if mark.cells)


def _regions(puzzle: Puzzle) -> list[Mark]:
    """The regions of a jigsaw: shades that cover the whole board would say nothing, their borders do."""
    shades = [mark for mark in _marks(puzzle) if mark.kind == "shade"]
    covered = sorted(cell for mark in shades for cell in mark.cells)
    return shades if covered == list(range(puzzle.shape.cells)) and not puzzle.shape.has_boxes else []


def _middle(cell: int, size: int) -> tuple[float, float]:
    x, y = corner(cell, size)
    return x + CELL / 2, y + CELL / 2


def _path(cells: tuple[int, ...], size: int) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in (_middle(cell, size) for cell in cells))


def _head(cells: tuple[int, ...], size: int) -> str:
    """The two short strokes at the tip of an arrow."""
    if len(cells) < 2:
        return ""
    (ax, ay), (bx, by) = _middle(cells[-2], size), _middle(cells[-1], size)
    length = max(abs(bx - ax), abs(by - ay)) or 1
    ux, uy = (bx - ax) / length * 7, (by - ay) / length * 7
    return f"M{bx - ux - uy:.1f} {by - uy + ux:.1f}L{bx:g} {by:g}L{bx - ux + uy:.1f} {by - uy - ux:.1f}"


def _sum_width(text: str) -> float:
    """The room that a sum needs from the left edge of its cell."""
    return 3 + 0.62 * SUM_FONT * len(text) if text else 0


def _outline(cells: tuple[int, ...], size: int, inset: float = _INSET, *, sum_wide: float = 0) -> str:
    """The border of a set of cells, a little inside of it: one stroke per side that has no neighbour in the set.

    In the first cell it leaves out the corner where the sum stands, which is as wide as told.
    """
    inside = set(cells)
    first = min(cells)
    strokes = []

    def has(row: int, column: int) -> bool:
        return 0 <= row < size and 0 <= column < size and row * size + column in inside

    for cell in cells:
        row, column = divmod(cell, size)
        x, y = corner(cell, size)
        left = x if has(row, column - 1) else x + inset
        right = x + CELL if has(row, column + 1) else x + CELL - inset
        top = y if has(row - 1, column) else y + inset
        bottom = y + CELL if has(row + 1, column) else y + CELL - inset
        with_sum = sum_wide and cell == first
        if not has(row - 1, column):
            strokes.append(f"M{max(left, x + sum_wide) if with_sum else left:g} {top:g}H{right:g}")
        if not has(row + 1, column):
            strokes.append(f"M{left:g} {bottom:g}H{right:g}")
        if not has(row, column - 1):
            strokes.append(f"M{left:g} {y + SUM_FONT + 1 if with_sum else top:g}V{bottom:g}")
        if not has(row, column + 1):
            strokes.append(f"M{right:g} {top:g}V{bottom:g}")
    return "".join(strokes)


def _round_or_square(mark: Mark, size: int) -> Iterator[str]:
    """A ring or a square in every cell; at the meeting of four cells, if there are four."""
    if len(mark.cells) == 4 and mark.text:
        yield from _dot(mark, size)
        return
    reach = 0.4 * CELL
    for cell in mark.cells:
        x, y = _middle(cell, size)
        if mark.kind == "circle":
            yield f'<circle class="v-ring" cx="{x:g}" cy="{y:g}" r="{reach:g}"/>'
        else:
            side = f'width="{2 * reach:g}" height="{2 * reach:g}"'
            yield f'<rect class="v-ring" x="{x - reach:g}" y="{y - reach:g}" {side}/>'


def _dot(mark: Mark, size: int, *, black: bool = False) -> Iterator[str]:
    places = [_middle(cell, size) for cell in mark.cells]
    x, y = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
    yield f'<circle class="v-dot{" v-black" if black else ""}" cx="{x:g}" cy="{y:g}" r="{7 if mark.text else 5}"/>'
    if mark.text:
        yield middle_text("v-white" if black else "v-text", x, y, 9 if len(mark.text) < 3 else 6, mark.text)


def _outside(mark: Mark, size: int) -> Iterator[str]:
    """A clue in front of the first cell, as seen along the others; with an arrow where that is along a diagonal."""
    (x, y), (right, down) = _middle(mark.cells[0], size), _direction(mark.cells, size)
    slanted = bool(right and down)
    far = 0.98 if slanted else 0.8
    yield middle_text("v-text", x - far * CELL * right, y - far * CELL * down, 14, mark.text)
    if slanted:
        tip_x, tip_y = x - 0.56 * CELL * right, y - 0.56 * CELL * down
        back = 0.16 * CELL
        d = f"M{tip_x - back * right:g} {tip_y - back * down:g}L{tip_x:g} {tip_y:g}"
        head = f"M{tip_x - 5 * right:g} {tip_y:g}H{tip_x:g}V{tip_y - 5 * down:g}"
        yield f'<path class="v-arrow" d="{d}{head}"/>'


def _direction(cells: tuple[int, ...], size: int) -> tuple[int, int]:
    """One step from the first cell to the second: to the right, down."""
    row, column = divmod(cells[0], size)
    if len(cells) > 1:
        return cells[1] % size - column, cells[1] // size - row
    return (0, 1) if row == 0 else (1, 0)
