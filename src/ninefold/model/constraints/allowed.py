"""Cells that may hold only some digits: candidate givens (sukaku), odd and even cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale


@dataclass(frozen=True, slots=True)
class Candidates(OnCells):
    """Cells that hold one of the values."""

    cells: tuple[int, ...]
    allowed: tuple[int, ...]
    name = "candidates"
    mark = ""

    @property
    def sentence(self) -> str:
        return f"only {', '.join(map(str, self.allowed)) or 'nothing'} may stand there"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return frozenset(self.allowed).issuperset(self.values(digits, scale))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        digits = tuple(value + scale.shift for value in dict.fromkeys(self.allowed) if value in scale.values)
        return (Rule("among", (cell,), digits) for cell in self.cells)


@dataclass(frozen=True, slots=True)
class Parity(OnCells):
    """Odd or even cells."""

    cells: tuple[int, ...]
    odd: bool
    name = "parity"

    @property
    def mark(self) -> str:  # type: ignore[override]
        return "disc" if self.odd else "square"

    @property
    def sentence(self) -> str:
        return f"only {'odd' if self.odd else 'even'} digits may stand there"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(value % 2 == self.odd for value in self.values(digits, scale))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        digits = tuple(value + scale.shift for value in scale.values if value % 2 == self.odd)
        return (Rule("among", (cell,), digits) for cell in self.cells)
