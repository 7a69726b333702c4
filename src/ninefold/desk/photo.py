"""The puzzles in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import ninefold.photo as photos
from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.photo.reading import CellReading, GridReading, PhotoReading, Point


@dataclass(frozen=True, slots=True)
class PhotoCellAnswer:
    """One cell as read: 0 is an empty cell; `others` is what else it may be, each with its chance."""

    digit: int
    handwritten: bool
    chance: float
    others: tuple[tuple[int, float], ...]
    uncertain: bool
    decided: bool

    @classmethod
    def of(cls, cell: CellReading) -> PhotoCellAnswer:
        return cls(cell.digit, cell.handwritten, cell.chance, cell.others, cell.uncertain, cell.decided)


@dataclass(frozen=True, slots=True)
class PhotoGridAnswer:
    """One grid of the picture: `puzzle` has the printed digits, `entered` those written by hand, too.

    `corners` go clockwise from the grid's own top left; `crossings` are those of its lines, row by row; both in pixels
    of the picture.
    """

    puzzle: str
    entered: str
    uncertain: bool
    solutions: int
    remarks: tuple[str, ...]
    corners: tuple[Point, ...]
    crossings: tuple[Point, ...]
    cells: tuple[PhotoCellAnswer, ...]

    @classmethod
    def of(cls, grid: GridReading) -> PhotoGridAnswer:
        return cls(
            puzzle=grid.puzzle.oneline,
            entered=grid.record.position.oneline,
            uncertain=grid.is_uncertain,
            solutions=grid.solutions,
            remarks=grid.remarks,
            corners=grid.corners,
            crossings=grid.crossings,
            cells=tuple(PhotoCellAnswer.of(cell) for cell in grid.cells),
        )


@dataclass(frozen=True, slots=True)
class PhotoAnswer(Answer):
    """The size of the picture in pixels, as a person sees it, and its grids, the best first."""

    width: int
    height: int
    grids: tuple[PhotoGridAnswer, ...]
    seconds: float
    sentence: str

    @classmethod
    def of(cls, reading: PhotoReading, seconds: float) -> PhotoAnswer:
        grids = tuple(PhotoGridAnswer.of(grid) for grid in reading.grids)
        return cls(reading.width, reading.height, grids, seconds, _sentence(reading))


def photo(
    data: bytes, *, corners: Sequence[tuple[float, float]] | None = None, task: Task | None = None
) -> PhotoAnswer:
    """The grids of a JPEG, PNG or WebP picture; between `corners` only, if a person has set them."""
    task = task or Task()
    task.tell("reading the picture")
    reading = photos.read_photo(data, corners=corners, stop=task.stop)
    return PhotoAnswer.of(reading, task.elapsed)


def _sentence(reading: PhotoReading) -> str:
    best = reading.grids[0]
    number = len(reading.grids)
    found = "One grid" if number == 1 else f"{number} grids, the best first"
    cells = len(best.uncertain_cells)
    if cells:
        return f"{found}; {'one cell is' if cells == 1 else f'{cells} cells are'} uncertain."
    doubt = {0: "as read it has no solution", 1: "nothing is uncertain"}.get(best.solutions, "it has several solutions")
    return f"{found}; {doubt}."
