"""What is compared: one published fact, and whether we say the same; and positions as the files write them."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from ninefold import read_puzzle
from ninefold.logic import LogicOptions
from ninefold.model import Elimination, Grid

BASIC = LogicOptions(
    techniques=("full-house", "naked-single", "hidden-single", "locked-candidates-1", "locked-candidates-2")
)


class Case(NamedTuple):
    """One published fact.

    group    what it is counted under
    equal    whether we say the same
    told     the fact and what we say instead, for the list of differences
    why      the reason of the difference; nothing if it has none yet
    seconds  of processor time
    """

    group: str
    equal: bool
    told: str = ""
    why: str = ""
    seconds: float = 0.0


ALL = slice(0, None, 1)


def rows(file: Path, share: slice = ALL) -> Iterator[dict[str, str]]:
    """A share of the rows of a file."""
    with file.open(encoding="utf-8") as opened:
        yield from islice(csv.DictReader(opened), share.start, share.stop, share.step)


def candidates(text: str) -> tuple[Elimination, ...]:
    """`713` is 7 in r1c3."""
    return tuple(Elimination(9 * (r - 1) + c - 1, d) for d, r, c in (map(int, one) for one in text.split()))


def named(some: set[Elimination]) -> str:
    return " ".join(f"{digit}{cell // 9 + 1}{cell % 9 + 1}" for cell, digit in sorted(some))


def position(row: dict[str, str]) -> Grid:
    """The grid of a row without the candidates that it says are gone; `+` stands before a digit that is no given."""
    text = row["grid"]
    given, placed, cell = ["."] * 81, {}, 0
    for at, char in enumerate(text):
        if char == "+":
            continue
        if at and text[at - 1] == "+":
            placed[cell] = int(char)
        else:
            given[cell] = char
        cell += 1
    grid = Grid.start(read_puzzle("".join(given)))
    for where, digit in placed.items():
        grid = grid.place(where, digit)
    return grid.eliminate([(c, d) for c, d in candidates(row.get("deleted", "")) if d in grid.candidates_of(c)])
