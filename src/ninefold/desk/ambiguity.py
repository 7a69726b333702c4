"""How the solutions of a position differ, and which one more given would leave a single one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from ninefold.desk.article import a_or_an
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import StoppedError
from ninefold.model import Grid, Puzzle, cell_name
from ninefold.model.cells import cell_names, cells_told
from ninefold.solving import count, solutions

_LOOKED_AT = 40
_TRIED = 60
_MANY = 8


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A digit that would leave one solution, or at least fewer."""

    cell: int
    digit: int
    unique: bool


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """Two solutions that are as alike as any two that were looked at, and what would tell them apart."""

    cells: tuple[int, ...]
    solutions: tuple[str, str]
    suggestion: Suggestion
    sentence: str


def ambiguity(grid: Grid, *, stop: Stop | None = None) -> Ambiguity | None:
    """How the solutions of a position differ; None if there are fewer than two.

    >>> from ninefold.model import Shape
    >>> two = Grid.start(Puzzle(Shape(2, 2), bytes([1, 2, 3, 4, 3, 4, 0, 0, 2, 1, 4, 3, 4, 3, 0, 0])))
    >>> ambiguity(two).sentence
    'Two solutions differ in r2c3, r2c4, r4c3 and r4c4, where 1 and 2 can change places; a 1 in r2c3 would leave one.'
    """
    stop = stop_for(None, stop)
    found: list[Grid] = []
    try:
        for solution in solutions(grid, limit=_LOOKED_AT, stop=stop):
            found.append(solution)
    except StoppedError:
        pass
    if len(found) < 2:
        return None
    first, second = min(combinations(found, 2), key=lambda pair: len(differences(pair)))
    cells = differences((first, second))
    suggestion = _suggested(grid, found, cells, stop)
    sentence = _sentence(first, second, cells, suggestion)
    return Ambiguity(cells, (first.oneline, second.oneline), suggestion, sentence)


def differences(grids: Iterable[Grid]) -> tuple[int, ...]:
    """The cells in which full grids differ."""
    columns = zip(*(grid.digits for grid in grids), strict=True)
    return tuple(cell for cell, digits in enumerate(columns) if len(set(digits)) > 1)


def _suggested(grid: Grid, found: Sequence[Grid], cells: Sequence[int], stop: Stop) -> Suggestion:
    """The digit that occurs in the fewest of the solutions seen, best one that leaves only one of them all."""
    seen = Counter((cell, solution.digits[cell]) for solution in found for cell in differences(found))
    rarest = sorted(seen, key=lambda at: (seen[at], at[0] not in cells, at))
    try:
        for cell, digit in rarest[:_TRIED]:
            if count(_with(grid, cell, digit), limit=2, stop=stop) == 1:
                return Suggestion(cell, digit, unique=True)
    except StoppedError:
        pass
    return Suggestion(*rarest[0], unique=False)


def _with(grid: Grid, cell: int, digit: int) -> Puzzle:
    digits = bytearray(grid.digits)
    digits[cell] = digit
    return Puzzle(grid.puzzle.shape, bytes(digits), grid.puzzle.constraints, grid.puzzle.symbols)


def _sentence(first: Grid, second: Grid, cells: Sequence[int], suggestion: Suggestion) -> str:
    puzzle = first.puzzle
    size = puzzle.shape.size
    where = cells_told(list(cells), size)
    if len(cells) > _MANY:
        where = f"{cell_names(list(cells[:_MANY]), size)} and {len(cells) - _MANY} more cells"
    used = sorted({grid.digits[cell] for grid in (first, second) for cell in cells})
    swap = f", where {puzzle.symbol(used[0])} and {puzzle.symbol(used[1])} can change places" if len(used) == 2 else ""
    name = cell_name(suggestion.cell, size)
    end = "would leave one" if suggestion.unique else "would leave fewer"
    digit = a_or_an(puzzle.symbol(suggestion.digit))
    return f"Two solutions differ in {where}{swap}; {digit} in {name} {end}."
