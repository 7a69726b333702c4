"""Sums of cells that may repeat digits."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, Weights, constraint
from ninefold.constraints.parts.sums import too_heavy, weighted_sum
from ninefold.errors import PuzzleError


@constraint
class Total(OnCells):
    """Cells that add up to the total; digits may repeat. A cell listed twice counts twice.

    weights    how often each cell counts, if not once; below zero it is taken away
    """

    cells: Cells
    total: int
    weights: Weights = ()
    name = "sum"
    placed = "cells"
    clue = "total"
    convention = "digits may repeat, unlike in a killer cage"
    look = "cage"
    repeats = True

    def check(self) -> None:
        if self.weights and len(self.weights) != len(self.cells):
            raise PuzzleError(f"sum: {len(self.cells)} cells have {len(self.weights)} weights")
        OnCells.check(self)
        too_heavy(self.name, self._terms)

    @property
    def sentence(self) -> str:
        times = f", taken {', '.join(map(str, self.weights))} times," if self.weights else ""
        return f"the digits{times} add up to {self.total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return sum(weight * (digits[cell] - scale.shift) for cell, weight in self._terms) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return weighted_sum(self._terms, self.total, scale)

    @property
    def _terms(self) -> list[tuple[int, int]]:
        return list(zip(self.cells, self.weights or [1] * len(self.cells), strict=True))
