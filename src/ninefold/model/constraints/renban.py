"""Renban: consecutive digits in any order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale
from ninefold.model.house import House


@dataclass(frozen=True, slots=True)
class Renban(OnCells):
    """Consecutive digits, none of them twice, in any order."""

    cells: tuple[int, ...]
    name = "renban"

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("renban line", -1, self.cells),)

    @property
    def sentence(self) -> str:
        return "the digits of the line are consecutive, in any order, and none occurs twice"

    def fits(self, size: int) -> bool:
        return len(self.cells) <= size and OnCells.fits(self, size)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = sorted(self.values(digits, scale))
        return values == list(range(values[0], values[0] + len(values)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("renban", self.cells)
