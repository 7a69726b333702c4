"""What was read from a photo: values without pixels, that a person can correct."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.model import Grid, Puzzle, Record, Shape
from ninefold.model.cells import cell_name

NINE = Shape(3, 3)
Point = tuple[float, float]
_EITHER = "printed or written by hand"
UNCERTAIN = 0.8
"""A cell whose reading is less likely than this is uncertain."""


@dataclass(frozen=True, slots=True)
class CellReading:
    """One cell: the digit read, 0 for an empty cell, and what else it may be."""

    digit: int
    handwritten: bool
    chance: float
    """How likely this reading is by the picture alone: the digit, and whether it is printed or written by hand."""
    others: tuple[tuple[int, float], ...] = ()
    """Other digits, 0 for an empty cell, with how likely they are, the likeliest first."""
    decided: bool = False
    """Whether the picture alone would have been read otherwise: only so does the puzzle have one solution."""

    @property
    def uncertain(self) -> bool:
        """Whether a person should look at the cell."""
        return self.decided or self.chance < UNCERTAIN


@dataclass(frozen=True, slots=True)
class GridReading:
    """One grid of a photo."""

    cells: tuple[CellReading, ...]
    crossings: tuple[Point, ...]
    """Where its ten lines across meet its ten lines down, row by row, in pixels of the picture."""
    quality: float
    """From 0 to 1, how well its lines were seen."""
    solutions: int
    """How many solutions the printed digits have, counted up to two."""

    @property
    def corners(self) -> tuple[Point, ...]:
        """Where it lies: its own top left, top right, bottom right, bottom left."""
        return tuple(self.crossings[at] for at in (0, 9, 99, 90))

    @property
    def puzzle(self) -> Puzzle:
        """The printed digits."""
        return Puzzle(NINE, bytes(0 if cell.handwritten else cell.digit for cell in self.cells))

    @property
    def record(self) -> Record:
        """The puzzle; with digits written by hand a grid in which these are entered."""
        digits = bytes(cell.digit for cell in self.cells)
        puzzle = self.puzzle
        return Record(puzzle, None if digits == puzzle.givens else Grid.of_digits(puzzle, digits))

    @property
    def uncertain_cells(self) -> tuple[int, ...]:
        return tuple(at for at, cell in enumerate(self.cells) if cell.uncertain)

    @property
    def is_uncertain(self) -> bool:
        """Whether a person should compare it with the picture before trusting it."""
        return self.solutions != 1 or bool(self.uncertain_cells)

    @property
    def remarks(self) -> tuple[str, ...]:
        """What a person should know, a sentence each."""
        told = []
        if self.solutions != 1:
            told.append(f"as read the puzzle has {'several solutions' if self.solutions else 'no solution'}")
        for at, cell in enumerate(self.cells):
            name = cell_name(at, 9)
            others = " or ".join(_shown(digit) for digit, _chance in cell.others[:2])
            if cell.decided:
                told.append(f"{name} is {_shown(cell.digit)}, not {others} as it looks: so there is one solution")
            elif cell.uncertain:
                told.append(f"{name} is uncertain: {_shown(cell.digit)}, {f'or {others}' if others else _EITHER}")
        hand = [f"{cell_name(at, 9)} {cell.digit}" for at, cell in enumerate(self.cells) if cell.handwritten]
        if hand:
            told.append(f"written by hand: {', '.join(hand)}")
        return tuple(told)


@dataclass(frozen=True, slots=True)
class PhotoReading:
    """A photo: its size in pixels as seen, and its grids, the best first."""

    width: int
    height: int
    grids: tuple[GridReading, ...]


def _shown(digit: int) -> str:
    return str(digit) if digit else "empty"
