"""Sandwiches: the sum of what stands between the lowest and the highest digit of a line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ninefold.constraints.parts import NEVER, Cells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.outside_sum import OutsideSum, is_line, sum_of
from ninefold.stopping import looking


@constraint
class Sandwich(OutsideSum):
    """The digits between the lowest and the highest digit of the board add up to the total."""

    cells: Cells
    total: int
    name = "sandwich"
    words = "the digits between the lowest and the highest add up to {total}"
    convention = "the two ends themselves, 1 and 9 on most boards, are not added"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        ends = [k for k, value in enumerate(values) if value in (scale.values[0], scale.values[-1])]
        return len(ends) == 2 and sum(values[ends[0] + 1 : ends[1]]) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if not is_line(self.cells, scale):
            reached = 0 <= self.total <= (len(self.cells) - 2) * scale.values[-1]
            yield along(self.cells, _sandwich(self.total, scale)) if reached else NEVER
            return
        ends, values = (1, scale.size), scale.values[1:-1]
        ways = []
        for first, last in looking(combinations(range(scale.size), 2)):
            inside = sum_of(self.cells[first + 1 : last], self.total, values, scale)
            rest = self.cells[:first] + self.cells[last + 1 :]
            outside = sum_of(rest, sum(values) - self.total, values, scale)
            if inside is not None and outside is not None:
                crusts = [Rule("among", (self.cells[end],), ends) for end in (first, last)]
                ways.append((*crusts, *inside, *outside))
        yield Rule("sandwich", self.cells, (self.total, scale.shift), alternatives=tuple(ways))


@kept
def _sandwich(total: int, scale: Scale) -> bytes:
    ends = (scale.values[0], scale.values[-1])

    # None before the first end, then (the end that is awaited, what it may still bring), then "after".
    def step(state: tuple[int, int] | str, value: int) -> tuple[int, int] | str | None:
        if state == "before":
            return state if value not in ends else (ends[value == ends[0]], total)
        if isinstance(state, str):
            return state if value not in ends else None
        awaited, rest = state
        if value in ends:
            return "after" if value == awaited and rest == 0 else None
        return (awaited, rest - value) if value <= rest else None

    start: tuple[int, int] | str = "before"
    return automaton(start, step, lambda state: state == "after", scale)
