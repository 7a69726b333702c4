"""Isomorphs, which differ by symmetries alone: one form for all of them.

Rows change places inside their band, bands among themselves, columns and stacks likewise, the board is transposed, and
digits are renamed: 2 · 6⁸ · 9! ways to write one puzzle. The canonical form is the smallest of these texts, with empty
cells before digits (minlex).
"""

from __future__ import annotations

from dataclasses import replace

from ninefold.engine import generator
from ninefold.engine.lines import good_lines, lines_of
from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle, PuzzleLike, as_puzzle


def canonical(puzzle: PuzzleLike, *, timeout: float | None = None, stop: Stop | None = None) -> Puzzle:
    """The canonical form of a 9×9 puzzle or filled grid; equal for two puzzles if and only if they are the same one.

    >>> from ninefold.formats import read_puzzle
    >>> puzzle = read_puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> canonical(puzzle).oneline
    '........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.'
    """
    puzzle = as_puzzle(puzzle)
    if not puzzle.is_plain_nine:
        rules = f" with {len(puzzle.constraints)} constraints" if puzzle.constraints else ""
        raise PuzzleError(f"canonical: only plain 9×9 has this form, got {puzzle.shape}{rules}")
    return replace(puzzle, givens=generator.canonical(puzzle.givens, stop_for(timeout, stop)))


def canonical_digits(
    digits: bytes, *, threads: int = 1, timeout: float | None = None, stop: Stop | None = None
) -> bytes:
    """The canonical forms of very many puzzles, 81 bytes of 0 to 9 each."""
    return generator.canonical(digits, stop_for(timeout, stop), thread_count(threads))


def canonical_many(
    puzzles: bytes, *, threads: int = 1, timeout: float | None = None, stop: Stop | None = None
) -> bytes:
    """The canonical forms of many puzzles: lines of 81 characters in, lines of 81 characters out.

    >>> canonical_many(b"." * 80 + b"7" + b"\\n").decode().strip(".\\n")
    '1'
    """
    digits = good_lines(puzzles, "canonical").digits
    return lines_of(canonical_digits(digits, threads=threads, timeout=timeout, stop=stop))
