"""A link that opens a puzzle on any phone: to a public player, or to a site of one's own; never to this machine."""

from __future__ import annotations

from urllib.parse import quote

from ninefold.errors import NinefoldError
from ninefold.formats import format_named, losses
from ninefold.model import Puzzle, Record, Shape

_PLAIN = "https://sudoku.coach/en/play/"
"""Takes the 81 digits as they are, 0 where there is none: the code stays small."""
_USUAL = ("", "123456789")


def site_link(puzzle: Puzzle, address: str) -> str:
    """The same at the address of a site (`ninefold site`), which knows every puzzle.

    >>> from ninefold.model import Shape
    >>> site_link(Puzzle(Shape(2, 2), bytes([1] + [0] * 15)), "https://example.org/")
    'https://example.org/#puzzle=1...............'
    """
    size, digits = puzzle.shape.size, _USUAL[1]
    usual = size <= len(digits) and puzzle.shape == Shape.of_size(size) and puzzle.symbols in ("", digits[:size])
    if usual and not puzzle.constraints:
        text = puzzle.oneline
    else:
        text = "".join(format_named("ninefold-json").write([Record(puzzle)])).strip()
    return f"{address}#puzzle={quote(text, safe='')}"


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
