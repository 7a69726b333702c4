"""Whispers: neighbours on the line differ by at least so much (German 5, Dutch 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale, pair


@dataclass(frozen=True, slots=True)
class Whisper(OnCells):
    """Neighbours on the line differ by at least `difference`."""

    cells: tuple[int, ...]
    difference: int = 5
    name = "whisper"
    repeats = True

    @property
    def ink(self) -> str:  # type: ignore[override]
        return "v-dutch" if self.difference == 4 else "v-whisper"

    @property
    def sentence(self) -> str:
        return f"neighbours on the line differ by at least {self.difference}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(abs(a - b) >= self.difference for a, b in pairwise(self.values(digits, scale)))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "difference at least", scale, self.difference) for a, b in pairwise(self.cells))
