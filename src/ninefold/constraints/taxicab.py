"""Taxicab: two cells n steps apart do not both hold n."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ninefold.constraints.parts import Rule, Scale, Shape, constraint
from ninefold.constraints.parts.leaps import each_leap, leap_count
from ninefold.constraints.parts.on_board import OnPartOfBoard
from ninefold.constraints.parts.relations import pair
from ninefold.constraints.parts.too_many import too_many_pairs


@constraint
class Taxicab(OnPartOfBoard):
    """Two cells n steps apart do not both hold n; rows and columns where the board is smaller than its square."""

    size: int
    rows: int = 0
    columns: int = 0
    name = "taxicab"
    words = "two cells n steps apart do not both hold n"

    def fault(self, shape: Shape) -> str | None:
        return OnPartOfBoard.fault(self, shape) or too_many_pairs(_pair_count(self.size))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        rows, columns = self.rows or self.size, self.columns or self.size
        for row in range(rows):
            for column in range(columns):
                digit = digits[row * self.size + column]
                steps = digit - scale.shift
                for down in range(min(steps, rows - 1 - row) + 1 if steps > 0 else 0):
                    for at in {column + steps - down, column - steps + down}:
                        if 0 <= at < columns and digits[(row + down) * self.size + at] == digit:
                            return False
        return True

    def rules(self, scale: Scale) -> Iterator[Rule]:
        rows, columns = self.rows or self.size, self.columns or self.size
        # Along a line, too: not every board has lines that are houses.
        for down in range(1, self.size):
            for right in range(down + 1):
                if down + right not in scale.values:
                    continue
                for a, b in each_leap(self.size, down, right):
                    if b // self.size < rows and max(a % self.size, b % self.size) < columns:
                        yield pair(a, b, "not both", scale, down + right)


@lru_cache(maxsize=8)
def _pair_count(size: int) -> int:
    """How many pairs of cells a taxicab tells apart."""
    leaps = ((down, right) for down in range(1, size) for right in range(min(down, size - down) + 1))
    return sum(leap_count(size, down, right) for down, right in leaps)
