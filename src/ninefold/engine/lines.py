"""Lines of plain 9×9 text to rows of digits: what a file holds, in one crossing."""

from __future__ import annotations

from bisect import bisect_right

from ninefold import _native
from ninefold.errors import PuzzleError
from ninefold.found_once import found_once

CELLS = 81
_DIGITS = bytes(range(10))
_TO_TEXT = bytes.maketrans(bytes(range(10)), b".123456789")


class Numbered:
    """What was read from lines of text, where some lines hold no puzzle."""

    _native: _native.Lines | _native.Answers

    @found_once
    def errors(self) -> list[tuple[int, str]]:
        """(line number, sentence) of every bad line."""
        return self._native.bad

    @found_once
    def _jumps(self) -> list[tuple[int, int]]:
        return self._native.jumps

    def line(self, index: int) -> int:
        """The number (from 1) of the line that held this puzzle."""
        puzzle, line = self._jumps[bisect_right(self._jumps, (index, 2**64)) - 1]
        return line + index - puzzle


class Lines(Numbered):
    """The puzzles of some lines of text. What a line may be `ninefold.solving.fast9` tells.

    digits      81 numbers from 0 to 9 per puzzle, one puzzle after the other
    errors      (line number, sentence) of every bad line; they have no place among the puzzles
    count       how many lines there are, of any kind

    >>> lines = Lines(b"." * 80 + b"7\\n# a comment\\nno puzzle\\n")
    >>> len(lines), lines.digits[80], lines.errors[0][0], lines.count
    (1, 7, 3, 3)
    """

    def __init__(self, text: bytes, *, first: int = 1, threads: int = 1) -> None:
        self._native: _native.Lines = _native.Lines(memoryview(text), first, threads)

    @found_once
    def digits(self) -> bytes:
        return self._native.digits

    @property
    def count(self) -> int:
        return self._native.count

    def __len__(self) -> int:
        return len(self._native)


def good_lines(text: bytes, verb: str) -> Lines:
    """The puzzles of lines that must all hold one; a bad line is told with its number and the verb that met it."""
    lines = Lines(text)
    for number, why in lines.errors:
        raise PuzzleError(f"{verb}: line {number}: {why}")
    return lines


def are_digits(rows: bytes) -> bool:
    """Whether all are numbers from 0 to 9; ten times as quick as max().

    >>> are_digits(bytes([0, 9])), are_digits(bytes([0, 10]))
    (True, False)
    """
    return not rows.translate(None, _DIGITS)


def texts_of(digits: bytes) -> list[bytes]:
    """Rows of digits in canonical text, `.` for an empty cell.

    >>> texts_of(bytes(80) + bytes([7]))[0].decode()[-3:]
    '..7'
    """
    text = digits.translate(_TO_TEXT)
    return [text[at : at + CELLS] for at in range(0, len(text), CELLS)]


def lines_of(digits: bytes) -> bytes:
    """The same, each followed by a newline."""
    return b"".join([text + b"\n" for text in texts_of(digits)])
