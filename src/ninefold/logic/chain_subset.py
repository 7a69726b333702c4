"""A subset in a chain: what it says in words, its cells and digits, and what it makes true."""

from __future__ import annotations

from collections.abc import Iterable

from ninefold.engine.expert import Subset
from ninefold.logic.nrc import ROWS, cells_text
from ninefold.model import LockedSet, Node


def subset_words(subset: Subset) -> str:
    """What its places are left with, once some of their candidates are false.

    >>> from ninefold.model import Elimination as E
    >>> pair = Subset((1, 4), (81, 84), ((E(1, 1), E(4, 1)), (E(1, 4), E(4, 4))), (E(1, 3), E(4, 3)))
    >>> subset_words(pair)
    'without 3 in r1c2 and r1c5, only 1 and 4 are left in r1c2 and r1c5'
    """
    cells: dict[int, list[int]] = {}
    for cell, digit in subset.fallen:
        cells.setdefault(digit, []).append(cell)
    without = f"without {_joined(f'{digit} in {_cells(cells[digit])}' for digit in sorted(cells))}, "
    digits = _joined(locked_set(subset).digits)
    if subset.places[0] < ROWS:
        return f"{without}only {digits} are left in {_cells(subset.places)}"
    houses = _houses(subset.places)
    if subset.covers[0] < ROWS:
        return f"{without}{digits} take {_cells(subset.covers)}, all that is left to them in {houses}"
    return f"{without}{digits} has only {_houses(subset.covers)} left in {houses}"


def locked_set(subset: Subset) -> LockedSet:
    """The cells that take part, and the digits."""
    left = [one for each in subset.left for one in each]
    return LockedSet(tuple(sorted({cell for cell, _ in left})), tuple(sorted({digit for _, digit in left})))


def made_true(subset: Subset) -> tuple[Node, ...]:
    """Digits of which one place among several is true; none where two digits share a cell."""
    each_digits = [{digit for _, digit in each} for each in subset.left]
    return tuple(
        Node(tuple(sorted(cell for cell, _ in each)), *digits)
        for each, digits in zip(subset.left, each_digits, strict=True)
        if len(digits) == 1
    )


def _cells(cells: Iterable[int]) -> str:
    return _joined(cells_text((cell,)) for cell in cells)


def _houses(places: tuple[int, ...]) -> str:
    """Row 2; columns 2 and 7."""
    houses = sorted({(place - ROWS) // 9 for place in places})
    kind = ("row", "column", "box")[houses[0] // 9]
    return f"{kind}{'s' * (len(houses) > 1)} {_joined(house % 9 + 1 for house in houses)}"


def _joined(items: Iterable[object]) -> str:
    *most, last = map(str, items)
    return f"{', '.join(most)} and {last}" if most else last
