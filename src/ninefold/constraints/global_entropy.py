"""Entropy of every 2×2 square of a board."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.on_board import OnPartOfBoard
from ninefold.constraints.parts.thirds import third


@constraint
class GlobalEntropy(OnPartOfBoard):
    """Every 2×2 square holds a low, a middle and a high digit; `modular`: each remainder by 3.

    rows and columns are those of the board where it is smaller than its square; 0: all.
    """

    size: int
    modular: bool = False
    rows: int = 0
    columns: int = 0
    name = "global entropy"

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
def _all_three(scale: Scale, modular: bool) -> bytes:
    return automaton(0, lambda seen, value: seen | 1 << _kind(value, scale, modular), lambda seen: seen == 7, scale)
