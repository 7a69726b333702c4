"""The fields of a constraint: which of them are cells, what type each must have, and how large it may be.

A constraint is made from what a stranger sent, so each checks its fields before anything is computed from them. The
annotation of a field says which check it gets.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

from ninefold.model.bounds import CELLS, LABEL, NUMBER, VALUES
from ninefold.model.shown import shown
from ninefold.model.symbols import UNPRINTABLE

CELL_FIELDS = frozenset({"cell", "cells", "circle", "copies", "labels", "neighbours", "parts", "marked"})
"""Fields that name cells; all other numbers are numbers."""

_INT = frozenset({int})


def wrong_field(constraint: Any) -> str | None:
    """What is wrong with the type or the size of a field, whatever the board; None if nothing is."""
    for name, check in _plan(constraint).checks:
        problem = check(name, getattr(constraint, name))
        if problem is not None:
            return problem
    cells = listed_cells(constraint)
    return f"at most {CELLS:,} cells may be listed, got {cells:,}" if cells > CELLS else None


def listed_cells(constraint: Any) -> int:
    """How many cells the fields of a constraint list."""
    return sum(count(getattr(constraint, name)) for name, count in _plan(constraint).counters)


def every_cell(constraint: Any) -> tuple[int, ...]:
    """All cells that the fields of a constraint list."""
    found: list[int] = []
    for name, _ in _plan(constraint).counters:
        value = getattr(constraint, name)
        if isinstance(value, int):
            found.append(value)
        else:
            for each in value:
                found += (each,) if isinstance(each, int) else each
    return tuple(found)


def _number(name: str, value: Any) -> str | None:
    if type(value) is not int:
        return f"the {name} is a whole number, got {shown(value)}"
    if not -NUMBER <= value <= NUMBER:
        return f"the {name} is from -{NUMBER:,} to {NUMBER:,}, got {shown(value)}"
    return None


def _number_if_any(name: str, value: Any) -> str | None:
    return None if value is None else _number(name, value)


def _flag(name: str, value: Any) -> str | None:
    return None if type(value) is bool else f"{name} is true or false, got {shown(value)}"


def _text(name: str, value: Any) -> str | None:
    if type(value) is not str:
        return f"the {name} is a text, got {shown(value)}"
    if len(value) > LABEL:
        return f"the {name} has at most {LABEL:,} characters, got {len(value):,}"
    return f"the {name} has a character that cannot be printed: {shown(value)}" if UNPRINTABLE.search(value) else None


def _bytes(name: str, value: Any) -> str | None:
    return None if type(value) is bytes else f"the {name} is a row of bytes, got {shown(value)}"


def _numbers(name: str, value: Any) -> str | None:
    if type(value) is not tuple or not _INT.issuperset(map(type, value)):
        return f"the {name} are a tuple of whole numbers, got {_culprit(value)}"
    most = CELLS if name in CELL_FIELDS or name == "weights" else VALUES
    if len(value) > most:
        return f"at most {most:,} {name} may be listed, got {len(value):,}"
    if value and not -NUMBER <= min(value) <= max(value) <= NUMBER:
        return f"the {name} are from -{NUMBER:,} to {NUMBER:,}, got {shown(max(value, key=abs))}"
    return None


def _groups(name: str, value: Any) -> str | None:
    if type(value) is not tuple:
        return f"the {name} are a tuple of tuples, got {shown(value)}"
    if len(value) > CELLS:
        return f"at most {CELLS:,} {name} may be listed, got {len(value):,}"
    return next((problem for each in value if (problem := _numbers(name, each))), None)


def _pairs(name: str, value: Any) -> str | None:
    if type(value) not in (tuple, frozenset) or not all(type(each) is tuple and len(each) == 2 for each in value):
        return f"the {name} are pairs of whole numbers, got {_culprit(value)}"
    if name not in CELL_FIELDS and len(value) > VALUES:
        return f"at most {VALUES:,} {name} may be listed, got {len(value):,}"
    return next((problem for each in value if (problem := _numbers(name, each))), None)


def _culprit(value: Any) -> str:
    """The first entry that is no whole number, or the value itself if it is no row of entries."""
    if type(value) not in (tuple, frozenset):
        return shown(value)
    return next((shown(each) for each in value if type(each) is not int), "none")


def _own(name: str, value: Any) -> str | None:
    """Alternatives are checked by their class."""
    return None


_CHECKS: dict[str, Callable[[str, Any], str | None]] = {
    "bool": _flag,
    "bytes": _bytes,
    "frozenset[tuple[int, int]]": _pairs,
    "int": _number,
    "int | None": _number_if_any,
    "str": _text,
    "tuple[int, ...]": _numbers,
    "tuple[tuple[Constraint, ...], ...]": _own,
    "tuple[tuple[int, ...], ...]": _groups,
    "tuple[tuple[int, int], ...]": _pairs,
}

_COUNTERS: dict[str, Callable[[Any], int]] = {
    "frozenset[tuple[int, int]]": lambda value: 2 * len(value),
    "int": lambda value: 1,
    "tuple[int, ...]": len,
    "tuple[tuple[int, ...], ...]": lambda value: sum(map(len, value)),
}


class _Plan(NamedTuple):
    """For each field of a class its check, and for each that names cells how many it lists."""

    checks: tuple[tuple[str, Callable[[str, Any], str | None]], ...]
    counters: tuple[tuple[str, Callable[[Any], int]], ...]


_plans: dict[type, _Plan] = {}


def _plan(constraint: Any) -> _Plan:
    kind = type(constraint)
    if kind not in _plans:
        own = fields(kind)
        checks = tuple((field.name, _CHECKS[str(field.type)]) for field in own)
        counters = tuple((field.name, _COUNTERS[str(field.type)]) for field in own if field.name in CELL_FIELDS)
        _plans[kind] = _Plan(checks, counters)
    return _plans[kind]
