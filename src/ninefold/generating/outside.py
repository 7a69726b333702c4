"""Clues beside the board, read from a filled grid: sandwiches, skyscrapers, X-sums, numbered rooms, little killers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from ninefold.constraints.little_killer import LittleKiller
from ninefold.constraints.numbered_room import NumberedRoom
from ninefold.constraints.open_value import readings
from ninefold.constraints.parts.board_lines import board_lines
from ninefold.constraints.sandwich import Sandwich
from ninefold.constraints.skyscraper import Skyscraper
from ninefold.constraints.x_sum import XSum
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint

Lines = list[tuple[int, ...]]
Kind = type[Sandwich] | type[Skyscraper] | type[XSum] | type[NumberedRoom] | type[LittleKiller]


def _from_all_sides(size: int, rng: Random) -> Lines:
    return list(board_lines(size))


def _from_one_side(size: int, rng: Random) -> Lines:
    """Rows from the left and columns from above, for what reads the same from the other end."""
    return [line for line in board_lines(size) if line[0] < line[-1]]


def _diagonals(size: int, rng: Random) -> Lines:
    """Diagonals of two cells and more, each from one end; no two of them begin beside the board at one place."""
    falling = [tuple(range(column, size * (size - column), size + 1)) for column in range(size - 1)]
    falling += [tuple(range(row * size, size * size, size + 1)) for row in range(1, size - 1)]
    rising = [tuple(cell // size * size + size - 1 - cell % size for cell in line) for line in falling]
    chosen: dict[tuple[int, int], tuple[int, ...]] = {}
    for line in rng.sample(falling + rising, 2 * len(falling)):
        ends = [line, line[::-1]]
        rng.shuffle(ends)
        for one in ends:
            if _before(one, size) not in chosen:
                chosen[_before(one, size)] = one
                break
    return list(chosen.values())


def _before(line: tuple[int, ...], size: int) -> tuple[int, int]:
    """The row and the column of the place beside the board from which the line goes."""
    (row, column), (next_row, next_column) = (divmod(cell, size) for cell in line[:2])
    return 2 * row - next_row, 2 * column - next_column


class Outside(NamedTuple):
    """A kind of clues: what people call them, the constraint of a line and a value, the lines that may have one."""

    name: str
    kind: Kind
    lines: Callable[[int, Random], Lines]


OUTSIDE: Mapping[str, Outside] = {
    "sandwich": Outside("Sandwich", Sandwich, _from_one_side),
    "skyscraper": Outside("Skyscrapers", Skyscraper, _from_all_sides),
    "x-sum": Outside("X-sums", XSum, _from_all_sides),
    "numbered-room": Outside("Numbered rooms", NumberedRoom, _from_all_sides),
    "little-killer": Outside("Little killer", LittleKiller, _diagonals),
}


def outside_clues(name: str, solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """All clues of one kind, each with the value that the solution gives it.

    >>> from ninefold.model import Shape
    >>> grid = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    >>> [clue.total for clue in outside_clues("sandwich", grid, Puzzle(Shape(2, 2), bytes(16)), Random(1))]
    [5, 0, 0, 5, 5, 0, 0, 5]
    """
    one = OUTSIDE[name]
    lines = one.lines(board.shape.size, rng)
    return [read for line in lines for read in readings(one.kind(line, 1), solution, board.scale)[:1]]
