"""f-puzzles: a JSON object. Links that carry one are read and written by `fpuzzles_link`.

A negative rule holds only if the list `negative` names it, never because the rules' text does; of two neighbours that
are both marked as minimum (or maximum) neither is compared with the other. Cosmetic parts are the decoration of the
record. A constraint that we do not know is refused by name.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from reprlib import repr as short
from typing import Any

from ninefold.constraints.candidates import Candidates
from ninefold.constraints.extra_house import ExtraHouse
from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content, document, only
from ninefold.formats.parts.fpuzzles.board import Board
from ninefold.formats.parts.fpuzzles.constraints import constraints_of, entries, kept_by_reading
from ninefold.formats.parts.fpuzzles.decoration import decoration_entries, decorations_of
from ninefold.formats.parts.json_text import json_of
from ninefold.formats.parts.regions import jigsaw
from ninefold.model import Grid, Puzzle, Record, Shape
from ninefold.model.constraint import Constraint
from ninefold.model.shown import shown

NAME = "fpuzzles"
SUFFIXES = (".fpuzzles",)
HOLDS = frozenset(
    {
        Content.ANY_SIZE,
        Content.BOXES,
        Content.REGIONS,
        Content.CONSTRAINTS,
        Content.PLACED,
        Content.SOLUTION,
        Content.DECORATION,
    }
    | {"title", "author", "rules", "message"}
)

_FACTS = {"title": "title", "author": "author", "ruleset": "rules", "successMessage": "message"}
"""What f-puzzles calls the facts; the message is for who has solved it."""


def recognises(head: str) -> bool:
    text = head.strip()
    return text.startswith("{") and '"grid"' in text


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    text = document(lines, NAME).strip()
    if not text:
        return
    yield read_entry(read_json, text, of=NAME, text=text, line=1)


def write(records: Iterable[Record]) -> Iterator[str]:
    yield write_json(only(records, NAME)) + "\n"


def write_json(record: Record) -> str:
    """The f-puzzles object of a record; a constraint that it could not say is refused by name."""
    puzzle, size = record.puzzle, record.puzzle.shape.size
    cells: list[dict[str, Any]] = [{"value": digit} if digit else {} for digit in record.position.digits]
    for cell, given in enumerate(puzzle.givens):
        if given:
            cells[cell]["given"] = True
    board: dict[str, Any] = {"size": size, "grid": [cells[r * size : (r + 1) * size] for r in range(size)]}
    board |= {key: record.facts[fact] for key, fact in _FACTS.items() if fact in record.facts}
    board |= _constraints(puzzle, cells)
    board |= decoration_entries(record.decoration)
    if record.solution:
        board["solution"] = list(record.solution)
    text = json.dumps(board, ensure_ascii=False)
    if puzzle.constraints:
        _compare(puzzle, read_json(text).puzzle)
    return text


def _constraints(puzzle: Puzzle, cells: list[dict[str, Any]]) -> dict[str, Any]:
    """The constraints by key; regions and candidates are noted in the cells."""
    shape = puzzle.shape
    constraints, regions = jigsaw(puzzle)
    if regions or shape != Shape.of_size(shape.size):
        for cell in cells:
            cell["region"] = None
        for index, house in enumerate(regions or [box.cells for box in shape.boxes]):
            for at in house:
                cells[at]["region"] = index
    for each in constraints:
        if isinstance(each, Candidates):
            for at in each.cells:
                cells[at]["givenPencilMarks"] = list(each.allowed)
    return entries(constraints, Board(shape))


def _compare(puzzle: Puzzle, again: Puzzle) -> None:
    kept = Counter(kept_by_reading(again))
    for each in kept_by_reading(puzzle):
        if not kept[each]:
            raise FormatError(NAME, f"no way to say this constraint ({each.name}): {each.sentence}")
        kept[each] -= 1
    for each in kept.elements():
        raise FormatError(NAME, f"no way to leave this constraint out ({each.name}): {each.sentence}")
    houses, houses_again = ({frozenset(house.cells) for house in board.houses} for board in (puzzle, again))
    if houses != houses_again:
        raise FormatError(NAME, "no way to say exactly these houses")
    numbers = any(True for each in puzzle.constraints for _ in each.rules(puzzle.scale))
    if numbers and puzzle.scale.lowest != again.scale.lowest:
        raise FormatError(NAME, "digits that count from 0 have no place here")


def read_json(text: str) -> Record:
    """The record of one f-puzzles object."""
    data = json_of(text)
    if not isinstance(data, dict) or not isinstance(data.get("grid"), list):
        raise PuzzleError("an object with a grid expected")
    rows = data["grid"]
    size = len(rows)
    for number, row in enumerate(rows, 1):
        if not isinstance(row, list):
            raise PuzzleError(f"row {number} of the grid is {shown(row)}, not a list of cells")
        if len(row) != size:
            raise PuzzleError(
                f"expected as many rows as cells in a row, got {size} rows and {len(row)} cells in row {number}"
            )
    cells = [cell if isinstance(cell, dict) else {} for row in rows for cell in row]
    shape, constraints = _regions(size, cells)
    constraints += [mark for at, cell in enumerate(cells) if (mark := _candidates(at, cell, size))]
    constraints += constraints_of(data, Board(shape, [each for each in constraints if isinstance(each, ExtraHouse)]))
    values = bytes(_digit(cell.get("value"), size) for cell in cells)
    givens = bytes(value if cell.get("given") else 0 for value, cell in zip(values, cells, strict=True))
    puzzle = Puzzle(shape, givens, tuple(constraints))
    grid = Grid.of_digits(puzzle, values) if values != givens else None
    decoration = decorations_of(data, Board(shape))
    return Record(puzzle, grid, _solution(data.get("solution"), puzzle), facts=_facts(data), decoration=decoration)


def _regions(size: int, cells: list[dict[str, Any]]) -> tuple[Shape, list[Constraint]]:
    """The usual boxes, or with `region` in any cell a board with the regions that the cells name."""
    usual = Shape.of_size(size)
    if not any("region" in cell for cell in cells):
        return usual, []
    regions: dict[int, list[int]] = {}
    for at, cell in enumerate(cells):
        region = cell.get("region", usual.box_of(at))  # on a size without boxes the rows are the regions
        if isinstance(region, int):
            regions.setdefault(region, []).append(at)
    found = [tuple(regions[index]) for index in sorted(regions)]
    for height in range(2, size // 2 + 1):
        if size % height == 0 and found == [box.cells for box in Shape(height, size // height).boxes]:
            return Shape(height, size // height), []
    if usual.has_boxes and sorted(found) == sorted(box.cells for box in usual.boxes):
        return usual, []
    whole = [cells for cells in found if len(cells) == size]
    return Shape(1, size), [ExtraHouse("region", cells, index) for index, cells in enumerate(whole)]


def _candidates(at: int, cell: dict[str, Any], size: int) -> Candidates | None:
    marks = cell.get("givenPencilMarks")
    if not isinstance(marks, list) or not marks:
        return None
    return Candidates((at,), tuple(_digit(mark, size) for mark in marks))


def _digit(value: Any, size: int) -> int:
    if value in (None, ""):
        return 0
    if isinstance(value, str) and value.isdecimal() and len(value) <= 3:
        value = int(value)
    if not isinstance(value, int) or not 0 <= value <= size:
        raise PuzzleError(f"expected a digit from 1 to {size}, got {short(value)}")
    return value


def _solution(values: Any, puzzle: Puzzle) -> bytes | None:
    if not isinstance(values, list) or len(values) != puzzle.shape.cells:
        return None
    digits = bytes(_digit(value if value != "." else 0, puzzle.shape.size) for value in values)
    return digits if 0 not in digits else None


def _facts(data: dict[str, Any]) -> dict[str, str]:
    return {fact: data[key] for key, fact in _FACTS.items() if isinstance(data.get(key), str) and data[key]}
