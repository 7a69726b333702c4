"""Reading costs time and memory in proportion to the text: counted in bytecodes and bytes, never timed.

Every family makes a text as long as one likes. One twice as long may cost two and a half times as much, whatever its
reader makes of it.
"""

from __future__ import annotations

import base64
import json
import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from ninefold import NinefoldError
from ninefold.formats import FORMATS, format_named, scan
from ninefold.formats.parts.lz_string import pack

LENGTH = 310
"""Neither this nor its double is a square or a cube: no text is a board at one length and none at the other."""
FACTOR = 2.5
MEMORY_PER_BYTE = 1_500
"""An entry of ten characters may stand for a constraint on each cell of its board; all else stays far below this."""
MEMORY_AT_ALL = 600_000

Family = Callable[[int], str]


def read_all(text: str, name: str | None) -> None:
    try:
        for _ in scan(text.splitlines(keepends=True), format_named(name) if name else None):
            pass
    except NinefoldError as error:
        assert "fault of this reader" not in str(error)  # noqa: PT017 - most texts are refused, and that is well


def bytecodes(work: Callable[[], object]) -> int:
    """How many bytecodes the work takes."""
    count = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def peak(work: Callable[[], object]) -> int:
    """How many bytes the work holds at most at the same time."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def assert_linear(family: Family, name: str | None, length: int = LENGTH) -> None:
    short, long = family(length), family(2 * length)
    read_all(long, name)  # what is kept for all boards is made now
    once, twice = (bytecodes(lambda text=text: read_all(text, name)) for text in (short, long))  # type: ignore[misc]
    assert twice <= FACTOR * once + 2_000, (once, twice)
    assert peak(lambda: read_all(long, name)) <= MEMORY_AT_ALL + MEMORY_PER_BYTE * len(long)


def repeated(text: str, head: str = "", tail: str = "") -> Family:
    return lambda length: head + text * (length // len(text)) + tail


def packed(pattern: str) -> str:
    return base64.urlsafe_b64encode(pattern.encode()).decode().rstrip("=")


CHARACTERS = ".#~:|-<>{}[]()\"',; \t\n0159*+_=&%?ARx^v`/\\\u2003\u0663┃"
ANYWHERE: dict[str, Family] = {
    **{f"run of {character!r}": repeated(character) for character in CHARACTERS},
    **{f"lines of {character!r}": repeated(character + "\n") for character in ".#-|1,A*"},
    "distinct characters": lambda length: "".join(chr(0x4E00 + k) for k in range(length)),
    "distinct halves": lambda length: " ".join(["".join(chr(0x4E00 + k) for k in range(length // 2))] * 2),
    "rows of dashes": repeated("- - - -\n-------\n"),
    "rules": repeated("-----+-----\n"),
    "headings": repeated("grid 1\n"),
    "comments": repeated("#C a comment\n"),
    "rows that never fit": repeated("1 2 3 4\n1 2 3\n\n"),
    "quotes": repeated('"a",""",'),
    "numbers": repeated("123 ", "4 "),
}

PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CELL = '{"position": [0, 0], "value": 5, "fixed": true, "earmarks": [1, 2]}, '
RECORD = '<ninefold version="1"><record><puzzle box-height="2" box-width="2" symbols="1234">1.....2..3.....4</puzzle>'
GAME = '<ksudoku><game><puzzle><graph order="4" type="sudoku"/><values>________________</values></puzzle><history>'
GRID = json.dumps([[{}] * 9] * 9)
LARGE = json.dumps([[{"region": 0}] * 40] * 40)

