"""Published eliminations by exotic patterns, found by the technique that was named; labelled positions; tridagons."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from case import BASIC, Case, candidates, named, position, rows

from ninefold import read_puzzle, solve
from ninefold.engine.stop import Stop
from ninefold.logic import LogicOptions, all_steps, path, techniques
from ninefold.logic.aligned import CELLS, claimed_steps
from ninefold.logic.expert_path import ladders
from ninefold.logic.path import furthest
from ninefold.logic.tridagon import tridagons
from ninefold.logic.whips import next_chain
from ninefold.model import Elimination, Grid
from ninefold.school import lesson

NAMES = {
    "msls": ("multi-sector-locked-set",),
    "exocet": ("junior-exocet", "exocet", "double-exocet"),
    "weak-exocet": ("junior-exocet", "exocet", "double-exocet"),
    "rank-0": ("multi-sector-locked-set",),
    "firework": ("firework-triple", "firework-quadruple", "firework-w-wing"),
    "bent-quad": ("wxyz-wing",),
    "bug-plus-n": ("bug-plus-n", "bug-plus-1"),
    "anonymous-deadly-pattern": ("deadly-pattern",),
    "qiu-deadly-pattern": ("qiu", "deadly-pattern"),
    "ur-wing": ("unique-rectangle-chain",),
    "ur-strong-link-subset": ("unique-rectangle-chain",),
    "almost-ur-chain": ("unique-rectangle-chain",),
}
"""What the files call otherwise."""


WHY = {
    "weak-exocet": "3 has four ways to be in its base and in no target: further digits would have to help",
    "rank-0": "its houses are rows, columns and boxes at once, its cells no crossings of lines: not looked for",
}
"""Why a technique that stands for a name of the files does not find it."""

HERE = {
    ("exocet", "..64.....1"): "by all ways of its digits no two cells of a box are a base here",
    ("exocet", "....5...94"): WHY["weak-exocet"],
    ("bivalue-oddagon", ".1..69+2"): "no odd ring of 5 to 11 such cells has further candidates that rule anything out",
    (
        "broken-wing",
        "..9.5...7",
    ): "a start puzzle without its removed candidates; no ring of 5 to 9 cells rules anything out",
    (
        "extended-rectangle",
        ".3.1....+21",
    ): "without its removed candidates; the same position with them is found, twice",
    ("reverse-bug", "+7.+2+4.3"): "no two digits close round cells without a given, with up to four open ones",
    ("reverse-bug", "85....+3"): "no two digits close round cells without a given, with up to four open ones",
    (
        "almost-ur-chain",
        "..2+67...1",
    ): "by singles and locked candidates 5 in r5c5 alone leads to a rectangle of two digits, and not by chains",
}
"""Why a labelled position has no such step, as looked for exhaustively; by technique and how its grid begins."""

MORE = {
    "wxyz-wing": "they are wings: with what is removed the cells cannot be filled",
    "vwxyz-wing": "they are wings: with what is removed the cells cannot be filled",
    "exocet": "exocets by all ways of their digits, no junior ones",
}
"""What is found where a label says that its program finds nothing."""


def known(technique: str) -> tuple[str, ...]:
    """The techniques of the catalogue that a name of the files stands for."""
    return tuple(name for name in NAMES.get(technique, (technique,)) if name in techniques())


def removals(grid: Grid, technique: str) -> set[Elimination] | None:
    """All that a technique removes on a grid; None if there is no such technique."""
    if technique == "whip":
        chain = next_chain(grid)
        return {*chain.eliminations} if chain else set()
    if technique in CELLS:
        every = [(cell, digit) for cell in range(81) for digit in grid.candidates_of(cell)]
        kind = lesson(technique).technique
        return {one for step in claimed_steps(grid, kind, every, stop=Stop(60)) for one in step.eliminations}
    if not known(technique):
        return None
    options = LogicOptions(techniques=known(technique), one_per_elimination=False)
    return {one for step in all_steps(grid, options) for one in step.eliminations}


def cannot_be_filled(grid: Grid, cells: tuple[int, ...], placed: dict[int, int]) -> bool:
    """Whether no way to fill the cells goes with what is placed."""
    if not cells:
        return False
    cell, *rest = cells
    clear = [
        digit
        for digit in grid.candidates_of(cell)
        if all(digit != other or cell not in grid.puzzle.peers[at] for at, other in placed.items())
    ]
    return all(cannot_be_filled(grid, tuple(rest), placed | {cell: digit}) for digit in clear)


def more_than_labelled(grid: Grid, technique: str) -> str:
    """Why it is right to find something here, if it was proved."""
    found = all_steps(grid, LogicOptions(techniques=known(technique), one_per_elimination=False))
    if "wing" in technique and not all(
        cannot_be_filled(grid, step.evidence.cells, {cell: digit})
        for step in found
        for cell, digit in step.eliminations
    ):
        return ""
    return MORE.get(technique, "")


def later(grid: Grid, technique: str) -> str:
    """After which simpler steps the technique is there; nothing if it comes with none."""
    level = techniques()
    easier = [one for one in ladders(unique=True)[0].techniques or () if one not in known(technique)]
    top = min((level[one].score for one in known(technique)), default=0)
    ladder = LogicOptions(techniques=tuple(one for one in easier if level[one].score <= top))
    used: list[str] = []
    for step, after in path(grid, ladder):
        used.append(step.technique.name)
        removed = removals(after, technique)
        if removed:
            return f"it is there after {len(used)} simpler steps (of fewer points), the last by {used[-1]}"
    return ""


def why_not(row: dict[str, str], grid: Grid) -> str:
    for (technique, begins), why in HERE.items():
        if row["technique"] == technique and row["grid"].startswith(begins):
            return why
    return later(grid, row["technique"])


def wrong(grid: Grid, removed: set[Elimination]) -> set[Elimination]:
    """What is removed of the solution."""
    solution = solve(grid.puzzle)
    assert solution is not None
    return {one for one in removed if solution.digits[one.cell] == one.digit}


def on_the_way(grid: Grid) -> Iterator[Grid]:
    """The position, and every moment of its usual path that is not easy."""
    yield grid
    for step, after in path(grid, ladders(unique=True)[0]):
        if step.technique.level != "easy":
            yield after


def published(folder: Path, share: slice, seconds: float) -> Iterator[Case]:
    for row in rows(folder / "published_exotic.csv", share):
        begin = time.thread_time()
        grid, wanted = position(row), {*candidates(row["eliminations"])}
        told = f"{row['id']}: {row['technique']}, {row['pattern']}"
        removed = removals(grid, row["technique"])
        if removed is None:
            yield Case(row["technique"], False, told, "no such technique here")
            continue
        if not removed:
            removed = removals(furthest(grid, BASIC), row["technique"]) or set()
        lost = wanted - removed
        taken = time.thread_time() - begin
        if bad := wrong(grid, removed):
            yield Case(row["technique"], False, f"{told}: WRONG {named(bad)}")
        else:
            told = f"{told} without {named(lost)}"
            yield Case(row["technique"], bool(removed) and not lost, told, WHY.get(row["technique"], ""), taken)


def labelled(folder: Path, share: slice, seconds: float) -> Iterator[Case]:
    for row in rows(folder / "technique_states.csv", share):
        begin = time.thread_time()
        grid, wanted = position(row), {*candidates(row["eliminations"])}
        technique, expect = row["technique"], row["expect"]
        group = technique if expect != "absent" else f"{technique}, absent"
        told = f"{technique} {row['note']}: {row['grid']} {row['deleted']}"
        removed = removals(grid, technique)
        if removed is None:
            yield Case(group, False, told, "no such technique here")
            continue
        if expect == "somewhere" and not removed:
            removed = next((more for one in on_the_way(grid) if (more := removals(one, technique))), set())
        elif expect == "present" and not removed:
            removed = removals(furthest(grid, BASIC), technique) or set()
        lost = wanted - removed
        taken = time.thread_time() - begin
        if bad := wrong(grid, removed):
            yield Case(group, False, f"{told}: WRONG {named(bad)}")
        elif expect == "absent":
            why = more_than_labelled(grid, technique) if removed else ""
            yield Case(group, not removed, f"{told}: removes {named(removed)}", why, taken)
        else:
            found = bool(removed) and not lost
            why = "" if found else why_not(row, grid)
            yield Case(group, found, f"{told} without {named(lost) or 'any'}", why, taken)


def with_guardians(folder: Path, share: slice, seconds: float) -> Iterator[Case]:
    for row in rows(folder / "tridagons.csv", share):
        begin = time.thread_time()
        grid, wanted = position(row), {*candidates(row["guardians"])}
        digits = tuple(map(int, row["digits"]))
        cells = {9 * (int(rc[0]) - 1) + int(rc[1]) - 1 for rc in row["cells"].split()}
        same = [one for one in tridagons(grid, most_guardians=20) if one.digits == digits and {*one.cells} == cells]
        gone = {*candidates(row["eliminations"])}
        whole = any({*one.guardians} == wanted and gone <= {*one.eliminations} for one in same)
        taken = time.thread_time() - begin
        yield Case("tridagon with its guardians", whole, f"{row['cells']} on {row['grid']}", seconds=taken)


@lru_cache(maxsize=4)
def start(puzzle: str) -> Grid:
    return furthest(Grid.start(read_puzzle(puzzle)), BASIC)


def derived(folder: Path, share: slice, seconds: float) -> Iterator[Case]:
    for row in rows(folder / "derived_patterns.csv", share):
        grid, begin = start(row["puzzle"]), time.thread_time()
        removed = removals(grid, row["technique"])
        wanted = {*candidates(row["eliminations"])}
        if removed is None:
            yield Case(row["technique"], False, row["puzzle"], "no such technique here")
        elif row["technique"] == "tridagon" and not wanted:
            guarded = bool(tridagons(grid))
            yield Case("tridagon, guardians alone", guarded, row["puzzle"], seconds=time.thread_time() - begin)
        else:
            lost = wanted - removed
            told = f"{row['puzzle']} {row['pattern']} without {named(lost)}"
            yield Case(row["technique"], not lost, told, seconds=time.thread_time() - begin)
