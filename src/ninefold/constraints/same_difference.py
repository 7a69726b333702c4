"""Same difference lines: the difference of two neighbours is the same all along the line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept


@constraint
class SameDifference(OnCells):
    """Every two neighbours on the line have the same difference, which is to be found."""

    cells: Cells
    name = "same difference line"
    ink = "v-same-difference"
    words = "every two neighbours on the line have the same difference"
    convention = "the difference is not given, and each line has its own"
    repeats = True

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return len({abs(a - b) for a, b in pairwise(self.values(digits, scale))}) <= 1

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _steady(scale))


@kept
def _steady(scale: Scale) -> bytes:
    """The state is the difference, -1 before there is one, and the number before."""

    def step(state: tuple[int, int | None], value: int) -> tuple[int, int | None] | None:
        difference, before = state
        if before is None:
            return (-1, value)
        here = abs(value - before)
        return (here, value) if difference in (-1, here) else None

    start: tuple[int, int | None] = (-1, None)
    return automaton(start, step, lambda state: True, scale)
