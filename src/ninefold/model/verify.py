"""Verification of a filled grid in two independent ways. Both must agree."""

from __future__ import annotations

from ninefold.model.puzzle import Puzzle
from ninefold.stopping import looking


def verify_by_houses(puzzle: Puzzle, digits: bytes) -> bool:
    """True if no cell is empty, the givens are kept, and no house holds a digit twice.

    >>> from ninefold.model import Shape
    >>> verify_by_houses(Puzzle(Shape(2, 2), bytes(16)), bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]))
    True
    """
    if len(digits) != puzzle.shape.cells or 0 in digits or max(digits) > puzzle.shape.size:
        return False
    if any(given not in (0, digit) for given, digit in zip(puzzle.givens, digits, strict=True)):
        return False
    if not _holds_constraints(puzzle, digits):
        return False
    return all(len({digits[cell] for cell in house.cells}) == len(house.cells) for house in puzzle.houses)


def verify_by_candidates(puzzle: Puzzle, digits: bytes) -> bool:
    """True if every digit is still a candidate of its cell at the moment it is placed, cell after cell.

    >>> from ninefold.model import Shape
    >>> verify_by_candidates(Puzzle(Shape(2, 2), bytes(16)), bytes([1, 1] + [0] * 14))
    False
    """
    size, cells = puzzle.shape.size, puzzle.shape.cells
    if len(digits) != cells:
        return False
    houses_of: list[list[int]] = [[] for _ in range(cells)]
    houses = puzzle.houses
    for number, house in enumerate(houses):
        for cell in house.cells:
            houses_of[cell].append(number)
    taken = [0] * len(houses)  # bit d of a house: the digit d was placed there
    for cell, (digit, given) in enumerate(zip(digits, puzzle.givens, strict=True)):
        if not 1 <= digit <= size or given not in (0, digit):
            return False
        for number in houses_of[cell]:
            if taken[number] >> digit & 1:
                return False
            taken[number] |= 1 << digit
    return _holds_constraints(puzzle, digits)


def _holds_constraints(puzzle: Puzzle, digits: bytes) -> bool:
    """Whether the constraints that are more than houses are kept."""
    scale = puzzle.scale
    more = (each for each in puzzle.constraints if not each.is_houses)
    return all(each.holds(digits, scale) for each in looking(more, every=1))
