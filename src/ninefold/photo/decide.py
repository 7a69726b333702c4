"""Chances of 81 cells -> one reading: the likeliest that makes a puzzle with one solution, if one is likely enough."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

import numpy as np
from numpy.typing import NDArray

from ninefold.engine import fast9
from ninefold.engine.stop import Stop
from ninefold.photo import bounds
from ninefold.photo.lattice import Numbers
from ninefold.photo.network import HANDWRITTEN
from ninefold.photo.reading import NINE, CellReading
from ninefold.stopping import look

_LEAST = 0.004
"""How likely a reading of a cell must be at least to be tried."""
_DEAREST = 7.0
"""By how much, as a logarithm, a reading of the grid may be less likely than the likeliest."""
_CHANGES = 4
_TOLD = 0.01
"""How likely what else a cell may be must be at least to be told."""
_HOUSES = tuple(house.cells for house in NINE.houses)


def decide(chances: Numbers) -> tuple[tuple[CellReading, ...], int]:
    """The cells as read, and how many solutions their printed digits have, counted up to two.

    `chances` has a row per cell and a column per class of `network`, weighed by `by_hand`.
    """
    likeliest = chances.argmax(axis=1)
    classes = likeliest
    solutions = _solutions(likeliest)
    if solutions != 1:
        for tried in _by_likelihood(chances):
            look()
            if _solutions(tried) == 1:
                classes, solutions = tried, 1
                break
    return tuple(_cell(chances[at], int(classes[at]), int(likeliest[at])) for at in range(81)), solutions


def _by_likelihood(chances: Numbers) -> Iterator[NDArray[np.intp]]:
    """Readings other than the likeliest, the next likely first: the cheapest sets of changes to it."""
    likeliest = chances.argmax(axis=1)
    best = chances.max(axis=1)
    changes = sorted(
        (float(np.log(best[cell] / chances[cell, other])), int(cell), int(other))
        for cell, other in np.argwhere(chances >= _LEAST)
        if other != likeliest[cell]
    )
    waiting: list[tuple[float, tuple[int, ...]]] = [(changes[0][0], (0,))] if changes else []
    for _ in range(bounds.READINGS):
        if not waiting:
            return
        cost, chosen = heappop(waiting)
        if cost > _DEAREST:
            return
        last = chosen[-1]
        if last + 1 < len(changes):  # the last change exchanged for the next, or the next one added
            step = changes[last + 1][0]
            heappush(waiting, (cost - changes[last][0] + step, (*chosen[:-1], last + 1)))
            if len(chosen) < _CHANGES:
                heappush(waiting, (cost + step, (*chosen, last + 1)))
        cells = [changes[at][1] for at in chosen]
        if len(set(cells)) == len(cells):
            classes = likeliest.copy()
            classes[cells] = [changes[at][2] for at in chosen]
            yield classes


def _solutions(classes: NDArray[np.intp]) -> int:
    """Solutions of the printed digits, counted up to two."""
    digits = np.where(classes > HANDWRITTEN, 0, classes).astype(np.uint8).tobytes()
    for house in _HOUSES:
        inside = [digits[cell] for cell in house if digits[cell]]
        if len(set(inside)) < len(inside):
            return 0
    return fast9.count(digits, 2, Stop(bounds.SECONDS))


def _cell(chances: Numbers, chosen: int, likeliest: int) -> CellReading:
    digit = _digit(chosen)
    by_digit = chances[:10].astype(float)
    by_digit[1:] += chances[10:]
    order = sorted((other for other in range(10) if other != digit), key=lambda other: -by_digit[other])
    others = tuple((other, round(float(by_digit[other]), 3)) for other in order if by_digit[other] >= _TOLD)
    handwritten = chosen > HANDWRITTEN
    return CellReading(digit, handwritten, round(float(chances[chosen]), 3), others, digit != _digit(likeliest))


def _digit(number: int) -> int:
    return number - HANDWRITTEN if number > HANDWRITTEN else number
