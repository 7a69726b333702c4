"""A step as a picture: the grid before it, each candidate of the pattern by its role, links, eliminations struck.

Roles differ by colour and by shape: pattern a filled circle, second set a ring, fin or exception a diamond, removed
struck through, placed a box. Strong links are solid, weak links dashed, a second chain has a colour of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from ninefold.model import Grid, Node, Step
from ninefold.picture.places import CELL, MarkPlaces, corner, middle_text
from ninefold.picture.step_picture import DrawnLink, DrawnMark, StepPicture, step_picture
from ninefold.picture.svg import board_svg

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
    places = MarkPlaces.of(grid.puzzle)
    for link in picture.links:
        yield from _link(link, places)
    for mark in picture.marks:
        yield from _mark(grid, mark, places)
    for cell, digit in picture.removed:
        yield from _struck(grid, cell, digit, places)
    for cell, digit in picture.placed:
        yield from _placed(grid, cell, digit, places)


def _tint(cells: tuple[int, ...], kind: str, size: int) -> Iterator[str]:
    for cell in cells:
        x, y = corner(cell, size)
        yield f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}"/>'


def _mark(grid: Grid, mark: DrawnMark, places: MarkPlaces) -> Iterator[str]:
    cell, digit, kind = mark
    x, y = places.middle(cell, digit)
    radius = 0.5 * places.step
    if kind == "fin":
        r = f"{radius:g}"
        yield f'<path class="r-fin" d="M{x:g} {y - radius:g}l{r} {r}l-{r} {r}l-{r} -{r}z"/>'
        yield _digit("r-dark", x, y, grid, digit, places)
    elif kind == "second":
        yield f'<circle class="r-second" cx="{x:g}" cy="{y:g}" r="{radius - 1:g}"/>'
        yield _digit("r-ring", x, y, grid, digit, places)
    else:
        yield f'<circle class="r-pattern" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'
        yield _digit("r-on", x, y, grid, digit, places)


def _struck(grid: Grid, cell: int, digit: int, places: MarkPlaces) -> Iterator[str]:
    x, y = places.middle(cell, digit)
    half = 0.42 * places.step
    yield _digit("r-removed", x, y, grid, digit, places)
    yield f'<path class="r-strike" d="M{x - half:g} {y + half:g}L{x + half:g} {y - half:g}"/>'


def _placed(grid: Grid, cell: int, digit: int, places: MarkPlaces) -> Iterator[str]:
    size = grid.puzzle.shape.size
    x, y = corner(cell, size)
    top = places.top + 1 if places.top else 3
    height = CELL - 3 - top
    font = 0.6 * CELL / (1 if grid.puzzle.symbols else len(str(size)))
    box = f'x="{x + 3:g}" y="{y + top:g}" width="{CELL - 6}" height="{height:g}"'
    yield f'<rect class="paper" {box}/>'
    yield f'<rect class="r-placed" {box} rx="4"/>'
    yield middle_text("r-digit", x + CELL / 2, y + top + height / 2, font, grid.puzzle.symbol(digit))


def _link(link: DrawnLink, places: MarkPlaces) -> Iterator[str]:
    """From the edge of one node to the edge of the next, a little bent."""
    kind = "r-link2" if link.chain % 2 else "r-link"
    (ax, ay), (bx, by) = _middle(link.start, places), _middle(link.end, places)
    length = hypot(bx - ax, by - ay)
    for node in (link.start, link.end):
        if len(node.cells) > 1:
            yield from _group(node, places)
    if length < 1:
        return
    gap = min(0.5 * places.step, length / 3)
    ux, uy = (bx - ax) / length, (by - ay) / length
    mx, my = (ax + bx) / 2 - 0.12 * (by - ay), (ay + by) / 2 + 0.12 * (bx - ax)
    weak = "" if link.strong else " r-weak"
    yield (
        f'<path class="{kind}{weak}" d="M{ax + gap * ux:.1f} {ay + gap * uy:.1f}'
        f'Q{mx:.1f} {my:.1f} {bx - gap * ux:.1f} {by - gap * uy:.1f}"/>'
    )


def _middle(node: Node, places: MarkPlaces) -> tuple[float, float]:
    middles = [places.middle(cell, node.digit) for cell in node.cells]
    return sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles)


def _group(node: Node, places: MarkPlaces) -> Iterator[str]:
    """A frame round the candidates of a group."""
    middles = [places.middle(cell, node.digit) for cell in node.cells]
    reach = 0.55 * places.step
    left, top = min(x for x, _ in middles) - reach, min(y for _, y in middles) - reach
    right, bottom = max(x for x, _ in middles) + reach, max(y for _, y in middles) + reach
    box = f'x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}"'
    yield f'<rect class="r-group" {box} rx="{reach:g}"/>'


def _digit(kind: str, x: float, y: float, grid: Grid, digit: int, places: MarkPlaces) -> str:
    wide = 1 if grid.puzzle.symbols else len(str(places.size))
    return middle_text(kind, x, y, 0.8 * places.step / wide, grid.puzzle.symbol(digit))
