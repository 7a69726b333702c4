"""Dutch flatmates: every 5 lives above a 9 or below a 1."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.on_board import OnPartOfBoard


@constraint
class Flatmates(OnPartOfBoard):
    """Every 5 has a 1 above it or a 9 below it; rows and columns where the board is smaller than its square."""

    size: int
    rows: int = 0
    columns: int = 0
    name = "Dutch flatmates"
    words = "every 5 has a 1 above it or a 9 below it"

    def _cells(self) -> Iterator[tuple[tuple[int, ...], int, tuple[int, ...]]]:
        rows, columns = self.rows or self.size, self.columns or self.size
        for row in range(rows):
            for cell in range(row * self.size, row * self.size + columns):
                yield (cell - self.size,) * (row > 0), cell, (cell + self.size,) * (row + 1 < rows)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        one, five, nine = 1 + scale.shift, 5 + scale.shift, 9 + scale.shift
        return all(
            digits[cell] != five or any(digits[c] == one for c in above) or any(digits[c] == nine for c in below)
            for above, cell, below in self._cells()
        )

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for above, cell, below in self._cells():
            yield along((*above, cell, *below), _flatmates(len(above), len(below), scale))


@kept
def _flatmates(above: int, below: int, scale: Scale) -> bytes:
    # (cells read, whether the cell above is a 1, whether the 5 still wants a 9)
    def step(state: tuple[int, bool, bool], value: int) -> tuple[int, bool, bool] | None:
        at, one, wants = state
        if at < above:
            return at + 1, value == 1, False
        if at == above:
            wants = value == 5 and not one
            return None if wants and not below else (at + 1, False, wants)
        return None if wants and value != 9 else (at + 1, False, False)

    return automaton((0, False, False), lambda s, v: step(s, v) if s[0] < 3 else None, lambda _: True, scale)
