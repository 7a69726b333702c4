"""The rules of a board as data, for a page that watches it while a person types and knows no constraint by name."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from ninefold.engine.problem import rules_of
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle
from ninefold.model.rule import Rule

KINDS = frozenset({"pair", "sum", "cage", "automaton", "renban", "distinct", "among", "either", "sandwich", "x_sum"})
"""Those that are told. The others speak of the whole board at once: the solver looks at them when the board is full."""
MOST_DIGITS = 31
"""The page keeps sets of digits in whole numbers of 32 bits."""
MOST_RULES = 5_000
MOST_NUMBERS = 200_000
"""In all tables. Beyond it nothing is told, and the board is watched for its houses alone."""


@dataclass(frozen=True, slots=True)
class WatchedRule:
    """A rule as in `native/general/problem.h`; `table` is its place among the tables of the board, -1 for none."""

    kind: str
    cells: tuple[int, ...]
    numbers: tuple[int, ...]
    table: int
    alternatives: tuple[tuple[WatchedRule, ...], ...]


@dataclass(frozen=True, slots=True)
class Watch:
    """The rules, for each the number of its constraint on the board, from 0, and the tables they speak of."""

    rules: list[WatchedRule]
    of: list[int]
    tables: list[list[int]]


def watch(puzzle: Puzzle) -> Watch:
    """The rules of a puzzle that can be watched.

    >>> from ninefold.constraints import Cage
    >>> from ninefold.model import Shape
    >>> watch(Puzzle(Shape(2, 2), bytes(16), (Cage((0, 1), 3),))).rules
    [WatchedRule(kind='cage', cells=(0, 1), numbers=(3,), table=-1, alternatives=())]
    """
    nothing = Watch([], [], [])
    if puzzle.shape.size > MOST_DIGITS:
        return nothing
    tables: dict[bytes, int] = {}
    found = Watch([], [], [])
    try:
        for number, _, rule in rules_of(puzzle):
            if _is_known(rule):
                found.rules.append(_told(rule, tables))
                found.of.append(number - 1)
            if len(found.rules) > MOST_RULES or sum(map(len, tables)) > 4 * MOST_NUMBERS:
                return nothing
    except PuzzleError:  # too much for the solver; whoever asks it will hear so
        return nothing
    found.tables.extend(list(array("i", table)) for table in tables)
    return found


def _is_known(rule: Rule) -> bool:
    return rule.kind in KINDS and all(_is_known(inner) for way in rule.alternatives for inner in way)


def _told(rule: Rule, tables: dict[bytes, int]) -> WatchedRule:
    table = tables.setdefault(rule.table, len(tables)) if rule.table else -1
    ways = tuple(tuple(_told(inner, tables) for inner in way) for way in rule.alternatives)
    kind = "either" if ways else rule.kind  # sums in a line are told by their alternatives
    cells = _union(inner.cells for way in ways for inner in way) if ways else rule.cells
    return WatchedRule(kind, cells, rule.numbers, table, ways)


def _union(groups: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sorted({cell for cells in groups for cell in cells}))
