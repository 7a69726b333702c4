"""Equality cages: as many odd as even digits, as many low as high ones."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, Rule, Scale, constraint
from ninefold.constraints.parts.all_different import AllDifferent
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept


@constraint
class EqualityCage(AllDifferent):
    """Different digits, as many odd as even and as many low as high ones; the middle digit is neither."""

    cells: Cells
    name = "equality cage"
    placed = "cells"
    house = "equality cage"
    words = "the cage holds different digits, as many odd as even and as many low as high ones"
    look = "cage"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        twice_middle = scale.values[0] + scale.values[-1]
        odd = sum(value % 2 for value in values)
        low, high = (sum(s * (2 * value - twice_middle) > 0 for value in values) for s in (-1, 1))
        return len(set(values)) == len(values) == low + high and 2 * odd == len(values) and low == high

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _balance(len(self.cells), scale))


@kept
def _balance(count: int, scale: Scale) -> bytes:
    twice_middle = scale.values[0] + scale.values[-1]

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        if 2 * value == twice_middle:
            return None
        odd, high = state[0] + (1 if value % 2 else -1), state[1] + (1 if 2 * value > twice_middle else -1)
        return (odd, high) if 2 * max(abs(odd), abs(high)) <= count else None  # or it cannot come back to zero

    return automaton((0, 0), step, lambda state: state == (0, 0), scale)
