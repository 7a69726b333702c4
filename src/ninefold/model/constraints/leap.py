"""Chess leaps: cells a knight's or a king's move apart, or any other leap, differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from ninefold.model.constraints.base import Mark
from ninefold.model.constraints.rule import Rule, Scale, pair
from ninefold.model.house import House

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@lru_cache(maxsize=64)
def leap_pairs(size: int, down: int, right: int) -> tuple[tuple[int, int], ...]:
    """Every two cells of a board that are so many rows and columns apart, or the other way round.

    >>> leap_pairs(2, 1, 1)
    ((0, 3), (1, 2))
    """
    return tuple(_leap_pairs(size, down, right))


def _leap_pairs(size: int, down: int, right: int) -> Iterator[tuple[int, int]]:
    moves = {(a, b * sign) for a, b in ((down, right), (right, down)) for sign in (1, -1)}
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for rows, columns in sorted(moves):
            if (rows, columns) > (0, 0) and row + rows < size and 0 <= column + columns < size:
                yield cell, (row + rows) * size + column + columns


@lru_cache(maxsize=64)
def _leap_houses(size: int, down: int, right: int, move: str) -> tuple[House, ...]:
    return tuple(House(move, -1, cells) for cells in leap_pairs(size, down, right))


@dataclass(frozen=True, slots=True)
class Leap:
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
    def sentence(self) -> str:
        return f"cells a {self.move} apart differ"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return ()

    def fits(self, shape: Shape) -> bool:
        return shape.size == self.size and (self.down, self.right) != (0, 0)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[a] != digits[b] for a, b in leap_pairs(self.size, self.down, self.right))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return iter(())


@dataclass(frozen=True, slots=True)
class Taxicab:
    """Two cells that are n steps apart do not both hold n."""

    size: int
    name: ClassVar[str] = "taxicab"

    @property
    def houses(self) -> tuple[House, ...]:
        return ()

    @property
    def sentence(self) -> str:
        return "two cells n steps apart do not both hold n"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return ()

    def _pairs(self) -> Iterator[tuple[int, int, int]]:
        for down in range(self.size):
            for right in range(down + 1):
                if down + right:
                    for a, b in leap_pairs(self.size, down, right):
                        yield a, b, down + right

    def fits(self, shape: Shape) -> bool:
        return shape.size == self.size

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return not any(digits[a] == digits[b] == n + scale.shift for a, b, n in self._pairs())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for a, b, steps in self._pairs():
            same_line = a // self.size == b // self.size or (a - b) % self.size == 0
            if steps in scale.values and not same_line:
                yield pair(a, b, "not both", scale, steps)
