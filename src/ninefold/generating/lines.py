"""Random lines over a filled grid, apart from each other: thermometers and arrows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

from ninefold.constraints.arrow import Arrow
from ninefold.constraints.thermo import Thermo

_LONGEST_THERMO = 6
_LONGEST_SHAFT = 4
_SHARE = 0.4
"""Of the cells that lines may take: more look crowded, and leave little room for givens."""

Goes = Callable[[list[int], int], bool]
"""Whether a line may go on into a cell."""


def random_thermos(solution: bytes, size: int, rng: Random) -> list[Thermo]:
    """Thermometers of three cells and more, along which the digits of the solution grow.

    >>> grid = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    >>> all(len(thermo.cells) >= 3 for thermo in random_thermos(grid, 4, Random(1)))
    True
    """

    def grows(line: list[int], cell: int) -> bool:
        return solution[cell] > solution[line[-1]]

    board = Board(size, rng)
    while line := board.line(3, _LONGEST_THERMO, grows, lambda line: True):
        board.take(line)
    return [Thermo(tuple(line)) for line in board.lines]


def random_arrows(solution: bytes, size: int, rng: Random) -> list[Arrow]:
    """Arrows whose shafts of two cells and more add up to the digit in their circle."""

    def left(line: list[int]) -> int:
        return 2 * solution[line[0]] - sum(solution[cell] for cell in line)

    def fits(line: list[int], cell: int) -> bool:
        return solution[cell] <= left(line)

    board = Board(size, rng)
    while line := board.line(3, 1 + _LONGEST_SHAFT, fits, lambda line: left(line) == 0):
        board.take(line)
    return [Arrow(tuple(line[1:]), (line[0],)) for line in board.lines]


class Board:
    """A board on which lines are drawn that neither touch a cell of another nor cross it."""

    def __init__(self, size: int, rng: Random) -> None:
        self._size, self._rng = size, rng
        self._free = set(range(size * size))
        self._crossings: set[int] = set()
        self.lines: list[list[int]] = []

    def line(self, least: int, most: int, goes: Goes, is_good: Callable[[list[int]], bool]) -> list[int] | None:
        """A good line of free cells, None if the board has enough or no more are found."""
        if len(self._free) < (1 - _SHARE) * self._size**2:
            return None
        for start in self._rng.sample(sorted(self._free), len(self._free)):
            if found := self._longer([start], least, self._rng.randint(least, most), goes, is_good):
                return found
        return None

    def take(self, line: list[int]) -> None:
        """Draws a line."""
        self.lines.append(line)
        self._free.difference_update(line)
        self._crossings.update(a + b for a, b in pairwise(line) if self._is_slanted(a, b))

    def _longer(
        self, line: list[int], least: int, most: int, goes: Goes, is_good: Callable[[list[int]], bool]
    ) -> list[int] | None:
        if len(line) < most:
            for cell in self._ways(line):
                if goes(line, cell) and (found := self._longer([*line, cell], least, most, goes, is_good)):
                    return found
        return line if len(line) >= least and is_good(line) else None

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
