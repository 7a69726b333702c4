"""Sums: what the other cells leave at least and at most, and what a last cell would have to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ninefold.logic.reasons.moment import Moment, Reason, listed
from ninefold.model.rule import Rule

_MOST_TRIED = 2_000
"""Fillings that are looked at for the least sum of cells that differ; beyond, each cell counts by itself."""
_MOST_TOLD = 8
"""Numbers of a sum that are told one by one."""


class _Sum(NamedTuple):
    """Numbers whose weighted sum is known."""

    cells: tuple[int, ...]
    weights: tuple[int, ...]
    total: int


def by_bounds(rules: tuple[Rule, ...], moment: Moment) -> Iterator[Reason]:
    """What is too little or too much beside what the others can add up to."""
    for one in _sums(rules, moment):
        if not all(map(moment.digits, one.cells)):
            continue
        if set(one.weights) == {1}:
            yield from _of_total(one, moment)
        elif sorted(one.weights) == [-1] + [1] * (len(one.cells) - 1) and not one.total:  # one is the sum of the others
            yield from _of_circle(one, moment)


def by_rest(rules: tuple[Rule, ...], moment: Moment) -> Iterator[Reason]:
    """Where two cells are open: what one of them would ask the other to be."""
    for one in _sums(rules, moment):
        terms = list(zip(one.cells, one.weights, strict=True))
        rest = one.total - sum(w * (moment.digits(c)[0] - moment.shift) for c, w in terms if not moment.is_open(c))
        open_terms = [term for term in terms if moment.is_open(term[0])]
        if len(open_terms) == 2:
            first, second = open_terms
            yield from _asked(first, second, rest, moment)
            yield from _asked(second, first, rest, moment)


def _sums(rules: tuple[Rule, ...], moment: Moment) -> Iterator[_Sum]:
    for rule in rules:
        if rule.kind == "sum":
            total, *weights = rule.numbers
            sign = -1 if sum(weight < 0 for weight in weights) > len(weights) / 2 else 1  # most of them count up
            total -= moment.shift * sum(weights)
            yield _Sum(rule.cells, tuple(sign * weight for weight in weights), sign * total)
        elif rule.kind == "cage":
            yield _Sum(rule.cells, (1,) * len(rule.cells), rule.numbers[0] - moment.shift * len(rule.cells))


def _of_total(one: _Sum, moment: Moment) -> Iterator[Reason]:
    for most in (True, False):
        bounds: dict[tuple[int, ...], list[int]] = {}
        for cell in filter(moment.is_open, one.cells):
            others = [other for other in one.cells if other != cell]
            if others:
                bounds.setdefault(_extreme(others, moment, most=most), []).append(cell)
        for numbers, cells in bounds.items():
            limit = one.total - sum(numbers)
            removes = _beyond(cells, limit, moment, too_low=most)
            who = "the others are" if len(numbers) > 1 else "the other is"
            together = " together" if len(numbers) > 1 else ""
            each = " each" if len({cell for cell, _ in removes}) > 1 else ""
            yield _clause(f"{who} at {_told(numbers, most=most)}{together}", removes, limit, each, one, moment, most)


def _of_circle(one: _Sum, moment: Moment) -> Iterator[Reason]:
    circle = one.cells[one.weights.index(-1)]
    shaft = [cell for cell in one.cells if cell != circle]
    for most in (True, False):
        numbers = _extreme(shaft, moment, most=most)
        removes = _beyond([circle], sum(numbers), moment, too_low=not most)
        along = f"{moment.names(shaft)} {'add up to' if len(shaft) > 1 else 'is'} at {_told(numbers, most=most)}"
        yield _clause(along, removes, sum(numbers), "", one, moment, not most)
    for most in (True, False):  # what the circle is at most is the most that the shaft may be
        in_circle = moment.digits(circle)[-1 if most else 0]
        bounds: dict[tuple[int, ...], list[int]] = {}
        for cell in filter(moment.is_open, shaft):
            others = [other for other in shaft if other != cell]
            bounds.setdefault(_extreme(others, moment, most=not most), []).append(cell)
        for numbers, cells in bounds.items():
            limit = in_circle - moment.shift - sum(numbers)
            removes = _beyond(cells, limit, moment, too_low=not most)
            beside = f" and the others are at {_told(numbers, most=not most)}" if numbers else ""
            held = f"{moment.name(circle)} is {_at(most)} {moment.symbol(in_circle)}"
            each = " each" if len({cell for cell, _ in removes}) > 1 else ""
            yield _clause(f"{held}{beside}", removes, limit, each, one, moment, not most)


def _clause(
    begin: str, removes: list[tuple[int, int]], limit: int, each: str, one: _Sum, moment: Moment, too_low: bool
) -> Reason:
    cells = list(dict.fromkeys(cell for cell, _ in removes))
    verb = "are" if len(cells) > 1 else "is"
    names = moment.names(cells) if cells else ""
    return moment.reason(f"{begin}, so {names} {verb} {_at(not too_low)} {limit}{each}", one.cells, removes)


def _at(most: bool) -> str:
    return "at most" if most else "at least"


def _told(numbers: tuple[int, ...], *, most: bool) -> str:
    """`most 9 + 8 = 17`."""
    word = "most" if most else "least"
    if len(numbers) == 1 or len(numbers) > _MOST_TOLD:
        return f"{word} {sum(numbers)}"
    return f"{word} {' + '.join(map(str, numbers))} = {sum(numbers)}"


def _beyond(cells: list[int], limit: int, moment: Moment, *, too_low: bool) -> list[tuple[int, int]]:
    return [
        (cell, digit)
        for cell in cells
        if moment.is_open(cell)
        for digit in moment.digits(cell)
        if (digit - moment.shift < limit if too_low else digit - moment.shift > limit)
    ]


def _asked(cell: tuple[int, int], other: tuple[int, int], rest: int, moment: Moment) -> Iterator[Reason]:
    """The digits of a cell that would ask another for what cannot stand there."""
    gone: list[tuple[int, str]] = []
    for digit in moment.digits(cell[0]):
        asked, over = divmod(rest - cell[1] * (digit - moment.shift), other[1])
        same = moment.differ(cell[0], other[0]) and asked + moment.shift == digit
        if not over and (same or asked + moment.shift not in moment.digits(other[0])):
            gone.append((digit, str(asked)))
    if gone:
        digits = listed([moment.symbol(digit) for digit, _ in gone], "or")
        text = f"with {digits} in {moment.name(cell[0])}, {moment.name(other[0])} would have to be "
        yield moment.reason(
            text + listed([asked for _, asked in gone], "or"),
            (cell[0], other[0]),
            [(cell[0], digit) for digit, _ in gone],
        )


def _extreme(cells: list[int], moment: Moment, *, most: bool) -> tuple[int, ...]:
    """The numbers of the greatest or the least sum of cells, where those that see each other differ; in order."""
    order = sorted(cells, key=lambda cell: len(moment.digits(cell)))
    choices = [sorted(moment.digits(cell), reverse=most) for cell in order]
    best: list[int] = []
    held: list[int] = []
    tried = 0
    sign = 1 if most else -1
    ahead = [sum(sign * choice[0] for choice in choices[k:]) for k in range(len(choices) + 1)]

    def fill(k: int, so_far: int) -> None:
        nonlocal best, tried
        tried += 1
        if (best and so_far + ahead[k] <= sum(sign * digit for digit in best)) or tried > _MOST_TRIED:
            return
        if k == len(order):
            best = list(held)
            return
        for digit in choices[k]:
            if any(digit == held[j] and moment.differ(order[j], order[k]) for j in range(k)):
                continue
            held.append(digit)
            fill(k + 1, so_far + sign * digit)
            held.pop()

    fill(0, 0)
    if tried > _MOST_TRIED or len(best) < len(order):
        best = [choice[0] for choice in choices]
    return tuple(sorted((digit - moment.shift for digit in best), reverse=most))
