"""The output file, both ways.

    puzzle,number of solutions,seconds
    solution
    solution

One such block per puzzle. An empty cell is `0`, or `.` where 0 is a symbol (hexadecimal boards); a count that was cut
reads `>=10000`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from ninefold.model import Puzzle
from ninefold.model.symbols import standard_symbols


@dataclass(frozen=True, slots=True)
class Block:
    """One puzzle of an output file, and its first solutions as they stand there."""

    puzzle: str
    count_text: str
    seconds: float
    solutions: tuple[str, ...]


def block_text(puzzle: Puzzle, count_text: str, seconds: float, solutions: list[bytes]) -> str:
    """The lines of a puzzle and its solutions.

    >>> from ninefold.model import Shape
    >>> print(block_text(Puzzle(Shape(1, 2), bytes([1, 0, 0, 0])), "1", 0.25, [bytes([1, 2, 2, 1])]), end="")
    1000,1,0.250000
    1221
    """
    if any(symbol == "," or symbol.isspace() or not symbol.isprintable() for symbol in puzzle.symbols):
        puzzle = replace(puzzle, symbols=standard_symbols(puzzle.shape.size))  # its own would break the lines
    blank = "." if "0" in puzzle.symbols else "0"
    head = f"{puzzle.text_of(puzzle.givens, blank)},{count_text},{seconds:.6f}\n"
    return head + "".join(puzzle.text_of(digits) + "\n" for digits in solutions)


def read_blocks(path: Path, most: int) -> Iterator[Block]:
    """The blocks of an output file, each with at most so many of its solutions; streams."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            puzzle, count_text, seconds = line.rstrip("\n").split(",")
            count = int(count_text.removeprefix(">="))
            kept = [solution.rstrip("\n") for solution in islice(file, min(count, most))]
            for _ in islice(file, count - len(kept)):
                pass
            yield Block(puzzle, count_text, float(seconds), tuple(kept))
