"""The fields of a constraint: which of them are cells, what type each must have, and how large it may be.

A constraint is made from what a stranger sent, so each checks its fields before anything is computed from them. The
annotation of a field says which check it gets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from itertools import chain
from typing import Any, NamedTuple

from ninefold.model.bounds import CELLS, LABEL, NUMBER, VALUES
from ninefold.model.shown import shown
from ninefold.model.symbols import UNPRINTABLE

CELL_FIELDS = frozenset({"cell", "cells", "circle", "copies", "labels", "neighbours", "parts", "marked"})
"""Fields that name cells; all other numbers are numbers."""

_ONE_PER_CELL = CELL_FIELDS | {"weights"}
_INT = frozenset({int})


def wrong_field(constraint: Any) -> str | None:
    """What is wrong with the type or the size of a field, whatever the board; None if nothing is."""
    plan = _plans.get(type(constraint)) or _plan(constraint)
    for name, check in plan.checks:
        problem = check(name, getattr(constraint, name))
        if problem is not None:
            return problem
    if plan.flat:
        return None  # that row was counted
    cells = listed_cells(constraint)
    return f"at most {CELLS:,} cells may be listed, got {cells:,}" if cells > CELLS else None


def listed_cells(constraint: Any) -> int:
    """How many cells the fields of a constraint list."""
    return len(every_cell(constraint))


def every_cell(constraint: Any) -> Sequence[int]:
    """All cells that the fields of a constraint list."""
    plan = _plans.get(type(constraint)) or _plan(constraint)
    if plan.flat:
        row: tuple[int, ...] = getattr(constraint, plan.flat)
        return row
    found: list[int] = []
    for name, cells_of in plan.cells:
        found += cells_of(getattr(constraint, name))
    return found


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
    most = CELLS if name in _ONE_PER_CELL else VALUES
    if len(value) > most:
        return f"at most {most:,} {name} may be listed, got {len(value):,}"
    if name not in CELL_FIELDS and value and not -NUMBER <= min(value) <= max(value) <= NUMBER:
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

_CELLS_OF: dict[str, Callable[[Any], Iterable[int]]] = {
    "frozenset[tuple[int, int]]": chain.from_iterable,
    "int": lambda value: (value,),
    "tuple[int, ...]": lambda value: value,
    "tuple[tuple[int, ...], ...]": chain.from_iterable,
}


class _Plan(NamedTuple):
    """For each field of a class its check, and for each that names cells these; `flat`: the only one, a plain row."""

    checks: tuple[tuple[str, Callable[[str, Any], str | None]], ...]
    cells: tuple[tuple[str, Callable[[Any], Iterable[int]]], ...]
    flat: str


_plans: dict[type, _Plan] = {}


def _plan(constraint: Any) -> _Plan:
    own = [(field.name, str(field.type)) for field in fields(constraint)]
    cells = [(name, kind) for name, kind in own if name in CELL_FIELDS]
    flat = cells[0][0] if [kind for _, kind in cells] == ["tuple[int, ...]"] else ""
    checks = tuple((name, _CHECKS[kind]) for name, kind in own)
    plan = _Plan(checks, tuple((name, _CELLS_OF[kind]) for name, kind in cells), flat)
    _plans[type(constraint)] = plan
    return plan
