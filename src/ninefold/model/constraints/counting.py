"""Cells that count: counting circles, numbers of different digits, groups with the same digits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale


@dataclass(frozen=True, slots=True)
class CountingCircles(OnCells):
    """A digit in a circle is the number of circles that hold it."""

    cells: tuple[int, ...]
    name = "counting circles"
    mark = "ring"

    @property
    def sentence(self) -> str:
        return "a digit in a circle says how many circles hold it"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(value == n for value, n in Counter(self.values(digits, scale)).items())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("circles", self.cells, tuple(scale.values))


@dataclass(frozen=True, slots=True)
class CountDistinct(OnCells):
    """The first cell says how many different digits the others hold."""

    cells: tuple[int, ...]
    name = "count of different digits"
    least = 2
    repeats = True

    @property
    def sentence(self) -> str:
        return "the first digit is the number of different digits in the other cells"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        control, *others = self.values(digits, scale)
        return len(set(others)) == control

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("variety", self.cells, (-scale.shift,))


@dataclass(frozen=True, slots=True)
class SameValues(OnCells):
    """Parts of `length` cells that hold the same digits, each equally often."""

    cells: tuple[int, ...]
    length: int
    name = "same digits"
    repeats = True

    def check(self) -> None:
        OnCells.check(self)
        if self.length < 1 or len(self.cells) % self.length:
            raise PuzzleError(f"same digits: {len(self.cells)} cells do not fall into parts of {self.length}")

    @property
    def sentence(self) -> str:
        return f"the {len(self.cells) // self.length} parts hold the same digits, each equally often"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        parts = [sorted(values[k : k + self.length]) for k in range(0, len(values), self.length)]
        return all(part == parts[0] for part in parts)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("same", self.cells, (self.length,))
