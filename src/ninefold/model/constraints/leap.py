"""Chess leaps: cells a knight's or a king's move apart, or any other leap, differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from ninefold.errors import PuzzleError
from ninefold.model.bounds import DIGITS
from ninefold.model.constraints.base import OnBoard, too_many_pairs
from ninefold.model.constraints.rule import Rule, Scale, pair
from ninefold.model.house import House
from ninefold.stopping import looking

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@lru_cache(maxsize=8)
def leap_pairs(size: int, down: int, right: int) -> tuple[tuple[int, int], ...]:
    """Every two cells of a board that are so many rows and columns apart, or the other way round.

    >>> leap_pairs(2, 1, 1)
    ((0, 3), (1, 2))
    """
    return tuple(_leap_pairs(size, down, right))


def _moves(down: int, right: int) -> list[tuple[int, int]]:
    moves = {(a, b * sign) for a, b in ((down, right), (right, down)) for sign in (1, -1)}
    return sorted(move for move in moves if move > (0, 0))


def _leap_pairs(size: int, down: int, right: int) -> Iterator[tuple[int, int]]:
    moves = _moves(down, right)
    for cell in looking(range(size * size)):
        row, column = divmod(cell, size)
        for rows, columns in moves:
            if row + rows < size and 0 <= column + columns < size:
                yield cell, (row + rows) * size + column + columns


def leap_count(size: int, down: int, right: int) -> int:
    """How many pairs there are, without listing them.

    >>> leap_count(9, 1, 2) == len(leap_pairs(9, 1, 2))
    True
    """
    return sum(max(0, size - rows) * max(0, size - abs(columns)) for rows, columns in _moves(down, right))


@lru_cache(maxsize=8)
def _leap_houses(size: int, down: int, right: int, move: str) -> tuple[House, ...]:
    return tuple(House(move, -1, cells) for cells in leap_pairs(size, down, right))


@dataclass(frozen=True, slots=True)
class Leap(OnBoard):
    """Cells `down` rows and `right` columns apart (or the other way round) hold different digits.

    >>> Leap(9, 1, 2).sentence
    "cells a knight's move apart differ"
    """

    size: int
    down: int
    right: int
    name: ClassVar[str] = "leap"

    @property
    def move(self) -> str:
        """The leap in words."""
        return {(1, 2): "knight's move", (1, 1): "king's move"}.get(
            (min(self.down, self.right), max(self.down, self.right)), f"leap of {self.down} and {self.right}"
        )

    @property
    def houses(self) -> tuple[House, ...]:
        return _leap_houses(self.size, self.down, self.right, self.move)

    @property
    def is_houses(self) -> bool:
        return True

    @property
    def sentence(self) -> str:
        return f"cells a {self.move} apart differ"

    def check(self) -> None:
        if not (0 <= self.down <= DIGITS and 0 <= self.right <= DIGITS and self.down + self.right):
            raise PuzzleError(
                f"leap: from 0 to {DIGITS} rows and columns, not both 0, got {self.down:,} and {self.right:,}"
            )

    def listed(self, shape: Shape) -> int:
        return 2 * leap_count(self.size, self.down, self.right)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[a] != digits[b] for a, b in leap_pairs(self.size, self.down, self.right))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return iter(())


@dataclass(frozen=True, slots=True)
class Taxicab(OnBoard):
    """Two cells that are n steps apart do not both hold n."""

    size: int
    name: ClassVar[str] = "taxicab"

    @property
    def sentence(self) -> str:
        return "two cells n steps apart do not both hold n"

    def fault(self, shape: Shape) -> str | None:
        return OnBoard.fault(self, shape) or too_many_pairs(_slanted_count(self.size))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        size = self.size
        for cell in range(size * size):
            steps = digits[cell] - scale.shift
            row, column = divmod(cell, size)
            for down in range(min(steps, size - 1 - row) + 1 if steps > 0 else 0):
                for at in {column + steps - down, column - steps + down}:
                    if 0 <= at < size and digits[(row + down) * size + at] == digits[cell]:
                        return False
        return True

    def rules(self, scale: Scale) -> Iterator[Rule]:
        # In one row or column a digit comes once anyhow.
        for down in range(1, self.size):
            for right in range(1, down + 1):
                if down + right in scale.values:
                    for a, b in _leap_pairs(self.size, down, right):
                        yield pair(a, b, "not both", scale, down + right)


@lru_cache(maxsize=8)
def _slanted_count(size: int) -> int:
    """How many pairs of cells a taxicab tells apart."""
    leaps = ((down, right) for down in range(1, size) for right in range(1, min(down, size - down) + 1))
    return sum(leap_count(size, down, right) for down, right in leaps)
