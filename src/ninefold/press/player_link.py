"""A link that opens a puzzle on any phone: to a public player, never to this machine."""

from __future__ import annotations

from ninefold.errors import NinefoldError
from ninefold.formats import format_named, losses
from ninefold.model import Puzzle, Record

_PLAIN = "https://sudoku.coach/en/play/"
"""Takes the 81 digits as they are, 0 where there is none: the code stays small."""
_USUAL = ("", "123456789")


def player_link(puzzle: Puzzle) -> str | None:
    """Where the puzzle can be played: SudokuPad knows variants; None where it would lose a rule.

    >>> from ninefold.model import Shape
    >>> player_link(Puzzle(Shape(3, 3), bytes([7] + [0] * 80)))[-84:]
    'ay/700000000000000000000000000000000000000000000000000000000000000000000000000000000'
    """
    if puzzle.is_plain_nine and puzzle.symbols in _USUAL:
        return _PLAIN + "".join(map(str, puzzle.givens))
    format = format_named("sudokupad")
    record = Record(puzzle)
    if losses(record, format.HOLDS):
        return None
    try:
        return "".join(format.write([record])).strip()
    except NinefoldError:
        return None
