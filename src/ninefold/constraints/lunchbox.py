"""Lunchboxes: the sum of what stands between the smallest and the largest digit of a cage."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from ninefold.constraints.parts import Cells, Rule, Scale, constraint
from ninefold.constraints.parts.all_different import AllDifferent
from ninefold.constraints.parts.outside_sum import sum_of
from ninefold.constraints.parts.relations import pair
from ninefold.errors import PuzzleError
from ninefold.model.bounds import LUNCHBOX
from ninefold.stopping import looking


@constraint
class Lunchbox(AllDifferent):
    """Different digits; those between the smallest and the largest of them add up to the total."""

    cells: Cells
    total: int
    name = "lunchbox"
    placed = "cells"
    house = "lunchbox"
    words = "the digits are different, and those between the smallest and the largest add up to {total}"
    look = "cage"
    clue = "total"
    least = 2

    def check(self) -> None:
        AllDifferent.check(self)
        if len(self.cells) > LUNCHBOX:
            raise PuzzleError(f"lunchbox: at most {LUNCHBOX} cells, got {len(self.cells):,}")

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        first, last = sorted((values.index(min(values)), values.index(max(values))))
        return len(set(values)) == len(values) and sum(values[first + 1 : last]) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        ways = []
        for low, high in looking(permutations(range(len(self.cells)), 2)):
            first, last = sorted((low, high))
            inside = sum_of(self.cells[first + 1 : last], self.total, scale.values[1:-1], scale)
            if inside is None:
                continue
            between = [self.cells[k] for k in range(len(self.cells)) if k not in (low, high)]
            order = [pair(self.cells[low], cell, "less", scale) for cell in [*between, self.cells[high]]]
            order += [pair(cell, self.cells[high], "less", scale) for cell in between]
            ways.append((*order, *inside))
        yield Rule("either", (), alternatives=tuple(ways))
