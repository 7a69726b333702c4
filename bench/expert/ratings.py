"""W, B, gW, gB, TE and BxB of every puzzle that has published ones."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from case import Case, rows

from ninefold import Stop, read_puzzle
from ninefold.errors import StoppedError
from ninefold.rating import expert_rating

SCALES = ("W", "B", "gW", "gB", "TE", "BxB")
FIRM = {"W": "B", "gW": "gB"}
"""Scales whose number may depend on the order of steps, and the one that never does."""
JUDGED = {
    ("classif/eleven-26370#18482", "BxB"): "trials with braids of 3 inside, done slowly, do not solve it: not 2",
    ("cb/367#9645", "gW"): "of twelve random orders of targets one leads to 7, the others to 8",
}
"""What was looked into one by one."""
FILES = ("cb_ratings.csv", "cb000_ratings.csv", "classif_ratings.csv", "te3_levels.csv")


class Published(NamedTuple):
    puzzle: str
    values: dict[str, int]
    source: str


def published(folder: Path) -> list[Published]:
    """Every puzzle with all that is published of it."""
    found: dict[str, Published] = {}
    for name in FILES:
        for row in rows(folder / name):
            values = {row["rating"]: row["value"]} if "rating" in row else row
            one = found.setdefault(row["puzzle"], Published(row["puzzle"], {}, row["source"]))
            one.values.update({scale: int(values[scale]) for scale in SCALES if scale in values})
    return [one for one in found.values() if one.values]


def rated(puzzle: str, scale: str, seconds: float) -> int | str | None:
    name = scale.lower()
    try:
        rating = expert_rating(read_puzzle(puzzle), only=frozenset({name}), stop=Stop(seconds))
    except StoppedError:
        return "stopped"
    value: int | None = getattr(rating, name)
    return value


def compare(folder: Path, share: slice, seconds: float) -> Iterator[Case]:
    for one in published(folder)[share]:
        for scale in SCALES:
            if scale not in one.values:
                continue
            value = one.values[scale]
            begin = time.thread_time()
            ours = rated(one.puzzle, scale, seconds)
            taken = time.thread_time() - begin
            firm = one.values.get(FIRM.get(scale, scale), value) == value
            group = scale if firm else f"{scale} where it is not {FIRM[scale]}"
            if ours == value:
                yield Case(group, True, f"{scale} {value}", seconds=taken)
                continue
            told = f"{scale} {value} is published, {ours} found: {one.puzzle} {one.source} {one.values}"
            why = JUDGED.get((one.source, scale)) or reason(one, scale, value, ours, seconds)
            yield Case(group, False, told, why, taken)


def reason(one: Published, scale: str, value: int, ours: int | str | None, seconds: float) -> str:
    """Why a number may differ: only of chains with continuity, by one, and only where braids do it with less."""
    if ours == "stopped":
        return f"not done in {seconds:g} s"
    if scale not in FIRM or not isinstance(ours, int) or abs(ours - value) != 1:
        return ""
    without_order = one.values.get(FIRM[scale]) or rated(one.puzzle, FIRM[scale], seconds)
    if without_order == value:
        return ""
    return "one apart where braids are shorter: which of several chains of one length comes first decides"
