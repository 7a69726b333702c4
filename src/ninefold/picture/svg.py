"""A board as SVG: self-contained, light and dark, the tokens of our look."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from ninefold.model import Grid, Puzzle
from ninefold.picture import constraint_svg as clues
from ninefold.picture.places import CELL, MARGIN, MarkPlaces, corner, middle_text

_STYLE = """
.paper{fill:#FCFCFA}.thin{stroke:#B9BBC1;stroke-width:1}.thick{stroke:#1B1D22;stroke-width:2.5;stroke-linecap:square}
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums;
text-anchor:middle}
.given{fill:#1B1D22;font-weight:600}.placed{fill:#1F5FBF}.mark{fill:#8A8F99}.other{fill:#D55E00}
.differ{fill:#D6E4FA}.clash{fill:none;stroke:#D4351C;stroke-width:2}.corner{fill:#D4351C}
@media (prefers-color-scheme:dark){.paper{fill:#16181D}.thin{stroke:#3C4049}.thick{stroke:#C9C7C2}
.given{fill:#E8E6E1}.placed{fill:#7FB2FF}.mark{fill:#7C828E}.other{fill:#FF9D5C}
.differ{fill:#24344F}.clash{stroke:#FF6B57}.corner{fill:#FF6B57}}
"""


def board_svg(
    puzzle: Puzzle,
    grid: Grid | None = None,
    *,
    candidates: bool = False,
    other: Grid | None = None,
    clashing: Collection[int] = (),
    under: Iterable[str] = (),
    over: Iterable[str] = (),
    styled: bool = True,
) -> str:
    """The puzzle, or a grid of it with placed digits in their own ink; with the open candidates if asked.

    other       a second grid: cells where it differs are tinted and show both digits
    clashing    cells with an outline and a corner mark
    under, over further drawing, below the lines and above the digits
    styled      False leaves the colours to the page that the picture stands in

    >>> from ninefold.model import Shape
    >>> board_svg(Puzzle(Shape(2, 2), bytes([1] + [0] * 15))).count("<text")
    1
    """
    size = puzzle.shape.size
    side = size * CELL + 2 * MARGIN
    shown = grid or Grid.start(puzzle)
    differing = _differing(shown, other)
    drawn = _clues(puzzle)
    tall = side + -(-puzzle.shape.extra // size) * CELL
    frame = f"0 0 {side} {tall}" if not drawn.around else _widened(side, tall, drawn.around)
    x, y, width, height = frame.split()
    at = f'x="{x}" y="{y}" ' if drawn.around else ""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" width="{width}" height="{height}" '
        f'role="img" aria-label="{size}×{size} Sudoku, {puzzle.given_count} givens">',
        f"<style>{_STYLE}{drawn.style}</style>" if styled else "",
        f'<rect class="paper" {at}width="{width}" height="{height}" rx="8"/>',
        *drawn.under,
        *_tints(differing, size),
        *under,
        *_lines(puzzle),
        *_extra(puzzle),
        *_digits(puzzle, shown, candidates, differing),
        *drawn.over,
        *_clashes(clashing, size),
        *over,
        "</svg>",
    ]
    return "\n".join(parts)


class _Clues(NamedTuple):
    """The drawing of the constraints, and the room that it needs around the board."""

    under: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    style: str = ""
    around: float = 0


def _clues(puzzle: Puzzle) -> _Clues:
    if not puzzle.constraints:
        return _Clues()
    around = 0.9 * CELL if clues.has_outside(puzzle) else 0
    return _Clues(tuple(clues.under(puzzle)), tuple(clues.over(puzzle)), clues.STYLE, around)


def _widened(wide: float, tall: float, around: float) -> str:
    return f"{-around:g} {-around:g} {wide + 2 * around:g} {tall + 2 * around:g}"


def _lines(puzzle: Puzzle) -> Iterator[str]:
    shape = puzzle.shape
    end = shape.size * CELL
    for kind in ("thin", "thick"):
        commands = []
        for k in range(shape.size + 1):
            at = MARGIN + k * CELL
            edge = k in (0, shape.size)
            if (edge or (shape.has_boxes and k % shape.box_height == 0)) == (kind == "thick"):
                commands.append(f"M{MARGIN} {at}h{end}")
            if (edge or (shape.has_boxes and k % shape.box_width == 0)) == (kind == "thick"):
                commands.append(f"M{at} {MARGIN}v{end}")
        yield f'<path class="{kind}" fill="none" d="{"".join(commands)}"/>'


def _extra(puzzle: Puzzle) -> Iterator[str]:
    """The cells below the board, each by itself: they are no rows."""
    size = puzzle.shape.size
    for cell in range(size * size, puzzle.shape.cells):
        x, y = corner(cell, size)
        at = f'x="{x + 2:g}" y="{y + 2:g}" width="{CELL - 4}" height="{CELL - 4}" rx="6"'
        yield f'<rect class="thin" fill="none" {at}/>'


def _differing(grid: Grid, other: Grid | None) -> dict[int, int]:
    """The cells where the other grid holds another digit, and that digit."""
    pairs = enumerate(zip(grid.digits, other.digits, strict=True)) if other else ()
    return {cell: there for cell, (here, there) in pairs if here != there}


def _tints(cells: Collection[int], size: int) -> Iterator[str]:
    for cell in cells:
        x, y = corner(cell, size)
        yield f'<rect class="differ" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>'


def _clashes(cells: Collection[int], size: int) -> Iterator[str]:
    """An outline and a small triangle in the corner: colour is never the only sign."""
    for cell in sorted(cells):
        x, y = corner(cell, size)
        yield f'<rect class="clash" x="{x + 3}" y="{y + 3}" width="{CELL - 6}" height="{CELL - 6}"/>'
        yield f'<path class="corner" d="M{x + CELL - 3} {y + 3}v9l-9 -9z"/>'


def _digits(puzzle: Puzzle, grid: Grid, candidates: bool, differing: dict[int, int]) -> Iterator[str]:
    size = puzzle.shape.size
    wide = 1 if puzzle.symbols else len(str(size))
    places = MarkPlaces.of(puzzle)
    for cell, digit in enumerate(grid.digits):
        x, y = corner(cell, size)
        if cell in differing:
            for kind, number, at in (("placed", digit, 0.3), ("other", differing[cell], 0.7)):
                if number:
                    yield middle_text(
                        kind, x + at * CELL, y + places.below(at), 0.4 * CELL / wide, puzzle.symbol(number)
                    )
        elif digit:
            kind = "given" if puzzle.givens[cell] else "placed"
            yield middle_text(kind, x + CELL / 2, y + CELL / 2, 0.6 * CELL / wide, puzzle.symbol(digit))
        elif candidates:
            for mark in grid.candidates_of(cell):
                middle = places.middle(cell, mark)
                yield middle_text("mark", *middle, 0.8 * places.step / wide, puzzle.symbol(mark))
