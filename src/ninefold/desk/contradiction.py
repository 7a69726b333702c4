"""Why a position has no solution: a few of its digits that already clash, none of which could be left out.

Deletion: take digits away, many at a time at first, and keep away what was not needed for the clash. What is left is
irreducible, not always the smallest there is; so it is done in several orders, and the smallest result wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ninefold.desk.dead_end import dead_end
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import StoppedError
from ninefold.model import Grid, Puzzle, cell_name, violations
from ninefold.solving import count

_ORDERS = 6
_MANY = 12
"""More digits than this are not listed in a sentence."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Cells whose digits clash. Irreducible: without any one of them the rest has a solution.

    why     where it shows, if singles lead there
    """

    cells: tuple[int, ...]
    sentence: str
    why: str
    irreducible: bool


def contradiction(grid: Grid, *, counted: bool = False, stop: Stop | None = None) -> Contradiction | None:
    """The digits of a position that already clash; None if it has a solution. Given little time, more than needed.

    `counted`: it is known that there is no solution.

    >>> from ninefold.model import Shape
    >>> clash = contradiction(Grid.start(Puzzle(Shape(2, 2), bytes([1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 3, 4, 0, 0, 0]))))
    >>> clash.cells, clash.why
    ((0, 1, 6), 'No place is left for 3 in row 1.')
    """
    stop = stop_for(None, stop)
    puzzle = grid.puzzle
    clashes = violations(puzzle, grid.digits)
    if clashes:
        return _told(puzzle, grid.digits, clashes[0].cells[:2], irreducible=True)
    if not counted and count(_board(puzzle, grid.digits), limit=1, stop=stop):
        return None
    filled = [cell for cell, digit in enumerate(grid.digits) if digit]
    best, irreducible = filled, False
    for order in range(_ORDERS if puzzle.shape.size <= 9 else 1):
        try:
            left = _deleted(puzzle, grid.digits, _shuffled(filled, order), stop)
        except StoppedError:
            break
        if not irreducible or len(left) < len(best):
            best, irreducible = left, True
    return _told(puzzle, grid.digits, sorted(best), irreducible=irreducible)


def _shuffled(cells: list[int], order: int) -> list[int]:
    """The same orders every time: an answer does not change when it is asked again."""
    from random import Random

    return Random(order).sample(cells, len(cells)) if order else cells


def _deleted(puzzle: Puzzle, digits: bytes, cells: list[int], stop: Stop) -> list[int]:
    chunk = max(1, len(cells) // 2)
    needed: list[int] = []
    while cells:
        tried, rest = cells[:chunk], cells[chunk:]
        if not count(_board(puzzle, _only(digits, needed + rest)), limit=1, stop=stop):
            cells = rest  # the clash is still there: none of those tried was needed
        elif chunk == 1:
            needed += tried
            cells = rest
        else:
            chunk //= 2
            continue
        chunk = min(2 * chunk, max(1, len(cells) // 2))
    return needed


def _only(digits: bytes, cells: Sequence[int]) -> bytes:
    kept = bytearray(len(digits))
    for cell in cells:
        kept[cell] = digits[cell]
    return bytes(kept)


def _board(puzzle: Puzzle, digits: bytes) -> Puzzle:
    return Puzzle(puzzle.shape, digits, puzzle.constraints, puzzle.symbols)


def _told(puzzle: Puzzle, digits: bytes, cells: Sequence[int], *, irreducible: bool) -> Contradiction:
    why = dead_end(Grid.start(_board(puzzle, _only(digits, cells)))) or "Only trying every digit shows it."
    size = puzzle.shape.size
    listed = ", ".join(f"{cell_name(cell, size)} {puzzle.symbol(digits[cell])}" for cell in cells[:_MANY])
    more = "" if len(cells) <= _MANY else f" and {len(cells) - _MANY} more"
    if not cells:
        sentence = "No solution: the rules already clash, whatever the digits."
    elif len(cells) == 1:
        sentence = f"No solution: {listed} is already too much."
    else:
        sentence = f"No solution: these {len(cells)} digits already clash: {listed}{more}."
    return Contradiction(tuple(cells), sentence, why, irreducible)
