"""Taxicab: two cells n steps apart do not both hold n."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ninefold.constraints.parts import Rule, Scale, Shape, constraint
from ninefold.constraints.parts.leaps import each_leap, leap_count
from ninefold.constraints.parts.on_board import OnBoard
from ninefold.constraints.parts.relations import pair
from ninefold.constraints.parts.too_many import too_many_pairs


@constraint
class Taxicab(OnBoard):
    """Two cells that are n steps apart do not both hold n."""

    size: int
    name = "taxicab"
    words = "two cells n steps apart do not both hold n"

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
                    for a, b in each_leap(self.size, down, right):
                        yield pair(a, b, "not both", scale, down + right)


@lru_cache(maxsize=8)
def _slanted_count(size: int) -> int:
    """How many pairs of cells a taxicab tells apart."""
    leaps = ((down, right) for down in range(1, size) for right in range(1, min(down, size - down) + 1))
    return sum(leap_count(size, down, right) for down, right in leaps)
