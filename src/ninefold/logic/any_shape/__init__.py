"""Finders for every shape, any extra houses and any constraint, in Python.

Each finder takes a grid and gives its steps, the first one first. On plain 9×9 the native engine does this work.
Nothing here rests on there being one solution: such techniques do not hold under further rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ninefold.constraints.cage import Cage
from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError
from ninefold.logic.any_shape.chains import chains
from ninefold.logic.any_shape.contradictions import contradictions
from ninefold.logic.any_shape.fish import fish
from ninefold.logic.any_shape.house_totals import rule_of_45
from ninefold.logic.any_shape.joined import joined_rules
from ninefold.logic.any_shape.locked import locked_candidates
from ninefold.logic.any_shape.rules import (
    cage_combinations,
    rule_cells,
    rule_digits,
    rule_groups,
    rule_long,
    rule_pairs,
)
from ninefold.logic.any_shape.scope import scopes_of
from ninefold.logic.any_shape.shared import shared_of_cells, shared_of_houses, shared_of_rules
from ninefold.logic.any_shape.singles import hidden_singles, naked_singles
from ninefold.logic.any_shape.subsets import hidden_subsets, naked_subsets
from ninefold.logic.options import LogicOptions
from ninefold.model import Grid, Puzzle, Step
from ninefold.stopping import raise_if_stopped, raise_stopped, working_under

MOST_CELLS = 144
"""Boards with more cells than this are not searched for chains, joined rules and contradictions: it would take long."""


class Rung(NamedTuple):
    """A finder, the techniques that it finds, and whether it needs constraints, or a board that is not too large."""

    ids: tuple[str, ...]
    finder: Callable[[Grid, Stop], Iterator[Step]]
    needs_constraints: bool = False
    needs_small: bool = False


LADDER = (
    Rung(("rule-cell",), rule_cells, needs_constraints=True),
    Rung(("rule-digits",), rule_digits, needs_constraints=True),
    Rung(("naked-single",), lambda grid, stop: naked_singles(grid)),
    Rung(("hidden-single",), lambda grid, stop: hidden_singles(grid)),
    Rung(("rule-pair",), rule_pairs, needs_constraints=True),
    Rung(("cage-combinations",), cage_combinations, needs_constraints=True),
    Rung(("rule-group",), rule_groups, needs_constraints=True),
    Rung(("locked-candidates-1", "locked-candidates-2"), lambda grid, stop: locked_candidates(grid)),
    Rung(("rule-of-45",), rule_of_45, needs_constraints=True),
    Rung(("shared-elimination-rule",), shared_of_rules, needs_constraints=True),
    Rung(("naked-pair",), lambda grid, stop: naked_subsets(grid, 2)),
    Rung(("naked-triple",), lambda grid, stop: naked_subsets(grid, 3)),
    Rung(("hidden-pair",), lambda grid, stop: hidden_subsets(grid, 2)),
    Rung(("hidden-triple",), lambda grid, stop: hidden_subsets(grid, 3)),
    Rung(("rule-long",), rule_long, needs_constraints=True),
    Rung(("rule-joined",), joined_rules, needs_constraints=True, needs_small=True),
    Rung(("shared-elimination-house",), shared_of_houses, needs_constraints=True),
    Rung(("shared-elimination-cell",), shared_of_cells, needs_constraints=True),
    Rung(("naked-quadruple",), lambda grid, stop: naked_subsets(grid, 4)),
    Rung(("hidden-quadruple",), lambda grid, stop: hidden_subsets(grid, 4)),
    Rung(("x-wing",), lambda grid, stop: fish(grid, 2)),
    Rung(("swordfish",), lambda grid, stop: fish(grid, 3)),
    Rung(("jellyfish",), lambda grid, stop: fish(grid, 4)),
    Rung(("x-chain", "aic"), chains, needs_small=True),
    Rung(("rule-contradiction",), contradictions, needs_small=True),
)


def steps(grid: Grid, options: LogicOptions, stop: Stop) -> Iterator[Step]:
    """All steps, technique by technique, found while you iterate; StoppedError where there is no time for more."""
    for rung in LADDER:
        if not _serves(rung, grid) or not any(options.allows(name) for name in rung.ids):
            continue
        yield from (step for step in _found(rung.finder(grid, stop), stop) if options.allows(step.technique.id))
        if stop.look():
            raise_stopped(stop, "logic")


def _found(finder: Iterator[Step], stop: Stop) -> Iterator[Step]:
    """The steps of a finder, which works under the stop; whoever takes them does not."""
    while True:
        with working_under(stop):
            try:
                step = next(finder, None)
            except StoppedError:
                raise_if_stopped(stop, "logic")
                raise
        if step is None:
            return
        yield step


def techniques_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The ids of the techniques that may be found on a board with these rules."""
    grid = Grid.start(puzzle)
    scopes = scopes_of(puzzle)
    pairs, wide = scopes.pairs, scopes.wide
    loose = [scope for scope in wide if not isinstance(scope.constraint, Cage)]
    needed = {
        "rule-cell": scopes.cells,
        "rule-digits": pairs or wide,
        "rule-pair": pairs or loose,
        "cage-combinations": len(loose) < len(wide),
        "rule-group": loose,
        "rule-of-45": wide,
        "shared-elimination-rule": wide,
        "rule-long": loose,
        "rule-joined": pairs or wide,
    }
    return tuple(id for rung in LADDER if _serves(rung, grid) for id in rung.ids if needed.get(id, True))


def _serves(rung: Rung, grid: Grid) -> bool:
    if rung.needs_constraints and not grid.puzzle.constraints:
        return False
    return not rung.needs_small or grid.puzzle.shape.cells <= MOST_CELLS
