"""Boards for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from ninefold.model import Grid, Puzzle


def _plain(text: str, given: bool) -> str:
    return text


def grid_text(grid: Grid, style: Callable[[str, bool], str] = _plain) -> str:
    """The digits of a grid with its boxes drawn; `style(text, is_given)` may colour each digit.

    >>> from ninefold.model import Shape
    >>> print(grid_text(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4])))))
    1 . | . .
    . . | 2 .
    ----+----
    . 3 | . .
    . . | . 4
    """
    puzzle = grid.puzzle
    width = 1 if puzzle.symbols else len(str(puzzle.shape.size))

    def text(cell: int) -> str:
        digit = grid.digits[cell]
        return style(puzzle.symbol(digit).rjust(width), puzzle.givens[cell] != 0) if digit else ".".rjust(width)

    return _drawn(puzzle, text, width)


def candidates_text(grid: Grid) -> str:
    """All candidates of every empty cell, digits of the filled ones, boxes drawn.

    >>> from ninefold.model import Shape
    >>> print(candidates_text(Grid.start(Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4])))))
    1  24 | 34 3
    34 4  | 2  13
    ------+------
    24 3  | 1  12
    2  12 | 13 4
    """
    puzzle = grid.puzzle
    joint = "" if puzzle.symbols else ","

    def text(cell: int) -> str:
        if grid.digits[cell]:
            return puzzle.symbol(grid.digits[cell])
        return joint.join(puzzle.symbol(digit) for digit in grid.candidates_of(cell)) or "-"

    width = max(len(text(cell)) for cell in range(puzzle.shape.cells))
    return _drawn(puzzle, lambda cell: text(cell).ljust(width), width)


def _drawn(puzzle: Puzzle, text: Callable[[int], str], width: int) -> str:
    shape = puzzle.shape
    across = shape.box_width if shape.has_boxes else shape.size
    bars = ["-" * ((width + 1) * across + (0 if block == 0 else 1)) for block in range(shape.size // across)]
    rule = "+".join(bars[:-1] + [bars[-1][:-1]]) if len(bars) > 1 else ""
    lines = []
    for row in range(shape.size):
        if row and shape.has_boxes and row % shape.box_height == 0:
            lines.append(rule)
        cells = [text(row * shape.size + column) for column in range(shape.size)]
        parts = [" ".join(cells[start : start + across]) for start in range(0, shape.size, across)]
        lines.append(" | ".join(parts).rstrip())
    for start in range(shape.size**2, shape.cells, shape.size):
        if start == shape.size**2:
            lines.append("")
        lines.append(" ".join(text(cell) for cell in range(start, min(start + shape.size, shape.cells))).rstrip())
    return "\n".join(lines)
