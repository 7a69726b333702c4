"""Why a rule takes candidates away, as a person argues: least and greatest, what fits beside what, which ways are left.

A step by one constraint is found by trying what fills its cells; these arguments tell it in clauses. Each kind of rule
has its own (`order`, `pairs`, `sums`, `renban`); where few ways are left, they are named (`ways`). Each clause takes
away what the clauses before it leave, until all that the step removes is told. Nothing here finds steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ninefold.logic.reasons.moment import Moment, Reason
from ninefold.logic.reasons.order import by_order
from ninefold.logic.reasons.pairs import by_pairs
from ninefold.logic.reasons.renban import by_window
from ninefold.logic.reasons.sums import by_bounds, by_rest
from ninefold.logic.reasons.ways import by_ways
from ninefold.model import Step
from ninefold.model.rule import Rule

__all__ = ["Reason", "reasons"]

_ARGUMENTS: tuple[Callable[[tuple[Rule, ...], Moment], Iterator[Reason]], ...] = (
    by_order,
    by_pairs,
    by_bounds,
    by_window,
    by_rest,
)
"""The simplest first; each looks again after another has taken something away."""


def reasons(step: Step) -> tuple[Reason, ...]:
    """Clauses that together take away all that a step by one constraint removes; none where they would not.

    >>> from ninefold import Grid, Puzzle, Shape
    >>> from ninefold.constraints import Thermo
    >>> from ninefold.logic import next_step
    >>> step = next_step(Puzzle(Shape(2, 2), bytes(16), (Thermo((0, 1, 2)),)))
    >>> for reason in reasons(step):
    ...     print(reason.text)
    r1c1 is at least 1, so r1c2 is at least 2 and r1c3 is at least 3
    r1c3 is at most 4, so r1c2 is at most 3 and r1c1 is at most 2
    """
    before, rules = step.before, step.evidence.rules
    if before is None or len(rules) != 1 or rules[0].source is None:
        return ()
    puzzle = before.puzzle
    cells = set(rules[0].cells)
    of_rule = tuple(
        rule
        for rule in puzzle.constraints[rules[0].source].rules(puzzle.scale)
        if rule.kind != "pair" or cells.issuperset(rule.cells)  # of a rule for the whole board the pairs that take part
    )
    moment = Moment(before, step.eliminations)
    told = [reason for argue in iter(lambda: _next(of_rule, moment), None) for reason in argue]
    if not moment.left:
        return tuple(told)
    return tuple(by_ways(of_rule, Moment(before, step.eliminations)))


def _next(rules: tuple[Rule, ...], moment: Moment) -> list[Reason] | None:
    """The clauses of the first kind of argument that takes something away now."""
    for argument in _ARGUMENTS:
        told = [reason for reason in argument(rules, moment) if moment.take(reason)]
        if told:
            return told
    return None
