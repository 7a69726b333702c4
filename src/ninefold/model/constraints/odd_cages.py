"""Cages of another kind: as many odd as even digits, sums that must not occur; and flatmates of the fives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ninefold.errors import PuzzleError
from ninefold.model.bounds import RUNNING_TOTAL
from ninefold.model.constraints.base import OnCells, OnPartOfBoard, too_many_for_digits
from ninefold.model.constraints.kept import kept
from ninefold.model.constraints.rule import Rule, Scale, along, automaton
from ninefold.model.house import House

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@dataclass(frozen=True, slots=True)
class EqualityCage(OnCells):
    """Different digits, as many odd as even and as many low as high ones; the middle digit is neither."""

    cells: tuple[int, ...]
    name = "equality cage"
    mark = "cage"

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("equality cage", -1, self.cells),)

    @property
    def sentence(self) -> str:
        return "the cage holds different digits, as many odd as even and as many low as high ones"

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        twice_middle = scale.values[0] + scale.values[-1]
        odd = sum(value % 2 for value in values)
        low, high = (sum(s * (2 * value - twice_middle) > 0 for value in values) for s in (-1, 1))
        return len(set(values)) == len(values) == low + high and 2 * odd == len(values) and low == high

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _balance(len(self.cells), scale))


@dataclass(frozen=True, slots=True)
class RellikCage(OnCells):
    """No choice of one or more cells adds up to the total."""

    cells: tuple[int, ...]
    total: int
    name = "rellik cage"
    mark = "cage"

    @property
    def text(self) -> str:
        return f"≠{self.total}"

    @property
    def sentence(self) -> str:
        return f"no digits of the cage add up to {self.total}"

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


@dataclass(frozen=True, slots=True)
class Flatmates(OnPartOfBoard):
    """Every 5 has a 1 above it or a 9 below it; rows and columns where the board is smaller than its square."""

    size: int
    rows: int = 0
    columns: int = 0
    name: ClassVar[str] = "Dutch flatmates"

    @property
    def sentence(self) -> str:
        return "every 5 has a 1 above it or a 9 below it"

    def _cells(self) -> Iterator[tuple[tuple[int, ...], int, tuple[int, ...]]]:
        rows, columns = self.rows or self.size, self.columns or self.size
        for row in range(rows):
            for cell in range(row * self.size, row * self.size + columns):
                yield (cell - self.size,) * (row > 0), cell, (cell + self.size,) * (row + 1 < rows)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        one, five, nine = 1 + scale.shift, 5 + scale.shift, 9 + scale.shift
        return all(
            digits[cell] != five or any(digits[c] == one for c in above) or any(digits[c] == nine for c in below)
            for above, cell, below in self._cells()
        )

    def rules(self, scale: Scale) -> Iterator[Rule]:
        for above, cell, below in self._cells():
            yield along((*above, cell, *below), _flatmates(len(above), len(below), scale))


@kept
def _balance(count: int, scale: Scale) -> bytes:
    twice_middle = scale.values[0] + scale.values[-1]

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        if 2 * value == twice_middle:
            return None
        odd, high = state[0] + (1 if value % 2 else -1), state[1] + (1 if 2 * value > twice_middle else -1)
        return (odd, high) if 2 * max(abs(odd), abs(high)) <= count else None  # or it cannot come back to zero

    return automaton((0, 0), step, lambda state: state == (0, 0), scale)


@kept
def _rellik(total: int, scale: Scale) -> bytes:
    # Bit s of the state: one or more of the digits read so far add up to s.
    def step(sums: int, value: int) -> int | None:
        following = sums | (sums | 1) << value & (2 << total) - 1
        return None if following >> total & 1 else following

    return automaton(0, step, lambda _: True, scale)


@kept
def _flatmates(above: int, below: int, scale: Scale) -> bytes:
    # (cells read, whether the cell above is a 1, whether the 5 still wants a 9)
    def step(state: tuple[int, bool, bool], value: int) -> tuple[int, bool, bool] | None:
        at, one, wants = state
        if at < above:
            return at + 1, value == 1, False
        if at == above:
            wants = value == 5 and not one
            return None if wants and not below else (at + 1, False, wants)
        return None if wants and value != 9 else (at + 1, False, False)

    return automaton((0, False, False), lambda s, v: step(s, v) if s[0] < 3 else None, lambda _: True, scale)
