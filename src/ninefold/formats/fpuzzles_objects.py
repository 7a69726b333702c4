"""Constraints as entries of an f-puzzles object: the way back of `fpuzzles_constraints`.

One constraint may become a flag, an entry of a list, or several entries. Whether all of them together mean the same
again is asked of the reader: what it would not read back is refused by name, never written half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ninefold.constraints.arrow import Arrow
from ninefold.constraints.between import Between
from ninefold.constraints.cage import Cage
from ninefold.constraints.candidates import Candidates
from ninefold.constraints.clone import Clone
from ninefold.constraints.contain import Contain
from ninefold.constraints.difference import Difference
from ninefold.constraints.double_arrow import DoubleArrow
from ninefold.constraints.entropic import Entropic
from ninefold.constraints.equal_sums import EqualSums
from ninefold.constraints.extra_house import ExtraHouse
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
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint

Entries = Iterator[tuple[str, Any]]
"""(key, entry of its list) or (key, True) for a flag."""


class Writing:
    """Names of cells, and of places beside the board."""

    def __init__(self, size: int) -> None:
        self.size = size

    def name(self, cell: int) -> str:
        return f"R{cell // self.size + 1}C{cell % self.size + 1}"

    def names(self, cells: Sequence[int]) -> list[str]:
        return [self.name(cell) for cell in cells]

    def before(self, cells: Sequence[int]) -> tuple[str, str]:
        """The place before the first cell, as seen along the others, and the direction of a diagonal from there."""
        row, column = divmod(cells[0], self.size)
        if len(cells) > 1:
            down, right = cells[1] // self.size - row, cells[1] % self.size - column
        else:  # a corner: from outside straight through it
            down, right = 1 if row == 0 else -1, -1 if column == 0 else 1
        direction = ("U" if down < 0 else "D") + ("L" if right < 0 else "R")
        return f"R{row + 1 - down}C{column + 1 - right}", direction


def entries(rule: Constraint, at: Writing) -> Entries:
    """What a constraint becomes; nothing for one that f-puzzles has no way to say."""
    write = _KINDS.get(type(rule))
    if write is not None:
        yield from write(rule, at)


def kept_by_reading(puzzle: Puzzle) -> list[Constraint]:
    """The constraints other than houses in the form in which they come back: a cell at a time."""
    split: list[Constraint] = []
    for rule in puzzle.constraints:
        if isinstance(rule, Parity):
            split += [Parity((cell,), rule.odd) for cell in rule.cells]
        elif isinstance(rule, Candidates):
            split += [Candidates((cell,), rule.allowed) for cell in rule.cells]
        elif not isinstance(rule, ExtraHouse):
            split.append(rule)
    return split


def _line(key: str, usual: int | None = None, field: str = "") -> Callable[[Any, Writing], Entries]:
    def write(rule: Any, at: Writing) -> Entries:
        entry: dict[str, Any] = {"lines": [at.names(rule.cells)]}
        if field and getattr(rule, field) != usual:
            entry["value"] = str(getattr(rule, field))
        yield key, entry

    return write


def _outside(key: str, field: str) -> Callable[[Any, Writing], Entries]:
    def write(rule: Any, at: Writing) -> Entries:
        yield key, {"cell": at.before(rule.cells)[0], "value": str(getattr(rule, field))}

    return write


def _house(rule: ExtraHouse, at: Writing) -> Entries:
    whole = len(rule.cells) == at.size
    if whole and rule.kind_of_house == "falling diagonal":
        yield "diagonal-", True
    elif whole and rule.kind_of_house == "rising diagonal":
        yield "diagonal+", True
    else:
        yield "extraregion", {"cells": at.names(rule.cells)}


def _leap(rule: Leap, at: Writing) -> Entries:
    key = {(1, 1): "antiking", (1, 2): "antiknight"}.get((min(rule.down, rule.right), max(rule.down, rule.right)))
    if key:
        yield key, True


def _neighbours(rule: Neighbours, at: Writing) -> Entries:
    if rule.relation == "difference" and rule.number == 1:
        yield "nonconsecutive", True
    else:
        yield "negative", {"difference": "difference", "ratio": "ratio", "sum": "xv"}[rule.relation]


def _pair(key: str, usual: int) -> Callable[[Any, Writing], Entries]:
    def write(rule: Any, at: Writing) -> Entries:
        entry: dict[str, Any] = {"cells": at.names(rule.cells)}
        if rule.number != usual:
            entry["value"] = str(rule.number)
        yield key, entry

    return write


def _xv(rule: PairSum, at: Writing) -> Entries:
    if rule.number in (5, 10):
        yield "xv", {"cells": at.names(rule.cells), "value": "V" if rule.number == 5 else "X"}


def _cage(rule: Cage, at: Writing) -> Entries:
    value = {} if rule.total is None else {"value": str(rule.total)}
    yield "killercage", {"cells": at.names(rule.cells), **value}


def _little_killer(rule: LittleKiller, at: Writing) -> Entries:
    cell, direction = at.before(rule.cells)
    yield "littlekillersum", {"cell": cell, "direction": direction, "value": str(rule.total)}


def _arrow(rule: Arrow, at: Writing) -> Entries:
    yield "arrow", {"cells": at.names(rule.circle), "lines": [at.names((rule.circle[-1], *rule.cells))]}


def _sums(rule: EqualSums, at: Writing) -> Entries:
    yield "regionsumline", {"lines": [at.names([cell for part in rule.parts for cell in part])]}


def _contain(rule: Contain, at: Writing) -> Entries:
    if not rule.exactly:
        yield "quadruple", {"cells": at.names(rule.cells), "values": list(rule.contents)}


def _clone(rule: Clone, at: Writing) -> Entries:
    yield "clone", {"cells": at.names(rule.cells), "cloneCells": at.names(rule.copies)}


def _parity(rule: Parity, at: Writing) -> Entries:
    for cell in rule.cells:
        yield "odd" if rule.odd else "even", {"cell": at.name(cell)}


def _extremum(rule: Extremum, at: Writing) -> Entries:
    yield "minimum" if rule.lowest else "maximum", {"cell": at.name(rule.cell)}


def _indexer(rule: Indexer, at: Writing) -> Entries:
    by_column = len(rule.cells) > 1 and rule.cells[1] == rule.cells[0] + 1
    yield "columnindexer" if by_column else "rowindexer", {"cells": [at.name(rule.cells[rule.place - 1])]}


def _table(rule: PairTable, at: Writing) -> Entries:
    if rule.label == "nabner":
        yield "nabner", {"lines": [at.names(rule.cells)]}


def _thermo(rule: Thermo, at: Writing) -> Entries:
    yield "slowthermometer" if rule.slow else "thermometer", {"lines": [at.names(rule.cells)]}


_KINDS: dict[type, Callable[[Any, Writing], Entries]] = {
    Arrow: _arrow,
    Between: _line("betweenline"),
    Cage: _cage,
    Candidates: lambda rule, at: iter(()),  # said by the cells of the grid
    Clone: _clone,
    Contain: _contain,
    Difference: _pair("difference", 1),
    DoubleArrow: _line("doublearrow"),
    Entropic: _line("entropicline"),
    EqualSums: _sums,
    ExtraHouse: _house,
    Extremum: _extremum,
    Indexer: _indexer,
    Leap: _leap,
    LittleKiller: _little_killer,
    Lockout: _line("lockout", 4, "difference"),
    Modular: _line("modularline", 3, "modulus"),
    Neighbours: _neighbours,
    PairSum: _xv,
    PairTable: _table,
    Palindrome: _line("palindrome"),
    Parity: _parity,
    Ratio: _pair("ratio", 2),
    Renban: _line("renban"),
    Sandwich: _outside("sandwichsum", "total"),
    Skyscraper: _outside("skyscraper", "seen"),
    Thermo: _thermo,
    Whisper: _line("whispers", 5, "difference"),
    XSum: _outside("xsum", "total"),
    Zipper: _line("zipperline"),
}
