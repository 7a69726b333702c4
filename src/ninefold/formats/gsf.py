"""Lines of gsf's sudoku program and of the collections kept with it: fields with commas, one of them the cells.

    #!sudoku -c1,Puzzle,Label,ER        says what the fields are; without it the first field of 81 cells is taken
    ........8..3...4…,one;two,7.2

The other fields are facts under the names of the header, without one under `field 2` and so on. Empty fields are no
facts. Written are the cells with title (as Label), author (as Poster), rating (as ER) and comment.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import plain_puzzle
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content, on_one_line
from ninefold.model import Record

NAME = "gsf"
SUFFIXES = (".gsf",)
_COLUMNS = {"label": "title", "poster": "author", "er": "rating", "comment": "comment"}
HOLDS = frozenset({Content.MANY, *_COLUMNS.values()})

_HEADER = re.compile(r"#!sudoku\s+-c\d+,(?P<names>.+)")
_PUZZLE = re.compile(r"puzzle", re.IGNORECASE)


def recognises(head: str) -> bool:
    lines = [line.strip() for line in head.splitlines() if line.strip()]
    if any(_HEADER.match(line) for line in lines[:2]):
        return True
    fields = lines[0].split(",") if lines else []
    return len(fields) > 6 and sum(plain_puzzle(field) is not None for field in fields) == 1


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    names: list[str] = []
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if header := _HEADER.match(line):
            names = header["names"].split(",")
        elif not line or line.startswith("#") or (number == 1 and "," not in line and len(line) < 81):
            continue  # the first line may be the name of the collection
        else:
            yield read_entry(_read_line, line, names, number, of=NAME, text=line, line=number)


def write(records: Iterable[Record]) -> Iterator[str]:
    yield "#!sudoku -c1,Puzzle,Label,Poster,ER,Comment\n"
    for record in records:
        if record.puzzle.shape.size != 9:
            raise FormatError(NAME, f"a 9×9 board has a place here, not {record.puzzle.shape}")
        fields = [on_one_line(record.facts.get(name, "")) for name in _COLUMNS.values()]
        yield ",".join([record.puzzle.oneline, *(_quoted(field) for field in fields)]) + "\n"


def _read_line(line: str, names: list[str], number: int) -> Record:
    try:
        fields = next(csv.reader([line], strict=True))
    except (csv.Error, StopIteration) as error:
        raise FormatError(NAME, f"expected fields with commas ({error})", text=line, line=number) from None
    at = next((place for place, name in enumerate(names) if _PUZZLE.match(name)), None)
    if at is None:
        at = next((place for place, field in enumerate(fields) if plain_puzzle(field.strip())), 0)
    puzzle = plain_puzzle(fields[at].strip()) if at < len(fields) else None
    if puzzle is None:
        raise FormatError(NAME, f"expected 81 cells in field {at + 1}", text=line, line=number)
    facts = {}
    for place, field in enumerate(fields):
        if place != at and field.strip():
            name = names[place].strip().lower() if place < len(names) else f"field {place + 1}"
            facts[_COLUMNS.get(name, name)] = field.strip()
    return Record(puzzle, facts=facts)


def _quoted(field: str) -> str:
    return '"' + field.replace('"', '""') + '"' if re.search('[",]', field) else field
