"""The first thing that is wrong on a player's board: a digit, or a mark that was taken away too early."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ninefold.desk.dead_end import dead_end
from ninefold.engine.stop import Stop
from ninefold.model import Grid, Puzzle, cell_name, violations
from ninefold.solving import count, solutions


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong digit, or the digit that the marks of a cell lack. `because` are cells that show it at a glance."""

    wrong: Literal["digit", "mark"]
    cell: int
    digit: int
    because: tuple[int, ...]
    sentence: str
    reason: str


def first_mistake(
    grid: Grid, order: Sequence[int] = (), *, known: Sequence[Grid] | None = None, stop: Stop | None = None
) -> Mistake | None:
    """What is wrong, digits before marks; `order` tells the order in which the cells were filled.

    `known` are two solutions of the puzzle, or all if there are fewer, where somebody has looked for them already.

    None if nothing is wrong, and also if the puzzle itself has no solution: that is no fault of the player.

    >>> from ninefold.model import Shape
    >>> puzzle = Puzzle(Shape(2, 2), bytes([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4]))
    >>> first_mistake(Grid.of_digits(puzzle, bytes([1, 4, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4]))).sentence
    'r1c2 cannot be 4.'
    """
    stop = stop or Stop()
    puzzle = grid.puzzle
    placed = [cell for cell, digit in enumerate(grid.digits) if digit and not puzzle.givens[cell]]
    ranks = {cell: rank for rank, cell in enumerate(dict.fromkeys(order))}
    placed.sort(key=lambda cell: (ranks.get(cell, len(ranks)), cell))
    if known is None:
        known = list(solutions(puzzle, limit=2, stop=stop))
    if not known:
        return None
    if len(known) == 1:
        right = known[0].digits
        wrong = next((cell for cell in placed if grid.digits[cell] != right[cell]), None)
        return _wrong_mark(grid, right) if wrong is None else _wrong_digit(grid, wrong)
    wrong = _first_dead(grid, placed, stop)
    return None if wrong is None else _wrong_digit(grid, wrong)


def _first_dead(grid: Grid, placed: Sequence[int], stop: Stop) -> int | None:
    """Of a puzzle with several solutions: the first digit after which none of them was left."""
    if count(_givens(grid, placed), limit=1, stop=stop):
        return None
    low, high = 0, len(placed) - 1  # with the first `low` digits there is a solution, with `high` + 1 there is none
    while low < high:
        middle = (low + high) // 2
        if count(_givens(grid, placed[: middle + 1]), limit=1, stop=stop):
            low = middle + 1
        else:
            high = middle
    return placed[low]


def _givens(grid: Grid, placed: Sequence[int]) -> Puzzle:
    digits = bytearray(grid.puzzle.givens)
    for cell in placed:
        digits[cell] = grid.digits[cell]
    return replace(grid.puzzle, givens=bytes(digits))


def _wrong_digit(grid: Grid, cell: int) -> Mistake:
    puzzle, digit = grid.puzzle, grid.digits[cell]
    size = puzzle.shape.size
    name, symbol = cell_name(cell, size), puzzle.symbol(digit)
    clash = next((one for one in violations(puzzle, grid.digits) if cell in one.cells), None)
    if clash is not None:
        others = tuple(other for other in clash.cells if other != cell)
        return Mistake("digit", cell, digit, others, f"{name} cannot be {symbol}.", clash.sentence(puzzle))
    shown = dead_end(Grid.start(_givens(grid, [cell])))
    reason = f"With it the givens leave no solution. {shown}" if shown else "With it the givens leave no solution."
    return Mistake("digit", cell, digit, (), f"{name} cannot be {symbol}.", reason)


def _wrong_mark(grid: Grid, right: bytes) -> Mistake | None:
    puzzle = grid.puzzle
    for cell, (digit, mask) in enumerate(zip(right, grid.candidates, strict=True)):
        if grid.digits[cell] == 0 and not mask >> (digit - 1) & 1:
            name, symbol = cell_name(cell, puzzle.shape.size), puzzle.symbol(digit)
            sentence = f"The marks of {name} lack a digit that is still possible there."
            return Mistake("mark", cell, digit, (), sentence, f"{name} must keep {symbol}: it is {symbol} in the end.")
    return None
