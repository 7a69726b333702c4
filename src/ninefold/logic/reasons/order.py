"""Cells in an order, as on a thermometer: each is at least so much after one, and at most so much before one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ninefold.logic.reasons.moment import Moment, Reason, listed
from ninefold.model.rule import Rule

_LESS, _AT_MOST = 1, 0


def by_order(rules: tuple[Rule, ...], moment: Moment) -> Iterator[Reason]:
    """What is too low after a cell, then what is too high before one."""
    steps = [step for rule in rules if rule.kind == "pair" for step in _ordered(rule)]
    if steps:
        yield from _bounds(steps, moment, up=True)
        yield from _bounds([(high, low, more) for low, high, more in steps], moment, up=False)


def _ordered(rule: Rule) -> Iterator[tuple[int, int, int]]:
    """The lower cell, the higher one, and by how much at least, if that is what the pair says."""
    order = _order_of(rule.table)
    if order is not None:
        low, more = order
        yield rule.cells[low], rule.cells[1 - low], more


@lru_cache(maxsize=64)
def _order_of(table: bytes) -> tuple[int, int] | None:
    """Which of the two is the lower one, and by how much at least."""
    may = memoryview(table).cast("i")
    size = round(len(may) ** 0.5)
    pairs = [(a, b, bool(may[a * size + b])) for a in range(size) for b in range(size)]
    for more in (_LESS, _AT_MOST):
        if all(stand == (a + more <= b) for a, b, stand in pairs):
            return 0, more
        if all(stand == (b + more <= a) for a, b, stand in pairs):
            return 1, more
    return None


def _bounds(steps: list[tuple[int, int, int]], moment: Moment, *, up: bool) -> Iterator[Reason]:
    """`steps`: from each cell to one that is further, up or down, and by how much at least."""
    sign = 1 if up else -1
    cells = list(dict.fromkeys(cell for first, second, _ in steps for cell in (first, second)))
    if not all(map(moment.digits, cells)):
        return
    bound = {cell: sign * moment.digits(cell)[0 if up else -1] for cell in cells}
    source = {cell: cell for cell in cells}
    for _ in cells:
        for near, far, more in steps:
            if bound[near] + more > bound[far]:
                bound[far], source[far] = bound[near] + more, source[near]
    for begin in cells:
        after = sorted((bound[cell], cell) for cell in cells if source[cell] == begin != cell)
        gone = {cell: [d for d in moment.digits(cell) if sign * d < least] for least, cell in after}
        told = [(sign * least, cell) for least, cell in after if gone[cell]]
        if told:
            word = "at least" if up else "at most"
            start = moment.symbol(moment.digits(begin)[0 if up else -1])
            each = listed([f"{moment.name(cell)} is {word} {_told(limit, moment)}" for limit, cell in told])
            yield moment.reason(
                f"{moment.name(begin)} is {word} {start}, so {each}",
                [begin, *(cell for _, cell in told)],
                [(cell, digit) for cell in gone for digit in gone[cell]],
            )


def _told(limit: int, moment: Moment) -> str:
    """A limit may be beyond all digits, where the rule cannot be kept."""
    try:
        return moment.symbol(limit)
    except (IndexError, ValueError):
        return str(limit - moment.shift)
