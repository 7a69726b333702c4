"""What the rules of a variant rule out: candidates that no filling of one constraint's cells has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, groupby

from ninefold.constraints.cage import Cage
from ninefold.constraints.void import Void
from ninefold.engine.stop import Stop
from ninefold.logic.any_shape.scope import Pair, Scope, domains, scopes_of
from ninefold.logic.catalogue import technique
from ninefold.model import Elimination, Evidence, Grid, LockedSet, Placement, RuleMark, Step
from ninefold.model.constraint import Constraint
from ninefold.stopping import look, looking

_SMALL = 4
"""Open cells of a scope that a person still sees at a glance."""
_TOLD = 6
"""More contents of a cage than this are not listed."""


def rule_cells(grid: Grid, stop: Stop) -> Iterator[Step]:
    """Cells that may hold only some digits, whatever stands elsewhere; one step for each kind of constraint."""
    for name, each in groupby(scopes_of(grid.puzzle).cells, key=lambda one: one[0].name):
        constraints = list(each)
        allowed = [at for _, cells in constraints for at in cells.items()]
        sentences = {constraint.sentence for constraint, _ in constraints}
        told = sentences.pop() if len(sentences) == 1 else "each of these cells may hold only what its clue says"
        if isinstance(constraints[0][0], Void):
            empty = tuple(Placement(cell, 1) for cell, _ in allowed if not grid.digits[cell])
            if empty:
                rule = RuleMark(name, told, tuple(placed.cell for placed in empty))
                yield Step(technique("rule-cell"), empty, evidence=Evidence(rules=(rule,)))
            continue
        removed = _eliminations(grid, ((cell, ~mask) for cell, mask in allowed))
        if removed:
            rule = RuleMark(name, told, tuple(sorted({cell for cell, _ in removed})))
            yield Step(technique("rule-cell"), eliminations=removed, evidence=Evidence(rules=(rule,)))


def rule_digits(grid: Grid, stop: Stop) -> Iterator[Step]:
    """What the digits on the board take away by a rule: one step for each constraint."""
    pairs = scopes_of(grid.puzzle).pairs
    for constraint, each in groupby(pairs, key=lambda pair: pair.constraint):
        yield from _by_digits(grid, constraint, each)
    for scope, removed in _narrowed(grid, stop, lambda scope, opened: opened == 1):
        assert scope.constraint is not None
        filled = tuple(cell for cell in scope.cells if grid.digits[cell])
        yield _step("rule-digits", scope.constraint, scope.named, removed, filled)


def rule_pairs(grid: Grid, stop: Stop) -> Iterator[Step]:
    """Two cells under a rule: a candidate that nothing in the other cell goes with."""
    open_digits = domains(grid)
    for pair in looking(scopes_of(grid.puzzle).pairs):
        if all(not grid.digits[cell] for cell in pair.cells):
            removed = _eliminations(grid, _unsupported(pair, open_digits))
            if removed:
                yield _step("rule-pair", pair.constraint, pair.cells, removed, pair.cells)
    for scope, removed in _narrowed(grid, stop, lambda scope, opened: opened == 2 and not _is_cage(scope)):
        yield _of_scope("rule-pair", grid, scope, removed)


def cage_combinations(grid: Grid, stop: Stop) -> Iterator[Step]:
    """A killer cage: the sets of digits that make its sum."""
    for scope, removed in _narrowed(grid, stop, lambda scope, opened: opened > 1 and _is_cage(scope)):
        cage = scope.constraint
        assert isinstance(cage, Cage)
        contents = tuple(_contents(cage, domains(grid), grid))
        cells = tuple(cell for cell in cage.cells if not grid.digits[cell])
        told = contents if len(contents) <= _TOLD else ()
        rule = RuleMark(cage.name, cage.sentence, cage.cells, told)
        digits = tuple(sorted({digit for one in contents for digit in one}))
        evidence = Evidence(cells=cells, sets=(LockedSet(cage.cells, digits),), rules=(rule,))
        yield Step(technique("cage-combinations"), eliminations=removed, evidence=evidence, digits=digits)


def rule_groups(grid: Grid, stop: Stop) -> Iterator[Step]:
    """A few open cells under one rule."""
    for scope, removed in _narrowed(grid, stop, lambda scope, opened: 2 < opened <= _SMALL and not _is_cage(scope)):
        yield _of_scope("rule-group", grid, scope, removed)


def rule_long(grid: Grid, stop: Stop) -> Iterator[Step]:
    """Many open cells under one rule."""
    for scope, removed in _narrowed(grid, stop, lambda scope, opened: opened > _SMALL and not _is_cage(scope)):
        yield _of_scope("rule-long", grid, scope, removed)


def _is_cage(scope: Scope) -> bool:
    return isinstance(scope.constraint, Cage)


def _narrowed(
    grid: Grid, stop: Stop, wanted: Callable[[Scope, int], bool]
) -> Iterator[tuple[Scope, tuple[Elimination, ...]]]:
    """The wanted scopes that rule out something, by how many of their cells are open."""
    open_digits = domains(grid)
    for scope in scopes_of(grid.puzzle).wide:
        opened = sum(not grid.digits[cell] for cell in scope.cells)
        if not opened or not wanted(scope, opened):
            continue
        if stop.look():
            return
        removed = scope.ruled_out(grid, open_digits, stop)
        if removed:
            yield scope, removed


def _by_digits(grid: Grid, constraint: Constraint, pairs: Iterable[Pair]) -> Iterator[Step]:
    taken: dict[int, int] = {}
    filled: dict[int, None] = {}
    for pair in looking(pairs):
        (a, b), (there, back) = pair.cells, pair.allowed
        for here, other, allowed in ((a, b, there), (b, a, back)):
            if grid.digits[here] and (out := grid.candidates[other] & ~allowed[grid.digits[here] - 1]):
                taken[other] = taken.get(other, 0) | out
                filled[here] = None
    if taken:
        removed = _eliminations(grid, sorted(taken.items()))
        yield _step("rule-digits", constraint, tuple(filled), removed, tuple(sorted(filled)))


def _unsupported(pair: Pair, open_digits: list[int]) -> Iterator[tuple[int, int]]:
    (a, b), (there, back) = pair.cells, pair.allowed
    for here, other, allowed in ((a, b, there), (b, a, back)):
        mask = sum(1 << d for d, goes in enumerate(allowed) if not goes & open_digits[other])
        yield here, mask


def _contents(cage: Cage, open_digits: list[int], grid: Grid) -> Iterator[tuple[int, ...]]:
    """The sets of digits that the whole cage can hold."""
    scale = grid.puzzle.scale
    masks = [open_digits[cell] for cell in cage.cells]
    for digits in looking(combinations(range(1, scale.size + 1), len(masks))):
        if sum(digits) - len(digits) * scale.shift == cage.total and _fill(masks, digits):
            yield digits


def _fill(masks: list[int], digits: tuple[int, ...]) -> bool:
    """Whether the digits can be dealt out to the cells."""
    look()
    if not digits:
        return True
    first, *rest = sorted(masks, key=lambda mask: sum(mask >> (digit - 1) & 1 for digit in digits))
    return any(
        first >> (digit - 1) & 1 and _fill(rest, tuple(other for other in digits if other != digit)) for digit in digits
    )


def _of_scope(name: str, grid: Grid, scope: Scope, removed: tuple[Elimination, ...]) -> Step:
    assert scope.constraint is not None
    opened = tuple(sorted(cell for cell in scope.cells if not grid.digits[cell]))
    return _step(name, scope.constraint, scope.named, removed, opened)


def _step(
    name: str,
    constraint: Constraint,
    cells: tuple[int, ...],
    removed: tuple[Elimination, ...],
    pattern: tuple[int, ...],
) -> Step:
    own: tuple[int, ...] = getattr(constraint, "cells", ())  # in its own order: a thermometer from the bulb on
    rule = RuleMark(constraint.name, constraint.sentence, own if set(own) == set(cells) else tuple(sorted(cells)))
    return Step(technique(name), eliminations=removed, evidence=Evidence(cells=pattern, rules=(rule,)))


def _eliminations(grid: Grid, taken: Iterable[tuple[int, int]]) -> tuple[Elimination, ...]:
    digits = range(1, grid.puzzle.shape.size + 1)
    return tuple(
        Elimination(cell, digit)
        for cell, mask in taken
        if (out := grid.candidates[cell] & mask)
        for digit in digits
        if out >> (digit - 1) & 1
    )
