"""Killer cages: different digits, and usually their sum."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import NEVER, Cells, Rule, Scale, constraint
from ninefold.constraints.parts.all_different import AllDifferent


@constraint
class Cage(AllDifferent):
    """Different digits that add up to the total, if there is one.

    >>> Cage((0, 1), 17).sentence
    'the digits of the cage are different and add up to 17'
    """

    cells: Cells
    total: int | None = None
    name = "killer cage"
    placed = "cells"
    house = "cage"
    convention = "no digit comes twice in a cage, even where its cells share no house"
    look = "cage"
    clue = "total"

    @property
    def is_houses(self) -> bool:
        return self.total is None

    @property
    def sentence(self) -> str:
        total = "" if self.total is None else f" and add up to {self.total}"
        return f"the digits of the cage are different{total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return len(set(values)) == len(values) and self.total in (None, sum(values))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if self.total is not None:
            total = self.total + len(self.cells) * scale.shift
            yield Rule("cage", self.cells, (total,)) if total > 0 else NEVER
