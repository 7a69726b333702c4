"""A board as SVG: self-contained, light and dark, the tokens of our look."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.model import Grid, Puzzle

CELL = 40
_MARGIN = 4

_STYLE = """
.paper{fill:#FCFCFA}.thin{stroke:#B9BBC1;stroke-width:1}.thick{stroke:#1B1D22;stroke-width:2.5;stroke-linecap:square}
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums;
text-anchor:middle}
.given{fill:#1B1D22;font-weight:600}.placed{fill:#1F5FBF}.mark{fill:#8A8F99}
@media (prefers-color-scheme:dark){.paper{fill:#16181D}.thin{stroke:#3C4049}.thick{stroke:#C9C7C2}
.given{fill:#E8E6E1}.placed{fill:#7FB2FF}.mark{fill:#7C828E}}
"""


def board_svg(puzzle: Puzzle, grid: Grid | None = None, *, candidates: bool = False) -> str:
    """The puzzle, or a grid of it with placed digits in their own ink; with the open candidates if asked.

    >>> from ninefold.model import Shape
    >>> board_svg(Puzzle(Shape(2, 2), bytes([1] + [0] * 15))).count("<text")
    1
    """
    size = puzzle.shape.size
    side = size * CELL + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}" '
        f'role="img" aria-label="{size}×{size} Sudoku, {puzzle.given_count} givens">',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{side}" height="{side}" rx="8"/>',
        *_lines(puzzle),
        *_digits(puzzle, grid or Grid.start(puzzle), candidates),
        "</svg>",
    ]
    return "\n".join(parts)


def _lines(puzzle: Puzzle) -> Iterator[str]:
    shape = puzzle.shape
    end = shape.size * CELL
    for kind in ("thin", "thick"):
        commands = []
        for k in range(shape.size + 1):
            at = _MARGIN + k * CELL
            edge = k in (0, shape.size)
            if (edge or (shape.has_boxes and k % shape.box_height == 0)) == (kind == "thick"):
                commands.append(f"M{_MARGIN} {at}h{end}")
            if (edge or (shape.has_boxes and k % shape.box_width == 0)) == (kind == "thick"):
                commands.append(f"M{at} {_MARGIN}v{end}")
        yield f'<path class="{kind}" fill="none" d="{"".join(commands)}"/>'


def _digits(puzzle: Puzzle, grid: Grid, candidates: bool) -> Iterator[str]:
    size = puzzle.shape.size
    across = max(2, -(-size // max(1, round(size**0.5))))  # marks per row of a cell
    step = CELL / across
    wide = 1 if puzzle.symbols else len(str(size))
    for cell, digit in enumerate(grid.digits):
        row, column = divmod(cell, size)
        x, y = _MARGIN + column * CELL, _MARGIN + row * CELL
        if digit:
            kind = "given" if puzzle.givens[cell] else "placed"
            yield _text(kind, x + CELL / 2, y + CELL / 2, 0.6 * CELL / wide, puzzle.symbol(digit))
        elif candidates:
            for mark in grid.candidates_of(cell):
                down, right = divmod(mark - 1, across)
                middle = x + (right + 0.5) * step, y + (down + 0.5) * step
                yield _text("mark", *middle, 0.8 * step / wide, puzzle.symbol(mark))


def _text(kind: str, x: float, y: float, size: float, text: str) -> str:
    """Text with its middle at (x, y). The baseline is set by hand: not every renderer knows dominant-baseline."""
    return f'<text class="{kind}" x="{x:g}" y="{y + 0.36 * size:.5g}" font-size="{size:.4g}">{text}</text>'
