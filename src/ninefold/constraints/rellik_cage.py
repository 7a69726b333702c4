"""Rellik cages (killer, read backward): a sum that no digits of the cage have."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.errors import PuzzleError
from ninefold.model.bounds import RUNNING_TOTAL


@constraint
class RellikCage(OnCells):
    """No choice of one or more cells adds up to the total."""

    cells: Cells
    total: int
    name = "rellik cage"
    placed = "cells"
    words = "no digits of the cage add up to {total}"
    look = "cage"

    @property
    def text(self) -> str:
        return f"≠{self.total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        if self.total < 0:
            return True
        sums = 0  # bit s: some of the digits add up to s
        for value in self.values(digits, scale):
            sums |= (sums | 1) << value & (2 << self.total) - 1
        return not sums >> self.total & 1

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if scale.lowest <= self.total <= len(self.cells) * scale.values[-1]:
            if self.total > RUNNING_TOTAL:
                raise PuzzleError(
                    f"rellik cage: a total is at most {RUNNING_TOTAL:,} to be followed, got {self.total:,}"
                )
            yield along(self.cells, _rellik(self.total, scale))


@kept
def _rellik(total: int, scale: Scale) -> bytes:
    # Bit s of the state: one or more of the digits read so far add up to s.
    def step(sums: int, value: int) -> int | None:
        following = sums | (sums | 1) << value & (2 << total) - 1
        return None if following >> total & 1 else following

    return automaton(0, step, lambda _: True, scale)
