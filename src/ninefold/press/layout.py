"""Where things stand on a page, in millimetres: how many columns and rows, how large a board."""

from __future__ import annotations

from dataclasses import dataclass

GAP = 7.0
"""Between puzzles, and between a board and what stands beside it."""
SIDE = 24.0
"""The least width of what stands beside a board."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Puzzles in columns and rows of equal slots.

    beside  number, level and code stand beside the board, else above and below it
    board   the side of a board
    """

    columns: int
    rows: int
    slot_width: float
    slot_height: float
    beside: bool
    board: float


def arranged(
    width: float, height: float, number: int, *, head: float, foot: float, side: float, most: float
) -> Arrangement:
    """The arrangement with the largest board of those that hold so many puzzles.

    head, foot  heights above and below a board, where nothing stands beside it
    side        the width of what stands beside a board
    most        the largest board that is wanted

    >>> one = arranged(120, 190, 2, head=8, foot=18, side=24, most=150)
    >>> one.columns, one.rows, one.beside, round(one.board)
    (1, 2, True, 89)
    """
    found = [
        one
        for columns in range(1, number + 1)
        if number % columns == 0
        for one in _ways(width, height, columns, number // columns, head, foot, side, most)
    ]
    return max(found, key=lambda one: (round(one.board, 3), not one.beside))


def _ways(
    width: float, height: float, columns: int, rows: int, head: float, foot: float, side: float, most: float
) -> list[Arrangement]:
    wide, high = (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows
    below = min(wide, high - head - foot, most)
    beside = min(high, wide - side - GAP, most)
    return [
        Arrangement(columns, rows, wide, high, is_beside, board)
        for is_beside, board in ((False, below), (True, beside))
    ]


def lines_of(text: str, width: float, points: float) -> int:
    """How many lines a text takes, rather too many than too few: a letter is half as wide as it is high.

    >>> lines_of("word " * 20, 60, 9)
    3
    """
    per_line = max(8, int(width / (0.5 * points * 25.4 / 72)))
    return sum(max(1, -(-len(paragraph) // per_line)) for paragraph in text.split("\n")) if text else 0
