"""A puzzle becomes a problem: its rules are expanded, counted against the bounds of the model, and told as plain data.

The native side judges what it is told once more (`native/general/gate.h`); here it is known which constraint said it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from ninefold._native import Problem
from ninefold.errors import PuzzleError
from ninefold.model import Constraint, Grid, House, Puzzle
from ninefold.model.bounds import DEPTH, RULE_CELLS, RULES, TABLE_BYTES, TABLES
from ninefold.model.rule import Rule, Scale
from ninefold.stopping import look, looking

if TYPE_CHECKING:
    from ninefold._native import FlatRule

_RULE_DEPTH = 2 * DEPTH
"""Alternatives of rules: a constraint may tell its own rules as alternatives, too."""
_REMEMBERED = 8
"""Sets of constraints whose rules are remembered."""
_MOST_REMEMBERED = 20_000
"""Rules of such a set; larger ones are expanded anew, as to keep them would take a hundred megabytes."""


class Told(NamedTuple):
    """A problem, and the kinds of rules that it has."""

    problem: Problem
    kinds: frozenset[str]


def told(puzzle: Puzzle | Grid, removed: Iterable[tuple[int, int]] = ()) -> Told:
    """A puzzle, or the position of a grid, as the native solvers take it; PuzzleError if it is too much for them.

    `removed` are (cell, digit) candidates that it may not have besides.

    >>> from ninefold.model import Shape
    >>> from ninefold.constraints import Cage
    >>> sorted(told(Puzzle(Shape(2, 2), bytes(16), (Cage((0, 1), 3),))).kinds)
    ['cage']
    """
    board, digits, gone = (
        (puzzle.puzzle, puzzle.digits, puzzle.eliminated) if isinstance(puzzle, Grid) else (puzzle, puzzle.givens, [])
    )
    houses = [house.cells for house in looking(board.houses)]
    flat = _FlatRules()
    first_rules: list[int] = []  # for each constraint that has any, the number of its first
    told_by: list[tuple[int, Constraint]] = []

    def rules() -> Iterator[FlatRule]:
        for count, (number, constraint, rule) in enumerate(rules_of(board), 1):
            if not told_by or told_by[-1][0] != number:
                told_by.append((number, constraint))
                first_rules.append(count)
            yield flat.flat(rule)

    try:
        problem = Problem(board.shape.size, houses, digits, [*gone, *removed], rules(), flat.tables)
    except PuzzleError as error:
        rule = re.match(r"rule (\d+) ", str(error))
        if rule is None:
            raise
        who = told_by[bisect_right(first_rules, int(rule[1])) - 1]
        raise PuzzleError(f"{_named(*who)}: {error}") from None
    return Told(problem, frozenset(flat.kinds))


NumberedRule = tuple[int, Constraint, Rule]
"""A rule with its constraint and the number of that in the puzzle, from 1."""


def rules_of(puzzle: Puzzle) -> Iterator[NumberedRule]:
    """Every rule of the constraints of a puzzle; PuzzleError beyond a bound.

    Constraints are expanded once, whatever is asked of the puzzle, or of one with other givens, soon after. Looks at
    the stop of the thread meanwhile: a constraint may expand to very many rules.
    """
    scale = puzzle.scale
    key = id(puzzle.constraints), scale
    known = _KNOWN.get(key)
    if known is not None:
        yield from looking(known[1])
        return
    rules: list[NumberedRule] = []
    for rule in _expanded(puzzle.constraints, scale):
        if len(rules) <= _MOST_REMEMBERED:
            rules.append(rule)
        yield rule
    if len(rules) <= _MOST_REMEMBERED:
        with _LOCK:
            while len(_KNOWN) >= _REMEMBERED:
                del _KNOWN[next(iter(_KNOWN))]
            _KNOWN[key] = puzzle.constraints, rules


_LOCK = Lock()
_KNOWN: dict[tuple[int, Scale], tuple[tuple[Constraint, ...], list[NumberedRule]]] = {}
"""By the very tuple of constraints, which is held here: to compare equal ones would take as long as to expand them."""


def _expanded(constraints: tuple[Constraint, ...], scale: Scale) -> Iterator[NumberedRule]:
    count = _Count()
    for number, constraint in enumerate(constraints, 1):
        look()
        try:
            for rule in constraint.rules(scale):
                count.add(rule, 1)
                yield number, constraint, rule
        except PuzzleError as error:  # of the constraint, which knows its name alone, or of the count
            raise PuzzleError(f"{_named(number, constraint)}: {error}") from None


class Excerpt:
    """Some cells of a board and rules about them: a small problem of its own, for any digits and candidates.

    Cells are numbered anew, in their order here; of each house those that are among them stay a house.
    """

    def __init__(self, cells: Sequence[int], rules: Iterable[Rule], houses: Iterable[House], size: int) -> None:
        place = {cell: k for k, cell in enumerate(cells)}
        flat = _FlatRules(place)
        self._size = size
        self._rules = [flat.flat(rule) for rule in looking(rules)]
        self._tables = list(flat.tables)
        shared = (tuple(place[cell] for cell in house.cells if cell in place) for house in looking(houses))
        self._houses = list(dict.fromkeys(met for met in shared if len(met) > 1))

    def problem(self, digits: bytes, removed: list[tuple[int, int]]) -> Problem:
        """With these digits, 0 for an open cell, and without these candidates."""
        return Problem(self._size, self._houses, digits, removed, self._rules, self._tables)


class _FlatRules:
    """Rules as plain data: each table is replaced by its place among all, and crosses the border once.

    place    for each cell its number in the problem; without it cells keep theirs
    """

    def __init__(self, place: Mapping[int, int] | None = None) -> None:
        self.tables: dict[bytes, int] = {}
        self.kinds: set[str] = set()
        self._place = place

    def flat(self, rule: Rule) -> FlatRule:
        """One rule of the board itself."""
        self.kinds.add(rule.kind)
        return self._flat(rule)

    def _flat(self, rule: Rule) -> FlatRule:
        kind, cells, numbers, written, alternatives = rule
        table = self.tables.setdefault(written, len(self.tables)) if written else -1
        inner = [[self._flat(one) for one in alternative] for alternative in alternatives] if alternatives else []
        placed = cells if self._place is None else [self._place[cell] for cell in cells]
        return kind, placed, numbers, table, inner


class _Count:
    """What the rules of a puzzle hold by now."""

    def __init__(self) -> None:
        self.rules = 0
        self.cells = 0
        self.tables: set[bytes] = set()
        self.table_bytes = 0

    def add(self, rule: Rule, depth: int) -> None:
        _, cells, _, table, alternatives = rule
        self.rules += 1
        self.cells += len(cells)
        if self.rules % 64 == 0:
            look()
        if table and table not in self.tables:
            self.tables.add(table)
            self.table_bytes += len(table)
            if len(self.tables) > TABLES:
                raise _too_much(TABLES, "different tables")
            if self.table_bytes > TABLE_BYTES:
                raise _too_much(TABLE_BYTES, "bytes of tables")
        if self.rules > RULES:
            raise _too_much(RULES, "rules")
        if self.cells > RULE_CELLS:
            raise _too_much(RULE_CELLS, "cells of rules")
        if depth > _RULE_DEPTH:
            raise PuzzleError(f"alternatives are more than {_RULE_DEPTH} deep inside of each other")
        for alternative in alternatives:
            for inner in alternative:
                self.add(inner, depth + 1)


def _too_much(most: int, what: str) -> PuzzleError:
    return PuzzleError(f"with it the puzzle has more than {most:,} {what}")


def _named(number: int, constraint: Constraint) -> str:
    return f"constraint {number} ({constraint.name})"
