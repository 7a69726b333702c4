"""The ways to fill the open cells of a rule, where they are few enough to be named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from math import prod

from ninefold.constraints.parts.automaton import reads
from ninefold.logic.reasons.moment import Moment, Reason, listed
from ninefold.model.rule import Rule

_MOST_NAMED = 6
"""Ways, or sets of digits, that are named."""
_MOST_WAYS = 720
"""Ways that are looked at to find few sets."""
_MOST_FILLINGS = 5_000
"""Fillings that are tried to find them."""

_Check = Callable[[dict[int, int]], bool]


def by_ways(rules: tuple[Rule, ...], moment: Moment) -> Iterator[Reason]:
    """One clause that takes away all that the step does, if few ways are left, or few sets of digits."""
    checks = [_check(rule, moment.size) for rule in rules]
    if not checks or None in checks:
        return
    cells = dict.fromkeys(cell for rule in rules for cell in _cells(rule))
    filled = {cell: moment.digits(cell)[0] for cell in cells if not moment.is_open(cell)}
    empty = sorted(filter(moment.is_open, cells))
    ways = _fillings(empty, filled, [check for check in checks if check], moment)
    if not ways:
        return
    names, sets = moment.names(empty), sorted({tuple(sorted(way)) for way in ways})
    held = {digit for one in sets for digit in one}
    removes = [(cell, digit) for cell in empty for digit in moment.digits(cell) if digit not in held]
    if len(empty) > 1 and len(sets) <= _MOST_NAMED and moment.left <= moment.reason("", (), removes).removes:
        told = listed(["+".join(map(moment.symbol, one)) for one in sets], "or")
        yield moment.reason(f"all that {names} can hold is {told}", empty, removes)
    elif len(ways) <= _MOST_NAMED:
        told = listed([" ".join(map(moment.symbol, way)) for way in ways], "or")
        removes = [
            (cell, digit)
            for k, cell in enumerate(empty)
            for digit in moment.digits(cell)
            if all(way[k] != digit for way in ways)
        ]
        in_order = ", in this order," if len(empty) > 1 else ""
        text = f"{names}{in_order} can only be {told}"
        if len(ways) == 1:
            way = zip(empty, ways[0], strict=True)
            each = [f"{moment.symbol(digit)} in {moment.name(cell)}" for cell, digit in way]
            text = f"the only way left is {listed(each)}"
        yield moment.reason(text, empty, removes)


def _fillings(
    empty: list[int], filled: dict[int, int], checks: list[_Check], moment: Moment
) -> list[tuple[int, ...]] | None:
    """All of them; None if they are too many to be named, or if too many would have to be tried."""
    if prod(len(moment.digits(cell)) for cell in empty) > _MOST_FILLINGS:
        return None
    differ = [(a, b) for a, b in combinations(empty, 2) if moment.differ(a, b)]
    ways = []
    for way in product(*map(moment.digits, empty)):
        held = filled | dict(zip(empty, way, strict=True))
        if all(held[a] != held[b] for a, b in differ) and all(check(held) for check in checks):
            ways.append(way)
            if len(ways) > _MOST_WAYS:
                return None
    return ways


def _cells(rule: Rule) -> tuple[int, ...]:
    inner = (cell for each in rule.alternatives for one in each for cell in _cells(one))
    return (*rule.cells, *inner)


def _check(rule: Rule, size: int) -> _Check | None:
    """Whether the digits of a rule's cells keep it; None for kinds that cannot be told from these alone."""
    if rule.alternatives:
        return _either(rule, size)
    numbers, cells = rule.numbers, rule.cells
    match rule.kind:
        case "pair":
            table = memoryview(rule.table).cast("i")
            return lambda held: bool(table[(held[cells[0]] - 1) * size + held[cells[1]] - 1])
        case "sum":
            return lambda held: sum(w * held[c] for c, w in zip(cells, numbers[1:], strict=True)) == numbers[0]
        case "cage":
            return lambda held: sum(held[c] for c in cells) == numbers[0] and _distinct(cells, held)
        case "distinct":
            return lambda held: _distinct(cells, held)
        case "renban":
            return lambda held: _distinct(cells, held) and _spread(cells, held) == len(cells) - 1
        case "among":
            return lambda held: held[cells[0]] in numbers
        case "automaton":
            return lambda held: reads(cells, rule.table, held, size)
    return None


def _either(rule: Rule, size: int) -> _Check | None:
    each = [[_check(one, size) for one in alternative] for alternative in rule.alternatives]
    if any(check is None for checks in each for check in checks):
        return None
    return lambda held: any(all(check(held) for check in checks if check) for checks in each)


def _distinct(cells: tuple[int, ...], held: dict[int, int]) -> bool:
    return len({held[cell] for cell in cells}) == len(cells)


def _spread(cells: tuple[int, ...], held: dict[int, int]) -> int:
    digits = [held[cell] for cell in cells]
    return max(digits) - min(digits)
