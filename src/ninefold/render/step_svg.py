"""A step as a picture: the grid before it, each candidate of the pattern by its role, links, eliminations struck.

Roles differ by colour and by shape: pattern a filled circle, second set a ring, fin or exception a diamond, removed
struck through, placed a box. Strong links are solid, weak links dashed, a second chain has a colour of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from ninefold.model import Grid, Node, Step
from ninefold.render.step_picture import DrawnLink, DrawnMark, StepPicture, step_picture
from ninefold.render.svg import CELL, board_svg, corner, mark_middle, mark_step, middle_text

_STYLE = """<style>
.r-pattern{fill:#0072B2}.r-second{fill:none;stroke:#009E73;stroke-width:2}.r-fin{fill:#E69F00}
.r-set{fill:#0072B2;fill-opacity:.14}.r-set2{fill:#009E73;fill-opacity:.16}
.r-base{fill:#0072B2;fill-opacity:.09}.r-cover{fill:#E69F00;fill-opacity:.09}.r-plain{fill:#8A8F99;fill-opacity:.13}
.r-on{fill:#FFFFFF;font-weight:700}.r-dark{fill:#1B1D22;font-weight:700}.r-ring{fill:#007A5A;font-weight:700}
.r-removed{fill:#D55E00;font-weight:700}.r-strike{stroke:#D55E00;stroke-width:2;stroke-linecap:round}
.r-placed{fill:none;stroke:#0072B2;stroke-width:2.5}.r-digit{fill:#0072B2;font-weight:700}
.r-link{fill:none;stroke:#0072B2;stroke-width:1.6}.r-link2{fill:none;stroke:#CC79A7;stroke-width:1.6}
.r-weak{stroke-dasharray:4 3}.r-group{fill:none;stroke:#0072B2;stroke-width:1.2}
@media (prefers-color-scheme:dark){.r-ring{fill:#4BD0A8}.r-digit{fill:#5CB8F0}}
</style>"""


def step_svg(grid: Grid, step: Step) -> str:
    """The grid as it stands before the step, with the step drawn on it.

    >>> from ninefold.model import Placement, Puzzle, Shape, Technique
    >>> grid = Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 3, 4] + [0] * 12)))
    >>> step = Step(Technique("naked-single", "Naked Single", "singles"), (Placement(1, 2),))
    >>> 'class="r-placed"' in step_svg(grid, step)
    True
    """
    picture = step_picture(grid, step)
    return board_svg(grid.puzzle, grid, candidates=True, under=_under(grid, picture), over=_over(grid, picture))


def _under(grid: Grid, picture: StepPicture) -> Iterator[str]:
    """Houses and sets, as tints below the lines."""
    yield _STYLE
    for tint in picture.tints:
        yield from _tint(tint.cells, f"r-{tint.kind}", grid.puzzle.shape.size)


def _over(grid: Grid, picture: StepPicture) -> Iterator[str]:
    for link in picture.links:
        yield from _link(link, grid.puzzle.shape.size)
    for mark in picture.marks:
        yield from _mark(grid, mark)
    for cell, digit in picture.removed:
        yield from _struck(grid, cell, digit)
    for cell, digit in picture.placed:
        yield from _placed(grid, cell, digit)


def _tint(cells: tuple[int, ...], kind: str, size: int) -> Iterator[str]:
    for cell in cells:
        x, y = corner(cell, size)
        yield f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}"/>'


def _mark(grid: Grid, mark: DrawnMark) -> Iterator[str]:
    size = grid.puzzle.shape.size
    cell, digit, kind = mark
    x, y = mark_middle(cell, digit, size)
    radius = 0.5 * mark_step(size)
    if kind == "fin":
        r = f"{radius:g}"
        yield f'<path class="r-fin" d="M{x:g} {y - radius:g}l{r} {r}l-{r} {r}l-{r} -{r}z"/>'
        yield _digit("r-dark", x, y, grid, digit)
    elif kind == "second":
        yield f'<circle class="r-second" cx="{x:g}" cy="{y:g}" r="{radius - 1:g}"/>'
        yield _digit("r-ring", x, y, grid, digit)
    else:
        yield f'<circle class="r-pattern" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
        yield _digit("r-on", x, y, grid, digit)


def _struck(grid: Grid, cell: int, digit: int) -> Iterator[str]:
    size = grid.puzzle.shape.size
    x, y = mark_middle(cell, digit, size)
    half = 0.42 * mark_step(size)
    yield _digit("r-removed", x, y, grid, digit)
    yield f'<path class="r-strike" d="M{x - half:g} {y + half:g}L{x + half:g} {y - half:g}"/>'


def _placed(grid: Grid, cell: int, digit: int) -> Iterator[str]:
    size = grid.puzzle.shape.size
    x, y = corner(cell, size)
    font = 0.6 * CELL / (1 if grid.puzzle.symbols else len(str(size)))
    yield f'<rect class="paper" x="{x + 3:g}" y="{y + 3:g}" width="{CELL - 6}" height="{CELL - 6}"/>'
    yield f'<rect class="r-placed" x="{x + 3:g}" y="{y + 3:g}" width="{CELL - 6}" height="{CELL - 6}" rx="4"/>'
    yield middle_text("r-digit", x + CELL / 2, y + CELL / 2, font, grid.puzzle.symbol(digit))


def _link(link: DrawnLink, size: int) -> Iterator[str]:
    """From the edge of one node to the edge of the next, a little bent."""
    kind = "r-link2" if link.chain % 2 else "r-link"
    (ax, ay), (bx, by) = _middle(link.start, size), _middle(link.end, size)
    length = hypot(bx - ax, by - ay)
    for node in (link.start, link.end):
        if len(node.cells) > 1:
            yield from _group(node, size)
    if length < 1:
        return
    gap = min(0.5 * mark_step(size), length / 3)
    ux, uy = (bx - ax) / length, (by - ay) / length
    mx, my = (ax + bx) / 2 - 0.12 * (by - ay), (ay + by) / 2 + 0.12 * (bx - ax)
    weak = "" if link.strong else " r-weak"
    yield (
        f'<path class="{kind}{weak}" d="M{ax + gap * ux:.1f} {ay + gap * uy:.1f}'
        f'Q{mx:.1f} {my:.1f} {bx - gap * ux:.1f} {by - gap * uy:.1f}"/>'
    )


def _middle(node: Node, size: int) -> tuple[float, float]:
    places = [mark_middle(cell, node.digit, size) for cell in node.cells]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _group(node: Node, size: int) -> Iterator[str]:
    """A frame round the candidates of a group."""
    places = [mark_middle(cell, node.digit, size) for cell in node.cells]
    reach = 0.55 * mark_step(size)
    left, top = min(x for x, _ in places) - reach, min(y for _, y in places) - reach
    right, bottom = max(x for x, _ in places) + reach, max(y for _, y in places) + reach
    box = f'x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}"'
    yield f'<rect class="r-group" {box} rx="{reach:g}"/>'


def _digit(kind: str, x: float, y: float, grid: Grid, digit: int) -> str:
    size = grid.puzzle.shape.size
    wide = 1 if grid.puzzle.symbols else len(str(size))
    return middle_text(kind, x, y, 0.8 * mark_step(size) / wide, grid.puzzle.symbol(digit))
