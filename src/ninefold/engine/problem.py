"""A puzzle becomes a problem: its rules are expanded, counted against the bounds of the model, and told as plain data.

The native side judges what it is told once more (`native/general/gate.h`); here it is known which constraint said it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ninefold._native import Problem
from ninefold.errors import PuzzleError
from ninefold.model import Constraint, Grid, Puzzle
from ninefold.model.bounds import DEPTH, RULE_CELLS, RULES, TABLE_BYTES, TABLES
from ninefold.model.rule import Rule
from ninefold.stopping import look, looking

if TYPE_CHECKING:
    from ninefold._native import FlatRule

_RULE_DEPTH = 2 * DEPTH
"""Alternatives of rules: a constraint may tell its own rules as alternatives, too."""


class Told(NamedTuple):
    """A problem, and the kinds of rules that it has."""

    problem: Problem
    kinds: frozenset[str]


def told(puzzle: Puzzle | Grid) -> Told:
    """A puzzle, or the position of a grid, as the native solvers take it; PuzzleError if it is too much for them.

    >>> from ninefold.model import Shape
    >>> from ninefold.constraints import Cage
    >>> sorted(told(Puzzle(Shape(2, 2), bytes(16), (Cage((0, 1), 3),))).kinds)
    ['cage']
    """
    board, digits, removed = (
        (puzzle.puzzle, puzzle.digits, puzzle.eliminated) if isinstance(puzzle, Grid) else (puzzle, puzzle.givens, [])
    )
    houses = [house.cells for house in looking(board.houses)]
    flat = FlatRules()
    first_rules: list[int] = []  # for each constraint that has any, the number of its first
    told_by: list[tuple[int, Constraint]] = []

    def rules() -> Iterator[FlatRule]:
        for count, (number, constraint, rule) in enumerate(rules_of(board), 1):
            if not told_by or told_by[-1][0] != number:
                told_by.append((number, constraint))
                first_rules.append(count)
            yield flat.flat(rule)

    try:
        problem = Problem(board.shape.size, houses, digits, removed, rules(), flat.tables)
    except PuzzleError as error:
        rule = re.match(r"rule (\d+) ", str(error))
        if rule is None:
            raise
        who = told_by[bisect_right(first_rules, int(rule[1])) - 1]
        raise PuzzleError(f"{_named(*who)}: {error}") from None
    return Told(problem, frozenset(flat.kinds))


def problem_of(puzzle: Puzzle | Grid) -> Problem:
    """The problem of a puzzle, or of the position of a grid."""
    return told(puzzle).problem


def rules_of(puzzle: Puzzle) -> Iterator[tuple[int, Constraint, Rule]]:
    """Every rule with its constraint and the number of that in the puzzle, from 1; PuzzleError beyond a bound.

    Looks at the stop of the thread meanwhile: a constraint may expand to very many rules.
    """
    count = _Count()
    scale = puzzle.scale
    for number, constraint in enumerate(puzzle.constraints, 1):
        look()
        try:
            for rule in constraint.rules(scale):
                count.add(rule, 1)
                yield number, constraint, rule
        except PuzzleError as error:  # of the constraint, which knows its name alone, or of the count
            raise PuzzleError(f"{_named(number, constraint)}: {error}") from None


class FlatRules:
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
        table = self.tables.setdefault(rule.table, len(self.tables)) if rule.table else -1
        inner = [[self._flat(one) for one in alternative] for alternative in rule.alternatives]
        cells = rule.cells if self._place is None else [self._place[cell] for cell in rule.cells]
        return rule.kind, cells, rule.numbers, table, inner


class _Count:
    """What the rules of a puzzle hold by now."""

    def __init__(self) -> None:
        self.rules = 0
        self.cells = 0
        self.tables: set[bytes] = set()
        self.table_bytes = 0

    def add(self, rule: Rule, depth: int) -> None:
        self.rules += 1
        self.cells += len(rule.cells)
        if self.rules % 64 == 0:
            look()
        if rule.table and rule.table not in self.tables:
            self.tables.add(rule.table)
            self.table_bytes += len(rule.table)
            _within(len(self.tables), TABLES, "different tables")
            _within(self.table_bytes, TABLE_BYTES, "bytes of tables")
        _within(self.rules, RULES, "rules")
        _within(self.cells, RULE_CELLS, "cells of rules")
        if depth > _RULE_DEPTH:
            raise PuzzleError(f"alternatives are more than {_RULE_DEPTH} deep inside of each other")
        for alternative in rule.alternatives:
            for inner in alternative:
                self.add(inner, depth + 1)


def _within(count: int, most: int, what: str) -> None:
    if count > most:
        raise PuzzleError(f"with it the puzzle has more than {most:,} {what}")


def _named(number: int, constraint: Constraint) -> str:
    return f"constraint {number} ({constraint.name})"
