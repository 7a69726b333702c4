"""Parts with the same sum, as the pieces of a region sum line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ninefold.constraints.parts import CellGroups, Constraint, Drawn, Rule, Scale, constraint
from ninefold.constraints.parts.sums import too_heavy, weighted_sum
from ninefold.errors import PuzzleError


@constraint
class EqualSums(Constraint):
    """Parts with the same sum: the pieces of a region sum line, or any other sets of cells."""

    parts: CellGroups
    name = "equal sums"
    placed = "pieces"
    convention = "a region sum line is cut wherever it enters another box"

    def check(self) -> None:
        if not self.parts or not all(self.parts):
            raise PuzzleError("equal sums: at least one part expected, and a cell in each")
        too_heavy(self.name, [(cell, 1) for part in self.parts for cell in part])

    @property
    def sentence(self) -> str:
        return f"the {len(self.parts)} parts have the same sum"

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        return tuple(Drawn("line", part, ink="v-region-sum") for part in self.parts)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return len({sum(digits[cell] - scale.shift for cell in part) for part in self.parts}) <= 1

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for a, b in pairwise(sorted(self.parts, key=len)):
            yield from weighted_sum([(cell, 1) for cell in a] + [(cell, -1) for cell in b], 0, scale)
