"""Between lines: the digits lie between those of the two ends."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.two_ends import TwoEnds


@constraint
class Between(TwoEnds):
    """Digits strictly between those at the ends of the line."""

    cells: Cells
    name = "between line"
    ink = "v-between"
    words = "the digits on the line are strictly between those in its circles"
    least = 2

    def holds(self, digits: bytes, scale: Scale) -> bool:
        first, *middle, last = self.values(digits, scale)
        return all(min(first, last) < value < max(first, last) for value in middle)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.ends_first, _between(scale))


@kept
def _between(scale: Scale) -> bytes:
    def step(state: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if len(state) < 2:
            return tuple(sorted((*state, value)))
        return state if state[0] < value < state[1] else None

    start: tuple[int, ...] = ()
    return automaton(start, step, lambda state: len(state) == 2, scale)
