"""Scopes: the cells that one rule speaks of, judged together, as small problems of their own for the native solver.

What a constraint means is said once, by its `rules`; here it is only asked which candidates of its cells still occur
in some filling. So every constraint takes part in logic, and none needs a finder of its own.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from ninefold.engine.general import Solver, excerpt_solver
from ninefold.engine.problem import Excerpt, rules_of
from ninefold.engine.stop import Stop
from ninefold.model import Constraint, Elimination, Grid, House, Puzzle
from ninefold.model.rule import Rule

_TOGETHER = 10
"""A constraint over more cells than this is judged rule by rule: nobody sees it as one thing."""
_PATIENCE = 300
"""Guesses of the question whether a candidate occurs in a filling; one that takes more stays."""
_MOST_ASKED = 200
"""With more candidates than this only what the propagators say at once is taken: asking for each would take seconds."""
_REMEMBERED = 2000


def domains(grid: Grid) -> list[int]:
    """The digits each cell may hold as bits; a filled cell has its own."""
    return [mask or 1 << digit >> 1 for mask, digit in zip(grid.candidates, grid.digits, strict=True)]


class Scope:
    """The cells of a constraint, or of one of its rules; equal digits within a house are ruled out as well."""

    def __init__(
        self,
        constraint: Constraint | None,
        cells: Sequence[int],
        rules: Sequence[Rule],
        houses: Sequence[House],
        size: int,
    ) -> None:
        self.constraint = constraint
        self.cells = tuple(cells)
        self.size = size
        self._excerpt = Excerpt(self.cells, rules, houses, size)
        self._known: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._needed: dict[tuple[int, ...], int] = {}

    @property
    def named(self) -> tuple[int, ...]:
        """The cells that name the rule to a person: of one that speaks of the whole board those of its clue."""
        own: tuple[int, ...] = getattr(self.constraint, "cells", ())
        return own if own and len(self.cells) >= self.size**2 else tuple(sorted(self.cells))

    def possible(self, open_digits: Sequence[int], stop: Stop) -> tuple[int, ...]:
        """For each cell of the scope the digits that occur in some filling; `open_digits` are those of the board."""
        key = tuple(open_digits[cell] for cell in self.cells)
        found = self._known.get(key)
        if found is None:
            found = self._judged(key, stop)
            if stop.look():  # candidates that were not asked about are in it: not to be remembered
                return found
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            self._known[key] = found
        return found

    def required(self, open_digits: Sequence[int], most: int, stop: Stop) -> int:
        """The digits that every filling has somewhere, as bits; asked of those with two to `most` places."""
        key = (most, *(open_digits[cell] for cell in self.cells))
        found = self._needed.get(key)
        if found is None:
            masks = key[1:]
            places = [sum(mask >> k & 1 for mask in masks) for k in range(self.size)]
            asked = [k for k, count in enumerate(places) if 1 < count <= most]
            found = sum(1 << k for k in asked if not self._fills(tuple(mask & ~(1 << k) for mask in masks), stop))
            if stop.look():
                return found
            if len(self._needed) > _REMEMBERED:
                self._needed.clear()
            self._needed[key] = found
        return found

    def _fills(self, masks: tuple[int, ...], stop: Stop) -> bool:
        """Whether there is a filling; a search that is given up counts as one that found it."""
        if not all(masks):
            return False
        if stop.look():
            return True
        digits = range(1, self.size + 1)
        removed = [(k, digit) for k, mask in enumerate(masks) for digit in digits if not mask >> (digit - 1) & 1]
        solver = self._solver(bytes(len(masks)), removed, stop)
        solver.set_patience(_PATIENCE)
        return bool(solver.next(1, stop)) or not solver.done

    def ruled_out(self, grid: Grid, open_digits: Sequence[int], stop: Stop) -> tuple[Elimination, ...]:
        """The candidates that occur in no filling; none if there is no time, or no filling at all.

        Then the position is wrong, and that is not for one rule to say.
        """
        left = self.possible(open_digits, stop)
        if stop.look() or not all(left):
            return ()
        return tuple(
            Elimination(cell, digit)
            for cell, mask in zip(self.cells, left, strict=True)
            for digit in grid.candidates_of(cell)
            if not mask >> (digit - 1) & 1
        )

    def _judged(self, masks: tuple[int, ...], stop: Stop) -> tuple[int, ...]:
        if stop.look():
            return masks
        digits = range(1, self.size + 1)
        removed = [(k, digit) for k, mask in enumerate(masks) for digit in digits if not mask >> (digit - 1) & 1]
        givens = bytes(len(masks))
        left = self._solver(givens, removed, stop).candidates()
        if not left:
            return (0,) * len(masks)
        if sum(map(len, left)) > _MOST_ASKED:
            return tuple(sum(1 << digit >> 1 for digit in each) for each in left)
        seen, kept = [0] * len(masks), [0] * len(masks)
        for k, each in enumerate(left):
            if stop.look():
                return masks
            for digit in each:
                bit = 1 << (digit - 1)
                if not seen[k] & bit:
                    self._look(k, digit, givens, removed, seen, kept, stop)
                if seen[k] & bit:
                    kept[k] |= bit
        return tuple(kept)

    def _look(
        self,
        k: int,
        digit: int,
        givens: bytes,
        removed: list[tuple[int, int]],
        seen: list[int],
        kept: list[int],
        stop: Stop,
    ) -> None:
        """Looks for a filling with the digit in the cell; a search that is given up counts as one that found it."""
        solver = self._solver(givens[:k] + bytes([digit]) + givens[k + 1 :], removed, stop)
        solver.set_patience(_PATIENCE)
        for filling in solver.next(1, stop):
            for place, there in enumerate(filling):
                seen[place] |= 1 << (there - 1)
        if not solver.done:
            seen[k] |= 1 << (digit - 1)

    def _solver(self, givens: bytes, removed: list[tuple[int, int]], stop: Stop) -> Solver:
        return excerpt_solver(self._excerpt, givens, removed, stop)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cells of a constraint that is judged rule by rule; for each digit of one those that the other may hold."""

    constraint: Constraint
    cells: tuple[int, int]
    allowed: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Scopes:
    """All that the constraints of a puzzle say beyond their houses."""

    cells: tuple[tuple[Constraint, dict[int, int]], ...]
    """Constraints that say of each cell alone which digits it may hold."""
    pairs: tuple[Pair, ...]
    wide: tuple[Scope, ...]


