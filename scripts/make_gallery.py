"""A page with a picture of every constraint and of every variant in a folder, beside how the setting tools draw it.

make_gallery.py FILE [FOLDER]: writes the page, which stands alone, into FILE. FOLDER has files of variants in any
format, and .jsonl files whose lines have one in `fpuzzles`, `puzzle` or as a text. What cannot be read is told.
"""

import json
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from variants_page import EXAMPLES

from ninefold import FormatError, Puzzle, Record, Shape
from ninefold import constraints as c
from ninefold.constraints.variants import variant
from ninefold.formats import scan
from ninefold.model import Constraint
from ninefold.picture.board import board_scene
from ninefold.picture.style import sheet
from ninefold.picture.svg import svg

NINE = Shape(3, 3)
ROW = tuple(range(9))

OUTSIDE = "a number outside of the grid at the end of its row or column"
CAGE = "a thin dashed outline inside of the cells' edges, its number small in the upper left corner of the first cell"
NO_LOOK = "nothing on the board: the rules say it"
BY_HAND = "no tool of its own: authors draw it, and the rules say what it means"
LOOKS = {
    "ExtraHouse": "diagonals: thin blue lines from corner to corner; an extra region: cells shaded light grey",
    "Leap": NO_LOOK,
    "Taxicab": NO_LOOK,
    "Neighbours": NO_LOOK,
    "Difference": "a white dot with a dark rim on the edge, above the lines; a difference other than 1 stands in it",
    "Ratio": "a black dot on the edge, above the lines; a ratio other than 2 stands in it in white",
    "PairSum": "X or V (or the sum) on a patch of paper on the edge",
    "Less": "a chevron on the edge, its tip towards the smaller digit",
    "Cage": CAGE,
    "Total": f"{CAGE}; digits may repeat, which the drawing does not tell",
    "LittleKiller": "a number outside of the grid with an arrow along its diagonal",
    "EqualSums": "region sum line: light blue, width 0.15 of a cell",
    "Thermo": "light grey, width 0.3, a round bulb of radius 0.4; slow: blue or a darker grey",
    "Arrow": "a circle without filling, radius 0.4, a thin grey line from its rim that ends in an open head; pills for "
    "several digits",
    "DoubleArrow": "a dark pink line with a circle at both ends",
    "Whisper": "green (German), orange (Dutch), width 0.15 to 0.19",
    "Renban": "purple, width 0.15 to 0.25",
    "Nabner": "dull yellow, width 0.25",
    "Palindrome": "grey, width 0.15",
    "Clone": "both groups shaded alike, each pair of groups in a tint of its own",
    "Between": "a grey line between two circles",
    "Lockout": "a light blue line between two diamonds",
    "Zipper": "light purple, width 0.15",
    "Entropic": "light orange, width 0.15",
    "Modular": "turquoise, width 0.15",
    "GlobalEntropy": NO_LOOK,
    "SumLine": f"grey; {BY_HAND}",
    "Sandwich": OUTSIDE,
    "XSum": OUTSIDE,
    "NumberedRoom": OUTSIDE,
    "Skyscraper": OUTSIDE,
    "HiddenSkyscraper": OUTSIDE,
    "FullRank": OUTSIDE,
    "UnlikeLines": NO_LOOK,
    "Lunchbox": f"a cage with the sum in its first cell; {BY_HAND}",
    "Contain": "quadruple: a white circle of 0.6 to 0.7 with a dark rim where four cells meet, its digits inside",
    "LookAndSay": CAGE,
    "Parity": "odd: a grey disc; even: a grey square; both filled",
    "Candidates": "small digits in the cell; here they stand among the candidates",
    "Extremum": "the cell shaded, four small chevrons at its sides: pointing in (minimum), pointing out (maximum)",
    "Indexer": "cells tinted: row green, column red, box blue",
    "IndexedCell": BY_HAND,
    "CountingCircles": "circles in the cells",
    "CountDistinct": f"a line; {BY_HAND}",
    "SameValues": f"groups shaded alike; {BY_HAND}",
    "EqualityCage": CAGE,
    "RellikCage": CAGE,
    "Flatmates": NO_LOOK,
    "Connected": NO_LOOK,
    "Doppelganger": NO_LOOK,
    "Chaos": NO_LOOK,
    "RegionCount": BY_HAND,
    "Either": "what its parts look like",
    "PairTable": BY_HAND,
    "Pattern": BY_HAND,
    "Void": "a cell that is not there",
    "Free": NO_LOOK,
}
"""How SudokuPad and f-puzzles draw each constraint, in words."""

