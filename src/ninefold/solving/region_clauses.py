"""Clauses for rules about regions that the digits themselves draw.

A literal is a variable, its negation, or a truth value where the candidates leave no choice. A connected region is told
by depths: its first cell in reading order has depth 0, and every other one has a neighbour whose depth is one less.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from ninefold.model.rule import Rule
from ninefold.stopping import looking

if TYPE_CHECKING:
    from ninefold.solving.clauses import Choices, Clauses

Literal = int | bool

MOST_DEPTHS = 20_000
"""Cells times depths of one region: more would make more clauses than a board may have."""


def fits(rule: Rule) -> bool:
    """Whether a rule is one of those below, and small enough to be told in clauses."""
    if rule.kind == "connected":
        return len(rule.cells) * _depths(rule) <= MOST_DEPTHS
    return rule.kind in _ENCODE and (rule.kind != "same" or rule.numbers[0] == 1)


def encode(clauses: Clauses, rule: Rule) -> None:
    """Adds the clauses of a rule that fits."""
    _ENCODE[rule.kind](clauses, rule)


def _same(clauses: Clauses, rule: Rule) -> None:
    """The same digit in all cells."""
    for a, b in pairwise(rule.cells):
        for digit in range(1, clauses.size + 1):
            here, there = _holds(clauses, a, digit), _holds(clauses, b, digit)
            _add(clauses, [_not(here), there])
            _add(clauses, [_not(there), here])


def _holds(clauses: Clauses, cell: int, digit: int) -> Literal:
    if digit not in clauses.candidates[cell]:
        return False
    variable = clauses.variables.get((cell, digit))
    return True if variable is None else variable


def _not(literal: Literal) -> Literal:
    return not literal if isinstance(literal, bool) else -literal


def _add(clauses: Clauses, literals: list[Literal]) -> None:
    if not any(literal is True for literal in literals):
        clauses.add([literal for literal in literals if not isinstance(literal, bool)])


def _either(clauses: Clauses, a: Literal, b: Literal) -> Literal:
    if isinstance(a, bool) or isinstance(b, bool):
        return True if a is True or b is True else b if a is False else a
    return clauses.any_of([a, b])


def _choice(literal: Literal, value: int = 1) -> Choices:
    """Counts as the value if the literal is true, else as nothing."""
    if isinstance(literal, bool):
        return {value if literal else 0: None}
    return {value: literal, 0: -literal}


def _depths(rule: Rule) -> int:
    return rule.numbers[1] or len(rule.cells)


def _connected(clauses: Clauses, rule: Rule) -> None:
    columns, count, *digits = rule.numbers
    inside: list[Literal] = []
    for cell in rule.cells:
        here = [digit for digit in clauses.candidates[cell] if digit in digits]
        sure = len(here) == len(clauses.candidates[cell])
        inside.append(sure or (bool(here) and clauses.any_of([clauses.variables[cell, digit] for digit in here])))
    _add(clauses, list(inside))
    if count:
        clauses.layers([_choice(literal) for literal in inside], 1, count + 1)
    depth: list[list[Literal]] = []
    before: Literal = False
    for literal in inside:
        levels: list[Literal] = [False if literal is False else clauses.new() for _ in range(_depths(rule))]
        _add(clauses, [_not(literal), *levels])
        for level in levels:
            _add(clauses, [_not(level), literal])
        _add(clauses, [_not(levels[0]), _not(before)])
        before = _either(clauses, before, literal)
        depth.append(levels)
    for k, levels in enumerate(depth):
        sides = [k - columns, k + columns, *([k - 1] if k % columns else []), *([k + 1] if (k + 1) % columns else [])]
        near = [depth[side] for side in sides if 0 <= side < len(depth)]
        for level in range(1, len(levels)):
            _add(clauses, [_not(levels[level]), *(other[level - 1] for other in near)])


def _regions(clauses: Clauses, rule: Rule) -> None:
    (size,) = rule.numbers
    half = len(rule.cells) // 2
    cells, labels = rule.cells[:half], rule.cells[half:]
    regions = range(1, half // size + 1)
    for k, label in enumerate(labels):
        for region in regions[1:]:
            earlier = [_holds(clauses, other, region - 1) for other in labels[:k]]
            _add(clauses, [_not(_holds(clauses, label, region)), *earlier])
    peers = {cell: {other for house in clauses.houses_of.get(cell, ()) for other in house} for cell in looking(cells)}
    for (a, label_a), (b, label_b) in looking(combinations(zip(cells, labels, strict=True), 2)):
        if b not in peers[a] and set(clauses.candidates[a]) & set(clauses.candidates[b]):
            same = clauses.new()
            for region in regions:
                here, there = _holds(clauses, label_a, region), _holds(clauses, label_b, region)
                _add(clauses, [_not(here), _not(there), same])
            for digit in clauses.candidates[a]:
                _add(clauses, [-same, _not(_holds(clauses, a, digit)), _not(_holds(clauses, b, digit))])
    for region in regions if size == clauses.size else ():
        for digit in range(1, clauses.size + 1):
            places: list[Literal] = []
            for cell, label in zip(cells, labels, strict=True):
                here, there = _holds(clauses, cell, digit), _holds(clauses, label, region)
                if here is not False and there is not False:
                    places.append(clauses.new())
                    _add(clauses, [_not(places[-1]), here])
                    _add(clauses, [_not(places[-1]), there])
            _add(clauses, places)


def _alike(clauses: Clauses, rule: Rule) -> None:
    shift, *lengths = rule.numbers
    control, first, *rest = rule.cells
    choices: list[Choices] = []
    at = 0
    for length in lengths:
        run: Literal = True
        for label in rest[at : at + length]:
            alike = _same_digit(clauses, first, label)
            if run is not True:
                both = clauses.new()
                _add(clauses, [-both, run])
                _add(clauses, [-both, alike])
                _add(clauses, [_not(run), -alike, both])
                alike = both
            run = alike
            choices.append(_choice(run))
        at += length
    choices.append({-digit - shift: clauses.variables.get((control, digit)) for digit in clauses.candidates[control]})
    clauses.layers(choices, 1, 0)


def _variety(clauses: Clauses, rule: Rule) -> None:
    (shift,) = rule.numbers
    control, *others = rule.cells
    choices: list[Choices] = []
    for digit in range(1, clauses.size + 1):
        places = [_holds(clauses, cell, digit) for cell in dict.fromkeys(others)]
        used: Literal = any(place is True for place in places)
        if not used:
            variables = [place for place in places if not isinstance(place, bool)]
            used = clauses.any_of(variables) if variables else False
        choices.append(_choice(used))
    choices.append({-digit - shift: clauses.variables.get((control, digit)) for digit in clauses.candidates[control]})
    clauses.layers(choices, 0, 0)


def _same_digit(clauses: Clauses, a: int, b: int) -> int:
    same = clauses.new()
    for digit in range(1, clauses.size + 1):
        here, there = _holds(clauses, a, digit), _holds(clauses, b, digit)
        _add(clauses, [_not(here), _not(there), same])
        _add(clauses, [-same, _not(here), there])
        _add(clauses, [-same, _not(there), here])
    return same


_ENCODE = {"alike": _alike, "connected": _connected, "regions": _regions, "same": _same, "variety": _variety}
