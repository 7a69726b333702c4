"""Clues of a chaos construction: how many cells of its region a cell sees."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cell, CellGroups, Constraint, Drawn, Rule, Scale, constraint
from ninefold.errors import PuzzleError

_MOST_COUNTED = 39
"""Cells of a count in a region: the native solvers keep the counts in one word."""


@constraint
class RegionCount(Constraint):
    """The first of the cells is the number of labels that are like the first label, `besides` so many of them.

    parts    labels: the first one alone, then arms; in an arm only those count that follow the first without a break.
    """

    cell: Cell
    parts: CellGroups
    besides: int = 0
    name = "count in a region"
    words = "the digit is the number of cells of its region that the clue sees"

    def check(self) -> None:
        if not self.parts or len(self.parts[0]) != 1:
            raise PuzzleError("count in a region: the first part is one label")
        if not all(self.parts):
            raise PuzzleError("count in a region: a part has no label")
        cells = sum(map(len, self.parts)) + 1
        if cells > _MOST_COUNTED:
            raise PuzzleError(f"count in a region: at most {_MOST_COUNTED} cells, got {cells}")
        if not 0 <= self.besides < cells:
            raise PuzzleError(f"count in a region: from 0 to {cells - 1} labels are left out, got {self.besides:,}")

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        return (Drawn("ring", (self.cell,)),)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        ((first,), *arms) = self.parts
        count = 1
        for arm in arms:
            alike = [digits[label] == digits[first] for label in arm]
            count += alike.index(False) if False in alike else len(alike)
        return digits[self.cell] - scale.shift == count - self.besides

    def rules(self, scale: Scale) -> Iterator[Rule]:
        cells = (self.cell, *(label for part in self.parts for label in part))
        # A digit d stands for the count d - scale.shift + besides.
        yield Rule("alike", cells, (self.besides - scale.shift, *map(len, self.parts[1:])))
