"""Sums of what stands between two digits of a line: sandwiches and lunchboxes; and X-sums and numbered rooms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from ninefold.errors import PuzzleError
from ninefold.model.bounds import LUNCHBOX
from ninefold.model.constraints.base import OnCells, too_many_for_digits
from ninefold.model.constraints.kept import kept
from ninefold.model.constraints.rule import NEVER, Rule, Scale, along, automaton, pair
from ninefold.model.house import House
from ninefold.stopping import looking

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


class _OutsideSum(OnCells):
    __slots__ = ()
    mark = "outside"
    total: int

    @property
    def text(self) -> str:
        return str(self.total)


@dataclass(frozen=True, slots=True)
class Sandwich(_OutsideSum):
    """The digits between the lowest and the highest digit of the board add up to the total."""

    cells: tuple[int, ...]
    total: int
    name = "sandwich"

    @property
    def sentence(self) -> str:
        return f"the digits between the lowest and the highest add up to {self.total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        ends = [k for k, value in enumerate(values) if value in (scale.values[0], scale.values[-1])]
        return len(ends) == 2 and sum(values[ends[0] + 1 : ends[1]]) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if not is_line(self.cells, scale):
            reached = 0 <= self.total <= (len(self.cells) - 2) * scale.values[-1]
            yield along(self.cells, _sandwich(self.total, scale)) if reached else NEVER
            return
        ends, values = (1, scale.size), scale.values[1:-1]
        ways = []
        for first, last in looking(combinations(range(scale.size), 2)):
            inside = _sum_of(self.cells[first + 1 : last], self.total, values, scale)
            rest = self.cells[:first] + self.cells[last + 1 :]
            outside = _sum_of(rest, sum(values) - self.total, values, scale)
            if inside is not None and outside is not None:
                crusts = [Rule("among", (self.cells[end],), ends) for end in (first, last)]
                ways.append((*crusts, *inside, *outside))
        yield Rule("sandwich", self.cells, (self.total, scale.shift), alternatives=tuple(ways))


@dataclass(frozen=True, slots=True)
class Lunchbox(_OutsideSum):
    """Different digits; those between the smallest and the largest of them add up to the total."""

    cells: tuple[int, ...]
    total: int
    name = "lunchbox"
    mark = "cage"
    least = 2

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("lunchbox", -1, self.cells),)

    @property
    def sentence(self) -> str:
        return f"the digits are different, and those between the smallest and the largest add up to {self.total}"

    def check(self) -> None:
        OnCells.check(self)
        if len(self.cells) > LUNCHBOX:
            raise PuzzleError(f"lunchbox: at most {LUNCHBOX} cells, got {len(self.cells):,}")

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        first, last = sorted((values.index(min(values)), values.index(max(values))))
        return len(set(values)) == len(values) and sum(values[first + 1 : last]) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        ways = []
        for low, high in looking(permutations(range(len(self.cells)), 2)):
            first, last = sorted((low, high))
            inside = _sum_of(self.cells[first + 1 : last], self.total, scale.values[1:-1], scale)
            if inside is None:
                continue
            between = [self.cells[k] for k in range(len(self.cells)) if k not in (low, high)]
            order = [pair(self.cells[low], cell, "less", scale) for cell in [*between, self.cells[high]]]
            order += [pair(cell, self.cells[high], "less", scale) for cell in between]
            ways.append((*order, *inside))
        yield Rule("either", (), alternatives=tuple(ways))


@dataclass(frozen=True, slots=True)
class XSum(_OutsideSum):
    """The first X digits add up to the total, where X is the first of them."""

    cells: tuple[int, ...]
    total: int
    name = "X-sum"

    @property
    def sentence(self) -> str:
        return f"the first X digits add up to {self.total}, where X is the first digit"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return values[0] <= len(values) and sum(values[: values[0]]) == self.total

    def rules(self, scale: Scale) -> Iterator[Rule]:
        if not is_line(self.cells, scale):
            reached = 0 <= self.total <= len(self.cells) * scale.values[-1]
            yield along(self.cells, _x_sum(self.total, scale)) if reached else NEVER
            return
        ways = []
        for x in scale.values:
            others = [value for value in scale.values if value != x]
            rest = _sum_of(self.cells[1:x], self.total - x, others, scale) if x else () if self.total == 0 else None
            if x <= scale.size and rest is not None:
                ways.append((Rule("among", (self.cells[0],), (x + scale.shift,)), *rest))
        yield Rule("either", (), alternatives=tuple(ways))


@dataclass(frozen=True, slots=True)
class NumberedRoom(OnCells):
    """The digit is in the Nth cell, where N is the digit of the first."""

    cells: tuple[int, ...]
    value: int
    name = "numbered room"
    mark = "outside"

    @property
    def text(self) -> str:
        return str(self.value)

    @property
    def sentence(self) -> str:
        return f"the Nth cell holds {self.value}, where N is the digit of the first cell"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return 1 <= values[0] <= len(values) and values[values[0] - 1] == self.value

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _room(self.value, scale)) if self.value in scale.values else NEVER


def is_line(cells: tuple[int, ...], scale: Scale) -> bool:
    """Whether these are all cells of a row or a column, which hold every digit once.

    Then a clue can be told by cages, one for each place of its ends, which know more than an automaton: that no digit
    occurs twice.
    """
    size, low = scale.size, min(cells)
    row, column = range(low, low + size), range(low, low + size * size, size)
    return (
        not scale.repeats
        and len(cells) == size
        and ((low % size == 0 and sorted(cells) == [*row]) or (low < size and sorted(cells) == [*column]))
    )


def _sum_of(cells: tuple[int, ...], total: int, values: Sequence[int], scale: Scale) -> tuple[Rule, ...] | None:
    """The rule that different cells hold different ones of the values with this sum; None if they cannot."""
    least, most = sum(values[: len(cells)]), sum(values[len(values) - len(cells) :])
    if not least <= total <= most:
        return None
    return (Rule("cage", cells, (total + len(cells) * scale.shift,)),) if cells else ()


@kept
def _sandwich(total: int, scale: Scale) -> bytes:
    ends = (scale.values[0], scale.values[-1])

    # None before the first end, then (the end that is awaited, what it may still bring), then "after".
    def step(state: tuple[int, int] | str, value: int) -> tuple[int, int] | str | None:
        if state == "before":
            return state if value not in ends else (ends[value == ends[0]], total)
        if isinstance(state, str):
            return state if value not in ends else None
        awaited, rest = state
        if value in ends:
            return "after" if value == awaited and rest == 0 else None
        return (awaited, rest - value) if value <= rest else None

    start: tuple[int, int] | str = "before"
    return automaton(start, step, lambda state: state == "after", scale)


@kept
def _x_sum(total: int, scale: Scale) -> bytes:
    # (cells still to add, what they must bring)
    def step(state: tuple[int, int] | None, value: int) -> tuple[int, int] | None:
        if state == (-1, total):
            following = (value - 1, total - value) if value else (0, total)
        else:
            assert state is not None
            following = (state[0] - 1, state[1] - value) if state[0] else state
        return following if following[1] >= 0 and (following[0] or not following[1]) else None

    return automaton((-1, total), step, lambda state: state == (0, 0), scale)


@kept
def _room(wanted: int, scale: Scale) -> bytes:
    # None at the start, then the cells still to pass before the room, then "found".
    def step(state: int | str, value: int) -> int | str | None:
        if state == "start":
            return value - 1 if value > 1 else "found" if value == wanted == 1 else None
        if isinstance(state, str):
            return state
        if state > 1:
            return state - 1
        return "found" if value == wanted else None

    start: int | str = "start"
    return automaton(start, step, lambda state: state == "found", scale)
