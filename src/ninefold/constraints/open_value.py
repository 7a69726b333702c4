"""Clues whose value is still to be chosen: what they say without it, and which values a full grid gives them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, replace
from functools import lru_cache
from typing import Any

from ninefold.constraints.difference import Difference
from ninefold.constraints.either import Either
from ninefold.constraints.less import Less
from ninefold.constraints.ratio import Ratio
from ninefold.errors import PuzzleError
from ninefold.model.constraint import Constraint
from ninefold.model.fields import every_cell
from ninefold.model.rule import Scale

_CHOSEN = ("int", "int | None", "Numbers", "bool")


def has_value(rule: Constraint) -> bool:
    """Whether it has a value that a setter chooses: a number, odd or even, the colour of a dot, the way of a sign.

    >>> from ninefold.constraints import Arrow, Cage
    >>> has_value(Cage((0, 1), 17)), has_value(Difference((0, 1))), has_value(Arrow((1, 2), (0,)))
    (True, True, False)
    """
    return rule.placed not in ("", "board") and (_field(type(rule)) is not None or _ways(rule) is not None)


def is_open(rule: Constraint) -> bool:
    """Whether its value is left open, as that of a cage without a sum."""
    field = _field(type(rule))
    return field is not None and getattr(rule, field.name) is None


def opened(rule: Constraint) -> tuple[Constraint, ...]:
    """What the clue says whatever its value is.

    >>> from ninefold.constraints import Cage, Sandwich
    >>> opened(Cage((0, 1), 17)), opened(Sandwich((0, 1, 2, 3), 5))
    ((Cage(cells=(0, 1), total=None),), ())
    """
    ways, field = _ways(rule), _field(type(rule))
    if ways is not None:
        return (Either(tuple((way,) for way in ways)),)
    if field is not None and field.type == "int | None":
        return (_with(rule, field, None),)
    return ()


def readings(rule: Constraint, digits: bytes, scale: Scale) -> list[Constraint]:
    """The clue with each value that a full grid keeps; none if there is no such value.

    >>> from ninefold.constraints import Cage
    >>> readings(Cage((0, 1)), bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]), Scale(4))
    [Cage(cells=(0, 1), total=3)]
    >>> readings(Difference((0, 1)), bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]), Scale(4))
    [Difference(cells=(0, 1), number=1), Ratio(cells=(0, 1), number=2)]
    """
    ways = _ways(rule)
    return [way for way in (_values(rule, digits, scale) if ways is None else ways) if way.holds(digits, scale)]


def _ways(rule: Constraint) -> tuple[Constraint, ...] | None:
    """All that it could be, where that is few."""
    if isinstance(rule, Difference | Ratio):
        return Difference(rule.cells), Ratio(rule.cells)
    if isinstance(rule, Less):
        first, second = sorted(rule.cells)
        return Less((first, second)), Less((second, first))
    field = _field(type(rule))
    if field is None:
        return None
    choices = (True, False) if field.type == "bool" else dict(rule.usual).get(field.name, ())
    return tuple(_with(rule, field, choice) for choice in choices) or None


def _values(rule: Constraint, digits: bytes, scale: Scale) -> Iterator[Constraint]:
    """With every number that its cells could add up to, or with the digits that they hold."""
    field = _field(type(rule))
    cells = tuple(dict.fromkeys(every_cell(rule)))
    if field is None:
        return
    numbers: Any = range(scale.values[-1] * len(cells) + 1)
    if field.type == "Numbers":
        numbers = [tuple(sorted(digits[cell] - scale.shift for cell in cells))]
    for number in numbers:
        try:
            yield _with(rule, field, number)
        except PuzzleError:
            continue  # a number that it cannot have


def _with(rule: Constraint, field: Field[Any], value: object) -> Constraint:
    return replace(rule, **{field.name: value})  # type: ignore[type-var]  # each of them is a dataclass


@lru_cache(maxsize=256)
def _field(kind: type[Constraint]) -> Field[Any] | None:
    """What is printed on the board of it, or what must be said when it is made."""
    own: tuple[Field[Any], ...] = fields(kind)  # type: ignore[arg-type]
    printed = getattr(kind, "clue", "")
    for field in own:
        if field.type in _CHOSEN and (field.name == printed if printed else field.default is MISSING):
            return field
    return None
