"""A suite: puzzles with names, of one shape or several. Two are bundled; any file of puzzles makes one more.

A bundled suite is a CSV file with the columns name, group, level, box, puzzle, solution.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from ninefold.errors import PuzzleError
from ninefold.formats import read_file, strictly
from ninefold.model import Puzzle, Shape
from ninefold.model.symbols import standard_symbols

BUNDLED = ("paper", "study50")
COLUMNS = ("name", "group", "level", "box", "puzzle", "solution")


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of a suite; its group is the size (s2 … s5) or what else belongs together."""

    name: str
    group: str
    level: str
    puzzle: Puzzle
    solution: bytes = b""


@dataclass(frozen=True, slots=True)
class Suite:
    """Puzzles to compare algorithms on."""

    name: str
    entries: tuple[Entry, ...]


def bundled(name: str) -> Suite:
    """A suite that comes with Ninefold.

    >>> len(bundled("paper").entries)
    24
    """
    text = files("ninefold.lab").joinpath("suites", f"{name}.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(line for line in text.splitlines() if not line.startswith("#"))
    return Suite(name, tuple(_entry(row) for row in rows))


def load(name_or_file: str) -> Suite:
    """A bundled suite by its name, or the puzzles of a file in any format we know."""
    if name_or_file in BUNDLED:
        return bundled(name_or_file)
    path = Path(name_or_file)
    if not path.is_file():
        raise PuzzleError(f"no suite and no file is called {name_or_file!r}; the suites are {', '.join(BUNDLED)}")
    entries = []
    for number, record in enumerate(strictly(read_file(path)), 1):
        size = record.puzzle.shape.size
        name = record.facts.get("title") or f"{path.stem}-{number}"
        entries.append(
            Entry(name, f"{size}×{size}", record.facts.get("level", ""), record.puzzle, record.solution or b"")
        )
    if not entries:
        raise PuzzleError(f"{name_or_file} holds no puzzle")
    return Suite(path.stem, tuple(entries))


def write(path: Path, entries: Iterable[Entry], notes: str) -> None:
    """A suite as a file like the bundled ones; the notes become its first lines."""
    with path.open("w", encoding="utf-8", newline="") as file:
        file.writelines(f"# {line}\n" for line in notes.splitlines())
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(COLUMNS)
        for entry in entries:
            shape = entry.puzzle.shape
            box = f"{shape.box_height}x{shape.box_width}"
            solution = entry.puzzle.text_of(entry.solution)
            rows.writerow([entry.name, entry.group, entry.level, box, entry.puzzle.oneline, solution])


def _entry(row: dict[str, str]) -> Entry:
    height, _, width = row["box"].partition("x")
    shape = Shape(int(height), int(width))
    digit_of = {symbol: digit for digit, symbol in enumerate("." + standard_symbols(shape.size))}
    puzzle = Puzzle(shape, bytes(digit_of[symbol] for symbol in row["puzzle"]))
    solution = bytes(digit_of[symbol] for symbol in row["solution"])
    return Entry(row["name"], row["group"], row["level"], puzzle, solution)
