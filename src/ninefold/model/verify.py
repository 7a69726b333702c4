"""Verification of a filled grid in two independent ways (A5). Both must agree."""

from __future__ import annotations

from ninefold.model.puzzle import Puzzle


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
    candidates = [{given} if given else set(range(1, size + 1)) for given in puzzle.givens]
    for cell, digit in enumerate(digits):
        if digit not in candidates[cell]:
            return False
        for peer in puzzle.peers[cell]:
            candidates[peer].discard(digit)
    return True
