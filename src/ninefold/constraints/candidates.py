"""Cells that may hold only some digits, as the candidates of a sukaku."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Numbers, OnCells, Rule, Scale, constraint


@constraint
class Candidates(OnCells):
    """Cells that hold one of the values."""

    cells: Cells
    allowed: Numbers
    name = "candidates"
    placed = "cells"
    look = "marks"

    @property
    def sentence(self) -> str:
        return f"only {', '.join(map(str, self.allowed)) or 'nothing'} may stand there"

    @property
    def text(self) -> str:
        return ("" if max(self.allowed, default=0) < 10 else " ").join(map(str, self.allowed)) or "–"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return frozenset(self.allowed).issuperset(self.values(digits, scale))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        values, shift = scale.values, scale.shift
        digits = tuple(value + shift for value in dict.fromkeys(self.allowed) if value in values)
        return (Rule("among", (cell,), digits) for cell in self.cells)