BY_FORMAT: dict[str, dict[str, Family]] = {
    "oneline": {
        "puzzles": repeated(PLAIN + "\n"),
        "comments": repeated(PLAIN + " # a comment\n"),
        "bad": repeated("x" + PLAIN + "\n"),
        "spaces inside": repeated(" ", "1", "#"),
    },
    "sdm": {"puzzles": repeated(PLAIN + "\n")},
    "csv": {
        "rows": repeated(f"{PLAIN},easy\n", "puzzle,level\n"),
        "columns": repeated("a,", "puzzle,"),
        "boards": repeated("1,,,2\n,,,\n3,,,\n,,,4\n\n"),
        "open quotes": repeated('"1\n', "puzzle,level\n"),
    },
    "gsf": {"fields": repeated("a,", PLAIN + ","), "names": repeated("A,", "#!sudoku -c1,Puzzle,", "\n")},
    "grid": {"boards": repeated("1 . . 2\n. . . .\n. . . .\n3 . . 4\n\n"), "after": repeated("word\n", "12\n21\n\n")},
    "candidates": {
        "boards": repeated("*-------*\n| 1 2 | 3 4 |\n| 34 34 | 12 12 |\n"),
        "marks": repeated("1*#@", "1 "),
    },
    "sdk": {
        "comments": repeated("#Cmore\n"),
        "sections": repeated("[Marks]\nabc\n", "1234\n4321\n2143\n3412\n"),
        "state": repeated("1234\n", "[Puzzle]\n"),
    },
    "sdx": {"rows": repeated("u1 2 34 4\n"), "candidates": repeated("1234", "1 2 3 ")},
    "ss": {"moves": repeated("E01001\n", " *---*\n |1.|..|\n |..|..|\n |--+--|\n |..|..|\n |..|..|\n *---*\n")},
    "c729": {"digits": repeated("1234....", "", "\n"), "lines": repeated("1.......2.......\n")},
    "hodoku": {
        "positions": repeated(f":0000:x:{PLAIN}::::\n"),
        "deletions": repeated("111 ", f":0000:x:{PLAIN}:", ":::"),
        "pluses": repeated("+", ":0000:x:", "::::"),
    },
    "jigsaw": {"lines": repeated("1.....2..3.....4 AABBAABBCCDDCCDD\n")},
    "killer": {
        "snakes": lambda length: "\n".join(["0" + "<" * 15 + ("v" + ">" * 14 + "^" + "<" * 15) * 7] * (length // 256)),
        "rows": repeated("0<<<4<<<8<<<A<<<\n"),
        "circles": repeated("><><><><><><><><\n"),
    },
    "sumocue": {"numbers": repeated("1:", "3x3::k:"), "digits": repeated("9", "3x3::k:")},
    "gnome": {
        "cells": repeated(CELL, '{"time_elapsed": 1, "cells": [', CELL.rstrip(", ") + "]}"),
        "nested": lambda length: '{"cells":' + "[" * (length // 2) + "]" * (length // 2) + "}",
        "digits": repeated("9", '{"time_elapsed": ', "}"),
    },
    "opensudoku": {
        "games": repeated(f'<game data="{PLAIN}"/>', "<opensudoku>", "</opensudoku>"),
        "cells": repeated("1|1,|0|", '<opensudoku><game data="version: 1 ', '"/></opensudoku>'),
        "notes": repeated("1,", '<opensudoku><game data="version: 1 1|', '|0|"/></opensudoku>'),
    },
    "xml": {
        "records": repeated("<record><puzzle/></record>", '<ninefold version="1">', "</ninefold>"),
        "houses": repeated(
            "<house>r1c1</house>",
            RECORD,
            "</record></ninefold>",
        ),
        "candidates": repeated(
            "r1c2:9999999999999,2 ",
            RECORD + '<grid digits="................">',
            "</grid></record></ninefold>",
        ),
        "nested": lambda length: '<ninefold version="1">' + "<a>" * (length // 7) + "</a>" * (length // 7),
        "comments": repeated("<!---->", "", "<ninefold/>"),
        "blanks": repeated(" ", "<!DOCTYPE", "x"),
        "attributes": lambda length: (
            "<ninefold " + "".join(f'a{k}="" ' for k in range(1000, 1000 + length // 10)) + "/>"
        ),
    },
    "ksudoku": {
        "cliques": repeated(
            '<clique size="2">0 1</clique>',
            '<ksudoku-graph><graph order="4" type="custom"><sudokugroups at="0"/>',
            "</graph></ksudoku-graph>",
        ),
        "events": repeated(
            '<simple-event index="1" value="1"/>',
            GAME,
            "</history></game></ksudoku>",
        ),
    },
    "fpuzzles": {
        "cages": repeated('{"cells":["R1C1"]},', f'{{"grid":{GRID},"killercage":[', '{"cells":["R1C1"]}]}'),
        "cells": repeated('"R1C1",', f'{{"grid":{GRID},"thermometer":[{{"lines":[[', '"R1C1"]]}]}'),
        "nabner": repeated('"R1C1","R1C2",', f'{{"grid":{GRID},"nabner":[{{"lines":[[', '"R1C1"]]}]}'),
        "regions": repeated('"R1C1",', f'{{"grid":{LARGE},"regionsumline":[{{"lines":[[', '"R1C2"]]}]}'),
        "minimum": repeated('{"cell":"R1C1"},', f'{{"grid":{GRID},"minimum":[', '{"cell":"R1C2"}]}'),
        "outside": repeated(
            '{"cell":"R0C1","value":"1"},', f'{{"grid":{GRID},"sandwichsum":[', '{"cell":"R0C1","value":"1"}]}'
        ),
        "differences": lambda length: json.dumps(
            {
                "grid": [[{}] * 9] * 9,
                "negative": ["difference"],
                "difference": [{"cells": ["R1C1", "R1C2"], "value": 100 + k} for k in range(length // 40)],
            }
        ),
        "nested": lambda length: '{"grid":' + "[" * (length // 2) + "]" * (length // 2) + "}",
        "digits": repeated("9", '{"grid":[[{"value":"', '"}]]}'),
        "keys": lambda length: json.dumps({"grid": [[{}] * 4] * 4} | {f"line{k}": 1 for k in range(length // 12)}),
    },
    "fpuzzles-link": {
        "one character": lambda length: "https://f-puzzles.com/?load=" + pack("a" * 30_000)[: length // 9],
        "escapes": repeated("%2B", "https://f-puzzles.com/?load="),
        "codes": repeated("N4X", "https://f-puzzles.com/?load="),
    },
    "sudokupad": {"codes": repeated("N4X", "https://sudokupad.app/fpuzzles")},
    "iss": {
        "givens": repeated("~R1C1_5", "."),
        "values": repeated("_5", ".~R1C1"),
        "thermos": repeated(".Thermo~R1C1~R1C2"),
        "dots": repeated("~R1C1~R1C2", ".WhiteDot"),
        "other dots": repeated("~R1C1~R5C5", ".X"),
        "alternatives": repeated(".Or"),
        "closed alternatives": repeated(".Or.End"),
        "empty entries": repeated(".~"),
        "jigsaws": repeated(f".Jigsaw~{'123456789' * 9}.RegionSumLine~R1C1~R2C2", ".NoBoxes"),
        "whole boards": repeated(".AntiConsecutive", ".Shape~15x16~16"),
        "doppelgangers": repeated(".Doppelganger", ".Shape~4x4~0-4.NoBoxes"),
        "groups": lambda length: "".join(f".Var~{chr(65 + k % 26)}{chr(65 + k // 26)}" for k in range(length // 7)),
        "replicas": repeated(".~R1C1_1", ".Replicate~_", ".End"),
        "empty segments": repeated("~-", ".NFA~QAbcdeFghi~_x~R1C1"),
        "named groups": repeated("~_x~R1C1~R1C2~-~R1C3", ".NFA~EAbcdeFghi"),
        "automaton": repeated("AbcdeFghi_xT", ".NFA~E", "~_x~R1C1~R1C2"),
        "starts": lambda length: f".NFA~8P__{'A' * length}~_x~R1C1~R1C2",
        "brackets": lambda length: f".Regex~{packed('(' * (length // 2))}~R1C1",
        "classes": lambda length: f".Regex~{packed('[' + chr(1) + '-' + chr(0x10FFFF) + ']') * (length // 14)}~R1C1",
        "weights": repeated("_1", ".Sum~5_=", "~R1C1"),
        "labels": repeated("x", ".Pair~AAAA~_", "~R1C1~R1C2"),
        "digits": repeated("9", ".RegionSize~"),
    },
}


@pytest.mark.parametrize("name", [None, *FORMATS])
def test_no_run_of_anything_costs_more_than_its_length(name: str | None) -> None:
    for what, family in ANYWHERE.items():
        print(what)  # a failure shows it
        assert_linear(family, name)


@pytest.mark.parametrize(
    ("name", "family"),
    [
        pytest.param(name, family, id=f"{name}: {what}")
        for name, families in BY_FORMAT.items()
        for what, family in families.items()
    ],
)
def test_no_text_made_for_a_format_costs_more_than_its_length(name: str, family: Family) -> None:
    assert_linear(family, name, 5 * LENGTH)
