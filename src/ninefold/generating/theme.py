"""Puzzles around what a setter has drawn: the clues stay, open values are chosen, and givens come if needed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ninefold.constraints.candidates import Candidates
from ninefold.constraints.open_value import has_value, is_open, opened, readings
from ninefold.engine.general import solver
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.generating.filled import filled_grid
from ninefold.generating.symmetry import is_symmetric
from ninefold.generating.ways import remove
from ninefold.generating.wish import Wish
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint
from ninefold.model.fields import every_cell
from ninefold.stopping import raise_if_stopped

_ROUNDS = 60
"""Changes of values in a row that may be of no use, before it is begun again …"""
_STARTS = 8
"""… and how often that is, before givens must help."""
_LOOKED_AT = 100
"""Solutions that are counted to compare values; where there are more, the candidates are."""
_PATIENCE = 300
"""Guesses for it; values that need more are not compared any closer."""
_TRIES = 20
"""Filled grids that are drawn until every open clue has a value in one."""


@dataclass(frozen=True, slots=True)
class ThemeWish(Wish):
    """A wish for puzzles around drawn constraints.

    open      those of the constraints whose values are chosen
    kept      the digits that stay given, 0 where a cell has none; none of them
    solution  the solution that it is to have; any
    """

    open: tuple[Constraint, ...] = ()
    kept: bytes = b""
    solution: bytes = b""

    def __post_init__(self) -> None:
        Wish.__post_init__(self)
        if self.way != "remove":
            raise PuzzleError(f"way {self.way}: around what is drawn, givens come about by removing alone")
        if any(self.kept) and not is_symmetric(self.kept, self.symmetry, self.shape.size):
            raise PuzzleError(f"symmetry {self.symmetry}: the givens that stay do not have it")

    @property
    def is_plain_nine(self) -> bool:
        """Never: what was drawn stays."""
        return False

    @property
    def fixed(self) -> tuple[Constraint, ...]:
        """What stays as it was drawn, the digits too."""
        stays = tuple(rule for rule in self.constraints if rule not in self.open)
        digits = (Candidates((cell,), (digit,)) for cell, digit in enumerate(self.kept) if digit)
        return (*stays, *digits)


def theme_wish(puzzle: Puzzle, kinds: Collection[str] = (), *, missing: bool = True, **wished: Any) -> ThemeWish:
    """A wish for puzzles around a drawn one, whose givens stay; `wished` as in `Wish`.

    Chosen are the values of all clues of the kinds, which are names of classes of constraints, and those that are
    `missing`, as the sum of a cage that has none.

    >>> from ninefold.constraints import Cage
    >>> from ninefold.model import Shape
    >>> theme_wish(Puzzle(Shape(2, 2), bytes(16), (Cage((0, 1)), Cage((2, 3), 5)))).open
    (Cage(cells=(0, 1), total=None),)
    """
    if puzzle.scale.lowest != 1:
        raise PuzzleError("values are chosen for boards whose digits count from 1")
    for kind in kinds:
        alike = [rule for rule in puzzle.constraints if type(rule).__name__ == kind]
        if not alike:
            raise PuzzleError(f"no clue of the kind {kind!r} is on the board")
        if not has_value(alike[0]):
            raise PuzzleError(f"a {alike[0].called} has no value that could be chosen")
    chosen = tuple(rule for rule in puzzle.constraints if (missing and is_open(rule)) or type(rule).__name__ in kinds)
    return ThemeWish(shape=puzzle.shape, constraints=puzzle.constraints, open=chosen, kept=puzzle.givens, **wished)


def layout_wish(puzzle: Puzzle, solution: bytes, **wished: Any) -> ThemeWish:
    """A wish for other givens of a puzzle, with the same constraints and the same solution; `wished` as in `Wish`."""
    if puzzle.scale.lowest != 1:
        raise PuzzleError("other givens are found for boards whose digits count from 1")
    return ThemeWish(shape=puzzle.shape, constraints=puzzle.constraints, solution=solution, **wished)


def with_values(wish: ThemeWish, rng: Random, stop: Stop) -> tuple[ThemeWish, bytes, bool]:
    """The wish with all values chosen, a solution, and whether it is the only one without further givens.

    Values are read from a filled grid. While there are several solutions, some clues where these differ are opened
    again and another grid is read, which is kept if it leaves no more; where that comes to no end, it is begun anew.
    """
    best = _climbed(wish, rng, stop)
    for _ in range(_STARTS - 1 if wish.open and not wish.solution else 0):
        if best.left.count == 1 or best.left.count == _LOOKED_AT:
            break  # or there are so many that values alone will not do
        best = min(best, _climbed(wish, rng, stop), key=lambda one: one.left.measure)
    constraints = tuple(best.values.get(rule, rule) for rule in wish.constraints)
    return replace(wish, constraints=constraints, open=()), best.solution, best.left.count == 1


def around(wish: ThemeWish, rng: Random, stop: Stop) -> tuple[Puzzle, bytes]:
    """A puzzle with the values chosen and as few givens more as it needs, and its solution."""
    valued, solution, is_alone = with_values(wish, rng, stop)
    puzzle = Puzzle(wish.shape, bytes(wish.shape.cells), valued.constraints)
    if not is_alone or wish.givens.least:
        free = replace(valued, constraints=valued.fixed, kept=b"")
        puzzle = replace(puzzle, givens=remove(solution, free, rng, stop).givens)
    kept = zip(wish.kept or bytes(wish.shape.cells), puzzle.givens, strict=True)
    return replace(puzzle, givens=bytes(own or more for own, more in kept)), solution


def _climbed(wish: ThemeWish, rng: Random, stop: Stop) -> _Chosen:
    solution, values = _first(wish, rng, stop)
    best = _Chosen(solution, values, _left(wish, values, stop))
    rounds = _ROUNDS if values and not wish.solution else 0
    while best.left.count != 1 and rounds:
        rounds -= 1
        other = _varied(wish, best, rng, stop)
        if other is not None and other.left.measure <= best.left.measure:
            rounds = _ROUNDS if other.left.measure < best.left.measure else rounds
            best = other
    return best


Values = dict[Constraint, Constraint]
"""Each open clue, and the same with its value."""


def _first(wish: ThemeWish, rng: Random, stop: Stop) -> tuple[bytes, Values]:
    board = (*wish.fixed, *(one for rule in wish.open for one in opened(rule)))
    for _ in range(_TRIES):
        solution = wish.solution or filled_grid(wish.shape, rng, constraints=board, stop=stop)
        values = _read(wish, wish.open, solution, rng)
        if values is not None:
            return solution, values
    raise PuzzleError("no filled grid was found in which every open clue has a value")


def _read(wish: ThemeWish, rules: Sequence[Constraint], solution: bytes, rng: Random) -> Values | None:
    scale = Puzzle(wish.shape, bytes(wish.shape.cells), wish.constraints).scale
    values: Values = {}
    for rule in rules:
        possible = readings(rule, solution, scale)
        if not possible:
            return None
        values[rule] = rng.choice(possible)
    return values


@dataclass(frozen=True, slots=True)
class _Left:
    """How many solutions some values leave, _LOOKED_AT for that and more; a measure; the cells in which they differ."""

    count: int
    measure: int
    differ: frozenset[int]


@dataclass(frozen=True, slots=True)
class _Chosen:
    """A filled grid, the values that were read from it, and what these leave."""

    solution: bytes
    values: Values
    left: _Left


def _left(wish: ThemeWish, values: Values, stop: Stop) -> _Left:
    search = solver(_board(wish, values.values()), stop)
    candidates = search.candidates()
    search.set_patience(_PATIENCE)
    found = search.next(_LOOKED_AT, stop)
    raise_if_stopped(stop, "the puzzle")
    differ = frozenset(cell for cell in range(wish.shape.cells) if len({digits[cell] for digits in found}) > 1)
    if search.done and len(found) < _LOOKED_AT:
        return _Left(len(found), len(found), differ)
    open_cells = differ or frozenset(range(wish.shape.cells))
    return _Left(_LOOKED_AT, _LOOKED_AT + sum(map(len, candidates or ())), open_cells)


def _varied(wish: ThemeWish, chosen: _Chosen, rng: Random, stop: Stop) -> _Chosen | None:
    """Another grid, with other values of a few clues that have to do with the cells where solutions differ."""
    values, differ = chosen.values, chosen.left.differ
    near = [rule for rule in values if not differ.isdisjoint(every_cell(rule))] or list(values)
    loose = rng.sample(near, min(len(near), rng.randint(1, 4)))
    rest = [value for rule, value in values.items() if rule not in loose]
    board = _board(wish, (*rest, *(one for rule in loose for one in opened(rule))))
    candidates = solver(board, stop).candidates()
    if not candidates:
        return None
    open_cells = [cell for cell in range(len(candidates)) if len(candidates[cell]) > 1]
    if not open_cells:
        return None
    cell = rng.choice([cell for cell in open_cells if cell in differ] or open_cells)
    digit = rng.choice([digit for digit in candidates[cell] if digit != chosen.solution[cell]])
    givens = bytearray(board.givens)
    givens[cell] = digit
    search = solver(replace(board, givens=bytes(givens)), stop)
    search.set_patience(_PATIENCE)
    found = search.next(1, stop)
    raise_if_stopped(stop, "the puzzle")
    changed = _read(wish, loose, found[0], rng) if found else None
    if changed is None:
        return None
    return _Chosen(found[0], values | changed, _left(wish, values | changed, stop))


def _board(wish: ThemeWish, values: Collection[Constraint]) -> Puzzle:
    return Puzzle(wish.shape, bytes(wish.shape.cells), (*wish.fixed, *values))
