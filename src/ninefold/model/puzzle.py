"""A puzzle: what the setter printed. It never changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ninefold.errors import PuzzleError
from ninefold.model.cells import Where, cell_at, cell_name
from ninefold.model.constraint import Constraint
from ninefold.model.counted import counted
from ninefold.model.house import House
from ninefold.model.rule import Scale
from ninefold.model.shape import Shape
from ninefold.model.shown import shown
from ninefold.model.symbols import are_symbols, standard_symbols
from ninefold.model.together import check_together

FEWEST_GIVENS = 17
"""No 9×9 puzzle with fewer givens has one solution (McGuire, Tugemann and Civario, 2012)."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Shape, givens and constraints. The symbols are only how digits are printed: they do not tell puzzles apart.

    One thing they do say: where the first is 0, digits count from 0 in the sums of constraints. Where a constraint has
    more to say than houses, that is another puzzle than the same one from 1.

    >>> puzzle = Puzzle.parse("1.....2..3.....4")
    >>> puzzle["r1c1"], puzzle[1, 2], puzzle.given_count
    (1, 2, 4)
    >>> puzzle == Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4]))
    True
    >>> puzzle
    Puzzle.parse('1.....2..3.....4')
    """

    shape: Shape
    givens: bytes
    constraints: tuple[Constraint, ...] = ()
    symbols: str = field(default="", compare=False)
    _counted_from: int = field(init=False, repr=False)

    @classmethod
    def parse(cls, text: str) -> Puzzle:
        """The one puzzle of a text in any format that `ninefold.read` knows; FormatError if there is none, or another.

        >>> Puzzle.parse("1 . | . .\\n. . | 2 .\\n----+----\\n. 3 | . .\\n. . | . 4").oneline
        '1.....2..3.....4'
        """
        from ninefold.formats import read_puzzle

        return read_puzzle(text)

    def __post_init__(self) -> None:
        size, cells = self.shape.size, self.shape.cells
        if len(self.givens) != cells:
            raise PuzzleError(f"a {self.shape} puzzle has {cells} cells, got {len(self.givens)}")
        if self.givens.translate(None, _up_to(size)):  # what is left is too large: a tenth of what max() takes
            cell = next(cell for cell, digit in enumerate(self.givens) if digit > size)
            raise PuzzleError(f"{cell_name(cell, size)}: expected a digit from 1 to {size}, got {self.givens[cell]}")
        if self.constraints:
            check_together(self.constraints, self.shape)
        if not self.symbols:
            object.__setattr__(self, "symbols", standard_symbols(size))
        elif len(self.symbols) != size or not are_symbols(self.symbols):
            raise PuzzleError(f"{size} digits need {size} different symbols to be seen, got {shown(self.symbols)}")
        counted_from = self.scale.lowest if self.constraints and _have_rules(self.constraints) else 1
        object.__setattr__(self, "_counted_from", counted_from)

    @property
    def houses(self) -> tuple[House, ...]:
        """All houses: rows, columns, boxes, then those of the constraints."""
        if not self.constraints:
            return self.shape.houses
        own, more = self.shape.houses, tuple(house for each in self.constraints for house in each.houses)
        void = frozenset(cell for each in self.constraints for cell in each.void_cells)
        free = frozenset(cell for each in self.constraints for cell in each.free_cells)
        return (_without(own, void | free) if void or free else own) + (_without(more, void) if void else more)

    @property
    def is_plain_nine(self) -> bool:
        """Whether it is 9×9 without constraints, which much of native code is made for."""
        return not self.constraints and (self.shape is _NINE or self.shape == _NINE)

    @property
    def scale(self) -> Scale:
        """The numbers that the digits stand for in sums: from 0 where the first symbol is 0, else from 1."""
        repeats = any(each.free_cells for each in self.constraints)
        return Scale(self.shape.size, 0 if self.symbols.startswith("0") else 1, repeats)

    @property
    def peers(self) -> tuple[frozenset[int], ...]:
        """For each cell the cells that share a house with it."""
        return _peers(self.shape.cells, self.houses)

    @property
    def given_count(self) -> int:
        """How many cells have a given."""
        return len(self.givens) - self.givens.count(0)

    @property
    def oneline(self) -> str:
        """The canonical text: one symbol per cell, `.` for an empty one; above 61 digits numbers and spaces."""
        return self.text_of(self.givens)

    def text_of(self, digits: bytes, blank: str = ".") -> str:
        """Digits of this board in its symbols.

        >>> Puzzle(Shape(2, 2), bytes(16)).text_of(bytes([1, 2, 3, 4] * 4))
        '1234123412341234'
        """
        if not self.symbols:
            return " ".join(str(digit) if digit else blank for digit in digits)
        table = blank + self.symbols
        if (plain := _characters(table)) is not None:
            return digits.translate(plain).decode("ascii")
        return "".join([table[digit] for digit in digits])

    def symbol(self, digit: int) -> str:
        """The character printed for a digit; the number where no alphabet is long enough."""
        return self.symbols[digit - 1] if self.symbols else str(digit)

    def __iter__(self) -> Iterator[int]:
        """The given of each cell, row by row, 0 where it is empty."""
        return iter(self.givens)

    def __getitem__(self, where: Where) -> int:
        """The given of a cell (`"r1c5"`, `row, column` from 0, or its number from 0), 0 if it is empty."""
        return self.givens[cell_at(where, self.shape)]

    def __str__(self) -> str:
        return self.oneline

    def __repr__(self) -> str:
        size = self.shape.size
        if (
            not self.constraints
            and size <= 9
            and (self.shape, self.symbols) == (Shape.of_size(size), _NINE_DIGITS[:size])
        ):
            return f"Puzzle.parse({self.oneline!r})"
        more = f", {len(self.constraints)} constraints" if self.constraints else ""
        return f"<Puzzle {self.shape}, {counted(self.given_count, 'given')}{more}: {shown(self.oneline)}>"

    def _repr_svg_(self) -> str:
        from ninefold.picture.svg import board_svg

        return board_svg(self)


@lru_cache(maxsize=64)
def _characters(table: str) -> bytes | None:
    """A table of ASCII characters as bytes.translate takes it, which is ten times as quick; None if there are others.

    What is no digit of the board becomes a byte that is no ASCII, and raises.
    """
    return table.encode().ljust(256, b"\xff") if table.isascii() else None


@lru_cache(maxsize=64)
def _up_to(size: int) -> bytes:
    """What a cell of a board may hold."""
    return bytes(range(min(size, 255) + 1))


def _have_rules(constraints: tuple[Constraint, ...]) -> bool:
    return any(type(each).rules is not Constraint.rules for each in constraints)


_NINE = Shape(3, 3)
_NINE_DIGITS = "123456789"
"""Above nine digits the letters of a text alone do not tell which alphabet they are of."""


@lru_cache(maxsize=16)
def _without(houses: tuple[House, ...], void: frozenset[int]) -> tuple[House, ...]:
    inside = (replace(house, cells=tuple(cell for cell in house.cells if cell not in void)) for house in houses)
    return tuple(house for house in inside if len(house.cells) > 1)


@lru_cache(maxsize=16)
def _peers(cells: int, houses: tuple[House, ...]) -> tuple[frozenset[int], ...]:
    peers: list[set[int]] = [set() for _ in range(cells)]
    for house in houses:
        for cell in house.cells:
            peers[cell].update(house.cells)
    return tuple(frozenset(others - {cell}) for cell, others in enumerate(peers))
