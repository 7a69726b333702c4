"""Random lines over a filled grid, apart from each other: thermometers, arrows, whispers and others.

Each kind says what it is in files, how long it may be, and which beginnings are worth going on with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby, pairwise
from random import Random
from typing import NamedTuple

from ninefold.constraints.arrow import Arrow
from ninefold.constraints.between import Between
from ninefold.constraints.entropic import Entropic
from ninefold.constraints.equal_sums import EqualSums
from ninefold.constraints.lockout import Lockout
from ninefold.constraints.modular import Modular
from ninefold.constraints.nabner import Nabner
from ninefold.constraints.palindrome import Palindrome
from ninefold.constraints.renban import Renban
from ninefold.constraints.thermo import Thermo
from ninefold.constraints.whisper import Whisper
from ninefold.constraints.zipper import Zipper
from ninefold.generating.regions import region_of
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint

Cells = tuple[int, ...]

_SHARE = 0.4
"""Of the cells that lines may take: more look crowded, and leave little room for givens."""


_RENBAN = 6
"""Cells of the longest renban line."""


class Line(NamedTuple):
    """A kind of line.

    name         what people call them
    least, most  cells of one
    made         the constraint that it is, on a board without digits; None if these cells are no such line
    goes_on      whether digits along the line may be its beginning; None: if they are such a line themselves
    """

    name: str
    least: int
    most: int
    made: Callable[[Cells, Puzzle], Constraint | None]
    goes_on: Callable[[list[int]], bool] | None = None


def _half(board: Puzzle) -> int:
    return board.shape.size // 2


def _region_sums(cells: Cells, board: Puzzle) -> EqualSums | None:
    """Cut wherever the line enters another region; one piece alone says nothing."""
    region = region_of(board)
    pieces = tuple(tuple(piece) for _, piece in groupby(cells, key=region.__getitem__))
    return EqualSums(pieces) if len(pieces) > 1 else None


def _may_be_renban(digits: list[int]) -> bool:
    return len(set(digits)) == len(digits) and max(digits) - min(digits) < _RENBAN


LINES: Mapping[str, Line] = {
    "thermo": Line("Thermometers", 3, 6, lambda cells, board: Thermo(cells)),
    "arrow": Line("Arrows", 3, 5, lambda cells, board: Arrow(cells[1:], cells[:1]), lambda it: sum(it[1:]) <= it[0]),
    "whisper": Line("Whispers", 3, 7, lambda cells, board: Whisper(cells, _half(board) + board.shape.size % 2)),
    "renban": Line("Renban lines", 3, _RENBAN, lambda cells, board: Renban(cells), _may_be_renban),
    "palindrome": Line("Palindromes", 3, 5, lambda cells, board: Palindrome(cells), lambda it: True),
    "zipper": Line("Zipper lines", 3, 5, lambda cells, board: Zipper(cells), lambda it: True),
    "between": Line("Between lines", 3, 5, lambda cells, board: Between(cells), lambda it: True),
    "lockout": Line("Lockout lines", 3, 5, lambda cells, board: Lockout(cells, _half(board)), lambda it: True),
    "nabner": Line("Nabner lines", 3, 4, lambda cells, board: Nabner(cells)),
    "entropic": Line("Entropic lines", 4, 7, lambda cells, board: Entropic(cells)),
    "modular": Line("Modular lines", 4, 7, lambda cells, board: Modular(cells)),
    "region-sum": Line("Region sum lines", 3, 5, _region_sums, lambda it: True),
}


def random_lines(name: str, solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """Lines of one kind that the solution keeps.

    >>> from ninefold.model import Shape
    >>> grid = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    >>> thermos = random_lines("thermo", grid, Puzzle(Shape(2, 2), bytes(16)), Random(1))
    >>> all(len(thermo.cells) >= 3 for thermo in thermos)
    True
    """
    kind = LINES[name]

    def is_line(line: list[int]) -> bool:
        made = kind.made(tuple(line), board)
        return made is not None and made.holds(solution, board.scale)

    def goes_on(line: list[int]) -> bool:
        return is_line(line) if kind.goes_on is None else kind.goes_on([solution[cell] for cell in line])

    paper = _Paper(board.shape.size, rng)
    while line := paper.line(kind, goes_on, is_line):
        paper.take(line)
    made = (kind.made(tuple(line), board) for line in paper.lines)
    return [one for one in made if one is not None]


class _Paper:
    """A board on which lines are drawn that neither touch a cell of another nor cross it."""

    def __init__(self, size: int, rng: Random) -> None:
        self._size, self._rng = size, rng
        self._free = set(range(size * size))
        self._crossings: set[int] = set()
        self.lines: list[list[int]] = []

    def line(
        self, kind: Line, goes_on: Callable[[list[int]], bool], is_line: Callable[[list[int]], bool]
    ) -> list[int] | None:
        """A line of free cells, None if the board has enough or no more are found."""
        if len(self._free) < (1 - _SHARE) * self._size**2:
            return None
        for start in self._rng.sample(sorted(self._free), len(self._free)):
            most = self._rng.randint(kind.least, kind.most)
            if found := self._longer([start], kind.least, most, goes_on, is_line):
                return found
        return None

    def take(self, line: list[int]) -> None:
        """Draws a line."""
        self.lines.append(line)
        self._free.difference_update(line)
        self._crossings.update(a + b for a, b in pairwise(line) if self._is_slanted(a, b))

    def _longer(
        self,
        line: list[int],
        least: int,
        most: int,
        goes_on: Callable[[list[int]], bool],
        is_line: Callable[[list[int]], bool],
    ) -> list[int] | None:
        if len(line) < most:
            for cell in self._ways(line):
                longer = [*line, cell]
                if goes_on(longer) and (found := self._longer(longer, least, most, goes_on, is_line)):
                    return found
        return line if len(line) >= least and is_line(line) else None

    def _ways(self, line: list[int]) -> list[int]:
        """The free cells around the end of a line, straight ones twice as likely first."""
        row, column = divmod(line[-1], self._size)
        near = [
            (self._rng.random() * (2 if down and right else 1), (row + down) * self._size + column + right)
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if 0 <= row + down < self._size and 0 <= column + right < self._size
        ]
        crossings = self._crossings | {a + b for a, b in pairwise(line) if self._is_slanted(a, b)}
        return [
            cell
            for _, cell in sorted(near)
            if cell in self._free
            and cell not in line
            and not (self._is_slanted(line[-1], cell) and line[-1] + cell in crossings)
        ]

    def _is_slanted(self, a: int, b: int) -> bool:
        """Whether two neighbours meet at a corner; both diagonals of four cells have the same sum of cells."""
        return a // self._size != b // self._size and a % self._size != b % self._size
