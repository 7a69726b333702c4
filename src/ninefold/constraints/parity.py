"""Odd and even cells."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint


@constraint
class Parity(OnCells):
    """Odd or even cells."""

    cells: Cells
    odd: bool
    name = "parity"
    placed = "each"

    @property
    def called(self) -> str:
        return "odd" if self.odd else "even"

    convention = "a grey circle is odd, a grey square is even"

    @property
    def look(self) -> str:  # type: ignore[override]
        return "disc" if self.odd else "square"

    @property
    def sentence(self) -> str:
        return f"only {'odd' if self.odd else 'even'} digits may stand there"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(value % 2 == self.odd for value in self.values(digits, scale))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        digits = tuple(value + scale.shift for value in scale.values if value % 2 == self.odd)
        return (Rule("among", (cell,), digits) for cell in self.cells)
