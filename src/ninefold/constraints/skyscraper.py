"""Skyscrapers: digits are heights, and higher ones hide what stands behind them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept


@constraint
class Skyscraper(OnCells):
    """So many of the buildings can be seen from before the first cell. A 0 is no building."""

    cells: Cells
    seen: int
    name = "skyscraper"
    placed = "line"
    clue = "seen"
    words = "{seen} buildings can be seen from the clue"
    convention = "of two digits that are alike the one in front hides the other"
    look = "outside"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = [0, *self.values(digits, scale)]
        before = accumulate(values, max)
        return sum(value > highest for highest, value in zip(before, values[1:], strict=False)) == self.seen

    def rules(self, scale: Scale) -> Iterator[Rule]:
        possible = 0 <= self.seen <= min(len(self.cells), scale.size)
        yield along(self.cells, _skyline(self.seen, scale)) if possible else NEVER


@kept
def _skyline(seen: int, scale: Scale) -> bytes:
    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        highest, count = state
        if value <= highest:
            return state
        return (value, count + 1) if count < seen else None

    return automaton((0, 0), step, lambda state: state[1] == seen, scale)
