"""The extra cells of Interactive Sudoku Solver strings: groups with a name, beside the board.

`.Var~A~label~8` is a group of eight cells, VA1 to VA8; `.Var~A` a single one, VA; `.Var~A~label~3x4` has three rows.
`.Doppelganger` brings the digits that rows (DGC), columns (DGR) and boxes (DGB) lack, and a cell that holds 0 (DGZ);
`.ChaosConstruction` the numbers of regions (CC1 …), one for each cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ninefold.errors import PuzzleError
from ninefold.model.bounds import EXTRA_CELLS

_SIZE = re.compile(r"(?:([1-9]\d{0,3})x)?([1-9]\d{0,3})")


@dataclass(frozen=True, slots=True)
class Group:
    """Cells with the numbers first, first + 1 …; they lie in rows of so many columns."""

    name: str
    first: int
    count: int
    columns: int

    @property
    def cells(self) -> range:
        return range(self.first, self.first + self.count)

    def name_of(self, cell: int) -> str:
        """The name of one of the cells: that of the group if it is the only one."""
        return self.name if self.count == 1 else f"{self.name}{cell - self.first + 1}"


def make_groups(entries: Iterable[tuple[str, list[str]]], rows: int, columns: int, first: int) -> dict[str, Group]:
    """The groups that the entries (kind, arguments) of a string bring, by their names; their cells begin at `first`."""
    wanted: dict[str, tuple[int, int]] = {}
    for kind, args in entries:
        if kind == "ChaosConstruction":
            found = {"CC": (rows * columns, columns)}
        else:
            found = _doppelganger(rows, columns) if kind == "Doppelganger" else _var(args) if kind == "Var" else {}
        for name, size in found.items():
            if wanted.setdefault(name, size) != size:
                raise PuzzleError(f"two groups of extra cells are called {name}")
    groups, beyond = {}, first
    for name in sorted(wanted):
        count, wide = wanted[name]
        groups[name] = Group(name, first, count, wide or columns)
        first += count
        if first - beyond > EXTRA_CELLS:
            raise PuzzleError(f"a board has at most {EXTRA_CELLS} extra cells, got more")
    return groups


def _var(args: list[str]) -> dict[str, tuple[int, int]]:
    if not args or not re.fullmatch(r"[A-Z]+", args[0]):
        raise PuzzleError(f"extra cells need a name of letters A to Z, got {'~'.join(args)!r}")
    match = _SIZE.fullmatch(args[2]) if len(args) > 2 else None
    high, wide = (int(match[1] or 1), int(match[2])) if match else (1, 1)
    return {f"V{args[0]}": (high * wide, wide if match and match[1] else 0)}


def _doppelganger(rows: int, columns: int) -> dict[str, tuple[int, int]]:
    return {"DGZ": (1, 0), "DGC": (rows, 0), "DGR": (columns, 0), "DGB": (max(rows, columns), 0)}
