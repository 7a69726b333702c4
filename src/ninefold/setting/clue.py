"""What a setter puts on a board: givens, and constraints other than houses and what makes the board itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from ninefold.constraints.open_value import is_open, opened
from ninefold.model import Constraint, Puzzle, cell_name
from ninefold.model.cells import cell_names
from ninefold.model.fields import every_cell
from ninefold.model.rule import Scale

_NAMED = 4


@dataclass(frozen=True, slots=True, order=True)
class Given:
    """A digit printed in a cell."""

    cell: int
    digit: int


Clue: TypeAlias = Given | Constraint


def clues(puzzle: Puzzle) -> list[Clue]:
    """Every clue of the puzzle, the givens first.

    >>> from ninefold.constraints import Thermo
    >>> from ninefold.model import Shape
    >>> clues(Puzzle(Shape(2, 2), bytes([3] + [0] * 15), (Thermo((4, 5)),)))
    [Given(cell=0, digit=3), Thermo(cells=(4, 5), slow=False)]
    """
    return [*_givens(puzzle), *dict.fromkeys(rule for rule in puzzle.constraints if not is_board(rule))]


def _givens(puzzle: Puzzle) -> list[Clue]:
    return [Given(cell, digit) for cell, digit in enumerate(puzzle.givens) if digit]


def is_board(rule: Constraint) -> bool:
    """Whether a constraint says what the board is, not what stands on it."""
    return bool(rule.is_houses or rule.void_cells or rule.free_cells)


def without_clues(puzzle: Puzzle, gone: Collection[Clue]) -> Puzzle:
    """The puzzle without some of its clues."""
    givens = bytearray(puzzle.givens)
    for clue in gone:
        if isinstance(clue, Given):
            givens[clue.cell] = 0
    left = tuple(rule for rule in puzzle.constraints if rule not in gone)
    return replace(puzzle, givens=bytes(givens), constraints=left)


def with_clues(puzzle: Puzzle, added: Iterable[Clue]) -> Puzzle:
    """The puzzle with further clues; one whose value was open takes the place of what it was.

    >>> from ninefold.constraints import Cage
    >>> from ninefold.model import Shape
    >>> with_clues(Puzzle(Shape(2, 2), bytes(16), (Cage((0, 1)),)), [Cage((0, 1), 4)]).constraints
    (Cage(cells=(0, 1), total=4),)
    """
    givens, rules = bytearray(puzzle.givens), list(puzzle.constraints)
    for clue in added:
        if isinstance(clue, Given):
            givens[clue.cell] = clue.digit
            continue
        before = next((at for at, rule in enumerate(rules) if is_open(rule) and opened(clue) == (rule,)), None)
        if before is None:
            rules.append(clue)
        else:
            rules[before] = clue
    return replace(puzzle, givens=bytes(givens), constraints=tuple(rules))


def difference(before: Puzzle, after: Puzzle) -> tuple[list[Clue], list[Clue]]:
    """The clues that came, and those that are gone, between two puzzles on one board."""
    old, new = (dict.fromkeys((*_givens(one), *one.constraints)) for one in (before, after))
    return [clue for clue in new if clue not in old], [clue for clue in old if clue not in new]


def keeps(clue: Clue, digits: bytes, scale: Scale) -> bool:
    """Whether a full grid keeps a clue."""
    return digits[clue.cell] == clue.digit if isinstance(clue, Given) else clue.holds(digits, scale)


def told(clue: Clue, puzzle: Puzzle) -> str:
    """The clue in a sentence.

    >>> from ninefold.constraints import Cage
    >>> from ninefold.model import Shape
    >>> told(Cage((0, 1), 4), Puzzle(Shape(2, 2), bytes(16)))
    'the killer cage 4 in r1c1, r1c2'
    """
    size = puzzle.shape.size
    if isinstance(clue, Given):
        return f"the {puzzle.symbol(clue.digit)} in {cell_name(clue.cell, size)}"
    marks = list(dict.fromkeys(mark.text for mark in clue.drawing if mark.text and mark.text != clue.called))
    text = f" {marks[0]}" if len(marks) == 1 else ""
    cells = list(dict.fromkeys(every_cell(clue)))
    if not cells:
        return f"the rule “{clue.sentence}”"
    more = f" and {len(cells) - _NAMED} more cells" if len(cells) > _NAMED + 1 else ""
    return f"the {clue.called}{text} in {cell_names(cells[: _NAMED if more else _NAMED + 1], size)}{more}"
