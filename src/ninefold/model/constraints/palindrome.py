"""Palindromes and clones: cells that hold the same digit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ninefold.errors import PuzzleError
from ninefold.model.constraints.base import Mark, OnCells
from ninefold.model.constraints.rule import Rule, Scale, pair


@dataclass(frozen=True, slots=True)
class Palindrome(OnCells):
    """A line that reads the same from both ends."""

    cells: tuple[int, ...]
    name = "palindrome"
    repeats = True

    @property
    def sentence(self) -> str:
        return "the line reads the same from both ends"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return values == values[::-1]

    def rules(self, scale: Scale) -> Iterator[Rule]:
        half = len(self.cells) // 2
        ends = zip(self.cells[:half], self.cells[::-1], strict=False)
        return (pair(a, b, "equal", scale) for a, b in ends if a != b)


@dataclass(frozen=True, slots=True)
class Clone(OnCells):
    """Two groups of cells that hold the same digits at the same places."""

    cells: tuple[int, ...]
    copies: tuple[int, ...]
    name = "clone"

    def check(self) -> None:
        if len(self.cells) != len(self.copies):
            raise PuzzleError(f"clone: {len(self.cells)} cells cannot be copied into {len(self.copies)}")
        OnCells.check(self)

    @property
    def sentence(self) -> str:
        return "the two groups hold the same digits at the same places"

    @property
    def drawing(self) -> tuple[Mark, ...]:
        return (Mark("twin", self.cells), Mark("twin", self.copies))

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(digits[a] == digits[b] for a, b in zip(self.cells, self.copies, strict=True))

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, "equal", scale) for a, b in zip(self.cells, self.copies, strict=True) if a != b)
