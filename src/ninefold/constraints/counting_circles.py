"""Counting circles: a digit says how many circles hold it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.model.fields import Cells
from ninefold.model.rule import Rule, Scale


@constraint
class CountingCircles(OnCells):
    """A digit in a circle is the number of circles that hold it."""

    cells: Cells
    name = "counting circles"
    look = "circle"

    @property
    def sentence(self) -> str:
        return "a digit in a circle says how many circles hold it"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(value == n for value, n in Counter(self.values(digits, scale)).items())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("circles", self.cells, tuple(scale.values))
