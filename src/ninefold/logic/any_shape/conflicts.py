"""Which candidates cannot both be true: those of one cell, of one house, and those that a rule for two cells parts.

A candidate is a bit: cell · size + digit - 1. So all candidates of a grid are one number, and what several candidates
have in common is an `&`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ninefold.engine.problem import rules_of
from ninefold.logic.any_shape.scope import allowed_pairs
from ninefold.model import Constraint, Grid, Puzzle
from ninefold.model.rule import Scale
from ninefold.stopping import looking


class Conflicts:
    """For each candidate of a board all those that it rules out, found when first asked for."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.size = puzzle.shape.size
        self._peers = puzzle.peers
        self._pairs: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
        for a, b, (there, back) in _pairs(puzzle):
            self._pairs.setdefault(a, []).append((b, there))
            self._pairs.setdefault(b, []).append((a, back))
        self._known: dict[int, int] = {}

    def of(self, candidate: int) -> int:
        """What cannot be true together with the candidate."""
        found = self._known.get(candidate)
        if found is None:
            found = self._known[candidate] = self._found(candidate)
        return found

    def _found(self, candidate: int) -> int:
        size = self.size
        cell, k = divmod(candidate, size)
        every = (1 << size) - 1
        mask = (every & ~(1 << k)) << (cell * size)
        for peer in self._peers[cell]:
            mask |= 1 << (peer * size + k)
        for other, allowed in self._pairs.get(cell, ()):
            mask |= (every & ~allowed[k]) << (other * size)
        return mask


@lru_cache(maxsize=4)
def conflicts_of(puzzle: Puzzle) -> Conflicts:
    """The conflicts of a board."""
    return Conflicts(puzzle)


def all_candidates(grid: Grid) -> int:
    """The open candidates of a grid as one number."""
    size = grid.puzzle.shape.size
    together = 0
    for cell, mask in enumerate(grid.candidates):
        together |= mask << (cell * size)
    return together


def bits(mask: int) -> Iterator[int]:
    """The candidates of a number."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def _pairs(puzzle: Puzzle) -> Iterator[tuple[int, int, tuple[tuple[int, ...], tuple[int, ...]]]]:
    size, scale = puzzle.shape.size, puzzle.scale
    for _, constraint, rule in rules_of(puzzle):
        if rule.kind == "pair":
            yield rule.cells[0], rule.cells[1], allowed_pairs(rule.table, size)
        elif len(rule.cells) == 2 and rule.cells[0] != rule.cells[1] and not rule.alternatives:
            yield (*rule.cells[:2], _by_trying(constraint, rule.cells, puzzle.shape.cells, scale))


def _by_trying(
    constraint: Constraint, cells: tuple[int, ...], count: int, scale: Scale
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a rule of another kind says of its two cells; only if the constraint speaks of no other cell."""
    size = scale.size
    every = ((1 << size) - 1,) * size
    if set(getattr(constraint, "cells", ())) != set(cells):
        return every, every
    a, b = cells
    digits = bytearray([1]) * count
    there, back = [0] * size, [0] * size
    for i in range(size):
        for j in looking(range(size)):
            digits[a], digits[b] = i + 1, j + 1
            if constraint.holds(bytes(digits), scale):
                there[i] |= 1 << j
                back[j] |= 1 << i
    return tuple(there), tuple(back)
