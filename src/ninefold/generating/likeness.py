"""Whether two puzzles are the same one in another dress: a form that all isomorphs share.

Two puzzles whose forms differ are different puzzles. The rules of a variant allow only some of the symmetries of 9×9;
there the form is that of the solution, so puzzles with one solution count as one too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from ninefold.engine import generator
from ninefold.engine.stop import Stop
from ninefold.model import Puzzle, Shape

_SMALL = 6
"""Boards up to this size have so few symmetries that all are tried: 6,912 of 6×6."""


def form_of(puzzle: Puzzle, solution: bytes) -> bytes:
    """Equal for isomorphs; on plain 9×9 and plain boards up to 6×6 for nothing else.

    Jigsaws, larger boards, and small ones with rules are compared by turns, reflections and names of digits alone.

    >>> turned = Puzzle(Shape(2, 2), bytes([0] * 12 + [4, 0, 0, 2]))
    >>> plain = Puzzle(Shape(2, 2), bytes([1, 0, 0, 3] + [0] * 12))
    >>> form_of(turned, b"") == form_of(plain, b"")
    True
    """
    shape = puzzle.shape
    kind = f"{shape.size}{sorted({type(rule).__name__ for rule in puzzle.constraints})}".encode()
    if shape == Shape(3, 3):
        return kind + generator.canonical(solution if puzzle.constraints else puzzle.givens, Stop())
    if shape.size <= _SMALL and not puzzle.constraints:
        return kind + min(_renamed(puzzle.givens, cells) for cells in _symmetries(shape))
    return kind + min(
        _renamed(solution, cells) + bytes(puzzle.givens[cell] > 0 for cell in cells) for cells in _turns(shape.size)
    )


def _renamed(digits: bytes, cells: tuple[int, ...]) -> bytes:
    """The digits of these cells, numbered in the order in which they are met."""
    names: dict[int, int] = {0: 0}
    return bytes(names.setdefault(digits[cell], len(names)) for cell in cells)


def _symmetries(shape: Shape) -> Iterator[tuple[int, ...]]:
    """Every way to read the board with rows changing places in their band, bands, columns and stacks likewise."""
    size = shape.size
    rows, columns = _lines(shape.box_height, size), _lines(shape.box_width, size)
    for down, across in product(rows, columns):
        yield tuple(row * size + column for row in down for column in across)
        if shape.box_height == shape.box_width:
            yield tuple(row * size + column for column in across for row in down)


def _lines(height: int, size: int) -> list[tuple[int, ...]]:
    inside = list(permutations(range(height)))
    return [
        tuple(band * height + line for band, lines in zip(bands, orders, strict=True) for line in lines)
        for bands in permutations(range(size // height))
        for orders in product(inside, repeat=size // height)
    ]


def _turns(size: int) -> Iterator[tuple[int, ...]]:
    forth, back = range(size), range(size - 1, -1, -1)
    for rows, columns in product((forth, back), repeat=2):
        yield tuple(row * size + column for row in rows for column in columns)
        yield tuple(row * size + column for column in columns for row in rows)
