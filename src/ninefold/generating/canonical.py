"""Isomorphs, which differ by symmetries alone: one form for all of them.

Rows change places inside their band, bands among themselves, columns and stacks likewise, the board is transposed, and
digits are renamed: 2 · 6⁸ · 9! ways to write one puzzle. The canonical form is the smallest of these texts, with empty
cells before digits (minlex).
"""

from __future__ import annotations

from dataclasses import replace

from ninefold._native import Stop, generate_canonical
from ninefold.errors import PuzzleError, StoppedError, TimeLimitError
from ninefold.generating.wish import is_plain_nine
from ninefold.model import Puzzle

CELLS = 81
_TO_DIGITS = bytes.maketrans(b"123456789.0-*_Xx", bytes([1, 2, 3, 4, 5, 6, 7, 8, 9]) + bytes(7))
_TO_TEXT = bytes.maketrans(bytes(range(10)), b".123456789")


def canonical(puzzle: Puzzle, *, stop: Stop | None = None) -> Puzzle:
    """The canonical form of a 9×9 puzzle or filled grid; equal for two puzzles if and only if they are the same one.

    >>> from ninefold.formats import read_puzzle
    >>> puzzle = read_puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> canonical(puzzle).oneline
    '........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.'
    """
    if not is_plain_nine(puzzle.shape, puzzle.constraints):
        raise PuzzleError(f"canonical: only plain 9×9 has this form, got {puzzle.shape}")
    return replace(puzzle, givens=_forms(puzzle.givens, stop or Stop()))


def canonical_many(puzzles: bytes, *, stop: Stop | None = None) -> bytes:
    """The canonical forms of many puzzles: lines of 81 characters in, lines of 81 characters out.

    >>> canonical_many(b"." * 80 + b"7" + b"\\n").decode().strip(".\\n")
    '1'
    """
    lines = puzzles.split()
    for number, line in enumerate(lines, 1):
        if len(line) != CELLS:
            raise PuzzleError(f"canonical: line {number}: expected 81 cells, got {len(line)}: {line[:90]!r}")
    forms = _forms(b"".join(lines).translate(_TO_DIGITS), stop or Stop()).translate(_TO_TEXT)
    return b"".join(forms[at : at + CELLS] + b"\n" for at in range(0, len(forms), CELLS))


def _forms(digits: bytes, stop: Stop) -> bytes:
    if max(digits, default=0) > 9:
        raise PuzzleError("canonical: expected digits 1-9 and empty cells")
    forms = generate_canonical(digits, stop)
    if len(forms) < len(digits):
        done = len(forms) // CELLS
        if stop.timed_out:
            raise TimeLimitError(f"canonical: the time is up after {done} puzzles")
        raise StoppedError(f"canonical: stopped after {done} puzzles")
    return forms
