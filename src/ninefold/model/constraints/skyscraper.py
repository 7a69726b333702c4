"""Skyscrapers: digits are heights, and higher ones hide what stands behind them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.kept import kept
from ninefold.model.constraints.rule import NEVER, Rule, Scale, along, automaton


@dataclass(frozen=True, slots=True)
class Skyscraper(OnCells):
    """So many of the buildings can be seen from before the first cell. A 0 is no building."""

    cells: tuple[int, ...]
    seen: int
    name = "skyscraper"
    mark = "outside"

    @property
    def text(self) -> str:
        return str(self.seen)

    @property
    def sentence(self) -> str:
        return f"{self.seen} buildings can be seen from the clue"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = [0, *self.values(digits, scale)]
        before = accumulate(values, max)
        return sum(value > highest for highest, value in zip(before, values[1:], strict=False)) == self.seen

    def rules(self, scale: Scale) -> Iterator[Rule]:
        possible = 0 <= self.seen <= min(len(self.cells), scale.size)
        yield along(self.cells, _skyline(self.seen, scale)) if possible else NEVER


@dataclass(frozen=True, slots=True)
class HiddenSkyscraper(OnCells):
    """The first building that cannot be seen from before the first cell has this height."""

    cells: tuple[int, ...]
    height: int
    name = "hidden skyscraper"
    mark = "outside"

    @property
    def text(self) -> str:
        return str(self.height)

    @property
    def sentence(self) -> str:
        return f"the first building that the clue cannot see is {self.height} high"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        highest = accumulate(values, max)
        return next((value for value, most in zip(values, highest, strict=True) if value < most), None) == self.height

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _first_hidden(self.height, scale)) if self.height in scale.values else NEVER


@kept
def _skyline(seen: int, scale: Scale) -> bytes:
    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        highest, count = state
        if value <= highest:
            return state
        return (value, count + 1) if count < seen else None

    return automaton((0, 0), step, lambda state: state[1] == seen, scale)


@kept
def _first_hidden(height: int, scale: Scale) -> bytes:
    none, done = -1000, -2000

    def step(highest: int, value: int) -> int | None:
        if highest == done or value > highest:
            return done if highest == done else value
        return done if value == height and value < highest else highest if value == highest else None

    return automaton(none, step, lambda highest: highest == done, scale)
