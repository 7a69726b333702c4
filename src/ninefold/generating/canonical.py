"""Isomorphs, which differ by symmetries alone: one form for all of them.

Rows change places inside their band, bands among themselves, columns and stacks likewise, the board is transposed, and
digits are renamed: 2 · 6⁸ · 9! ways to write one puzzle. The canonical form is the smallest of these texts, with empty
cells before digits (minlex).
"""

from __future__ import annotations

from dataclasses import replace

from ninefold.engine import generator
from ninefold.engine.fast9 import CELLS
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle

_TO_DIGITS = bytes.maketrans(b"123456789.0-*_?Xx", bytes([1, 2, 3, 4, 5, 6, 7, 8, 9]) + bytes(8))
_TO_TEXT = bytes.maketrans(bytes(range(10)), b".123456789")


def canonical(puzzle: Puzzle, *, timeout: float | None = None, stop: Stop | None = None) -> Puzzle:
    """The canonical form of a 9×9 puzzle or filled grid; equal for two puzzles if and only if they are the same one.

    >>> from ninefold.formats import read_puzzle
    >>> puzzle = read_puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> canonical(puzzle).oneline
    '........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.'
    """
    if not puzzle.is_plain_nine:
        raise PuzzleError(f"canonical: only plain 9×9 has this form, got {puzzle.shape}")
    return replace(puzzle, givens=generator.canonical(puzzle.givens, stop_for(timeout, stop)))


def canonical_many(puzzles: bytes, *, timeout: float | None = None, stop: Stop | None = None) -> bytes:
    """The canonical forms of many puzzles: lines of 81 characters in, lines of 81 characters out.

    >>> canonical_many(b"." * 80 + b"7" + b"\\n").decode().strip(".\\n")
    '1'
    """
    lines = puzzles.split()
    for number, line in enumerate(lines, 1):
        if len(line) != CELLS:
            raise PuzzleError(f"canonical: line {number}: expected 81 cells, got {len(line)}: {line[:90]!r}")
    forms = generator.canonical(b"".join(lines).translate(_TO_DIGITS), stop_for(timeout, stop)).translate(_TO_TEXT)
    return b"".join(forms[at : at + CELLS] + b"\n" for at in range(0, len(forms), CELLS))
