"""Lockout lines: the digits lie outside of the range of the two ends."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.two_ends import TwoEnds


@constraint
class Lockout(TwoEnds):
    """Digits outside the range of the two ends, which differ by at least `difference`; the ends belong to the range."""

    cells: Cells
    difference: int = 4
    name = "lockout line"
    ink = "v-lockout"
    words = "the ends differ by at least {difference}, and no digit on the line is from one to the other"
    convention = (
        "on a board of nine digits the ends differ by at least 4; the digits of the ends belong to what is locked out"
    )
    least = 2
    end_look = "diamond"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        first, *middle, last = self.values(digits, scale)
        low, high = min(first, last), max(first, last)
        return high - low >= self.difference and not any(low <= value <= high for value in middle)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.ends_first, _lockout(self.difference, scale))


@kept
def _lockout(difference: int, scale: Scale) -> bytes:
    def step(state: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if len(state) < 2:
            ends = tuple(sorted((*state, value)))
            return ends if len(ends) < 2 or ends[1] - ends[0] >= difference else None
        return None if state[0] <= value <= state[1] else state

    start: tuple[int, ...] = ()
    return automaton(start, step, lambda state: len(state) == 2, scale)
