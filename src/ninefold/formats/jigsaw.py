"""Boards whose boxes are replaced by regions of any form, as several formats write them."""

from __future__ import annotations

from ninefold.model import Constraint, ExtraHouse, Puzzle


def jigsaw(puzzle: Puzzle) -> tuple[list[Constraint], list[tuple[int, ...]]]:
    """The constraints without the regions, and the cells of each region; none if the board is no jigsaw.

    >>> from ninefold.model import Shape
    >>> rows = tuple(ExtraHouse("region", row.cells, row.index) for row in Shape(1, 4).rows)
    >>> len(jigsaw(Puzzle(Shape(1, 4), bytes(16), rows))[1])
    4
    """
    size = puzzle.shape.size
    houses = [rule for rule in puzzle.constraints if isinstance(rule, ExtraHouse) and rule.kind == "region"]
    whole = sorted(cell for house in houses for cell in house.cells) == list(range(puzzle.shape.cells))
    in_order = [house.index for house in houses] == list(range(size))
    if puzzle.shape.has_boxes or len(houses) != size or not whole or not in_order:
        return list(puzzle.constraints), []
    return [rule for rule in puzzle.constraints if rule not in houses], [house.cells for house in houses]
