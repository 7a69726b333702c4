"""OpenSudoku's XML: its games, alone (version 1) or in folders (version 2). 9×9 only.

    <opensudoku><name>…</name><level>…</level><game data="530070…"/> …      what is said once holds for every game
    <opensudoku version="2"><folder name="…"><game data="version: 3&#10;5|0|0|3|0|0|0|6|1|…" note="…" …/>

After its version, data holds for each cell the digit, the notes and whether a person may edit it (then a digit is
placed, not given). Notes are digits with commas in data version 1, later a number whose bit d-1 stands for d; in
versions 4 and 5 more marks and a colour follow, which are no candidates and are skipped. A cell without notes has
all the candidates that the digits leave.

Written is version 2 with data version 3, or 81 figures where nothing is placed or noted. The facts folder, comment (as
note), created, state, time and last_played have a place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import cells_against_board
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content, document
from ninefold.formats.parts.position import notes_of, seen, with_notes
from ninefold.formats.parts.xml_text import HEADER, parse, root_name, tag
from ninefold.model import Grid, Puzzle, Record, Shape

NAME = "opensudoku"
SUFFIXES = (".opensudoku",)
_ATTRIBUTES = {"created": "created", "state": "state", "time": "time", "last_played": "last_played", "note": "comment"}
HOLDS = frozenset({Content.PLACED, Content.CANDIDATES, Content.SINGLES, Content.MANY, "folder", *_ATTRIBUTES.values()})

_NINE = Shape(3, 3)
_ABOUT = {
    "name": "title",
    "author": "author",
    "description": "description",
    "comment": "comment",
    "created": "created",
    "source": "source",
    "level": "level",
    "sourceURL": "url",
}
_CELL = {
    1: re.compile(r"(?P<digit>[0-9])\|(?P<notes>([1-9],)+|-)\|(?P<edit>[01])\|"),
    2: re.compile(r"(?P<digit>[0-9])\|(?P<notes>[0-9]{1,3})\|{1,2}(?P<edit>[01])\|"),
    3: re.compile(r"(?P<digit>[0-9])\|(?P<notes>[0-9]{1,3})\|(?P<edit>[01])\|"),
    4: re.compile(r"(?P<digit>[0-9])\|(?P<notes>[0-9]{1,3})\|[0-9]{1,3}\|(?P<edit>[01])\|"),
    5: re.compile(r"(?P<digit>[0-9])\|(?P<notes>[0-9]{1,3})\|[0-9]{1,3}\|[0-9]\|(?P<edit>[01])\|"),
}


def recognises(head: str) -> bool:
    return root_name(head) == "opensudoku"


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    root = parse(document(lines, NAME), NAME, "opensudoku")
    texts = {_ABOUT[part.tag]: (part.text or "").strip() for part in root if part.tag in _ABOUT}
    about = {fact: text for fact, text in texts.items() if text}
    number = 0
    for element in root:
        games = [element] if element.tag == "game" else element.findall("game") if element.tag == "folder" else []
        folder = {"folder": element.get("name", "")} if element.tag == "folder" and element.get("name") else {}
        for game in games:
            number += 1
            yield read_entry(_read_game, game, {**about, **folder}, of=NAME, number=f"game {number}")


def write(records: Iterable[Record]) -> Iterator[str]:
    yield f'{HEADER}<opensudoku version="2">\n'
    folder = None
    for record in records:
        if record.puzzle.shape.size != 9:
            raise FormatError(NAME, f"a 9×9 board has a place here, not {record.puzzle.shape}")
        name = record.facts.get("folder", "")
        if name != folder:
            yield "" if folder is None else " </folder>\n"
            yield f" {tag('folder', {'name': name}).removesuffix('/>')}>\n"
            folder = name
        facts = {key: record.facts[fact] for key, fact in _ATTRIBUTES.items() if fact in record.facts}
        yield f"  {tag('game', {'data': _data(record), **facts})}\n"
    yield "</opensudoku>\n" if folder is None else " </folder>\n</opensudoku>\n"


def _data(record: Record) -> str:
    puzzle, grid = record.puzzle, seen(record)
    if grid == Grid.start(grid.puzzle):
        return "".join(map(str, puzzle.givens))
    cells = zip(grid.digits, notes_of(grid, NAME), puzzle.givens, strict=True)
    return "version: 3\n" + "".join(f"{digit}|{notes}|{0 if given else 1}|" for digit, notes, given in cells)


def _read_game(game: Element, facts: dict[str, str]) -> Record:
    facts |= {fact: game.attrib[key] for key, fact in _ATTRIBUTES.items() if game.get(key)}
    data = game.get("data", "").strip()
    if re.fullmatch(r"[0-9.]{81}", data):
        return Record(Puzzle(_NINE, bytes(int(digit) for digit in data.replace(".", "0"))), facts=facts)
    head = re.match(r"version: ([1-5])\s+", data)  # the line break is a space where the writer did not escape it
    if not head:
        nearly = re.fullmatch(r"[0-9.]{1,200}", data)
        problem = cells_against_board(len(data)) if nearly else "expected 81 digits or a data version from 1 to 5"
        raise FormatError(NAME, problem, text=data)
    cell, at, cells = _CELL[int(head[1])], head.end(), list[re.Match[str]]()
    while (match := cell.match(data, at)) and len(cells) <= 81:
        cells.append(match)
        at = match.end()
    if len(cells) != 81 or at != len(data):
        problem = f"expected 81 cells of data version {head[1]}, got {len(cells) if len(cells) <= 81 else 'more'}"
        raise FormatError(NAME, problem, text=data[at:] or data)
    digits = bytes(int(match["digit"]) for match in cells)
    givens = bytes(digit if match["edit"] == "0" else 0 for match, digit in zip(cells, digits, strict=True))
    puzzle = Puzzle(_NINE, givens)
    return Record(puzzle, with_notes(puzzle, digits, [_notes(match["notes"]) for match in cells]), facts=facts)


def _notes(text: str) -> int:
    if text == "-":
        return 0
    return sum({1 << int(digit) - 1 for digit in text.split(",") if digit}) if "," in text else int(text) & 511
