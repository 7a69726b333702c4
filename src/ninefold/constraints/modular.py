"""Modular lines: remainders in turn."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, Shape, constraint
from ninefold.constraints.parts.relations import pair
from ninefold.constraints.parts.too_many import too_many_pairs
from ninefold.errors import PuzzleError


@constraint
class Modular(OnCells):
    """Every `modulus` cells in a row of the line leave different remainders."""

    cells: Cells
    modulus: int = 3
    name = "modular line"
    ink = "v-modular"
    words = "every {modulus} neighbours on the line leave different remainders when divided by {modulus}"
    convention = "on a board of nine digits the usual groups are 147, 258 and 369"
    repeats = True

    def check(self) -> None:
        OnCells.check(self)
        if self.modulus < 1:  # by 1 every digit leaves nothing, and says nothing
            raise PuzzleError(f"modular line: the modulus is at least 1, got {self.modulus:,}")

    def fault(self, shape: Shape) -> str | None:
        window = min(self.modulus, shape.size, len(self.cells)) - 1
        return too_many_pairs(len(self.cells) * window) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        last: dict[int, int] = {}
        for k, value in enumerate(self.values(digits, scale)):
            rest = value % self.modulus
            if rest in last and k - last[rest] < self.modulus:
                return False
            last[rest] = k
        return True

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if min(len(self.cells), self.modulus) > scale.size:
            yield NEVER  # more neighbours than digits
            return
        for k, a in enumerate(self.cells):
            for b in self.cells[k + 1 : k + self.modulus]:
                yield pair(a, b, "different modulo", scale, self.modulus)
