"""Zippers: cells at the same distance from the middle have the same sum, which an odd line has in its middle."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.sums import weighted_sum


@constraint
class Zipper(OnCells):
    """Pairs at the same distance from the middle all have the same sum; on an odd line it is the middle digit."""

    cells: Cells
    name = "zipper"
    ink = "v-zipper"

    @property
    def sentence(self) -> str:
        return "digits at the same distance from the middle of the line have the same sum" + (
            ", the middle digit" if len(self.cells) % 2 else ""
        )

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        half = len(values) // 2
        sums = {a + b for a, b in zip(values[:half], values[::-1], strict=False)}
        return len(sums | ({values[half]} if len(values) % 2 and half else set())) <= 1

    def rules(self, scale: Scale) -> Iterator[Rule]:
        half = len(self.cells) // 2
        pairs = list(zip(self.cells[:half], self.cells[::-1], strict=False))
        if len(self.cells) % 2:
            sums = [[(self.cells[half], -1), (a, 1), (b, 1)] for a, b in pairs]
        else:
            sums = [[(pairs[0][0], -1), (pairs[0][1], -1), (a, 1), (b, 1)] for a, b in pairs[1:]]
        for terms in sums:
            yield from weighted_sum(terms, 0, scale)
