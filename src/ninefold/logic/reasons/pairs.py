"""Two cells under a relation: what nothing fits beside, and what would ask two cells that differ for the same digit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ninefold.logic.reasons.moment import Moment, Reason, listed
from ninefold.model.rule import Rule


def by_pairs(rules: tuple[Rule, ...], moment: Moment) -> Iterator[Reason]:
    """What fits beside nothing, told together for all cells; then what fits beside the same digit twice."""
    partners: dict[int, dict[int, list[tuple[bool, ...]]]] = {}
    for rule in rules:
        if rule.kind != "pair":
            continue
        table = memoryview(rule.table).cast("i")
        size = round(len(table) ** 0.5)
        a, b = rule.cells
        there = [tuple(bool(table[x * size + y]) for y in range(size)) for x in range(size)]
        partners.setdefault(a, {})[b] = there
        partners.setdefault(b, {})[a] = [tuple(column) for column in zip(*there, strict=True)]
    yield from _nothing_beside(partners, moment)
    yield from _same_twice(partners, moment)


def _beside(allowed: list[tuple[bool, ...]], digit: int, other: int, moment: Moment) -> tuple[int, ...]:
    """What may stand in the other cell beside a digit."""
    return tuple(one for one in moment.digits(other) if allowed[digit - 1][one - 1])


def _nothing_beside(partners: dict[int, dict[int, list[tuple[bool, ...]]]], moment: Moment) -> Iterator[Reason]:
    cells_of: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    for cell, others in partners.items():
        for other, allowed in others.items():
            alone = tuple(d for d in moment.digits(cell) if not _beside(allowed, d, other, moment))
            if alone and moment.is_open(cell):
                cells_of.setdefault(alone, []).append((cell, other))
    for digits, places in cells_of.items():
        cells = list(dict.fromkeys(cell for cell, _ in places))
        beside = list(dict.fromkeys(other for _, other in places))
        what = listed([moment.symbol(digit) for digit in digits], "or")
        where = f" in {moment.name(beside[0])}" if len(beside) == 1 else ""
        yield moment.reason(
            f"nothing fits{where} beside {what} in {moment.names(cells)}",
            cells + beside if where else cells,
            [(cell, digit) for cell in cells for digit in digits],
        )


def _same_twice(partners: dict[int, dict[int, list[tuple[bool, ...]]]], moment: Moment) -> Iterator[Reason]:
    for cell, others in partners.items():
        for digit in moment.digits(cell) if moment.is_open(cell) else ():
            left = {other: _beside(allowed, digit, other, moment) for other, allowed in others.items()}
            for one, two in combinations(left, 2):
                if len(left[one]) == 1 and left[one] == left[two] and moment.differ(one, two):
                    both = f"both {moment.name(one)} and {moment.name(two)} would be {moment.symbol(left[one][0])}"
                    text = f"with {moment.symbol(digit)} in {moment.name(cell)} {both}, which see each other"
                    yield moment.reason(text, (cell, one, two), [(cell, digit)])
                    break
