"""Look-and-say clues: how often a group of cells holds some digits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ninefold.constraints.parts import NEVER, Cells, NumberPairs, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.contents import check_counts, contain_rules


@constraint
class LookAndSay(OnCells):
    """(count, value) pairs: the cells hold each value exactly so often."""

    cells: Cells
    counts: NumberPairs
    name = "look and say"
    placed = "cells"
    look = "cage"

    def check(self) -> None:
        OnCells.check(self)
        check_counts(self.name, {value: n for n, value in self.counts}.values())

    @property
    def text(self) -> str:
        return "".join(f"{n}{value}" for n, value in self.counts)

    @property
    def sentence(self) -> str:
        said = ", ".join(f"exactly {n} times {value}" for n, value in self.counts)
        return f"the cells hold {said}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        has = Counter(self.values(digits, scale))
        return all(has[value] == n for n, value in self.counts)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        wanted = {value: n for n, value in self.counts}
        if len(wanted) < len(set(self.counts)):
            return iter((NEVER,))  # two counts of one value
        return contain_rules(self.cells, wanted, True, scale)
