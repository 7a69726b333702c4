"""Chess leaps: cells a knight's or a king's move apart, or any other leap, differ."""

from __future__ import annotations

from functools import lru_cache

from ninefold.constraints.parts import Scale, Shape, constraint
from ninefold.constraints.parts.leaps import check_move, leap_count, leap_pairs, move_in_words
from ninefold.constraints.parts.on_board import OnBoard
from ninefold.model.house import House


@lru_cache(maxsize=8)
def _leap_houses(size: int, down: int, right: int, move: str) -> tuple[House, ...]:
    return tuple(House(move, -1, cells) for cells in leap_pairs(size, down, right))


@constraint
class Leap(OnBoard):
    """Cells `down` rows and `right` columns apart (or the other way round) hold different digits.

    >>> Leap(9, 1, 2).sentence
    "cells a knight's move apart differ"
    """

    size: int
    down: int
    right: int
    name = "leap"
    placed = ""

    @property
    def called(self) -> str:
        return {"knight's move": "anti-knight", "king's move": "anti-king"}.get(self.move, self.name)

    @property
    def move(self) -> str:
        """The leap in words."""
        return move_in_words(self.down, self.right)

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
        check_move(self.name, self.down, self.right)

    def listed(self, shape: Shape) -> int:
        return 2 * leap_count(self.size, self.down, self.right)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[a] != digits[b] for a, b in leap_pairs(self.size, self.down, self.right))
