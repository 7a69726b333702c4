"""The constraints of an f-puzzles object: for each key what its entries mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from reprlib import repr as short
from typing import Any

from ninefold.constraints.arrow import Arrow
from ninefold.constraints.between import Between
from ninefold.constraints.cage import Cage
from ninefold.constraints.clone import Clone
from ninefold.constraints.contain import Contain
from ninefold.constraints.difference import Difference
from ninefold.constraints.double_arrow import DoubleArrow
from ninefold.constraints.entropic import Entropic
from ninefold.constraints.equal_sums import EqualSums
from ninefold.constraints.extra_house import ExtraHouse, diagonals, disjoint_groups
from ninefold.constraints.extremum import Extremum
from ninefold.constraints.indexer import Indexer
from ninefold.constraints.leap import Leap
from ninefold.constraints.little_killer import LittleKiller
from ninefold.constraints.lockout import Lockout
from ninefold.constraints.modular import Modular
from ninefold.constraints.neighbours import Neighbours
from ninefold.constraints.pair_sum import PairSum
from ninefold.constraints.pair_table import PairTable
from ninefold.constraints.palindrome import Palindrome
from ninefold.constraints.parity import Parity
from ninefold.constraints.ratio import Ratio
from ninefold.constraints.renban import Renban
from ninefold.constraints.sandwich import Sandwich
from ninefold.constraints.skyscraper import Skyscraper
from ninefold.constraints.thermo import Thermo
from ninefold.constraints.whisper import Whisper
from ninefold.constraints.x_sum import XSum
from ninefold.constraints.zipper import Zipper
from ninefold.errors import PuzzleError
from ninefold.formats.amount import Amount
from ninefold.model import Shape
from ninefold.model.bounds import CELLS, NUMBER
from ninefold.model.constraint import Constraint

Entry = dict[str, Any]

# Not rules: what only looks, and what other programs keep for themselves.
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
    }
    | {"highlightConflicts", "disabledlogic", "truecandidatesoptions", "cosmetic", "successMessage"}
)
_NUMBER = re.compile(r"-?\d{1,7}")
_CELL = re.compile(r"R(\d{1,2})C(\d{1,2})", re.IGNORECASE)
_STEPS = {"UL": (-1, -1), "UR": (-1, 1), "DL": (1, -1), "DR": (1, 1)}


class Reading:
    """A board on which names of cells are read, and how much of it the entries have listed so far."""

    def __init__(self, shape: Shape, regions: Sequence[ExtraHouse]) -> None:
        self.shape = shape
        self.size = shape.size
        self.amount = Amount()
        self.region_of = {cell: house.cells for house in (shape.boxes or regions) for cell in house.cells}

    def place(self, name: Any) -> tuple[int, int]:
        """Row and column, also of places outside the board."""
        match = _CELL.fullmatch(name) if isinstance(name, str) else None
        if not match:
            raise PuzzleError(f"expected a cell like R1C1, got {short(name)}")
        return int(match[1]) - 1, int(match[2]) - 1

    def has(self, row: int, column: int) -> bool:
        return 0 <= row < self.size and 0 <= column < self.size

    def cell(self, name: Any) -> int:
        row, column = self.place(name)
        if not self.has(row, column):
            raise PuzzleError(f"the cell {name} is outside the {self.size}×{self.size} board")
        return row * self.size + column

    def cells(self, names: Any) -> tuple[int, ...]:
        if not isinstance(names, list) or not names:
            raise PuzzleError(f"expected a list of cells, got {short(names)}")
        if len(names) > CELLS:
            raise PuzzleError(f"a constraint lists at most {CELLS} cells, got {len(names)}")
        self.amount.add(0, len(names))
        return tuple(map(self.cell, names))

    def lines(self, entry: Entry) -> list[tuple[int, ...]]:
        if not isinstance(entry.get("lines"), list):
            raise PuzzleError(f"expected lines of cells, got {short(entry.get('lines'))}")
        self.amount.add(max(len(entry["lines"]) - 1, 0))  # the entry counts as one already
        return [self.cells(line) for line in entry["lines"]]

    def seen_from(self, name: Any) -> tuple[int, ...]:
        """The row or column that a clue outside the board looks along, the nearest cell first."""
        row, column = self.place(name)
        self.amount.add(0, self.size)
        if self.has(0, column) and row in (-1, self.size):
            line = tuple(r * self.size + column for r in range(self.size))
            return line if row < 0 else line[::-1]
        if self.has(row, 0) and column in (-1, self.size):
            line = tuple(row * self.size + c for c in range(self.size))
            return line if column < 0 else line[::-1]
        raise PuzzleError(f"expected a place beside the board, like R0C5, got {name!r}")

    def diagonal(self, name: Any, direction: Any) -> tuple[int, ...]:
        if not isinstance(direction, str) or direction not in _STEPS:
            raise PuzzleError(f"expected one of the directions {', '.join(_STEPS)}, got {short(direction)}")
        self.amount.add(0, self.size)
        (row, column), (down, right) = self.place(name), _STEPS[direction]
        cells = []
        for _ in range(self.size + 1):
            row, column = row + down, column + right
            if self.has(row, column):
                cells.append(row * self.size + column)
        return tuple(cells)

    def neighbours(self, cell: int) -> Iterator[int]:
        row, column = divmod(cell, self.size)
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if self.has(r, c):
                yield r * self.size + c


def constraints_of(data: Entry, shape: Shape, regions: Sequence[ExtraHouse]) -> list[Constraint]:
    """Every constraint of an f-puzzles object; one that is not known is refused by name."""
    reading = Reading(shape, regions)
    found: list[Constraint] = []
    for key, value in data.items():
        if key in _COSMETIC or value in (None, False, "", [], {}):
            continue
        if key in _FLAGS:
            found += _FLAGS[key](reading)
        elif key in _LISTS:
            for number, entry in enumerate(_objects(key, value), 1):
                try:
                    reading.amount.add(1)
                    found += _LISTS[key](reading, entry)
                except PuzzleError as error:
                    raise PuzzleError(f"{key} {number}: {error}") from None
        elif key not in ("nonconsecutive", "minimum", "maximum"):
            raise PuzzleError(f"the constraint {key} is not known")
    found += _extrema(data, reading)
    found += _negatives(data, reading, found)
    return found


def _objects(key: str, value: Any) -> list[Entry]:
    if not isinstance(value, list):
        raise PuzzleError(f"{key}: a list expected, got {short(value)}")
    for entry in value:
        if not isinstance(entry, dict):
            raise PuzzleError(f"{key}: an object expected, got {short(entry)}")
    return value


def _number(entry: Entry, default: int | None = None) -> int:
    value = entry.get("value")
    if value in (None, "") and default is not None:
        return default
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        value = int(value)
    if not isinstance(value, int) or not -NUMBER <= value <= NUMBER:
        raise PuzzleError(f"expected a number up to {NUMBER}, got {short(value)}")
    return value


def _flag(entry: Entry) -> bool:
    return entry.get("value") not in (None, "")


def _on_lines(make: Callable[[tuple[int, ...]], Constraint]) -> Callable[[Reading, Entry], list[Constraint]]:
    return lambda reading, entry: [make(line) for line in reading.lines(entry)]


def _outside(make: Callable[[tuple[int, ...], int], Constraint]) -> Callable[[Reading, Entry], list[Constraint]]:
    def build(reading: Reading, entry: Entry) -> list[Constraint]:
        return [make(reading.seen_from(entry.get("cell")), _number(entry))] if _flag(entry) else []

    return build


def _arrow(reading: Reading, entry: Entry) -> list[Constraint]:
    circle = tuple(sorted(reading.cells(entry.get("cells"))))
    return [Arrow(line[1:], circle) for line in reading.lines(entry) if len(line) > 1]


def _cage(reading: Reading, entry: Entry) -> list[Constraint]:
    return [Cage(reading.cells(entry.get("cells")), _number(entry) if _flag(entry) else None)]


def _little_killer(reading: Reading, entry: Entry) -> list[Constraint]:
    if not _flag(entry):
        return []
    return [LittleKiller(reading.diagonal(entry.get("cell"), entry.get("direction")), _number(entry))]


def _region_sums(reading: Reading, entry: Entry) -> list[Constraint]:
    found: list[Constraint] = []
    for line in reading.lines(entry):
        parts: list[list[int]] = []
        last: tuple[int, ...] | None = None
        for cell in line:
            region = reading.region_of.get(cell, ())
            if region != last:
                parts.append([])
            parts[-1].append(cell)
            last = region
        found.append(EqualSums(tuple(map(tuple, parts))))
    return found


def _nabner(reading: Reading, entry: Entry) -> list[Constraint]:
    digits = range(reading.size)
    apart = bytes(abs(a - b) >= 2 for a in digits for b in digits)
    # A line that comes back to a cell has it once: what holds for two cells says nothing of one.
    lines = [tuple(dict.fromkeys(line)) for line in reading.lines(entry)]
    return [PairTable(line, apart, every=True, label="nabner") for line in lines]


def _xv(reading: Reading, entry: Entry) -> list[Constraint]:
    value = entry.get("value")
    if value in (None, ""):
        return []
    total = 10 if value == "X" else 5 if value == "V" else _number(entry)
    return [PairSum(reading.cells(entry.get("cells")), total)]


def _quadruple(reading: Reading, entry: Entry) -> list[Constraint]:
    values = entry.get("values") or []
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise PuzzleError(f"digits expected, got {short(values)}")
    return [Contain(reading.cells(entry.get("cells")), tuple(values))] if values else []


def _clone(reading: Reading, entry: Entry) -> list[Constraint]:
    return [Clone(reading.cells(entry.get("cells")), reading.cells(entry.get("cloneCells")))]


def _indexer(by_column: bool) -> Callable[[Reading, Entry], list[Constraint]]:
    def build(reading: Reading, entry: Entry) -> list[Constraint]:
        found: list[Constraint] = []
        cells = reading.cells(entry.get("cells"))
        reading.amount.add(len(cells) - 1, len(cells) * reading.size)
        for cell in cells:
            row, column = divmod(cell, reading.size)
            house = reading.shape.rows[row] if by_column else reading.shape.columns[column]
            found.append(Indexer(house.cells, (column if by_column else row) + 1))
        return found

    return build


def _extrema(data: Entry, reading: Reading) -> Iterator[Constraint]:
    for key in ("minimum", "maximum"):
        entries = _objects(key, data.get(key) or [])
        reading.amount.add(len(entries), 5 * len(entries))
        marked = dict.fromkeys(reading.cell(entry.get("cell")) for entry in entries)
        for cell in marked:
            others = tuple(other for other in reading.neighbours(cell) if other not in marked)
            yield Extremum(cell, others, lowest=key == "minimum")


def _negatives(data: Entry, reading: Reading, found: list[Constraint]) -> Iterator[Constraint]:
    def marks(*kinds: type) -> frozenset[tuple[int, int]]:
        pairs = [rule.cells for rule in found if isinstance(rule, kinds)]  # type: ignore[attr-defined]
        return frozenset((min(pair), max(pair)) for pair in pairs)

    def numbers(kind: type, default: int) -> set[int]:
        return {rule.number for rule in found if isinstance(rule, kind)} or {default}  # type: ignore[attr-defined]

    dots, crosses = marks(Difference, Ratio), marks(PairSum)
    negative = data.get("negative") or []
    if not isinstance(negative, list):
        raise PuzzleError(f"negative: a list expected, got {short(negative)}")
    unknown = [name for name in negative if name not in ("difference", "ratio", "xv")]
    if unknown:
        raise PuzzleError(f"the negative constraint {unknown[0]} is not known")
    differences = {1} if data.get("nonconsecutive") else set()
    if "difference" in negative:
        differences |= numbers(Difference, 1)
    for number in sorted(differences):
        reading.amount.add(1, len(dots))
        yield Neighbours(reading.size, "difference", number, dots)
    if "ratio" in negative:
        for number in sorted(numbers(Ratio, 2)):
            reading.amount.add(1, len(dots))
            yield Neighbours(reading.size, "ratio", number, dots)
    if "xv" in negative:
        for number in (5, 10):
            yield Neighbours(reading.size, "sum", number, crosses)


_FLAGS: dict[str, Callable[[Reading], Sequence[Constraint]]] = {
    "diagonal+": lambda reading: diagonals(reading.size)[1:],
    "diagonal-": lambda reading: diagonals(reading.size)[:1],
    "antiknight": lambda reading: [Leap(reading.size, 1, 2)],
    "antiking": lambda reading: [Leap(reading.size, 1, 1)],
    "disjointgroups": lambda reading: disjoint_groups(reading.shape),
}

_LISTS: dict[str, Callable[[Reading, Entry], list[Constraint]]] = {
    "arrow": _arrow,
    "betweenline": _on_lines(Between),
    "clone": _clone,
    "columnindexer": _indexer(True),
    "difference": lambda reading, entry: [Difference(reading.cells(entry.get("cells")), _number(entry, 1))],
    "doublearrow": _on_lines(DoubleArrow),
    "entropicline": _on_lines(Entropic),
    "even": lambda reading, entry: [Parity((reading.cell(entry.get("cell")),), odd=False)],
    "extraregion": lambda reading, entry: [ExtraHouse("extra region", reading.cells(entry.get("cells")))],
    "killercage": _cage,
    "littlekillersum": _little_killer,
    "lockout": lambda reading, entry: [Lockout(line, _number(entry, 4)) for line in reading.lines(entry)],
    "modularline": lambda reading, entry: [Modular(line, _number(entry, 3)) for line in reading.lines(entry)],
    "nabner": _nabner,
    "odd": lambda reading, entry: [Parity((reading.cell(entry.get("cell")),), odd=True)],
    "palindrome": _on_lines(Palindrome),
    "quadruple": _quadruple,
    "ratio": lambda reading, entry: [Ratio(reading.cells(entry.get("cells")), _number(entry, 2))],
    "regionsumline": _region_sums,
    "renban": _on_lines(Renban),
    "rowindexer": _indexer(False),
    "sandwichsum": _outside(Sandwich),
    "skyscraper": _outside(Skyscraper),
    "slowthermometer": _on_lines(lambda line: Thermo(line, slow=True)),
    "thermometer": _on_lines(Thermo),
    "whispers": lambda reading, entry: [Whisper(line, _number(entry, 5)) for line in reading.lines(entry)],
    "xsum": _outside(XSum),
    "xv": _xv,
    "zipperline": _on_lines(Zipper),
}
