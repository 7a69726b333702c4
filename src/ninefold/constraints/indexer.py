"""Indexers: the digit of a cell says where in its line the number of the cell's own place is."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import pairwise

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.kept import kept
from ninefold.errors import PuzzleError
from ninefold.model.constraint import Drawn


@constraint
class Indexer(OnCells):
    """In the line `cells`, the cell at `place` (from 1) holds v if and only if the vth cell holds `place`."""

    cells: Cells
    place: int
    name = "indexer"
    placed = "place"
    words = "the digit of the cell says where in its line the number of its own place in that line is"
    convention = "in the columns 1, 5 and 9 this is the variant 159"

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        steps = {after - before for before, after in pairwise(self.cells)}
        # Along a row the digit tells a column, along a column it tells a row.
        ink = "v-column-index" if steps == {1} else "v-row-index" if len(steps) == 1 else "v-box-index"
        return (Drawn("shade", (self.cells[self.place - 1],), ink=ink),)

    def check(self) -> None:
        OnCells.check(self)
        if not 1 <= self.place <= len(self.cells):
            raise PuzzleError(f"indexer: a line of {len(self.cells)} cells has no place {self.place:,}")

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        at = values[self.place - 1]
        return 1 <= at <= len(values) and values[at - 1] == self.place

    def rules(self, scale: Scale) -> Iterator[Rule]:
        mine = self.cells[self.place - 1]
        digits = tuple(value + scale.shift for value in scale.values if 1 <= value <= len(self.cells))
        yield Rule("among", (mine,), digits)
        for at, other in enumerate(self.cells, 1):
            if other == mine or at not in scale.values:
                continue
            yield Rule("pair", (mine, other), table=_points(at, self.place, scale))


@kept
def _points(at: int, place: int, scale: Scale) -> bytes:
    # Only "if": the line is a house in most puzzles, but need not be; `at` in my cell means `place` there.
    return array("i", [a != at or b == place for a in scale.values for b in scale.values]).tobytes()
