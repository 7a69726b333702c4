"""Thermometers: digits grow from the bulb; on slow ones they may also stay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale, pair


@dataclass(frozen=True, slots=True)
class Thermo(OnCells):
    """Digits that grow from the first cell, the bulb; `slow`: that never shrink."""

    cells: tuple[int, ...]
    slow: bool = False
    name = "thermometer"
    mark = "thermo"

    @property
    def ink(self) -> str:  # type: ignore[override]
        return "v-slow" if self.slow else ""

    @property
    def sentence(self) -> str:
        return f"the digits {'never shrink' if self.slow else 'grow'} from the bulb on"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(a < b or (self.slow and a == b) for a, b in pairwise(self.values(digits, scale)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        relation = "at most" if self.slow else "less"
        return (pair(a, b, relation, scale) for a, b in pairwise(self.cells))
