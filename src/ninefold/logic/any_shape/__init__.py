"""Finders for every shape and any extra houses, in Python: singles, locked candidates, subsets and fish.

Each finder takes a grid and gives its steps, the first one first. On plain 9×9 the native engine does this work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ninefold.logic.any_shape.fish import fish
from ninefold.logic.any_shape.locked import locked_candidates
from ninefold.logic.any_shape.singles import hidden_singles, naked_singles
from ninefold.logic.any_shape.subsets import hidden_subsets, naked_subsets
from ninefold.logic.options import LogicOptions
from ninefold.model import Grid, Step

Finder = Callable[[Grid], Iterator[Step]]

LADDER: tuple[tuple[tuple[str, ...], Finder], ...] = (
    (("naked-single",), naked_singles),
    (("hidden-single",), hidden_singles),
    (("locked-candidates-1", "locked-candidates-2"), locked_candidates),
    (("naked-pair",), lambda grid: naked_subsets(grid, 2)),
    (("naked-triple",), lambda grid: naked_subsets(grid, 3)),
    (("hidden-pair",), lambda grid: hidden_subsets(grid, 2)),
    (("hidden-triple",), lambda grid: hidden_subsets(grid, 3)),
    (("naked-quadruple",), lambda grid: naked_subsets(grid, 4)),
    (("hidden-quadruple",), lambda grid: hidden_subsets(grid, 4)),
    (("x-wing",), lambda grid: fish(grid, 2)),
    (("swordfish",), lambda grid: fish(grid, 3)),
    (("jellyfish",), lambda grid: fish(grid, 4)),
)


def steps(grid: Grid, options: LogicOptions) -> Iterator[Step]:
    """All steps, technique by technique, found while you iterate."""
    for ids, finder in LADDER:
        if any(options.allows(name) for name in ids):
            yield from (step for step in finder(grid) if options.allows(step.technique.id))
