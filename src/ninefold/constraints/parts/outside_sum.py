"""Sums that are printed before a line."""

from __future__ import annotations

from collections.abc import Sequence

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.model.rule import Rule, Scale


class OutsideSum(OnCells):
    """A sum before the first cell of a line."""

    __slots__ = ()
    look = "outside"
    placed = "line"
    clue = "total"
    total: int


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


def sum_of(cells: tuple[int, ...], total: int, values: Sequence[int], scale: Scale) -> tuple[Rule, ...] | None:
    """The rule that different cells hold different ones of the values with this sum; None if they cannot."""
    least, most = sum(values[: len(cells)]), sum(values[len(values) - len(cells) :])
    if not least <= total <= most:
        return None
    return (Rule("cage", cells, (total + len(cells) * scale.shift,)),) if cells else ()
