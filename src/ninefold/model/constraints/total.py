"""Sums that do not ask for different digits: little killers and plain sums; and sums that are equal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import Checked, Mark, OnCells
from ninefold.model.constraints.rule import Rule, Scale, too_heavy, weighted_sum


@dataclass(frozen=True, slots=True)
class Total(OnCells):
    """Cells that add up to the total; digits may repeat. A cell listed twice counts twice.

    weights    how often each cell counts, if not once; below zero it is taken away
    """

    cells: tuple[int, ...]
    total: int
    weights: tuple[int, ...] = ()
    name = "sum"
    mark = "cage"
    repeats = True

    def check(self) -> None:
        if self.weights and len(self.weights) != len(self.cells):
            raise PuzzleError(f"sum: {len(self.cells)} cells have {len(self.weights)} weights")
        OnCells.check(self)
        too_heavy(self.name, self._terms)

    @property
    def text(self) -> str:
        return str(self.total)

    @property
    def sentence(self) -> str:
        times = f", taken {', '.join(map(str, self.weights))} times," if self.weights else ""
        return f"the digits{times} add up to {self.total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return sum(weight * (digits[cell] - scale.shift) for cell, weight in self._terms) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return weighted_sum(self._terms, self.total, scale)

    @property
    def _terms(self) -> list[tuple[int, int]]:
        return list(zip(self.cells, self.weights or [1] * len(self.cells), strict=True))


@dataclass(frozen=True, slots=True)
class LittleKiller(OnCells):
    """The sum along a diagonal, printed outside; the first cell is the one next to the clue."""

    cells: tuple[int, ...]
    total: int
    name = "little killer"
    mark = "outside"

    @property
    def text(self) -> str:
        return str(self.total)

    @property
    def sentence(self) -> str:
        return f"the digits along the diagonal add up to {self.total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return sum(self.values(digits, scale)) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return weighted_sum([(cell, 1) for cell in self.cells], self.total, scale)


@dataclass(frozen=True, slots=True)
class EqualSums(Checked):
    """Parts with the same sum: the pieces of a region sum line, or any other sets of cells."""

    parts: tuple[tuple[int, ...], ...]
    name = "equal sums"

    def check(self) -> None:
        if not self.parts or not all(self.parts):
            raise PuzzleError("equal sums: at least one part expected, and a cell in each")
        too_heavy(self.name, [(cell, 1) for part in self.parts for cell in part])

    @property
    def sentence(self) -> str:
        return f"the {len(self.parts)} parts have the same sum"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return tuple(Mark("line", part, ink="v-region-sum") for part in self.parts)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return len({sum(digits[cell] - scale.shift for cell in part) for part in self.parts}) <= 1

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for a, b in pairwise(sorted(self.parts, key=len)):
            yield from weighted_sum([(cell, 1) for cell in a] + [(cell, -1) for cell in b], 0, scale)
