"""A board in other clothes: rows, columns and digits changed about, so that it looks new and is as hard as it was."""

from __future__ import annotations

from random import Random

from ninefold.model import Grid, Puzzle

_BANDS = (0, 3, 6)


def shuffled(grid: Grid, dice: Random) -> Grid:
    """An isomorph of a plain 9×9 grid, with its candidates.

    >>> from ninefold.school.stock import boards
    >>> grid = boards("x-wing")[0]
    >>> other = shuffled(grid, Random(1))
    >>> other.puzzle.given_count == grid.puzzle.given_count, other.puzzle == grid.puzzle
    (True, False)
    """
    rows, columns, turned = _lines(dice), _lines(dice), dice.random() < 0.5
    digits = [0, *dice.sample(range(1, 10), 9)]
    source = [(column, row) if turned else (row, column) for row in rows for column in columns]
    cells = [9 * row + column for row, column in source]

    def renamed(line: bytes) -> bytes:
        return bytes(digits[line[cell]] for cell in cells)

    puzzle = Puzzle(grid.puzzle.shape, renamed(grid.puzzle.givens), symbols=grid.puzzle.symbols)
    masks = [sum(1 << (digits[digit] - 1) for digit in grid.candidates_of(cell)) for cell in cells]
    return Grid(puzzle, renamed(grid.digits), tuple(masks))


def _lines(dice: Random) -> list[int]:
    """The lines in another order that keeps the boxes."""
    return [band + line for band in dice.sample(_BANDS, 3) for line in dice.sample(range(3), 3)]
