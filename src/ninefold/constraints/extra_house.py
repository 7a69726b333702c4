"""Extra houses: diagonals, windows, the regions of a jigsaw; any cells that hold each digit at most once."""

from __future__ import annotations

from ninefold.constraints.parts import Cells, Constraint, Drawn, Scale, Shape, constraint
from ninefold.constraints.parts.too_many import too_many_for_digits
from ninefold.errors import PuzzleError
from ninefold.model.house import House


@constraint
class ExtraHouse(Constraint):
    """Cells that hold each digit at most once.

    >>> ExtraHouse("region", (0, 1, 9, 10), index=2).sentence
    'region 3 holds each digit at most once'
    """

    kind_of_house: str
    cells: Cells
    index: int = -1
    name = "extra house"
    usual = (("kind_of_house", ("extra region",)),)
    placed = "cells"

    @property
    def called(self) -> str:
        return {"window": "windoku", "region": "jigsaw"}.get(self.kind_of_house, self.kind_of_house)

    def check(self) -> None:
        if not self.cells:
            raise PuzzleError(f"{self.kind_of_house}: a house has at least one cell")
        if len(set(self.cells)) != len(self.cells):
            raise PuzzleError(f"{self.kind_of_house}: a cell is listed twice")
        if self.index < -1:
            raise PuzzleError(f"{self.kind_of_house}: houses are counted from 0, got {self.index:,}")

    @property
    def houses(self) -> tuple[House, ...]:
        return (House(self.kind_of_house, self.index, self.cells),)

    @property
    def is_houses(self) -> bool:
        return True

    @property
    def sentence(self) -> str:
        return f"{self.houses[0].name} holds each digit at most once"

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        if "diagonal" in self.kind_of_house:
            return (Drawn("diagonal", self.cells),)
        return (Drawn("region", self.cells),)

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or Constraint.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return len({digits[cell] for cell in self.cells}) == len(self.cells)


def diagonals(size: int) -> tuple[ExtraHouse, ExtraHouse]:
    """Both diagonals as houses.

    >>> [house.cells[:3] for house in diagonals(9)]
    [(0, 10, 20), (8, 16, 24)]
    """
    return (
        ExtraHouse("falling diagonal", tuple(k * (size + 1) for k in range(size))),
        ExtraHouse("rising diagonal", tuple((k + 1) * (size - 1) for k in range(size))),
    )


def windows(shape: Shape) -> tuple[ExtraHouse, ...]:
    """The windows of a windoku: boxes set off by one cell from the edges and from each other.

    >>> [house.cells[0] for house in windows(Shape(3, 3))]
    [10, 14, 46, 50]
    """
    height, width, size = shape.box_height, shape.box_width, shape.size
    corners = [(r, c) for r in range(1, size, height + 1) for c in range(1, size, width + 1)]
    inside = [(r, c) for r, c in corners if r + height <= size and c + width <= size]
    cells = [tuple((r + i) * size + c + j for i in range(height) for j in range(width)) for r, c in inside]
    return tuple(ExtraHouse("window", window, index) for index, window in enumerate(cells))


def disjoint_groups(shape: Shape) -> tuple[ExtraHouse, ...]:
    """Cells at the same place of their boxes.

    >>> disjoint_groups(Shape(3, 3))[0].cells[:4]
    (0, 3, 6, 27)
    """
    groups = zip(*(box.cells for box in shape.boxes), strict=True)
    return tuple(ExtraHouse("disjoint group", tuple(cells), index) for index, cells in enumerate(groups))
