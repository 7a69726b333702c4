"""Chaos construction: the board falls into regions that the solver must find, and clues that count in them.

Every cell of the board has a label, an extra cell; cells with the same label are one region.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import Checked, Mark, OnCells
from ninefold.model.constraints.connected import Connected
from ninefold.model.constraints.rule import Rule, Scale
from ninefold.stopping import looking

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


_MOST_COUNTED = 39
"""Cells of a count in a region: the native solvers keep the counts in one word."""


@dataclass(frozen=True, slots=True)
class Chaos(OnCells):
    """Cells in rows of so many columns fall into connected regions of `count` cells that hold no digit twice.

    labels    for each cell the one that holds the number of its region; regions are numbered as they begin
    """

    cells: tuple[int, ...]
    labels: tuple[int, ...]
    columns: int
    count: int
    name = "chaos construction"
    mark = ""

    def check(self) -> None:
        OnCells.check(self)
        if len(self.labels) != len(self.cells):
            raise PuzzleError(f"chaos construction: {len(self.cells)} cells have {len(self.labels)} labels")
        if len(set(self.labels)) != len(self.labels):
            raise PuzzleError("chaos construction: a label is listed twice")
        if self.count < 1 or len(self.cells) % self.count:
            raise PuzzleError(f"chaos construction: {len(self.cells)} cells do not fall into regions of {self.count}")

    @property
    def sentence(self) -> str:
        return f"the board falls into connected regions of {self.count} cells that hold no digit twice"

    @property
    def _regions(self) -> int:
        return len(self.cells) // self.count

    def fault(self, shape: Shape) -> str | None:
        if not 1 <= self.columns <= shape.cells:
            return f"no place on a {shape} board for {self.columns:,} columns"
        if max(self._regions, self.count) > shape.size:
            return f"no place on a {shape} board for {self._regions:,} regions of {self.count:,} cells"
        return OnCells.fault(self, shape)

    def listed(self, shape: Shape) -> int:
        return len(self.cells) * (self._regions + 1)  # every region is one rule over all labels

    def holds(self, digits: bytes, scale: Scale) -> bool:
        labels = [digits[cell] for cell in self.labels]
        held = {(label, digits[cell]) for label, cell in zip(labels, self.cells, strict=True)}
        first = list(dict.fromkeys(labels))
        whole = len(held) == len(self.cells) and first == list(range(1, self._regions + 1))
        return whole and all(self._region(label, scale).holds(digits, scale) for label in first)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        # What is told last is looked at first: the connections cost most.
        for label in looking(range(1, self._regions + 1), every=1):
            yield from self._region(label, scale).rules(scale)
        yield Rule("regions", self.cells + self.labels, (self.count,))

    def _region(self, label: int, scale: Scale) -> Connected:
        return Connected(self.labels, self.columns, (label - scale.shift,), self.count)


@dataclass(frozen=True, slots=True)
class RegionCount(Checked):
    """The first of the cells is the number of labels that are like the first label, `besides` so many of them.

    parts    labels: the first one alone, then arms; in an arm only those count that follow the first without a break.
    """

    cell: int
    parts: tuple[tuple[int, ...], ...]
    besides: int = 0
    name = "count in a region"

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
    def sentence(self) -> str:
        return "the digit is the number of cells of its region that the clue sees"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark("ring", (self.cell,)),)

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
