"""The types of a constraint's fields: how each is checked, and which name cells.

A constraint is made from what a stranger sent, so each checks its fields before anything is computed from them. The
annotation of a field is one of the names of `_TYPES`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import Field, fields
from functools import partial
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from ninefold.model.bounds import CELLS, LABEL, NUMBER, VALUES
from ninefold.model.shown import shown
from ninefold.model.symbols import UNPRINTABLE

Cell: TypeAlias = int
Cells: TypeAlias = tuple[int, ...]
CellGroups: TypeAlias = tuple[tuple[int, ...], ...]
CellPairs: TypeAlias = frozenset[tuple[int, int]]
Numbers: TypeAlias = tuple[int, ...]
NumberPairs: TypeAlias = tuple[tuple[int, int], ...]
Weights: TypeAlias = tuple[int, ...]
"""A number for each cell."""

_INT = frozenset({int})


def wrong_field(constraint: Any) -> str | None:
    """What is wrong with the type or the size of a field, whatever the board; None if nothing is."""
    plan = _plans.get(type(constraint)) or _plan(type(constraint))
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
    plan = _plans.get(type(constraint)) or _plan(type(constraint))
    if plan.flat:
        row: tuple[int, ...] = getattr(constraint, plan.flat)
        return row
    found: list[int] = []
    for name, cells_of in plan.cells:
        found += cells_of(getattr(constraint, name))
    return found


def names_cells(field: Field[Any]) -> bool:
    """Whether the numbers in a field are cells."""
    return _TYPES[str(field.type)].cells is not None


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


def _cells(name: str, value: Any, most: int = CELLS) -> str | None:
    if type(value) is not tuple or not _INT.issuperset(map(type, value)):
        return f"the {name} are a tuple of whole numbers, got {_culprit(value)}"
    return f"at most {most:,} {name} may be listed, got {len(value):,}" if len(value) > most else None


def _numbers(name: str, value: Any, most: int = VALUES) -> str | None:
    problem = _cells(name, value, most)
    if problem is None and value and not -NUMBER <= min(value) <= max(value) <= NUMBER:
        return f"the {name} are from -{NUMBER:,} to {NUMBER:,}, got {shown(max(value, key=abs))}"
    return problem


def _groups(name: str, value: Any) -> str | None:
    if type(value) is not tuple:
        return f"the {name} are a tuple of tuples, got {shown(value)}"
    if len(value) > CELLS:
        return f"at most {CELLS:,} {name} may be listed, got {len(value):,}"
    return next((problem for each in value if (problem := _cells(name, each))), None)


def _pairs(name: str, value: Any) -> str | None:
    if type(value) not in (tuple, frozenset) or not all(type(each) is tuple and len(each) == 2 for each in value):
        return f"the {name} are pairs of whole numbers, got {_culprit(value)}"
    return next((problem for each in value if (problem := _cells(name, each))), None)


def _number_pairs(name: str, value: Any) -> str | None:
    problem = _pairs(name, value)
    if problem is None and len(value) > VALUES:
        return f"at most {VALUES:,} {name} may be listed, got {len(value):,}"
    return problem or next((problem for each in value if (problem := _numbers(name, each))), None)


def _culprit(value: Any) -> str:
    """The first entry that is no whole number, or the value itself if it is no row of entries."""
    if type(value) not in (tuple, frozenset):
        return shown(value)
    return next((shown(each) for each in value if type(each) is not int), "none")


def _own(name: str, value: Any) -> str | None:
    """Alternatives are checked by their class."""
    return None


class _Type(NamedTuple):
    check: Callable[[str, Any], str | None]
    cells: Callable[[Any], Iterable[int]] | None = None


_TYPES = {
    "Alternatives": _Type(_own),
    "Cell": _Type(_number, lambda value: (value,)),
    "CellGroups": _Type(_groups, chain.from_iterable),
    "CellPairs": _Type(_pairs, chain.from_iterable),
    "Cells": _Type(_cells, lambda value: value),
    "NumberPairs": _Type(_number_pairs),
    "Numbers": _Type(_numbers),
    "Weights": _Type(partial(_numbers, most=CELLS)),
    "bool": _Type(_flag),
    "bytes": _Type(_bytes),
    "int": _Type(_number),
    "int | None": _Type(_number_if_any),
    "str": _Type(_text),
}


class _Plan(NamedTuple):
    """For each field of a class its check, and for each that names cells these; `flat`: the only one, a plain row."""

    checks: tuple[tuple[str, Callable[[str, Any], str | None]], ...]
    cells: tuple[tuple[str, Callable[[Any], Iterable[int]]], ...]
    flat: str


_plans: dict[type, _Plan] = {}


def _plan(kind: type) -> _Plan:
    own = {field.name: str(field.type) for field in fields(kind)}
    cells = tuple((name, found) for name, type_name in own.items() if (found := _TYPES[type_name].cells))
    flat = cells[0][0] if len(cells) == 1 and own[cells[0][0]] == "Cells" else ""
    plan = _Plan(tuple((name, _TYPES[type_name].check) for name, type_name in own.items()), cells, flat)
    _plans[kind] = plan
    return plan
