"""The constraints of an f-puzzles object: a row for each key, which reads and writes its entries.

Whether all that is written means the same again is asked of the reader (`fpuzzles.py`): what it would not read back is
refused by name, never written half.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from reprlib import repr as short
from typing import Any, NamedTuple

from ninefold import constraints as c
from ninefold.constraints.extra_house import diagonals, disjoint_groups
from ninefold.errors import PuzzleError
from ninefold.formats.parts.fpuzzles.board import Board, Entry
from ninefold.model import Constraint, Puzzle
from ninefold.model.bounds import NUMBER

# No constraints: what only looks, and what other programs keep for themselves.
_COSMETIC = frozenset(
    {
        "size",
        "title",
        "author",
        "ruleset",
        "grid",
        "solution",
        "negative",
        "line",
        "circle",
        "rectangle",
        "text",
        "cage",
        "fogofwar",
        "foglight",
    }
    | {"highlightConflicts", "disabledlogic", "truecandidatesoptions", "cosmetic", "successMessage"}
)
_NUMBER = re.compile(r"-?\d{1,7}")
_NEGATIVE = {"difference": "difference", "ratio": "ratio", "sum": "xv"}


class Row(NamedTuple):
    """What the entries of a key are read as, and how they are written; no entry if this key cannot say it."""

    kind: type[Constraint]
    read: Callable[[Board, Entry], Iterable[Constraint]]
    write: Callable[[Any, Board], Iterable[Entry]]


def constraints_of(data: Entry, board: Board) -> list[Constraint]:
    """Every constraint of an f-puzzles object; one that is not known is refused by name."""
    found: list[Constraint] = []
    for key, value in data.items():
        if key in _COSMETIC or value in (None, False, "", [], {}):
            continue
        if key in _FLAGS:
            found += _FLAGS[key](board)
        elif key in _ROWS:
            for number, entry in enumerate(_objects(key, value), 1):
                try:
                    board.amount.add(1)
                    found += _ROWS[key].read(board, entry)
                except PuzzleError as error:
                    raise PuzzleError(f"{key} {number}: {error}") from None
        elif key not in ("nonconsecutive", "minimum", "maximum"):
            raise PuzzleError(f"the constraint {key} is not known")
    found += _extrema(data, board)
    found += _negatives(data, board, found)
    return found


def entries(constraints: Sequence[Constraint], board: Board) -> dict[str, Any]:
    """What constraints become, by key; those that f-puzzles has no way to say are left out."""
    listed = set(constraints)
    flags = {each: key for key, make in _FLAGS.items() if listed.issuperset(made := make(board)) for each in made}
    found: dict[str, Any] = {}
    for constraint in constraints:
        if constraint in flags:
            found[flags[constraint]] = True
        elif isinstance(constraint, c.Extremum):
            key = "minimum" if constraint.lowest else "maximum"
            found.setdefault(key, []).append({"cell": board.name(constraint.cell)})
        elif isinstance(constraint, c.Neighbours) and not constraint.is_orthogonal:
            continue
        elif isinstance(constraint, c.Neighbours) and (constraint.relation, constraint.number) == ("difference", 1):
            found["nonconsecutive"] = True
        elif isinstance(constraint, c.Neighbours):
            known = found.setdefault("negative", [])
            known += [name for name in [_NEGATIVE[constraint.relation]] if name not in known]
        for key, row in _ROWS.items():
            if type(constraint) is row.kind and constraint not in flags:
                for entry in row.write(constraint, board):
                    found.setdefault(key, []).append(entry)
    return found


def kept_by_reading(puzzle: Puzzle) -> list[Constraint]:
    """The constraints other than houses in the form in which they come back: a cell at a time."""
    split: list[Constraint] = []
    for constraint in puzzle.constraints:
        if isinstance(constraint, c.Parity):
            split += [c.Parity((cell,), constraint.odd) for cell in constraint.cells]
        elif isinstance(constraint, c.Candidates):
            split += [c.Candidates((cell,), constraint.allowed) for cell in constraint.cells]
        elif not isinstance(constraint, c.ExtraHouse):
            split.append(constraint)
    return split


def _objects(key: str, value: Any) -> list[Entry]:
    if not isinstance(value, list):
        raise PuzzleError(f"{key}: a list expected, got {short(value)}")
    for entry in value:
        if not isinstance(entry, dict):
            raise PuzzleError(f"{key}: an object expected, got {short(entry)}")
    return value


def _has_value(entry: Entry) -> bool:
    return entry.get("value") not in (None, "")


def _number(entry: Entry, usual: int | None = None) -> int:
    value = entry.get("value")
    if usual is not None and not _has_value(entry):
        return usual
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        value = int(value)
    if not isinstance(value, int) or not -NUMBER <= value <= NUMBER:
        raise PuzzleError(f"expected a number up to {NUMBER}, got {short(value)}")
    return value


def _value(constraint: Any, field: str, usual: int | None) -> Entry:
    value = getattr(constraint, field) if field else usual
    return {} if value == usual else {"value": str(value)}


def _line(
    kind: type[Any], field: str = "", usual: int | Callable[[int], int] | None = None, once: bool = False, **fixed: bool
) -> Row:
    """Cells along lines; a number in the field, if it has one, is the usual one (of that size) where none is told.

    once    a cell that a line comes back to counts once: what holds for two cells says nothing of one
    """

    def usual_on(board: Board) -> int | None:
        return usual(board.size) if callable(usual) else usual

    def read(board: Board, entry: Entry) -> Iterator[Constraint]:
        told = fixed | ({field: _number(entry, usual_on(board))} if field else {})
        return (kind(tuple(dict.fromkeys(line)) if once else line, **told) for line in board.lines(entry))

    def write(constraint: Any, board: Board) -> Iterator[Entry]:
        if all(getattr(constraint, name) == value for name, value in fixed.items()):
            yield {"lines": [board.names(constraint.cells)], **_value(constraint, field, usual_on(board))}

    return Row(kind, read, write)


def _cells(kind: type[Any], field: str, usual: int | None, first: str = "") -> Row:
    """A list of cells, and a number in the field; `first`: a text that comes before the cells."""

    def read(board: Board, entry: Entry) -> Iterator[Constraint]:
        told = {field: _number(entry, usual) if usual is not None or _has_value(entry) else None} if field else {}
        yield kind(*([first] if first else []), board.cells(entry.get("cells")), **told)

    def write(constraint: Any, board: Board) -> Iterator[Entry]:
        yield {"cells": board.names(constraint.cells), **_value(constraint, field, usual)}

    return Row(kind, read, write)


def _outside(kind: type[Any], field: str) -> Row:
    """A number beside the board."""

    def read(board: Board, entry: Entry) -> Iterator[Constraint]:
        if _has_value(entry):
            yield kind(board.seen_from(entry.get("cell")), _number(entry))

    def write(constraint: Any, board: Board) -> Iterator[Entry]:
        yield {"cell": board.before(constraint.cells)[0], "value": str(getattr(constraint, field))}

    return Row(kind, read, write)


def _parity(odd: bool) -> Row:
    def write(parity: c.Parity, board: Board) -> Iterator[Entry]:
        return ({"cell": board.name(cell)} for cell in parity.cells if parity.odd == odd)

    return Row(c.Parity, lambda board, entry: [c.Parity((board.cell(entry.get("cell")),), odd)], write)


def _indexer(houses: Callable[[Board], Iterable[tuple[int, ...]]]) -> Row:
    """A cell says at which place of its house the number of its own place is."""

    def read(board: Board, entry: Entry) -> Iterator[Constraint]:
        cells = board.cells(entry.get("cells"))
        board.amount.add(len(cells) - 1, len(cells) * board.size)
        house_of = {cell: house for house in houses(board) for cell in house}
        for cell in cells:
            if cell not in house_of:
                raise PuzzleError(f"the cell {board.name(cell)} is in no region")
            yield c.Indexer(house_of[cell], house_of[cell].index(cell) + 1)

    def write(indexer: c.Indexer, board: Board) -> Iterator[Entry]:
        if indexer.cells in houses(board):
            yield {"cells": [board.name(indexer.cells[indexer.place - 1])]}

    return Row(c.Indexer, read, write)


def _read_arrow(board: Board, entry: Entry) -> Iterator[Constraint]:
    circle = tuple(sorted(board.cells(entry.get("cells"))))
    return (c.Arrow(line[1:], circle) for line in board.lines(entry) if len(line) > 1)


def _write_arrow(arrow: c.Arrow, board: Board) -> Iterator[Entry]:
    yield {"cells": board.names(arrow.circle), "lines": [board.names((arrow.circle[-1], *arrow.cells))]}


def _read_clone(board: Board, entry: Entry) -> Iterator[Constraint]:
    yield c.Clone(board.cells(entry.get("cells")), board.cells(entry.get("cloneCells")))


def _write_clone(clone: c.Clone, board: Board) -> Iterator[Entry]:
    yield {"cells": board.names(clone.cells), "cloneCells": board.names(clone.copies)}


def _read_little_killer(board: Board, entry: Entry) -> Iterator[Constraint]:
    if _has_value(entry):
        yield c.LittleKiller(board.diagonal(entry.get("cell"), entry.get("direction")), _number(entry))


def _write_little_killer(killer: c.LittleKiller, board: Board) -> Iterator[Entry]:
    cell, direction = board.before(killer.cells)
    cells = board.names(killer.cells)
    yield {"cell": cell, "cells": cells, "direction": direction, "value": str(killer.total)}


def _read_quadruple(board: Board, entry: Entry) -> Iterator[Constraint]:
    values = entry.get("values") or []
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise PuzzleError(f"digits expected, got {short(values)}")
    if values:
        yield c.Contain(board.cells(entry.get("cells")), tuple(values))


def _write_quadruple(contain: c.Contain, board: Board) -> Iterator[Entry]:
    if not contain.exactly:
        yield {"cells": board.names(contain.cells), "values": list(contain.contents)}


def _read_region_sums(board: Board, entry: Entry) -> Iterator[Constraint]:
    for line in board.lines(entry):
        parts = groupby(line, lambda cell: board.region_of.get(cell, ()))
        yield c.EqualSums(tuple(tuple(part) for _, part in parts))


def _write_region_sums(sums: c.EqualSums, board: Board) -> Iterator[Entry]:
    yield {"lines": [board.names([cell for part in sums.parts for cell in part])]}


def _read_xv(board: Board, entry: Entry) -> Iterator[Constraint]:
    if _has_value(entry):
        total = {"X": 10, "V": 5}.get(entry["value"]) if isinstance(entry["value"], str) else None
        yield c.PairSum(board.cells(entry.get("cells")), total or _number(entry))


def _write_xv(pair: c.PairSum, board: Board) -> Iterator[Entry]:
    if pair.number in (5, 10):
        yield {"cells": board.names(pair.cells), "value": "V" if pair.number == 5 else "X"}


_FLAGS: dict[str, Callable[[Board], Sequence[Constraint]]] = {
    "diagonal+": lambda board: diagonals(board.size)[1:],
    "diagonal-": lambda board: diagonals(board.size)[:1],
    "antiknight": lambda board: [c.Leap(board.size, 1, 2)],
    "antiking": lambda board: [c.Leap(board.size, 1, 1)],
    "disjointgroups": lambda board: disjoint_groups(board.shape),
}

_ROWS = {
    "arrow": Row(c.Arrow, _read_arrow, _write_arrow),
    "betweenline": _line(c.Between),
    "boxindexer": _indexer(lambda board: [*dict.fromkeys(board.region_of.values())]),
    "clone": Row(c.Clone, _read_clone, _write_clone),
    "columnindexer": _indexer(lambda board: [row.cells for row in board.shape.rows]),
    "difference": _cells(c.Difference, "number", 1),
    "doublearrow": _line(c.DoubleArrow),
    "entropicline": _line(c.Entropic),
    "even": _parity(odd=False),
    "extraregion": _cells(c.ExtraHouse, "", None, "extra region"),
    "killercage": _cells(c.Cage, "total", None),
    "littlekillersum": Row(c.LittleKiller, _read_little_killer, _write_little_killer),
    "lockout": _line(c.Lockout, "difference", 4),
    "modularline": _line(c.Modular, "modulus", 3),
    "nabner": _line(c.Nabner, once=True),
    "odd": _parity(odd=True),
    "palindrome": _line(c.Palindrome),
    "quadruple": Row(c.Contain, _read_quadruple, _write_quadruple),
    "ratio": _cells(c.Ratio, "number", 2),
    "regionsumline": Row(c.EqualSums, _read_region_sums, _write_region_sums),
    "renban": _line(c.Renban),
    "rowindexer": _indexer(lambda board: [column.cells for column in board.shape.columns]),
    "sandwichsum": _outside(c.Sandwich, "total"),
    "skyscraper": _outside(c.Skyscraper, "seen"),
    "slowthermometer": _line(c.Thermo, slow=True),
    "thermometer": _line(c.Thermo, slow=False),
    "whispers": _line(c.Whisper, "difference", lambda size: (size + 1) // 2),
    "xsum": _outside(c.XSum, "total"),
    "xv": Row(c.PairSum, _read_xv, _write_xv),
    "zipperline": _line(c.Zipper),
}


def _extrema(data: Entry, board: Board) -> Iterator[Constraint]:
    for key in ("minimum", "maximum"):
        listed = _objects(key, data.get(key) or [])
        board.amount.add(len(listed), 5 * len(listed))
        marked = dict.fromkeys(board.cell(entry.get("cell")) for entry in listed)
        for cell in marked:
            others = tuple(other for other in board.neighbours(cell) if other not in marked)
            yield c.Extremum(cell, others, lowest=key == "minimum")


def _negatives(data: Entry, board: Board, found: list[Constraint]) -> Iterator[Constraint]:
    dots = [dot for dot in found if isinstance(dot, (c.Difference, c.Ratio))]
    crosses = [cross for cross in found if isinstance(cross, c.PairSum)]
    negative = data.get("negative") or []
    if not isinstance(negative, list):
        raise PuzzleError(f"negative: a list expected, got {short(negative)}")
    unknown = [name for name in negative if name not in _NEGATIVE.values()]
    if unknown:
        raise PuzzleError(f"the negative constraint {unknown[0]} is not known")
    numbers: dict[str, set[int]] = {"difference": {1} if data.get("nonconsecutive") else set(), "ratio": set()}
    for name, usual in (("difference", 1), ("ratio", 2)):
        if name in negative:
            numbers[name] |= {dot.number for dot in dots if dot.relation == name} or {usual}
        for number in sorted(numbers[name]):
            board.amount.add(1, len(dots))
            yield c.Neighbours(board.size, name, number, _pairs(dots))
    if "xv" in negative:
        for number in (5, 10):
            yield c.Neighbours(board.size, "sum", number, _pairs(crosses))


def _pairs(marks: Iterable[c.Difference | c.Ratio | c.PairSum]) -> frozenset[tuple[int, int]]:
    return frozenset((min(mark.cells), max(mark.cells)) for mark in marks)