MORE: list[tuple[str, tuple[Constraint, ...]]] = [
    ("Windoku and both diagonals", variant(["windoku", "diagonal"], NINE)),
    ("Odd and even", (c.Parity((10, 11), odd=True), c.Parity((40, 41), odd=False))),
    (
        "Minimum and maximum",
        (c.Extremum(20, (11, 19, 21, 29), lowest=False), c.Extremum(60, (51, 59, 61, 69), lowest=True)),
    ),
    (
        "Indexers of rows, columns and boxes",
        (c.Indexer(ROW, 1), c.Indexer(tuple(range(4, 81, 9)), 5), c.Indexer((60, 61, 62, 69, 70, 71, 78, 79, 80), 3)),
    ),
    ("Clones, two pairs", (c.Clone((0, 1, 9), (30, 31, 39)), c.Clone((5, 6), (77, 78)))),
    ("Dots with numbers", (c.Difference((0, 1), 4), c.Ratio((20, 29), 3), c.PairSum((40, 41), 5), c.Less((60, 61)))),
    (
        "Cages side by side",
        (c.Cage((0, 1, 9), 12), c.Cage((2, 11, 10), 20), c.Cage((3, 4), 7)),
    ),
    ("Arrows with a pill", (c.Arrow((20, 29, 38), (10,)), c.Arrow((50, 59), (40, 41)), c.Arrow((74, 65), (73,)))),
    ("Thermometers, one of them slow", (c.Thermo((0, 10, 20, 21)), c.Thermo((60, 51, 52, 53), slow=True))),
    ("Whispers, Dutch whispers, renban", (c.Whisper((0, 1, 10)), c.Whisper((30, 31, 40), 4), c.Renban((60, 61, 70)))),
    ("Quadruples", (c.Contain((0, 1, 9, 10), (1, 2)), c.Contain((40, 41, 49, 50), (3, 4, 5, 9)))),
    ("Little killers", (c.LittleKiller((1, 9), 12), c.LittleKiller((8, 16, 24, 32, 40, 48, 56, 64, 72), 45))),
]


def examples() -> Iterator[tuple[str, str, Record]]:
    """A heading, how it is drawn elsewhere, and the board."""
    for rule, _ in EXAMPLES:
        name = type(rule).__name__
        yield f"{name}: {rule.called}", LOOKS[name], Record(Puzzle(NINE, bytes(81), (rule,)))
    for heading, rules in MORE:
        words = "; ".join(dict.fromkeys(LOOKS[type(rule).__name__] for rule in rules))
        yield heading, words, Record(Puzzle(NINE, bytes(81), rules))


def files(folder: Path) -> Iterator[tuple[str, str, Record]]:
    for path in sorted(one for one in folder.rglob("*") if one.is_file() and ".solution" not in one.name):
        for number, text in enumerate(texts(path), 1):
            name = f"{path.name}, {number}"
            for record in records(text):
                if isinstance(record, FormatError):
                    print(f"{name}: {record}", file=sys.stderr)
                elif record.puzzle.constraints or record.decoration:
                    kinds = dict.fromkeys(type(rule).__name__ for rule in record.puzzle.constraints)
                    words = [f"{kind}: {LOOKS[kind]}" for kind in kinds]
                    if record.decoration:
                        words.append(f"drawn by its author, in the colours of the file: {counted(record)}")
                    yield record.facts.get("title") or name, "; ".join(words), record


def records(text: str) -> Iterator[Record | FormatError]:
    """What can be read of a text, and what is wrong with the rest."""
    try:
        yield from scan(text.splitlines(keepends=True))
    except FormatError as error:
        yield error


def texts(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8", errors="replace")
    if path.suffix != ".jsonl":
        return [text]
    lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    found = [one.get("fpuzzles") or one.get("puzzle") if isinstance(one, dict) else one for one in lines]
    return [one if one.startswith(("http", ".", "{")) or "." in one else link(one) for one in found if one]


def link(packed: str) -> str:
    return f"https://f-puzzles.com/?load={packed}"


def counted(record: Record) -> str:
    kinds = [one.kind for one in record.decoration]
    return ", ".join(f"{kinds.count(kind)} × {kind}" for kind in dict.fromkeys(kinds))


def page(pictures: Iterator[tuple[str, str, Record]]) -> Iterator[str]:
    yield "<!doctype html><html lang=en><meta charset=utf-8><title>Variants, drawn</title><style>"
    yield sheet()
    yield "body { font: 13px system-ui, sans-serif; margin: 16px; display: grid; gap: 16px; color-scheme: light; }"
    yield "body { grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); }"
    yield "figure { margin: 0; } svg { width: 300px; height: auto; } figcaption b { display: block; }"
    yield "</style>"
    for heading, words, record in pictures:
        scene = board_scene(record.puzzle, record.position, decoration=record.decoration)
        yield f"<figure>{svg(scene, style=None)}"
        yield f"<figcaption><b>{escape(heading)}</b>{escape(words)}</figcaption></figure>\n"


if __name__ == "__main__":
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    pictures = [*examples(), *(files(folder) if folder else ())]
    Path(sys.argv[1]).write_text("".join(page(iter(pictures))), encoding="utf-8")
    print(f"{len(pictures)} pictures")
