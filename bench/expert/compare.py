"""Everything that is published of experts' ratings and techniques, compared with what we say: one table.

    python bench/expert/compare.py FOLDER [--part NAME]… [--every N] [--seconds S] [--differences FILE]

FOLDER has the files that the parts name. Every difference is written to FILE (or to standard error) with its reason, so
far as it has one. The times are of processor time on one thread.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import patterns
import ratings
import steps
from case import Case

PARTS: dict[str, Callable[[Path, int, float], Iterator[Case]]] = {
    "ratings": ratings.compare,
    "steps": steps.compare,
    "tridagons": patterns.with_guardians,
    "published": patterns.published,
    "labelled": patterns.labelled,
    "derived": patterns.derived,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--every", type=int, default=1, help="only each Nth puzzle or row")
    parser.add_argument("--seconds", type=float, default=60, help="per puzzle and scale")
    parser.add_argument("--differences", type=Path, help="where each difference is written; else to standard error")
    asked = parser.parse_args()
    file = asked.differences.open("w", encoding="utf-8") if asked.differences else sys.stderr
    print("| part | what | cases | equal | explained | not explained | median ms | longest ms |", flush=True)
    print("|---|---|---:|---:|---:|---:|---:|---:|", flush=True)
    reasons: Counter[tuple[str, str, str]] = Counter()
    for part in asked.part or PARTS:
        groups: dict[str, list[Case]] = defaultdict(list)
        for case in PARTS[part](asked.folder, asked.every, asked.seconds):
            groups[case.group].append(case)
            if not case.equal:
                print(f"{part}: {case.told} ({case.why or 'no reason yet'})", file=file, flush=True)
                reasons[part, case.group, case.why or "no reason yet"] += 1
        for group, cases in sorted(groups.items()):
            equal = sum(case.equal for case in cases)
            explained = sum(bool(case.why) for case in cases if not case.equal)
            taken = [1000 * case.seconds for case in cases]
            left = len(cases) - equal - explained
            print(
                f"| {part} | {group} | {len(cases):,} | {equal:,} | {explained:,} | {left:,} "
                f"| {median(taken):.2f} | {max(taken):.0f} |",
                flush=True,
            )
    print("\n| part | what | differences | why |\n|---|---|---:|---|")
    for (part, group, why), count in sorted(reasons.items()):
        print(f"| {part} | {group} | {count} | {why} |")


if __name__ == "__main__":
    main()
