"""Lines with two ends that bound what stands between them: between lines and lockout lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.model.constraints.base import Mark, OnCells
from ninefold.model.constraints.kept import kept
from ninefold.model.constraints.rule import Rule, Scale, along, automaton


class _TwoEnds(OnCells):
    __slots__ = ()
    end_mark = "ring"
    ink = "v-between"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        ends = Mark(self.end_mark, (self.cells[0], self.cells[-1]), ink=f"v-end {self.ink}")
        return (Mark("line", self.cells, ink=self.ink), ends)

    @property
    def ends_first(self) -> tuple[int, ...]:
        """The order in which the automaton reads: it must know both ends before it can judge the rest."""
        return (self.cells[0], self.cells[-1], *self.cells[1:-1])


@dataclass(frozen=True, slots=True)
class Between(_TwoEnds):
    """Digits strictly between those at the ends of the line."""

    cells: tuple[int, ...]
    name = "between line"
    least = 2

    @property
    def sentence(self) -> str:
        return "the digits on the line are strictly between those in its circles"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        first, *middle, last = self.values(digits, scale)
        return all(min(first, last) < value < max(first, last) for value in middle)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.ends_first, _between(scale))


@dataclass(frozen=True, slots=True)
class Lockout(_TwoEnds):
    """Digits outside the range of the two ends, which differ by at least `difference`; the ends belong to the range."""

    cells: tuple[int, ...]
    difference: int = 4
    name = "lockout line"
    least = 2
    end_mark = "diamond"
    ink = "v-lockout"

    @property
    def sentence(self) -> str:
        return f"the ends differ by at least {self.difference}, and no digit on the line is from one to the other"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        first, *middle, last = self.values(digits, scale)
        low, high = min(first, last), max(first, last)
        return high - low >= self.difference and not any(low <= value <= high for value in middle)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.ends_first, _lockout(self.difference, scale))


@kept
def _between(scale: Scale) -> bytes:
    def step(state: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if len(state) < 2:
            return tuple(sorted((*state, value)))
        return state if state[0] < value < state[1] else None

    start: tuple[int, ...] = ()
    return automaton(start, step, lambda state: len(state) == 2, scale)


@kept
def _lockout(difference: int, scale: Scale) -> bytes:
    def step(state: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if len(state) < 2:
            ends = tuple(sorted((*state, value)))
            return ends if len(ends) < 2 or ends[1] - ends[0] >= difference else None
        return None if state[0] <= value <= state[1] else state

    start: tuple[int, ...] = ()
    return automaton(start, step, lambda state: len(state) == 2, scale)
