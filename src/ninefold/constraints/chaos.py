"""Chaos construction: the board falls into regions that the solver must find, and clues that count in them.

Every cell of the board has a label, an extra cell; cells with the same label are one region.
"""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.connected import Connected
from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, Shape, constraint
from ninefold.errors import PuzzleError
from ninefold.stopping import looking


@constraint
class Chaos(OnCells):
    """Cells in rows of so many columns fall into connected regions of `count` cells that hold no digit twice.

    labels    for each cell the one that holds the number of its region; regions are numbered as they begin
    """

    cells: Cells
    labels: Cells
    columns: int
    count: int
    name = "chaos construction"
    placed = ""
    words = "the board falls into connected regions of {count} cells that hold no digit twice"
    look = ""

    def check(self) -> None:
        OnCells.check(self)
        if len(self.labels) != len(self.cells):
            raise PuzzleError(f"chaos construction: {len(self.cells)} cells have {len(self.labels)} labels")
        if len(set(self.labels)) != len(self.labels):
            raise PuzzleError("chaos construction: a label is listed twice")
        if self.count < 1 or len(self.cells) % self.count:
            raise PuzzleError(f"chaos construction: {len(self.cells)} cells do not fall into regions of {self.count}")

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
