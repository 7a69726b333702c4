"""Which published eliminations by exotic patterns are found, by the technique that was named; and whether all are true.

    python bench/expert/patterns.py FOLDER [--every N]

FOLDER has published_exotic.csv, tridagons.csv, derived_patterns.csv and technique_states.csv: positions (grid, and
`drc` lists of candidates that are gone) with a technique and what it removes there. Of derived_patterns.csv, the
positions of which are those after singles and locked candidates, each Nth row is taken; there too is looked where a
published position itself shows nothing.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from ninefold import read_puzzle, solve
from ninefold.logic import LogicOptions, all_steps, only, techniques
from ninefold.logic.path import furthest
from ninefold.model import Elimination, Grid

NAMES = {
    "msls": "multi-sector-locked-set",
    "JE2": "junior-exocet",
    "exocet": "junior-exocet",
    "SK": "sk-loop",
    "firework": "firework-triple",
}
"""Other names of the files."""
BASIC = LogicOptions(
    techniques=("full-house", "naked-single", "hidden-single", "locked-candidates-1", "locked-candidates-2")
)


def candidates(text: str) -> set[Elimination]:
    """`713` is 7 in r1c3."""
    return {Elimination(9 * (r - 1) + c - 1, d) for d, r, c in (map(int, one) for one in text.split())}


def position(row: dict[str, str]) -> Grid:
    if "grid" not in row:
        return basic(Grid.start(read_puzzle(row["puzzle"])))
    grid = Grid.start(read_puzzle(row["grid"].replace("+", "")))
    return grid.eliminate([(c, d) for c, d in candidates(row.get("deleted", "")) if d in grid.candidates_of(c)])


def basic(grid: Grid) -> Grid:
    return furthest(grid, BASIC)


def rows(folder: Path, name: str, every: int) -> Iterable[dict[str, str]]:
    with (folder / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))[::every]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--every", type=int, default=20)
    asked = parser.parse_args()
    print("| file | technique | rows | found whole | eliminations | found | steps | wrong | ms per look |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, every in (
        ("published_exotic.csv", 1),
        ("tridagons.csv", 1),
        ("technique_states.csv", 1),
        ("derived_patterns.csv", asked.every),
    ):
        counts: dict[str, list[float]] = defaultdict(lambda: [0.0] * 7)
        for row in rows(asked.folder, name, every):
            technique = row.get("technique", "tridagon")
            known = NAMES.get(technique, technique)
            if known not in techniques() or row.get("expect", "present") != "present":
                continue
            grid, wanted = position(row), candidates(row["eliminations"])
            wanted = {one for one in wanted if one.digit in grid.candidates_of(one.cell)}
            if known == "tridagon" and not wanted:
                continue  # several guardians, which remove nothing by themselves
            begin = time.thread_time()
            steps = all_steps(grid, only(known, every=True)) or all_steps(basic(grid), only(known, every=True))
            taken = time.thread_time() - begin
            removed = {one for step in steps for one in step.eliminations}
            solution = solve(read_puzzle(row.get("puzzle") or row["grid"].replace("+", "")))
            assert solution is not None
            wrong = sum(solution.digits[cell] == digit for cell, digit in removed)
            found = wanted <= removed and bool(removed)
            if not found:
                lost = " ".join(f"{d}{c // 9 + 1}{c % 9 + 1}" for c, d in sorted(wanted - removed))
                print(f"not found by {known}: {lost or 'any'} on {row.get('id', '')} {grid.oneline}", flush=True)
            one = counts[known]
            for at, more in enumerate((1, found, len(wanted), len(wanted & removed), len(steps), wrong, taken)):
                one[at] += more
        for known, (n, whole, asked_for, there, steps_found, wrong_ones, seconds) in counts.items():
            print(
                f"| {name} | {known} | {n:.0f} | {whole:.0f} | {asked_for:.0f} | {there:.0f} | {steps_found:.0f} "
                f"| {wrong_ones:.0f} | {1000 * seconds / n:.2f} |"
            )


if __name__ == "__main__":
    main()
