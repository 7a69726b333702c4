"""Constraints as JSON objects: the name of a class of `ninefold.constraints` and its fields.

    {"kind": "Cage", "cells": ["r1c1", "r1c2"], "total": 10}

Cells are names, tables are hexadecimal text, alternatives are lists of such objects.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from typing import Any

from ninefold.constraints.parts.registry import kinds
from ninefold.errors import PuzzleError
from ninefold.model import cell_name, parse_cell
from ninefold.model.bounds import CONSTRAINTS, DEPTH
from ninefold.model.constraint import Constraint
from ninefold.model.fields import names_cells
from ninefold.model.shown import shown
from ninefold.stopping import looking


def constraints_of(listed: list[Any], size: int, extra: int = 0) -> tuple[Constraint, ...]:
    """The constraints of a list of objects; what is wrong is told with the number of the constraint, from 1."""
    if len(listed) > CONSTRAINTS:
        raise PuzzleError(f"a puzzle has at most {CONSTRAINTS:,} constraints, got {len(listed):,}")
    found = []
    for number, each in enumerate(looking(listed), 1):
        try:
            found.append(constraint_of(each, size, extra))
        except PuzzleError as error:
            raise PuzzleError(f"constraint {number}: {error}") from None
    return tuple(found)


def constraint_of(data: Any, size: int, extra: int = 0, depth: int = 0) -> Constraint:
    """The constraint of an object; a kind that is not known is refused by name. `depth`: alternatives around it."""
    if not isinstance(data, dict):
        raise PuzzleError(f"a constraint is an object, got {shown(data)}")
    name = data.get("kind", "")
    kind = kinds().get(name) if isinstance(name, str) else None
    if kind is None:
        told = shown(name).strip("'")
        raise PuzzleError(f"the constraint {told} is not known; there are {', '.join(kinds())}")
    values = {}
    for field in fields(kind):  # type: ignore[arg-type]
        if field.name in data:
            values[field.name] = _value(field, data[field.name], (size, extra), depth)
        elif field.default is MISSING:
            raise PuzzleError(f"{name} needs {field.name!r}")
    unknown = data.keys() - values.keys() - {"kind"}
    if unknown:
        raise PuzzleError(f"{name} has no {shown(min(unknown))}")
    return kind(**values)


def constraint_object(constraint: Constraint, size: int) -> dict[str, Any]:
    """The object of a constraint: `constraint_of` undoes it."""
    data: dict[str, Any] = {"kind": type(constraint).__name__}
    for field in fields(constraint):  # type: ignore[arg-type]
        data[field.name] = _json(getattr(constraint, field.name), size, names_cells(field))
    return data


def _json(value: Any, size: int, are_cells: bool) -> Any:
    if isinstance(value, Constraint):
        return constraint_object(value, size)
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (tuple, frozenset)):
        each = sorted(value) if isinstance(value, frozenset) else value
        return [_json(one, size, are_cells) for one in each]
    return cell_name(value, size) if are_cells else value


def _value(field: Field[Any], value: Any, board: tuple[int, int], depth: int) -> Any:
    """The value of a field; that it has the type of its field is checked by the constraint itself."""
    if field.type == "Alternatives":
        return _alternatives(value, board, depth)
    if field.type == "bytes":
        try:
            return bytes.fromhex(value)
        except (ValueError, TypeError):
            raise PuzzleError(f"the {field.name} is hexadecimal text, got {shown(value)}") from None
    if isinstance(value, list):
        rows = (
            tuple(_one(field, each, board) for each in row) if isinstance(row, list) else _one(field, row, board)
            for row in looking(value)
        )
        return frozenset(rows) if field.type == "CellPairs" else tuple(rows)
    return _one(field, value, board)


def _one(field: Field[Any], value: Any, board: tuple[int, int]) -> Any:
    """A cell, a number, a text or a flag."""
    if isinstance(value, (list, dict)):
        raise PuzzleError(f"{field.name}: expected a cell or a number, got {shown(value)}")
    return parse_cell(value, *board) if names_cells(field) else value


def _alternatives(value: Any, board: tuple[int, int], depth: int) -> tuple[tuple[Constraint, ...], ...]:
    if depth >= DEPTH:
        raise PuzzleError(f"alternatives: at most {DEPTH} of them lie inside of each other")
    if not isinstance(value, list) or not all(isinstance(way, list) for way in value):
        raise PuzzleError("alternatives are a list of lists of constraints")
    ways = []
    for number, way in enumerate(looking(value), 1):
        try:
            ways.append(tuple(constraint_of(each, *board, depth + 1) for each in way))
        except PuzzleError as error:
            raise PuzzleError(f"alternative {number}: {error}") from None
    return tuple(ways)
