"""Consecutive digits in any order: how far they reach from the lowest and from the highest that must be among them."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.logic.reasons.moment import Moment, Reason
from ninefold.model.rule import Rule


def by_window(rules: tuple[Rule, ...], moment: Moment) -> Iterator[Reason]:
    """What is too far above a cell that must be low, and too far below one that must be high."""
    for rule in rules:
        if rule.kind != "renban" or not all(map(moment.digits, rule.cells)):
            continue
        reach = len(rule.cells) - 1
        low = min(rule.cells, key=lambda cell: moment.digits(cell)[-1])
        high = max(rule.cells, key=lambda cell: moment.digits(cell)[0])
        yield _too_far(rule, moment, low, moment.digits(low)[-1], reach)
        yield _too_far(rule, moment, high, moment.digits(high)[0], -reach)


def _too_far(rule: Rule, moment: Moment, cell: int, digit: int, reach: int) -> Reason:
    """`digit`: the most that the cell may be where the reach is upwards, the least where it is downwards."""
    limit, up = digit + reach, reach > 0
    removes = [
        (other, one)
        for other in filter(moment.is_open, rule.cells)
        for one in moment.digits(other)
        if (one > limit if up else one < limit)
    ]
    bound = f"{'at most' if up else 'at least'} " if moment.is_open(cell) else ""
    end = f"nothing there is {'more' if up else 'less'} than {moment.symbol(limit) if removes else limit}"
    return moment.reason(f"{moment.name(cell)} is {bound}{moment.symbol(digit)}, so {end}", rule.cells, removes)
