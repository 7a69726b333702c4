"""Marks between two cells: dots for differences and ratios, X and V for sums, and greater-than signs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale, pair, related


class _TwoCells(OnCells):
    __slots__ = ()
    mark = "dot"
    relation: str
    number: int

    def check(self) -> None:
        OnCells.check(self)
        if len(self.cells) != 2:
            raise PuzzleError(f"{self.name}: expected 2 cells, got {len(self.cells)}")

    def holds(self, digits: bytes, scale: Scale) -> bool:
        a, b = self.values(digits, scale)
        return related(self.relation, a, b, self.number)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        a, b = self.cells
        yield pair(a, b, self.relation, scale, self.number)


@dataclass(frozen=True, slots=True)
class Difference(_TwoCells):
    """A white dot: two cells with this difference.

    >>> Difference((0, 1), 1).sentence
    'the two digits differ by 1'
    """

    cells: tuple[int, ...]
    number: int = 1
    name = "difference"
    ink = "v-white"
    relation = "difference"

    @property
    def sentence(self) -> str:
        return f"the two digits differ by {self.number}"

    @property
    def text(self) -> str:
        return "" if self.number == 1 else str(self.number)


@dataclass(frozen=True, slots=True)
class Ratio(_TwoCells):
    """A black dot: one digit is so many times the other."""

    cells: tuple[int, ...]
    number: int = 2
    name = "ratio"
    ink = "v-black"
    relation = "ratio"

    @property
    def sentence(self) -> str:
        return f"one of the two digits is {self.number} times the other"

    @property
    def text(self) -> str:
        return "" if self.number == 2 else str(self.number)


@dataclass(frozen=True, slots=True)
class PairSum(_TwoCells):
    """X (10), V (5), or any other sum of two neighbours."""

    cells: tuple[int, ...]
    number: int
    name = "pair sum"
    mark = "sign"
    relation = "sum"

    @property
    def sentence(self) -> str:
        return f"the two digits add up to {self.number}"

    @property
    def text(self) -> str:
        return {5: "V", 10: "X"}.get(self.number, str(self.number))


@dataclass(frozen=True, slots=True)
class Less(_TwoCells):
    """The first cell holds less than the second."""

    cells: tuple[int, ...]
    name = "less than"
    mark = "less"
    relation = "less"
    number = 0

    @property
    def sentence(self) -> str:
        return "the first digit is less than the second"
