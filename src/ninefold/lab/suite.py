"""A suite: puzzles with names, of one shape or several. Two are bundled; any file of puzzles makes one more.

A bundled suite is a CSV file with the columns name, group, level, box, puzzle, solution.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path

from ninefold.engine.lab import refuse_rules
from ninefold.errors import PuzzleError
from ninefold.formats import read_file, strictly
from ninefold.model import Puzzle, Record, Shape
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

    @property
    def lighter(self) -> str:
        """The name of the lighter puzzle of the same row, as s3_low(-) is of s3_low(+); "" if this is not the heavier.

        >>> [entry.lighter for entry in bundled("paper").entries[:2]]
        ['', 's2_low(-)']
        """
        return self.name.removesuffix("(+)") + "(-)" if self.name.endswith("(+)") else ""


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
    return suite_of(path.stem, strictly(read_file(path)))


def suite_of(name: str, records: Iterable[Record]) -> Suite:
    """Puzzles as a suite; a puzzle without a title is called after the suite, with its number if there are several."""
    found = list(records)
    if not found:
        raise PuzzleError(f"{name} holds no puzzle")
    entries: dict[str, Entry] = {}
    for number, record in enumerate(found, 1):
        puzzle = posed(record)
        refuse_rules(puzzle)
        size = puzzle.shape.size
        own = record.facts.get("title") or (f"{name}-{number}" if len(found) > 1 else name)
        called = own if own not in entries else f"{own} ({number})"
        level = record.facts.get("level", "")
        entries[called] = Entry(called, f"{size}×{size}", level, puzzle, record.solution or b"")
    return Suite(name, tuple(entries.values()))


def posed(record: Record) -> Puzzle:
    """What stands on the board, as a puzzle: digits that a person wrote count as given."""
    return replace(record.puzzle, givens=record.position.digits)


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
