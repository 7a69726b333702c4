"""A grid: one moment of a puzzle, its digits and the candidates still open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from ninefold.errors import PuzzleError
from ninefold.model.cells import Where, cell_at, cell_name
from ninefold.model.puzzle import Puzzle
from ninefold.model.shown import shown
from ninefold.model.step import Step


@dataclass(frozen=True, slots=True)
class Grid:
    """Digits and candidates of a puzzle at a moment. Changing it makes a new one.

    >>> grid = Grid.start(Puzzle.parse("1.....2..3.....4"))
    >>> grid.candidates_of("r1c2"), grid.candidates_of(15)
    ((2, 4), ())
    >>> grid = grid.place("r1c2", 2)
    >>> grid[0, 1], grid.clear("r1c2")[0, 1]
    (2, 0)
    >>> print(grid)
    1 2 | . .
    . . | 2 .
    ----+----
    . 3 | . .
    . . | . 4
    """

    puzzle: Puzzle
    digits: bytes
    candidates: tuple[int, ...]

    @classmethod
    def start(cls, puzzle: Puzzle) -> Grid:
        """The givens, and every candidate that no given of a peer takes away."""
        return cls.of_digits(puzzle, puzzle.givens)

    @classmethod
    def of_digits(cls, puzzle: Puzzle, digits: bytes) -> Grid:
        """Digits, and every candidate that they leave."""
        if len(digits) != puzzle.shape.cells or (
            digits is not puzzle.givens and max(digits, default=0) > puzzle.shape.size
        ):
            raise PuzzleError(f"digits do not fit a {puzzle.shape} board: {puzzle.shape.cells} cells expected")
        grid = object.__new__(cls)
        object.__setattr__(grid, "puzzle", puzzle)
        object.__setattr__(grid, "digits", digits)
        return grid

    if not TYPE_CHECKING:  # or every name would be one that a grid has

        def __getattr__(self, name):
            """The candidates of a grid of digits alone, found out when somebody looks."""
            if name != "candidates":
                raise AttributeError(f"a grid has no {name!r}")
            candidates = _left_by(self.digits, self.puzzle)
            object.__setattr__(self, "candidates", candidates)
            return candidates

    @property
    def thinned(self) -> tuple[int, ...] | None:
        """The candidates; None if nobody has looked yet, so that none can be gone but by the digits."""
        try:
            return cast("tuple[int, ...]", object.__getattribute__(self, "candidates"))
        except AttributeError:
            return None

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty. Full is not yet right: see `verify_by_houses`."""
        return 0 not in self.digits

    @property
    def oneline(self) -> str:
        """The digits in canonical text."""
        return self.puzzle.text_of(self.digits)

    def __iter__(self) -> Iterator[int]:
        """The digit of each cell, row by row, 0 where it is empty."""
        return iter(self.digits)

    def __getitem__(self, where: Where) -> int:
        """The digit of a cell (`"r1c5"`, `row, column` from 0, or its number from 0), 0 if it is empty."""
        return self.digits[cell_at(where, self.puzzle.shape)]

    def candidates_of(self, where: Where) -> tuple[int, ...]:
        """The digits still open in a cell, ascending."""
        mask = self.candidates[cell_at(where, self.puzzle.shape)]
        return tuple(digit for digit in range(1, self.puzzle.shape.size + 1) if mask >> (digit - 1) & 1)

    @property
    def eliminated(self) -> list[tuple[int, int]]:
        """The (cell, digit) candidates that the grid has lost beyond what its digits take away by themselves."""
        now = self.thinned
        if now is None:
            return []
        plain = _left_by(self.digits, self.puzzle)
        return [
            (cell, digit)
            for cell, (before, after) in enumerate(zip(plain, now, strict=True))
            if before != after
            for digit in range(1, self.puzzle.shape.size + 1)
            if (before & ~after) >> (digit - 1) & 1
        ]

    def place(self, where: Where, digit: int) -> Grid:
        """This grid with a digit placed and the candidates that it takes away removed."""
        cell = cell_at(where, self.puzzle.shape)
        if digit < 1 or not self.candidates[cell] >> (digit - 1) & 1:
            name = cell_name(cell, self.puzzle.shape.size)
            raise PuzzleError(f"{name}: {digit} is no candidate there: {self.oneline!r}")
        digits = bytearray(self.digits)
        digits[cell] = digit
        candidates = list(self.candidates)
        candidates[cell] = 0
        for peer in self.puzzle.peers[cell]:
            candidates[peer] &= ~(1 << (digit - 1))
        return replace(self, digits=bytes(digits), candidates=tuple(candidates))

    def clear(self, where: Where) -> Grid:
        """This grid with a placed digit taken back, and the candidates open again that it alone took away."""
        cell = cell_at(where, self.puzzle.shape)
        if self.puzzle.givens[cell]:
            name = cell_name(cell, self.puzzle.shape.size)
            raise PuzzleError(f"{name}: a given cannot be taken back: {self.oneline!r}")
        digits = bytearray(self.digits)
        digits[cell] = 0
        return Grid.of_digits(self.puzzle, bytes(digits)).eliminate(self.eliminated)

    def eliminate(self, removed: Iterable[tuple[Where, int]]) -> Grid:
        """This grid without the given (cell, digit) candidates."""
        candidates = list(self.candidates)
        for where, digit in removed:
            if not 1 <= digit <= self.puzzle.shape.size:
                raise PuzzleError(f"expected a digit from 1 to {self.puzzle.shape.size}, got {digit}")
            candidates[cell_at(where, self.puzzle.shape)] &= ~(1 << (digit - 1))
        return replace(self, candidates=tuple(candidates))

    def apply(self, step: Step) -> Grid:
        """This grid after a step: eliminations first, then placements."""
        grid = self.eliminate((e.cell, e.digit) for e in step.eliminations)
        for placement in step.placements:
            grid = grid.place(placement.cell, placement.digit)
        return grid

    def __str__(self) -> str:
        from ninefold.picture.text import grid_text

        return grid_text(self)

    def __repr__(self) -> str:
        less = f", {len(self.eliminated)} candidates eliminated" if self.eliminated else ""
        return f"<Grid of {self.puzzle!r}: {shown(self.oneline)}{less}>"

    def _repr_svg_(self) -> str:
        from ninefold.picture.svg import board_svg

        return board_svg(self.puzzle, self)


def _left_by(digits: bytes, puzzle: Puzzle) -> tuple[int, ...]:
    """Every candidate that the digits leave."""
    if 0 not in digits:
        return (0,) * len(digits)
    every = (1 << puzzle.shape.size) - 1
    used = [0] * len(digits)
    for house in puzzle.houses:
        taken = 0
        for cell in house.cells:
            taken |= 1 << digits[cell] >> 1
        for cell in house.cells:
            used[cell] |= taken
    return tuple([0 if digit else every & ~used[cell] for cell, digit in enumerate(digits)])
