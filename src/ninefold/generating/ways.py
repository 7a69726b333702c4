"""Three ways to givens that leave one solution: take digits from a filled grid, show digits of it, or add digits to an
empty board.

    remove   the grid is full; units of givens go, several at a time while all of them may, then one by one
    reveal   the grid is hidden; several units are shown at first, then one after the other until one solution is left
    add      there is no grid; random digits are put on the empty board, several at first, then one by one, and taken
             back where they leave no solution, until one is left

All of them look at the board after each change. Removing asks whether the solution stays the only one; the others know
two solutions that are left, and change a cell in which these differ, for any other would decide nothing between them.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ninefold.engine.general import solver
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.generating.wish import Wish
from ninefold.model import Puzzle
from ninefold.model.puzzle import FEWEST_GIVENS
from ninefold.stopping import raise_if_stopped

_PATIENCE = 2000
"""Guesses of a question, whether a given may go or which solutions are left; it stays open if it needs more."""
_PATIENCE_LARGE = 30
"""The same of givens that may go above 9×9, where a guess is costly and nobody misses a given."""

Unit = tuple[int, ...]


def remove(solution: bytes, wish: Wish, rng: Random, stop: Stop) -> Puzzle:
    """A puzzle with this solution, less every unit of givens that can go, in a random order.

    >>> from ninefold.generating.filled import filled_grid
    >>> remove(filled_grid(Wish().shape, Random(1), stop=Stop()), Wish(), Random(1), Stop()).given_count < 32
    True
    """
    units = _shuffled(wish, rng)
    given = bytearray(len(solution))
    _put(given, solution, units)
    board = Puzzle(wish.shape, bytes(given), wish.constraints)
    question = Question(board, solution, stop)
    least = wish.givens.least or 0
    several = len(units) // 8
    at = 0
    while several > 1 and at + several <= len(units):
        group = units[at : at + several]
        fewer = _without(given, group)
        if len(fewer) - fewer.count(0) < least or not question.has_one_solution(fewer):
            several //= 2
            continue
        given, at = fewer, at + several
    count = len(given) - given.count(0)
    for unit in units[at:]:
        if count - len(unit) < least:
            continue
        fewer = _without(given, [unit])
        if question.is_needless(fewer, unit):
            given = fewer
            count -= len(unit)
    return replace(board, givens=bytes(given))


def reveal(solution: bytes, wish: Wish, rng: Random, stop: Stop) -> Puzzle:
    """A puzzle with this solution, whose givens were shown in a random order until no other solution was left.

    >>> from ninefold.generating.filled import filled_grid
    >>> reveal(filled_grid(Wish().shape, Random(1), stop=Stop()), Wish(), Random(1), Stop()).given_count > 17
    True
    """
    hidden = _shuffled(wish, rng)
    given = bytearray(len(solution))
    while hidden and len(given) - given.count(0) < _several(wish):
        _put(given, solution, [hidden.pop()])
    board = Puzzle(wish.shape, bytes(given), wish.constraints)
    while hidden:
        found = _some_solutions(replace(board, givens=bytes(given)), stop)
        other = next((digits for digits in found if digits != solution), None)
        if other is None and len(found) == 1:
            break
        differ = {cell for cell, digit in enumerate(solution) if other is None or digit != other[cell]}
        _put(given, solution, [_take(hidden, differ)])
    return replace(board, givens=bytes(given))


def add(wish: Wish, rng: Random, stop: Stop) -> tuple[Puzzle, bytes]:
    """A puzzle made by adding digits to the empty board, and the solution that is left at the end.

    >>> puzzle, solution = add(Wish(), Random(1), Stop())
    >>> puzzle.given_count > 17, len(solution)
    (True, 81)
    """
    empty = _shuffled(wish, rng)
    board = Puzzle(wish.shape, bytes(wish.shape.cells), wish.constraints)
    found = _some_solutions(board, stop)
    while len(found) != 1:
        if not found or not empty:
            raise PuzzleError("no way from the empty board to a single solution: these rules or this mask leave none")
        differ = {cell for cell, digit in enumerate(found[0]) if digit != found[1][cell]}
        chosen = empty.pop() if board.given_count < _several(wish) else _take(empty, differ)
        more, left = _with_random_digits(board, chosen, rng, stop)
        if left:
            board, found = more, left
        else:
            empty.insert(0, chosen)
    given = bytearray(board.givens)
    while empty and len(given) - given.count(0) < (wish.givens.least or 0):
        _put(given, found[0], [empty.pop()])
    return replace(board, givens=bytes(given)), found[0]


class Question:
    """Whether some givens may go: is there a solution with another digit in one of their cells?"""

    def __init__(self, board: Puzzle, solution: bytes, stop: Stop) -> None:
        self._solution = solution
        self._stop = stop
        self._board = board
        self._patience = _PATIENCE if board.shape.size <= 9 else _PATIENCE_LARGE

    def is_needless(self, given: bytearray, unit: Unit) -> bool:
        """Of a puzzle that has one solution with the unit, and these givens without it."""
        board = replace(self._board, givens=bytes(given))
        for cell in unit:
            search = solver(board, self._stop, removed=[(cell, self._solution[cell])])
            search.set_patience(self._patience)
            found = search.next(1, self._stop)
            raise_if_stopped(self._stop, "the puzzle")
            if found or not search.done:
                return False
        return True

    def has_one_solution(self, given: bytearray) -> bool:
        """The same of many givens that go together, asked once; False also where that takes too long."""
        search = solver(replace(self._board, givens=bytes(given)), self._stop)
        search.set_patience(self._patience)
        found = search.next(2, self._stop)
        raise_if_stopped(self._stop, "the puzzle")
        return len(found) == 1 and search.done


def _with_random_digits(board: Puzzle, unit: Unit, rng: Random, stop: Stop) -> tuple[Puzzle, list[bytes]]:
    """The board with a random digit in each cell of the unit, and some of the solutions that are left, perhaps none."""
    given = bytearray(board.givens)
    for cell in unit:
        open_digits = solver(replace(board, givens=bytes(given)), stop).candidates()
        if not open_digits or not open_digits[cell]:
            return board, []
        given[cell] = rng.choice(open_digits[cell])
    more = replace(board, givens=bytes(given))
    return more, _some_solutions(more, stop)


def _some_solutions(board: Puzzle, stop: Stop) -> list[bytes]:
    """Two solutions if they are found soon; one alone is the only one, none is no solution or a long search."""
    search = solver(board, stop)
    search.set_patience(_PATIENCE)
    found = search.next(2, stop)
    raise_if_stopped(stop, "the puzzle")
    return found if search.done or len(found) != 1 else found * 2


def _take(units: list[Unit], helping: set[int]) -> Unit:
    """The last of the units that has a cell which helps; the last of all if none does."""
    at = next((at for at in range(len(units) - 1, -1, -1) if not helping.isdisjoint(units[at])), len(units) - 1)
    return units.pop(at)


def _several(wish: Wish) -> int:
    """Givens that no look is needed for: with fewer there is hardly ever one solution, or it is not as wished."""
    return max(FEWEST_GIVENS if wish.is_plain_nine else wish.shape.cells // 6, wish.givens.least or 0)


def _shuffled(wish: Wish, rng: Random) -> list[Unit]:
    units = list(wish.units)
    rng.shuffle(units)
    return units


def _put(given: bytearray, solution: bytes, units: list[Unit]) -> None:
    for cell in (cell for unit in units for cell in unit):
        given[cell] = solution[cell]


def _without(given: bytearray, units: list[Unit]) -> bytearray:
    fewer = bytearray(given)
    for cell in (cell for unit in units for cell in unit):
        fewer[cell] = 0
    return fewer