@lru_cache(maxsize=8)
def scopes_of(puzzle: Puzzle) -> Scopes:
    """The scopes of a puzzle, in the order of its constraints."""
    houses, size = puzzle.houses, puzzle.shape.size
    alone: list[tuple[Constraint, dict[int, int]]] = []
    pairs: list[Pair] = []
    wide: list[Scope] = []
    for _, each in groupby(rules_of(puzzle), key=lambda one: one[0]):
        together = list(each)
        constraint, rules = together[0][1], [rule for _, _, rule in together]
        single = [rule for rule in rules if rule.kind == "among"]
        if single:
            alone.append((constraint, {rule.cells[0]: sum(1 << d >> 1 for d in rule.numbers) for rule in single}))
        rules = [rule for rule in rules if rule.kind != "among"]
        cells = list(dict.fromkeys(cell for rule in rules for cell in rule_cells(rule)))
        if not rules:
            continue
        if len(cells) <= _TOGETHER or len(rules) == 1:
            wide.append(Scope(constraint, cells, rules, houses, size))
            continue
        for rule in rules:
            if rule.kind == "pair":
                pairs.append(Pair(constraint, (rule.cells[0], rule.cells[1]), allowed_pairs(rule.table, size)))
            else:
                wide.append(Scope(constraint, list(dict.fromkeys(rule_cells(rule))), [rule], houses, size))
    return Scopes(tuple(alone), tuple(pairs), tuple(wide))


def rule_cells(rule: Rule) -> Iterator[int]:
    """The cells of a rule and of all its alternatives."""
    yield from rule.cells
    for alternative in rule.alternatives:
        for inner in alternative:
            yield from rule_cells(inner)


@lru_cache(maxsize=1024)
def allowed_pairs(table: bytes, size: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The table of a pair as bits: for each digit of the first cell those of the second, and the other way round."""
    may = array("i", table)
    there = tuple(sum(1 << b for b in range(size) if may[a * size + b]) for a in range(size))
    back = tuple(sum(1 << a for a in range(size) if may[a * size + b]) for b in range(size))
    return there, back
