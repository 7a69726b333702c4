"""Extra houses: diagonals, windows, the regions of a jigsaw; any cells that hold each digit at most once."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.errors import PuzzleError
from ninefold.model.house import House


@dataclass(frozen=True, slots=True)
class ExtraHouse:
    """Cells that hold each digit at most once.

    >>> ExtraHouse("region", (0, 1, 9, 10), index=2).sentence
    'region 3 holds each digit at most once'
    """

    kind: str
    cells: tuple[int, ...]
    index: int = -1

    def __post_init__(self) -> None:
        if len(set(self.cells)) != len(self.cells):
            raise PuzzleError(f"{self.kind}: a cell is listed twice: {self.cells}")

    @property
    def houses(self) -> tuple[House, ...]:
        return (House(self.kind, self.index, self.cells),)

    @property
    def sentence(self) -> str:
        return f"{self.houses[0].name} holds each digit at most once"

    def fits(self, size: int) -> bool:
        return len(self.cells) <= size and all(0 <= cell < size * size for cell in self.cells)


def diagonals(size: int) -> tuple[ExtraHouse, ExtraHouse]:
    """Both diagonals as houses (D11).

    >>> [house.cells[:3] for house in diagonals(9)]
    [(0, 10, 20), (8, 16, 24)]
    """
    return (
        ExtraHouse("falling diagonal", tuple(k * (size + 1) for k in range(size))),
        ExtraHouse("rising diagonal", tuple((k + 1) * (size - 1) for k in range(size))),
    )
