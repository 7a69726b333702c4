"""Low, middle and high digits in turn, remainders in turn: entropic and modular lines, and entropy of every 2×2."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import OnCells, OnPartOfBoard, too_many_pairs
from ninefold.model.constraints.kept import kept
from ninefold.model.constraints.rule import NEVER, Rule, Scale, along, automaton, pair

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


def third(value: int, scale: Scale) -> int:
    """0 for the low digits, 1 for the middle, 2 for the high ones.

    >>> [third(value, Scale(9)) for value in range(1, 10)]
    [0, 0, 0, 1, 1, 1, 2, 2, 2]
    """
    return (value - scale.lowest) * 3 // scale.size


@dataclass(frozen=True, slots=True)
class Entropic(OnCells):
    """Every three cells in a row of the line hold a low, a middle and a high digit."""

    cells: tuple[int, ...]
    name = "entropic line"
    ink = "v-entropic"
    repeats = True

    @property
    def sentence(self) -> str:
        return "every three neighbours on the line are a low, a middle and a high digit"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        thirds = [third(value, scale) for value in self.values(digits, scale)]
        return all(a != b for k, a in enumerate(thirds) for b in thirds[k + 1 : k + 3])

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for k in range(max(1, len(self.cells) - 2)):
            for a, b in combinations(self.cells[k : k + 3], 2):
                yield Rule("pair", (a, b), table=_thirds(scale)) if a != b else NEVER


@dataclass(frozen=True, slots=True)
class Modular(OnCells):
    """Every `modulus` cells in a row of the line leave different remainders."""

    cells: tuple[int, ...]
    modulus: int = 3
    name = "modular line"
    ink = "v-modular"
    repeats = True

    @property
    def sentence(self) -> str:
        return f"every {self.modulus} neighbours on the line leave different remainders when divided by {self.modulus}"

    def check(self) -> None:
        OnCells.check(self)
        if self.modulus < 2:
            raise PuzzleError(f"modular line: the modulus is at least 2, got {self.modulus:,}")

    def fault(self, shape: Shape) -> str | None:
        window = min(self.modulus, shape.size, len(self.cells)) - 1
        return too_many_pairs(len(self.cells) * window) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        last: dict[int, int] = {}
        for k, value in enumerate(self.values(digits, scale)):
            rest = value % self.modulus
            if rest in last and k - last[rest] < self.modulus:
                return False
            last[rest] = k
        return True

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if min(len(self.cells), self.modulus) > scale.size:
            yield NEVER  # more neighbours than digits
            return
        for k, a in enumerate(self.cells):
            for b in self.cells[k + 1 : k + self.modulus]:
                yield pair(a, b, "different modulo", scale, self.modulus)


@dataclass(frozen=True, slots=True)
class GlobalEntropy(OnPartOfBoard):
    """Every 2×2 square holds a low, a middle and a high digit; `modular`: each remainder by 3.

    rows and columns are those of the board where it is smaller than its square; 0: all.
    """

    size: int
    modular: bool = False
    rows: int = 0
    columns: int = 0
    name: ClassVar[str] = "global entropy"

    @property
    def sentence(self) -> str:
        kinds = "each remainder by 3" if self.modular else "a low, a middle and a high digit"
        return f"every 2×2 square holds {kinds}"

    def _squares(self) -> Iterator[tuple[int, ...]]:
        for row in range((self.rows or self.size) - 1):
            for column in range((self.columns or self.size) - 1):
                cell = row * self.size + column
                yield cell, cell + 1, cell + self.size, cell + self.size + 1

    def holds(self, digits: bytes, scale: Scale) -> bool:
        kinds = [_kind(digit - scale.shift, scale, self.modular) for digit in digits]
        return all(len({kinds[cell] for cell in square}) == 3 for square in self._squares())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (along(square, _all_three(scale, self.modular)) for square in self._squares())


def _kind(value: int, scale: Scale, modular: bool) -> int:
    return value % 3 if modular else third(value, scale)


@kept
def _thirds(scale: Scale) -> bytes:
    different = [third(a, scale) != third(b, scale) for a in scale.values for b in scale.values]
    return array("i", different).tobytes()


@kept
def _all_three(scale: Scale, modular: bool) -> bytes:
    return automaton(0, lambda seen, value: seen | 1 << _kind(value, scale, modular), lambda seen: seen == 7, scale)
