"""Our own XML: everything that a record holds, for any size. Version 1.

    <ninefold version="1">
      <record>
        <puzzle box-height="3" box-width="3" symbols="123456789">53..7…</puzzle>
        <house kind="falling diagonal">r1c1 r2c2 …</house>       extra houses; index="1" if the kind is numbered
        <constraint>{"kind": "Thermo", …}</constraint>           any other constraint, as in our JSON
        <solution>534678912…</solution>
        <level>easy</level>
        <grid digits="53.67…">r1c3:1,2 r5c5:</grid>              placed digits; cells whose candidates are not
                                                                 all that the digits leave
        <marked>r1c3 r1c4</marked>
        <fact name="author">Ann</fact>
      </record>
    </ninefold>

Only <puzzle> must be there; extra="5" says how many cells lie beside its board. Cells are one symbol each and `.` where
empty, or numbers with spaces where symbols="".
A character that no XML can hold (the control characters) is written as U+FFFD. Elements we do not know are an error:
a reader that skips them would lose what they say.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any
from xml.etree.ElementTree import Element

from ninefold.constraints.extra_house import ExtraHouse
from ninefold.errors import FormatError
from ninefold.formats.parts.amount import Amount
from ninefold.formats.parts.cell_text import read_digits
from ninefold.formats.parts.constraint_json import constraint_object, constraint_of
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content, document
from ninefold.formats.parts.position import digits_in
from ninefold.formats.parts.xml_text import HEADER, parse, root_name, tag
from ninefold.model import Constraint, Grid, Puzzle, Record, Shape, cell_name, parse_cell
from ninefold.model.cells import cell_names

NAME = "xml"
SUFFIXES = (".xml", ".ninefold")
HOLDS = frozenset(Content)

VERSION = "1"
_DIGIT = re.compile(r"[0-9]{1,3}")
_KNOWN = ("puzzle", "house", "constraint", "solution", "level", "grid", "marked", "fact")


def recognises(head: str) -> bool:
    return root_name(head) == "ninefold"


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    root = parse(document(lines, NAME), NAME, "ninefold")
    if root.get("version") != VERSION:
        raise FormatError(NAME, f'expected <ninefold version="{VERSION}">', text=root.get("version", ""))
    for number, element in enumerate(root, 1):
        yield read_entry(_read_record, element, of=NAME, number=f"record {number}")


def write(records: Iterable[Record]) -> Iterator[str]:
    yield f'{HEADER}<ninefold version="{VERSION}">\n'
    for record in records:
        yield "".join(["  <record>\n", *(f"    {element}\n" for element in _elements(record)), "  </record>\n"])
    yield "</ninefold>\n"


def _elements(record: Record) -> Iterator[str]:
    puzzle, shape = record.puzzle, record.puzzle.shape
    box = {"box-height": str(shape.box_height), "box-width": str(shape.box_width), "symbols": puzzle.symbols}
    extra = {"extra": str(shape.extra)} if shape.extra else {}
    yield tag("puzzle", box | extra, puzzle.oneline)
    for constraint in puzzle.constraints:
        yield _constraint(constraint, shape.size)
    if record.solution is not None:
        yield tag("solution", {}, puzzle.text_of(record.solution))
    if "level" in record.facts:
        yield tag("level", {}, record.facts["level"])
    if record.grid is not None:
        yield tag("grid", {"digits": puzzle.text_of(record.grid.digits)}, " ".join(_candidates(record.grid)))
    if record.marked:
        yield tag("marked", {}, cell_names(sorted(record.marked), shape.size).replace(",", ""))
    yield from (tag("fact", {"name": name}, text) for name, text in record.facts.items() if name != "level")


def _constraint(constraint: Constraint, size: int) -> str:
    if not isinstance(constraint, ExtraHouse):
        return tag("constraint", {}, json.dumps(constraint_object(constraint, size)))
    numbered = {"index": constraint.index + 1} if constraint.index >= 0 else {}
    cells = cell_names(constraint.cells, size).replace(",", "")
    return tag("house", {"kind": constraint.kind_of_house, **numbered}, cells)


def _candidates(grid: Grid) -> Iterator[str]:
    free = Grid.of_digits(grid.puzzle, grid.digits).candidates
    for cell, (mask, may) in enumerate(zip(grid.candidates, free, strict=True)):
        if mask != may:
            yield f"{cell_name(cell, grid.puzzle.shape.size)}:{','.join(map(str, digits_in(mask)))}"


def _read_record(element: Element) -> Record:
    if element.tag != "record":
        raise FormatError(NAME, f"expected <record>, got <{element.tag}>")
    parts: dict[str, list[Element]] = {name: [] for name in _KNOWN}
    for part in element:
        if part.tag not in parts or len(part):
            raise FormatError(NAME, f"expected one of {', '.join(_KNOWN)} without elements inside, got <{part.tag}>")
        parts[part.tag].append(part)
    if len(parts["puzzle"]) != 1 or any(len(parts[name]) > 1 for name in ("solution", "level", "grid", "marked")):
        raise FormatError(NAME, "expected one puzzle, and at most one solution, level, grid and marked")
    constraints = [part for part in element if part.tag in ("house", "constraint")]
    puzzle = _read_puzzle(parts["puzzle"][0], constraints)
    size, extra = puzzle.shape.size, puzzle.shape.extra
    facts = {part.get("name", ""): part.text or "" for part in parts["fact"]}
    if parts["level"]:
        facts["level"] = parts["level"][0].text or ""
    marked = {parse_cell(name, size, extra) for part in parts["marked"] for name in (part.text or "").split()}
    return Record(
        puzzle,
        next((_read_grid(part, puzzle) for part in parts["grid"]), None),
        next((read_digits(part.text or "", puzzle, NAME) for part in parts["solution"]), None),
        frozenset(marked),
        facts,
    )


def _read_puzzle(element: Element, constraints: list[Element]) -> Puzzle:
    extra = _whole(element, "extra") if "extra" in element.attrib else 0
    shape = Shape(_whole(element, "box-height"), _whole(element, "box-width"), extra)
    blank = Puzzle(shape, bytes(shape.cells), symbols=element.get("symbols", ""))
    if len(set(blank.symbols)) != len(blank.symbols) or {*blank.symbols} & {*". \t\r\n"}:
        raise FormatError(NAME, "expected symbols that differ from each other and from blanks", text=blank.symbols)
    givens = read_digits(element.text or "", blank, NAME)
    amount = Amount()
    read = (_read_constraint(constraint, shape, amount) for constraint in constraints)
    return Puzzle(shape, givens, tuple(read), blank.symbols)


def _read_constraint(element: Element, shape: Shape, amount: Amount) -> Constraint:
    text = element.text or ""
    if element.tag == "constraint":
        amount.add_one(0)
        return constraint_of(_object(text), shape.size, shape.extra)
    cells = tuple(parse_cell(name, shape.size, shape.extra) for name in text.split())
    amount.add_one(len(cells))
    index = -1 if element.get("index") is None else _whole(element, "index") - 1
    return ExtraHouse(element.get("kind", ""), cells, index)


def _object(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise FormatError(NAME, "expected a constraint as a JSON object", text=text[:80]) from None


def _read_grid(element: Element, puzzle: Puzzle) -> Grid:
    grid = Grid.of_digits(puzzle, read_digits(element.get("digits", ""), puzzle, NAME))
    candidates, size = list(grid.candidates), puzzle.shape.size
    for entry in (element.text or "").split():
        name, colon, digits = entry.partition(":")
        numbers = [int(digit) if _DIGIT.fullmatch(digit) else 0 for digit in digits.split(",") if digit]
        if not colon or not all(1 <= number <= size for number in numbers):
            raise FormatError(NAME, f"expected a cell and its candidates from 1 to {size}, like r1c3:1,2", text=entry)
        candidates[parse_cell(name, size, puzzle.shape.extra)] = sum({1 << number - 1 for number in numbers})
    return Grid(puzzle, grid.digits, tuple(candidates))


def _whole(element: Element, name: str) -> int:
    text = element.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) <= 3):
        raise FormatError(NAME, f"expected a number in the attribute {name} of <{element.tag}>", text=text)
    return int(text)
