"""Random killer cages over a filled grid: connected, different digits, every cell in one of them."""

from __future__ import annotations

from random import Random

from ninefold.constraints.cage import Cage
from ninefold.generating.regions import is_connected, neighbours
from ninefold.generating.wish import Range

LEAST, MOST = 2, 4
"""Cells of a cage where nothing else is wished."""


def random_cages(solution: bytes, size: int, cells: Range, rng: Random) -> list[Cage]:
    """Cages with the sums of the solution. A cell that no cage can take, because it has the same digit, is one alone.

    >>> cages = random_cages(bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]), 4, Range(2, 3), Random(1))
    >>> sum(len(cage.cells) for cage in cages)
    16
    """
    least, most = cells.least or LEAST, cells.most or max(MOST, cells.least or 0)
    free = set(range(len(solution)))
    grown: list[list[int]] = []
    for start in rng.sample(range(len(solution)), len(solution)):
        if start in free:
            grown.append(_grow(start, rng.randint(least, most), free, solution, size, rng))
    _adopt(grown, least, most, solution, size, rng)
    return [cage_of(tuple(sorted(cage)), solution) for cage in sorted(grown, key=min)]


def cage_of(cells: tuple[int, ...], solution: bytes) -> Cage:
    """The cage with the sum that the solution has there."""
    return Cage(cells, sum(solution[cell] for cell in cells))


def halves(cage: Cage, size: int, solution: bytes, rng: Random) -> tuple[Cage, Cage] | None:
    """The cage cut in two connected ones of two cells and more; None if that cannot be."""
    cells = list(cage.cells)
    parts = []
    for pick in range(1, (1 << len(cells)) - 1, 2):  # the first cell is always in the first part
        one = {cell for k, cell in enumerate(cells) if pick >> k & 1}
        two = set(cells) - one
        if min(len(one), len(two)) >= LEAST and is_connected(one, size) and is_connected(two, size):
            parts.append((one, two))
    if not parts:
        return None
    one, two = rng.choice(parts)
    return cage_of(tuple(sorted(one)), solution), cage_of(tuple(sorted(two)), solution)


def _grow(start: int, wanted: int, free: set[int], solution: bytes, size: int, rng: Random) -> list[int]:
    cage = [start]
    free.discard(start)
    while len(cage) < wanted:
        held = {solution[cell] for cell in cage}
        border = {near for cell in cage for near in neighbours(cell, size) if near in free}
        fitting = sorted(near for near in border if solution[near] not in held)
        if not fitting:
            break
        cage.append(rng.choice(fitting))
        free.discard(cage[-1])
    return cage


def _adopt(cages: list[list[int]], least: int, most: int, solution: bytes, size: int, rng: Random) -> None:
    """Lets a cage that stayed too small join a neighbour, if their digits differ; one cell more than wished may be."""
    for cage in sorted(cages, key=len):
        if len(cage) >= least:
            continue
        held = {solution[cell] for cell in cage}
        beside = {near for cell in cage for near in neighbours(cell, size)}
        homes = [
            other
            for other in cages
            if other is not cage
            and beside & set(other)
            and len(other) + len(cage) <= most + 1
            and not held & {solution[cell] for cell in other}
        ]
        if homes:
            rng.choice(homes).extend(cage)
            cages.remove(cage)
