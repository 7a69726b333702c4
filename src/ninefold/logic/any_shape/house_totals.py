"""The rule of 45: houses hold every digit, so what the cages leave of them has a known sum."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from ninefold.constraints.cage import Cage
from ninefold.constraints.parts.sums import weighted_sum
from ninefold.constraints.total import Total
from ninefold.engine.stop import Stop
from ninefold.logic.any_shape.scope import Scope, domains
from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, House, HouseMark, LockedSet, Puzzle, RuleMark, Step
from ninefold.model.cells import cell_names
from ninefold.stopping import looking

_MOST_HOUSES = 4
_MOST_CELLS = 5
"""Cells whose sum is left; more say little, and nobody adds them up."""


@dataclass(frozen=True, slots=True)
class _Region:
    """Houses without a common cell, and their cells as bits."""

    houses: tuple[House, ...]
    cells: int


@dataclass(slots=True)
class _Sums:
    """The regions and cages of a puzzle, and the scopes that came of them so far."""

    regions: tuple[_Region, ...]
    cages: tuple[tuple[int, int], ...]
    scopes: dict[tuple[tuple[int, int], ...], Scope] = field(default_factory=dict)


def rule_of_45(grid: Grid, stop: Stop) -> Iterator[Step]:
    """Innies and outies of one house, or of a few that lie side by side."""
    sums = _sums(grid.puzzle)
    if not sums.cages:
        return
    open_digits = domains(grid)
    for region in sums.regions:
        if stop.look():
            return
        for used in (False, True):
            inside, outside, cages = _cut(region, sums.cages, overlapping=used)
            weights, rest = _open(grid, region, inside, outside, cages)
            if not 0 < len(weights) <= _MOST_CELLS:
                continue
            scope = _scope(grid.puzzle, sums, weights, rest)
            removed = scope.ruled_out(grid, open_digits, stop)
            if removed:
                yield _step(grid, region, weights, rest, removed)


@lru_cache(maxsize=8)
def _sums(puzzle: Puzzle) -> _Sums:
    cages: list[tuple[int, int]] = []
    taken = 0
    for rule in looking(puzzle.constraints):
        if isinstance(rule, Cage | Total) and rule.total is not None and len(set(rule.cells)) == len(rule.cells):
            mask = _bits(rule.cells)
            if not mask & taken:  # cages that overlap count once: the first
                cages.append((mask, rule.total))
                taken |= mask
    return _Sums(tuple(_regions(puzzle)) if cages else (), tuple(cages))


def _regions(puzzle: Puzzle) -> Iterator[_Region]:
    size = puzzle.shape.size
    whole = [house for house in puzzle.houses if len(house.cells) == size]
    for house in whole:
        yield _Region((house,), _bits(house.cells))
    for kind in ("row", "column"):
        lines = [house for house in whole if house.kind == kind]
        for count in range(2, min(_MOST_HOUSES, size - 1) + 1):
            for first in range(len(lines) - count + 1):
                some = tuple(lines[first : first + count])
                yield _Region(some, _bits(cell for house in some for cell in house.cells))
    blocks = [house for house in whole if house.kind not in ("row", "column")]
    for pair in looking(combinations(blocks, 2)):
        a, b = (_bits(house.cells) for house in pair)
        if not a & b and _touch(pair[0], b, size):
            yield _Region(pair, a | b)


def _touch(house: House, other: int, size: int) -> bool:
    """Whether a cell of the house has a neighbour among the others."""
    for cell in house.cells:
        row, column = divmod(cell, size)
        beside = [cell - size] * (row > 0) + [cell + size] * (row < size - 1)
        beside += [cell - 1] * (column > 0) + [cell + 1] * (column < size - 1)
        if any(other >> near & 1 for near in beside):
            return True
    return False


def _cut(region: _Region, cages: tuple[tuple[int, int], ...], *, overlapping: bool) -> tuple[int, int, list[int]]:
    """Cells of the region outside all cages used, cells of these outside the region, and the sums of the cages.

    A cage is used if it lies in the region; `overlapping`: also if more of it lies inside than outside.
    """
    inside, outside, totals = region.cells, 0, []
    for mask, total in looking(cages):
        within, beyond = mask & region.cells, mask & ~region.cells
        if within and (not beyond or (overlapping and beyond.bit_count() < within.bit_count())):
            inside &= ~within
            outside |= beyond
            totals.append(total)
    return inside, outside, totals


def _open(
    grid: Grid, region: _Region, inside: int, outside: int, cages: list[int]
) -> tuple[tuple[tuple[int, int], ...], int]:
    """The open cells with their weights, and the sum that they must have; the filled ones are taken off."""
    scale = grid.puzzle.scale
    rest = len(region.houses) * sum(scale.values) - sum(cages)
    weights = []
    for mask, weight in ((inside, 1), (outside, -1)):
        for cell in _cells(mask):
            if grid.digits[cell]:
                rest -= weight * (grid.digits[cell] - scale.shift)
            else:
                weights.append((cell, weight))
    return tuple(weights), rest


def _scope(puzzle: Puzzle, sums: _Sums, weights: tuple[tuple[int, int], ...], rest: int) -> Scope:
    key = (*weights, (-1, rest))
    if key not in sums.scopes:
        rules = list(weighted_sum(list(weights), rest, puzzle.scale))
        sums.scopes[key] = Scope(None, [cell for cell, _ in weights], rules, puzzle.houses, puzzle.shape.size)
    return sums.scopes[key]


def _step(
    grid: Grid, region: _Region, weights: tuple[tuple[int, int], ...], rest: int, removed: tuple[Elimination, ...]
) -> Step:
    size = grid.puzzle.shape.size
    cells = tuple(cell for cell, _ in weights)
    rule = RuleMark("rule of 45", _sentence(weights, rest, size), cells)
    evidence = Evidence(
        cells=cells,
        houses=tuple(HouseMark(house) for house in region.houses),
        sets=(LockedSet(cells, tuple(sorted({d for cell in cells for d in grid.candidates_of(cell)}))),),
        rules=(rule,),
    )
    return Step(technique("rule-of-45"), eliminations=removed, evidence=evidence)


def _sentence(weights: tuple[tuple[int, int], ...], rest: int, size: int) -> str:
    plus = [cell for cell, weight in weights if weight > 0]
    minus = [cell for cell, weight in weights if weight < 0]
    if not plus or not minus:
        cells = plus or minus
        end = "s" if len(cells) == 1 else ""
        return f"{cell_names(cells, size)} add{end} up to {rest if plus else -rest}"
    if rest < 0:
        plus, minus, rest = minus, plus, -rest
    more = f"{rest} more than" if rest else "the same as"
    return f"{cell_names(plus, size)} add up to {more} {cell_names(minus, size)}"


def _bits(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def _cells(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit
