"""Signs between neighbours over a filled grid: Kropki dots, bars of consecutive digits, X and V, greater than.

Every sign of the solution is there, and where that is usual the rule that there are no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ninefold.constraints.difference import Difference
from ninefold.constraints.less import Less
from ninefold.constraints.neighbours import Neighbours
from ninefold.constraints.pair_sum import PairSum
from ninefold.constraints.parts.two_cells import TwoCells
from ninefold.constraints.ratio import Ratio
from ninefold.generating.regions import region_of
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint

Pair = tuple[int, int]


def kropki(solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """White dots between consecutive digits, black ones where one is twice the other, between 1 and 2 either.

    >>> from ninefold.model import Shape
    >>> [rule.name for rule in kropki(bytes([1, 2, 2, 1]), Puzzle(Shape(1, 2), bytes(4)), Random(1))][-2:]
    ['neighbours', 'neighbours']
    """
    return _all_of((Difference, Ratio), (("difference", 1), ("ratio", 2)), solution, board, rng)


def consecutive(solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """Dots between consecutive digits."""
    return _all_of((Difference,), (("difference", 1),), solution, board, rng)


def sums(solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """X between digits that add up to 10, V where it is 5."""
    return _all_of((_x, _v), (("sum", 10), ("sum", 5)), solution, board, rng)


def greater(solution: bytes, board: Puzzle, rng: Random) -> list[Constraint]:
    """Signs between all neighbours in one box or region; between all on a board without, as in a futoshiki."""
    region = region_of(board)
    return [
        Less(pair if solution[pair[0]] < solution[pair[1]] else pair[::-1])
        for pair in _pairs(board.shape.size)
        if region[pair[0]] == region[pair[1]]
    ]


def _x(pair: Pair) -> PairSum:
    return PairSum(pair, 10)


def _v(pair: Pair) -> PairSum:
    return PairSum(pair, 5)


def _all_of(
    kinds: tuple[Callable[[Pair], TwoCells], ...],
    relations: tuple[tuple[str, int], ...],
    solution: bytes,
    board: Puzzle,
    rng: Random,
) -> list[Constraint]:
    size = board.shape.size
    signs: list[TwoCells] = []
    for pair in _pairs(size):
        fitting = [sign for kind in kinds if (sign := kind(pair)).holds(solution, board.scale)]
        if fitting:
            signs.append(rng.choice(fitting))
    marked = frozenset((sign.cells[0], sign.cells[1]) for sign in signs)
    return [*signs, *(Neighbours(size, relation, number, marked) for relation, number in relations)]


def _pairs(size: int) -> Iterator[Pair]:
    """Cells that share a side, the upper left one first."""
    for cell in range(size * size):
        if cell % size < size - 1:
            yield cell, cell + 1
        if cell + size < size * size:
            yield cell, cell + size
