"""How well W, B, gW, gB, TE and BxB agree with published ratings, and how long each takes.

    python bench/expert/agreement.py FOLDER [--half tune|judge] [--every N] [--seconds S]

FOLDER has cb_ratings.csv, cb000_ratings.csv and classif_ratings.csv: puzzles with published values. Each puzzle is on
one half, by a checksum of its digits: what is changed by looking at one half is judged on the other. Every difference
is listed. The seconds are of processor time, one puzzle at a time, on one thread.
"""

from __future__ import annotations

import argparse
import csv
import time
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from ninefold import Stop, read_puzzle
from ninefold.errors import StoppedError
from ninefold.rating import expert_rating

SCALES = ("W", "B", "gW", "gB", "TE", "BxB")
ORDERED = {"W": "B", "gW": "gB"}
"""Scales whose number may depend on the order of steps, and the one that never does."""


class Case(NamedTuple):
    puzzle: str
    published: dict[str, int]
    source: str


def cases(folder: Path) -> Iterator[Case]:
    """Every puzzle with all that is published of it."""
    found: dict[str, Case] = {}
    for name in ("cb_ratings.csv", "cb000_ratings.csv", "classif_ratings.csv"):
        for row in csv.DictReader((folder / name).open(encoding="utf-8")):
            values = {row["rating"]: row["value"]} if "rating" in row else row
            case = found.setdefault(row["puzzle"], Case(row["puzzle"], {}, row["source"]))
            case.published.update({scale: int(values[scale]) for scale in SCALES if scale in values})
    yield from (case for case in found.values() if case.published)


def half_of(puzzle: str) -> str:
    return "judge" if zlib.crc32(puzzle.encode()) & 1 else "tune"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=("tune", "judge"))
    parser.add_argument("--every", type=int, default=1, help="only each Nth puzzle")
    parser.add_argument("--only", choices=SCALES, action="append")
    parser.add_argument("--seconds", type=float, default=60, help="per puzzle and scale")
    asked = parser.parse_args()
    chosen = [case for case in cases(asked.folder) if asked.half in (None, half_of(case.puzzle))][:: asked.every]
    counts: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    times: dict[tuple[str, int], list[float]] = defaultdict(list)
    for case in chosen:
        puzzle = read_puzzle(case.puzzle)
        for scale in asked.only or SCALES:
            if scale not in case.published:
                continue
            published = case.published[scale]
            begin = time.thread_time()
            try:
                ours = getattr(
                    expert_rating(puzzle, only=frozenset({scale.lower()}), stop=Stop(asked.seconds)), scale.lower()
                )
            except StoppedError:
                ours = "stopped"
            times[scale, published].append(time.thread_time() - begin)
            firm = case.published.get(ORDERED.get(scale, scale), published) == published
            group = counts[scale if firm else f"{scale}, where it is not {ORDERED[scale]}"]
            group["puzzles"] += 1
            if ours == published:
                group["equal"] += 1
                continue
            group["by one"] += isinstance(ours, int) and abs(ours - published) == 1
            print(
                f"{scale} {published} is published, {ours} found: {case.puzzle} {case.source} {case.published}",
                flush=True,
            )
    print("\n| scale | puzzles | equal | differ by one | differ by more |\n|---|---:|---:|---:|---:|")
    for scale, group in sorted(counts.items()):
        more = group["puzzles"] - group["equal"] - group["by one"]
        print(f"| {scale} | {group['puzzles']:,} | {group['equal']:,} | {group['by one']:,} | {more:,} |")
    print("\n| value | puzzles | median ms | longest ms |\n|---|---:|---:|---:|")
    for (scale, value), taken in sorted(times.items()):
        print(f"| {scale} {value} | {len(taken):,} | {1000 * median(taken):.2f} | {1000 * max(taken):.1f} |")


if __name__ == "__main__":
    main()
