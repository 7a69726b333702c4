"""Boards whose boxes are replaced by regions of any form, as several formats write them."""

from __future__ import annotations

from ninefold.constraints.extra_house import ExtraHouse
from ninefold.model import Constraint, Puzzle, Shape


def jigsaw(puzzle: Puzzle) -> tuple[list[Constraint], list[tuple[int, ...]]]:
    """The constraints without the regions, and the cells of each region; none if the board is no jigsaw.

    >>> rows = tuple(ExtraHouse("region", row.cells, row.index) for row in Shape(1, 4).rows)
    >>> len(jigsaw(Puzzle(Shape(1, 4), bytes(16), rows))[1])
    4
    """
    size = puzzle.shape.size
    houses = [each for each in puzzle.constraints if isinstance(each, ExtraHouse) and each.kind_of_house == "region"]
    whole = sorted(cell for house in houses for cell in house.cells) == list(range(puzzle.shape.cells))
    in_order = [house.index for house in houses] == list(range(size))
    if puzzle.shape.has_boxes or len(houses) != size or not whole or not in_order:
        return list(puzzle.constraints), []
    others = [
        each for each in puzzle.constraints if not (isinstance(each, ExtraHouse) and each.kind_of_house == "region")
    ]
    return others, [house.cells for house in houses]


def board_with_regions(regions: list[tuple[int, ...]], size: int) -> tuple[Shape, tuple[ExtraHouse, ...]]:
    """The board with these regions: boxes (or nothing but rows) where they are such, else a jigsaw.

    >>> board_with_regions([box.cells for box in Shape(3, 2).boxes], 6)
    (Shape(box_height=3, box_width=2, extra=0), ())
    """
    for height in range(1, size + 1):
        shape = Shape(height, size // height) if size % height == 0 else None
        if shape and regions == [house.cells for house in shape.boxes or shape.rows]:
            return shape, ()
    return Shape(1, size), tuple(ExtraHouse("region", cells, index) for index, cells in enumerate(regions))
