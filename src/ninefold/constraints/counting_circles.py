"""Counting circles: a digit says how many circles hold it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint


@constraint
class CountingCircles(OnCells):
    """A digit in a circle is the number of circles that hold it."""

    cells: Cells
    name = "counting circles"
    placed = "cells"
    look = "ring"
    words = "a digit in a circle says how many circles hold it"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(value == n for value, n in Counter(self.values(digits, scale)).items())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("circles", self.cells, tuple(scale.values))
