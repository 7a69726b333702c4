"""Shared eliminations: whatever is true of a house, a cell or a constraint, the same candidate goes."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.engine.stop import Stop
from ninefold.logic.any_shape.conflicts import Conflicts, all_candidates, bits, conflicts_of
from ninefold.logic.any_shape.scope import domains, scopes_of
from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, HouseMark, Mark, RuleMark, Step
from ninefold.stopping import looking

_MOST_PLACES = 6
_MOST_DIGITS = 5


def shared_of_houses(grid: Grid, stop: Stop) -> Iterator[Step]:
    """All places of a digit in a house rule out the same candidate."""
    size = grid.puzzle.shape.size
    conflicts, alive = conflicts_of(grid.puzzle), all_candidates(grid)
    for house in grid.puzzle.houses:
        if len(house.cells) < size:
            continue
        if stop.look():
            return
        for digit in range(1, size + 1):
            places = [cell for cell in house.cells if grid.candidates[cell] >> (digit - 1) & 1]
            if 1 < len(places) <= _MOST_PLACES:
                common = _common(conflicts, alive, [cell * size + digit - 1 for cell in places])
                if common:
                    evidence = Evidence(
                        cells=tuple(places),
                        houses=(HouseMark(house),),
                        marks=tuple(Mark(cell, digit) for cell in places),
                    )
                    name = technique("shared-elimination-house")
                    yield Step(name, eliminations=_told(common, size), evidence=evidence, digits=(digit,))


def shared_of_cells(grid: Grid, stop: Stop) -> Iterator[Step]:
    """All digits of a cell rule out the same candidate."""
    size = grid.puzzle.shape.size
    conflicts, alive = conflicts_of(grid.puzzle), all_candidates(grid)
    for cell, mask in enumerate(looking(grid.candidates)):
        if 1 < mask.bit_count() <= _MOST_DIGITS:
            digits = grid.candidates_of(cell)
            common = _common(conflicts, alive, [cell * size + digit - 1 for digit in digits])
            if common:
                evidence = Evidence(cells=(cell,), marks=tuple(Mark(cell, digit) for digit in digits))
                name = technique("shared-elimination-cell")
                yield Step(name, eliminations=_told(common, size), evidence=evidence, digits=digits)


def shared_of_rules(grid: Grid, stop: Stop) -> Iterator[Step]:
    """Every filling of a constraint's cells has a digit, and all its places there rule out the same candidate."""
    size = grid.puzzle.shape.size
    conflicts, alive, open_digits = conflicts_of(grid.puzzle), all_candidates(grid), domains(grid)
    for scope in scopes_of(grid.puzzle).wide:
        if stop.look():
            return
        if all(grid.digits[cell] for cell in scope.cells):
            continue
        for k in bits(scope.required(open_digits, _MOST_PLACES, stop)):
            places = [cell for cell in scope.cells if open_digits[cell] >> k & 1]
            common = _common(conflicts, alive, [cell * size + k for cell in places])
            if common and not stop.look() and scope.constraint is not None:
                rule = RuleMark(scope.constraint.name, scope.constraint.sentence, scope.named)
                marks = tuple(Mark(cell, k + 1) for cell in places)
                evidence = Evidence(cells=tuple(sorted(places)), marks=marks, rules=(rule,))
                name = technique("shared-elimination-rule")
                yield Step(name, eliminations=_told(common, size), evidence=evidence, digits=(k + 1,))


def _common(conflicts: Conflicts, alive: int, candidates: list[int]) -> int:
    for candidate in candidates:
        alive &= conflicts.of(candidate)
        if not alive:
            break
    return alive


def _told(mask: int, size: int) -> tuple[Elimination, ...]:
    return tuple(Elimination(candidate // size, candidate % size + 1) for candidate in bits(mask))
