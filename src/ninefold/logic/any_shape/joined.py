"""Rules joined: several constraints that share cells, or lie in one house, judged together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ninefold.engine.problem import rules_of
from ninefold.engine.stop import Stop
from ninefold.logic.any_shape.scope import Scope, domains, rule_cells
from ninefold.logic.catalogue import technique
from ninefold.model import Constraint, Evidence, Grid, House, HouseMark, Puzzle, RuleMark, Step
from ninefold.model.rule import Rule
from ninefold.stopping import looking

_MOST_CELLS = 8
"""Cells of constraints that hang together."""
_MOST_BEYOND = 3
"""Cells outside of a house that its constraints may bring along."""
_TOLD = 3
"""Sentences that are told of the rules; more would be a list, not a reason."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One rule of a constraint and its cells."""

    constraint: Constraint
    rule: Rule
    cells: frozenset[int]


@dataclass(frozen=True, slots=True)
class _Joined:
    """Rules that are judged together, with the house that they lie in, if they do."""

    scope: Scope
    sentence: str
    house: House | None


def joined_rules(grid: Grid, stop: Stop) -> Iterator[Step]:
    """What no filling has that keeps several rules at once."""
    open_digits = domains(grid)
    for joined in _all_joined(grid.puzzle):
        scope = joined.scope
        if stop.look():
            return
        if sum(not grid.digits[cell] for cell in scope.cells) < 2:
            continue
        removed = scope.ruled_out(grid, open_digits, stop)
        if removed:
            cells = tuple(sorted(scope.cells))
            houses = () if joined.house is None else (HouseMark(joined.house),)
            rule = RuleMark("joined rules", joined.sentence, cells)
            opened = tuple(cell for cell in cells if not grid.digits[cell])
            yield Step(
                technique("rule-joined"),
                eliminations=removed,
                evidence=Evidence(cells=opened, houses=houses, rules=(rule,)),
            )


@lru_cache(maxsize=8)
def _all_joined(puzzle: Puzzle) -> tuple[_Joined, ...]:
    parts = [
        _Part(constraint, rule, frozenset(rule_cells(rule)))
        for _, constraint, rule in rules_of(puzzle)
        if rule.kind != "among"
    ]
    groups: dict[frozenset[int], tuple[list[_Part], House | None]] = {}
    for group in _connected(parts):
        groups.setdefault(_cells_of(group), (group, None))
    for house in looking(puzzle.houses, every=1):
        if len(house.cells) == puzzle.shape.size and (group := _in_house(house, parts)):
            groups.setdefault(_cells_of(group) | set(house.cells), (group, house))
    return tuple(_joined(puzzle, cells, group, house) for cells, (group, house) in groups.items())


def _joined(puzzle: Puzzle, cells: frozenset[int], group: list[_Part], house: House | None) -> _Joined:
    scope = Scope(None, sorted(cells), [part.rule for part in group], puzzle.houses, puzzle.shape.size)
    sentences = list(dict.fromkeys(part.constraint.sentence for part in group))
    more = f", and {len(sentences) - _TOLD} rules more" if len(sentences) > _TOLD else ""
    return _Joined(scope, ", ".join(sentences[:_TOLD]) + more, house)


def _connected(parts: list[_Part]) -> Iterator[list[_Part]]:
    """From each small rule on those that share a cell with what is there already, while they are few cells."""
    small = [part for part in parts if len(part.cells) <= _MOST_CELLS // 2]
    if len(small) > 200:  # rules that hold everywhere: they hang together over the whole board
        return
    for seed in looking(small, every=1):
        group, cells = [seed], set(seed.cells)
        for part in small:
            if part is not seed and part.cells & cells and len(part.cells | cells) <= _MOST_CELLS:
                group.append(part)
                cells |= part.cells
        if len({part.constraint for part in group}) > 1:
            yield group


def _in_house(house: House, parts: list[_Part]) -> list[_Part]:
    """The rules with two cells or more in the house and few beyond it, those inside first."""
    within = set(house.cells)
    meeting = [part for part in parts if len(part.cells & within) > 1 and len(part.cells) <= len(within)]
    group: list[_Part] = []
    beyond: set[int] = set()
    for part in sorted(meeting, key=lambda part: len(part.cells - within)):
        if len(beyond | (part.cells - within)) <= _MOST_BEYOND:
            group.append(part)
            beyond |= part.cells - within
    return group


def _cells_of(group: list[_Part]) -> frozenset[int]:
    return frozenset(cell for part in group for cell in part.cells)
