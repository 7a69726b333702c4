"""Kropki dots over a filled grid: white between consecutive digits, black where one is twice the other, all of them."""

from __future__ import annotations

from random import Random

from ninefold.constraints.difference import Difference
from ninefold.constraints.neighbours import Neighbours
from ninefold.constraints.ratio import Ratio
from ninefold.model.constraint import Constraint


def all_dots(solution: bytes, size: int, rng: Random) -> list[Constraint]:
    """Every dot of the solution, and the rule that there are no others; between 1 and 2 either may stand.

    >>> [rule.name for rule in all_dots(bytes([1, 2, 2, 1]), 2, Random(1))][-2:]
    ['neighbours', 'neighbours']
    """
    dots: list[Difference | Ratio] = []
    for cell in range(size * size):
        for other in (cell + 1, cell + size):
            if other >= size * size or (other == cell + 1 and other % size == 0):
                continue
            low, high = sorted((solution[cell], solution[other]))
            kinds: list[type[Difference] | type[Ratio]] = [Difference] * (high == low + 1) + [Ratio] * (high == 2 * low)
            if kinds:
                dots.append(rng.choice(kinds)((cell, other)))
    marked = frozenset((dot.cells[0], dot.cells[1]) for dot in dots)
    return [*dots, Neighbours(size, "difference", 1, marked), Neighbours(size, "ratio", 2, marked)]
