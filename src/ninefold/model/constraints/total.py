"""Sums that do not ask for different digits: little killers and plain sums; and sums that are equal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import Mark, OnCells
from ninefold.model.constraints.rule import Rule, Scale, weighted_sum

if TYPE_CHECKING:
    from ninefold.model.shape import Shape

_MOST_WEIGHT = 1000


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
        if any(abs(weight) > _MOST_WEIGHT for weight in self.weights):
            raise PuzzleError(f"sum: a weight is at most {_MOST_WEIGHT}, got {self.weights}")
        OnCells.check(self)

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
class EqualSums:
    """Parts with the same sum: the pieces of a region sum line, or any other sets of cells."""

    parts: tuple[tuple[int, ...], ...]
    name = "equal sums"

    @property
    def houses(self) -> tuple[()]:
        return ()

    @property
    def sentence(self) -> str:
        return f"the {len(self.parts)} parts have the same sum"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return tuple(Mark("line", part) for part in self.parts)

    def fits(self, shape: Shape) -> bool:
        return all(part and all(0 <= cell < shape.cells for cell in part) for part in self.parts)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return len({sum(digits[cell] - scale.shift for cell in part) for part in self.parts}) <= 1

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for a, b in pairwise(sorted(self.parts, key=len)):
            yield from weighted_sum([(cell, 1) for cell in a] + [(cell, -1) for cell in b], 0, scale)
