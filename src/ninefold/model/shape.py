"""The size of a Sudoku and of its boxes, and all that follows from it: houses and peers.

One fact, the box, gives everything: boxes of height × width cells hold size = height · width digits, and the board
is size × size. A box of one row would be the row again, so such a shape has no boxes: it is a Latin square.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ninefold.errors import PuzzleError
from ninefold.model.bounds import DIGITS, EXTRA_CELLS
from ninefold.model.house import House


@dataclass(frozen=True, slots=True)
class Shape:
    """A board with boxes of the given height and width, and below it extra cells that are in no house.

    >>> Shape(2, 3).size, Shape(2, 3).cells, len(Shape(2, 3).houses)
    (6, 36, 18)
    >>> str(Shape(3, 3)), str(Shape(3, 3, extra=5))
    ('9×9', '9×9 with 5 extra cells')
    """

    box_height: int
    box_width: int
    extra: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.extra <= EXTRA_CELLS:
            raise PuzzleError(f"a board has at most {EXTRA_CELLS} extra cells, got {self.extra}")
        if self.box_height < 1 or self.box_width < 1 or self.size > DIGITS:
            raise PuzzleError(
                f"a box has at least 1 and at most {DIGITS} cells, got {self.box_height}×{self.box_width}"
            )

    @classmethod
    def of_size(cls, size: int) -> Shape:
        """The usual shape of a size: the squarest box, lying rather than standing; a Latin square for primes.

        >>> Shape.of_size(12)
        Shape(box_height=3, box_width=4, extra=0)
        >>> Shape.of_size(7).has_boxes
        False
        """
        height = next((h for h in range(int(max(size, 0) ** 0.5), 0, -1) if size % h == 0), 1)
        return cls(height, size // height)

    @classmethod
    def of_cells(cls, cells: int) -> Shape:
        """The usual shape of a board with so many cells.

        >>> Shape.of_cells(81)
        Shape(box_height=3, box_width=3, extra=0)
        """
        size = int(cells**0.5 + 0.5)
        if size < 1 or size * size != cells or size > DIGITS:
            raise PuzzleError(f"expected a square number of cells (16, 36, 81, 256 …), got {cells}")
        return cls.of_size(size)

    @property
    def size(self) -> int:
        """Digits, rows and columns."""
        return self.box_height * self.box_width

    @property
    def cells(self) -> int:
        """Cells of the board, and those below it."""
        return self.size * self.size + self.extra

    @property
    def has_boxes(self) -> bool:
        """False for a Latin square."""
        return self.box_height > 1 and self.box_width > 1

    @property
    def rows(self) -> tuple[House, ...]:
        """From top to bottom."""
        return self.houses[: self.size]

    @property
    def columns(self) -> tuple[House, ...]:
        """From left to right."""
        return self.houses[self.size : 2 * self.size]

    @property
    def boxes(self) -> tuple[House, ...]:
        """In reading order; none for a Latin square."""
        return self.houses[2 * self.size :]

    @property
    def houses(self) -> tuple[House, ...]:
        """Rows, then columns, then boxes."""
        return _houses(self)

    def box_of(self, cell: int) -> int:
        """The index of the box that holds the cell.

        >>> Shape(3, 3).box_of(80)
        8
        """
        row, column = divmod(cell, self.size)
        return row // self.box_height * self.box_height + column // self.box_width

    def __str__(self) -> str:
        board = f"{self.size}×{self.size}"
        if not self.has_boxes:
            board += " Latin square"
        elif self.box_height != Shape.of_size(self.size).box_height:
            board += f" with boxes {self.box_height}×{self.box_width}"
        return f"{board} with {self.extra} extra cells" if self.extra else board


@lru_cache(maxsize=64)
def _houses(shape: Shape) -> tuple[House, ...]:
    size = shape.size
    rows = [House("row", r, tuple(r * size + c for c in range(size))) for r in range(size)]
    columns = [House("column", c, tuple(r * size + c for r in range(size))) for c in range(size)]
    boxes: list[list[int]] = [[] for _ in range(size if shape.has_boxes else 0)]
    for cell in range(size * size if boxes else 0):
        boxes[shape.box_of(cell)].append(cell)
    houses = (*rows, *columns, *(House("box", b, tuple(cells)) for b, cells in enumerate(boxes)))
    assert all(len(house.cells) == size for house in houses)
    return houses
