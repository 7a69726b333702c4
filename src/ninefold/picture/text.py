"""Boards for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from ninefold.model import Grid
from ninefold.model.drawn import open_board


def _plain(text: str, given: bool) -> str:
    return text


def grid_text(grid: Grid, style: Callable[[str, bool], str] = _plain) -> str:
    """The digits of a grid with its boxes drawn; `style(text, is_given)` may colour each digit.

    >>> from ninefold.model import Puzzle, Shape
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

    return open_board(puzzle.shape, [text(cell) for cell in range(puzzle.shape.cells)], width)


def candidates_text(grid: Grid) -> str:
    """All candidates of every empty cell, digits of the filled ones, boxes drawn.

    >>> from ninefold.model import Puzzle, Shape
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

    texts = [text(cell) for cell in range(puzzle.shape.cells)]
    width = max(map(len, texts))
    return open_board(puzzle.shape, [each.ljust(width) for each in texts], width)
