"""Random regions for a jigsaw: connected, all of one size."""

from __future__ import annotations

from random import Random

from ninefold.constraints.extra_house import ExtraHouse
from ninefold.model import Puzzle, Shape

_SWAPS = 12
"""Exchanges tried per cell: enough that nothing of the boxes is left to see."""


def random_regions(shape: Shape, rng: Random) -> tuple[ExtraHouse, ...]:
    """As many connected regions as digits, from the boxes (or rows) by exchanging cells at their borders.

    >>> regions = random_regions(Shape(2, 3), Random(1))
    >>> len(regions), {len(region.cells) for region in regions}
    (6, {6})
    """
    size = shape.size
    first = shape.boxes or shape.rows
    region = [0] * shape.cells
    for index, house in enumerate(first):
        for cell in house.cells:
            region[cell] = index
    for _ in range(_SWAPS * shape.cells):
        _exchange(region, size, rng)
    order = list(dict.fromkeys(region))  # numbered as they are met in reading order
    return tuple(
        ExtraHouse("region", tuple(cell for cell in range(shape.cells) if region[cell] == one), index)
        for index, one in enumerate(order)
    )


def neighbours(cell: int, size: int) -> list[int]:
    """The cells that share a side with a cell."""
    row, column = divmod(cell, size)
    beside = [cell - size] * (row > 0) + [cell - 1] * (column > 0)
    return beside + [cell + 1] * (column < size - 1) + [cell + size] * (row < size - 1)


def region_of(board: Puzzle) -> list[int]:
    """For each cell the number of its box, or of its region on a jigsaw; the same for all where there are neither."""
    homes = [house for house in board.houses if house.kind in ("box", "region")]
    return [next((k for k, house in enumerate(homes) if cell in house.cells), 0) for cell in range(board.shape.cells)]


def is_connected(cells: set[int], size: int) -> bool:
    """Whether one can walk from each of the cells to each other, through sides.

    >>> is_connected({0, 1, 5}, 4), is_connected({0, 5}, 4)
    (True, False)
    """
    if not cells:
        return True
    reached = {next(iter(cells))}
    border = list(reached)
    while border:
        for near in neighbours(border.pop(), size):
            if near in cells and near not in reached:
                reached.add(near)
                border.append(near)
    return len(reached) == len(cells)


def _exchange(region: list[int], size: int, rng: Random) -> None:
    """Gives a cell to the region beside it and takes another one back, if both regions stay whole."""
    mine = rng.randrange(len(region))
    home = region[mine]
    others = [region[near] for near in neighbours(mine, size) if region[near] != home]
    if not others:
        return
    away = rng.choice(others)
    back = [
        cell
        for cell, there in enumerate(region)
        if there == away and any(region[near] == home and near != mine for near in neighbours(cell, size))
    ]
    if not back:
        return
    yours = rng.choice(back)
    region[mine], region[yours] = away, home
    if not all(is_connected({cell for cell, there in enumerate(region) if there == one}, size) for one in (home, away)):
        region[mine], region[yours] = home, away
