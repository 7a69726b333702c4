"""Filled grids of any shape, in two ways: the root solution shuffled, or a few random digits, then solved."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ninefold.engine.general import solver
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle, Shape
from ninefold.model.constraint import Constraint
from ninefold.stopping import raise_if_stopped

_ALL_OF = 1000
"""A board with no more solutions than this is filled by drawing one of all: exactly uniform."""
_PATIENCE = 2000
"""Guesses after which a random digit counts as a bad one, and a board as too hard to fill by solving."""


def root_solution(shape: Shape) -> bytes:
    """The simplest solution of a shape: each row is the one above, moved by the width of a box, by one between bands.

    >>> root_solution(Shape(2, 2)).hex()
    '01020304030401020203040104010203'
    """
    height, width, size = shape.box_height, shape.box_width, shape.size
    return bytes(
        (width * (row % height) + row // height + column) % size + 1 for row in range(size) for column in range(size)
    )


def shuffled(grid: bytes, shape: Shape, rng: Random) -> bytes:
    """The grid with digits renamed, bands, stacks, rows and columns changed about, and perhaps transposed.

    Every symmetry of the shape has the same chance.
    """
    size = shape.size
    rows, columns = _lines(shape.box_height, size, rng), _lines(shape.box_width, size, rng)
    digits = [0, *rng.sample(range(1, size + 1), size)]
    turned = shape.box_height == shape.box_width and rng.random() < 0.5
    return bytes(
        digits[grid[column * size + row if turned else row * size + column]] for row in rows for column in columns
    )


def filled_grid(
    shape: Shape, rng: Random, *, constraints: tuple[Constraint, ...] = (), from_root: bool = False, stop: Stop
) -> bytes:
    """A random filled grid.

    Boards of few solutions (4×4 has 288) give each with the same chance. On others the digits of some random cells are
    drawn and the rest is solved, then shuffled: alike grids are equally likely, but some kinds come more often than
    others. Where even that takes long, and with `from_root`, the root solution is shuffled.

    >>> sorted(filled_grid(Shape(2, 3), Random(1), stop=Stop())[:6])
    [1, 2, 3, 4, 5, 6]
    """
    if from_root and constraints:
        raise PuzzleError("from_root: the root solution does not know constraints")
    empty = Puzzle(shape, bytes(shape.cells), constraints)
    if not from_root:
        if shape.size <= 4 and (every := _solve(empty, _ALL_OF, 0, stop)) and len(every) < _ALL_OF:
            return rng.choice(every)
        if found := _from_random_digits(empty, rng, stop):
            return found if constraints else shuffled(found, shape, rng)
        if constraints:
            return _patiently(empty, rng, stop)
    return shuffled(root_solution(shape), shape, rng)


def _patiently(empty: Puzzle, rng: Random, stop: Stop) -> bytes:
    """For rules under which random digits are mostly bad: ever fewer of them, and ever more patience."""
    for digits in range(empty.shape.size // 2, 0, -1):
        if found := _from_random_digits(empty, rng, stop, digits):
            return found
    found_alone = _solve(empty, 1, 100 * _PATIENCE, stop)
    if not found_alone:
        raise PuzzleError("no filled grid was found for these constraints")
    return found_alone[0]


def _from_random_digits(empty: Puzzle, rng: Random, stop: Stop, digits: int = 0) -> bytes | None:
    """Some random digits, as many as a row has if nothing is said, and the rest solved."""
    puzzle = empty
    for cell in rng.sample(range(empty.shape.cells), digits or empty.shape.size):
        open_digits = solver(puzzle, stop).candidates()
        if not open_digits or not open_digits[cell]:
            break  # nothing fills this board
        digit = rng.choice(open_digits[cell])
        givens = bytearray(puzzle.givens)
        givens[cell] = digit
        more = replace(puzzle, givens=bytes(givens))
        if _solve(more, 1, _PATIENCE, stop):
            puzzle = more
    found = _solve(puzzle, 1, _PATIENCE, stop)
    return found[0] if found else None


def _solve(puzzle: Puzzle, limit: int, patience: int, stop: Stop) -> list[bytes]:
    search = solver(puzzle, stop)
    search.set_patience(patience)
    found = search.next(limit, stop)
    raise_if_stopped(stop, "the puzzle")
    return found


def _lines(height: int, size: int, rng: Random) -> list[int]:
    bands = rng.sample(range(size // height), size // height)
    return [band * height + line for band in bands for line in rng.sample(range(height), height)]
