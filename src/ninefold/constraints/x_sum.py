"""X-sums: the sum of the first X digits of a line that begins with X."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import NEVER, Cells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.outside_sum import OutsideSum, is_line, sum_of


@constraint
class XSum(OutsideSum):
    """The first X digits add up to the total, where X is the first of them."""

    cells: Cells
    total: int
    name = "X-sum"
    words = "the first X digits add up to {total}, where X is the first digit"
    convention = "the first digit is one of those that are added"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return values[0] <= len(values) and sum(values[: values[0]]) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if not is_line(self.cells, scale):
            reached = 0 <= self.total <= len(self.cells) * scale.values[-1]
            yield along(self.cells, _x_sum(self.total, scale)) if reached else NEVER
            return
        ways = []
        for x in scale.values:
            others = [value for value in scale.values if value != x]
            rest = sum_of(self.cells[1:x], self.total - x, others, scale) if x else () if self.total == 0 else None
            if x <= scale.size and rest is not None:
                ways.append((Rule("among", (self.cells[0],), (x + scale.shift,)), *rest))
        yield Rule("x_sum", self.cells, (self.total, scale.shift), alternatives=tuple(ways))


@kept
def _x_sum(total: int, scale: Scale) -> bytes:
    # (cells still to add, what they must bring)
    def step(state: tuple[int, int] | None, value: int) -> tuple[int, int] | None:
        if state == (-1, total):
            following = (value - 1, total - value) if value else (0, total)
        else:
            assert state is not None
            following = (state[0] - 1, state[1] - value) if state[0] else state
        return following if following[1] >= 0 and (following[0] or not following[1]) else None

    return automaton((-1, total), step, lambda state: state == (0, 0), scale)
