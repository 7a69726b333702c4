"""Hidden skyscrapers: the first building that cannot be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept


@constraint
class HiddenSkyscraper(OnCells):
    """The first building that cannot be seen from before the first cell has this height."""

    cells: Cells
    height: int
    name = "hidden skyscraper"
    placed = "line"
    clue = "height"
    words = "the first building that the clue cannot see is {height} high"
    look = "outside"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        highest = accumulate(values, max)
        return next((value for value, most in zip(values, highest, strict=True) if value < most), None) == self.height

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _first_hidden(self.height, scale)) if self.height in scale.values else NEVER


@kept
def _first_hidden(height: int, scale: Scale) -> bytes:
    none, done = -1000, -2000

    def step(highest: int, value: int) -> int | None:
        if highest == done or value > highest:
            return done if highest == done else value
        return done if value == height and value < highest else highest if value == highest else None

    return automaton(none, step, lambda highest: highest == done, scale)
