"""Why a position has no solution: a few digits and constraints that already clash, none of which could be left out.

Deletion: take digits away, many at a time at first, and keep away what was not needed for the clash. What is left is
irreducible, not always the smallest there is; so it is done in several orders, and the smallest result wins. The same
is then done with the constraints that these digits clash with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from ninefold.desk.dead_end import dead_end
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import StoppedError
from ninefold.model import Grid, Puzzle, cell_name, violations
from ninefold.solving import count

_ORDERS = 6
_MANY = 12
"""More digits and constraints than this are not listed in a sentence."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Cells whose digits clash, and with what. Irreducible: without any one of them the rest has a solution.

    rules   the constraints that they clash with, or that clash by themselves: places in those of the puzzle
    why     where it shows, if singles lead there
    """

    cells: tuple[int, ...]
    rules: tuple[int, ...]
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
        return _told(puzzle, grid.digits, clashes[0].cells[:2], (), irreducible=True)
    if not counted and count(_board(puzzle, grid.digits), limit=1, stop=stop):
        return None
    filled = [cell for cell, digit in enumerate(grid.digits) if digit]
    best, irreducible = filled, False
    for order in range(_ORDERS if puzzle.shape.size <= 9 else 1):
        try:
            left = _deleted(_shuffled(filled, order), lambda kept: _clashes(puzzle, grid.digits, kept, stop))
        except StoppedError:
            break
        if not irreducible or len(left) < len(best):
            best, irreducible = left, True
    from ninefold.setting import clues  # whose tools are drawn: most positions have a solution

    own = frozenset(clues(puzzle))
    rules = [at for at, rule in enumerate(puzzle.constraints) if rule in own]
    try:
        rules = _deleted(rules, lambda kept: _clashes(_without(puzzle, {*rules} - {*kept}), grid.digits, best, stop))
    except StoppedError:
        irreducible = False
        rules = []
    return _told(puzzle, grid.digits, sorted(best), sorted(rules), irreducible=irreducible)


def _shuffled(cells: list[int], order: int) -> list[int]:
    """The same orders every time: an answer does not change when it is asked again."""
    from random import Random

    return Random(order).sample(cells, len(cells)) if order else cells


def _deleted(parts: list[int], clashes: Callable[[list[int]], bool]) -> list[int]:
    """Those of the parts without any of which the clash would be gone."""
    chunk = max(1, len(parts) // 2)
    needed: list[int] = []
    while parts:
        tried, rest = parts[:chunk], parts[chunk:]
        if clashes(needed + rest):
            parts = rest  # the clash is still there: none of those tried was needed
        elif chunk == 1:
            needed += tried
            parts = rest
        else:
            chunk //= 2
            continue
        chunk = min(2 * chunk, max(1, len(parts) // 2))
    return needed


def _clashes(puzzle: Puzzle, digits: bytes, cells: Sequence[int], stop: Stop) -> bool:
    """Whether the digits of these cells leave no solution."""
    return not count(_board(puzzle, _only(digits, cells)), limit=1, stop=stop)


def _without(puzzle: Puzzle, gone: Collection[int]) -> Puzzle:
    left = (rule for at, rule in enumerate(puzzle.constraints) if at not in gone)
    return replace(puzzle, constraints=tuple(left))


def _only(digits: bytes, cells: Sequence[int]) -> bytes:
    kept = bytearray(len(digits))
    for cell in cells:
        kept[cell] = digits[cell]
    return bytes(kept)


def _board(puzzle: Puzzle, digits: bytes) -> Puzzle:
    return Puzzle(puzzle.shape, digits, puzzle.constraints, puzzle.symbols)


def _told(
    puzzle: Puzzle, digits: bytes, cells: Sequence[int], rules: Sequence[int], *, irreducible: bool
) -> Contradiction:
    why = dead_end(Grid.start(_board(puzzle, _only(digits, cells)))) or "Only trying every digit shows it."
    size = puzzle.shape.size
    parts = [f"{cell_name(cell, size)} {puzzle.symbol(digits[cell])}" for cell in cells]
    if rules:
        from ninefold.setting import told

        parts += [told(puzzle.constraints[at], puzzle) for at in rules]
    listed = ("; " if rules else ", ").join(parts[:_MANY])
    more = "" if len(parts) <= _MANY else f" and {len(parts) - _MANY} more"
    if not parts:
        sentence = "No solution: the rules already clash, whatever the digits."
    elif len(parts) == 1:
        sentence = f"No solution: {listed} is already too much."
    else:
        clashing = f"{len(parts)} clues" if rules else f"{len(cells)} digits"
        sentence = f"No solution: these {clashing} already clash: {listed}{more}."
    return Contradiction(tuple(cells), tuple(rules), sentence, why, irreducible)
