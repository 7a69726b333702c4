"""Everything that is published of experts' ratings and techniques, compared with what we say: one table.

    python bench/expert/compare.py FOLDER [--part NAME]… [--shares N] [--kept FOLDER] [--seconds S] [--differences FILE]

FOLDER has the files that the parts name. The work is done in N shares, each of which is written to the second folder
when it is finished; a run that was ended goes on from there. Every difference is written to FILE (or to standard
error) with its reason, so far as it has one. The times are of processor time on one thread.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import patterns
import ratings
import steps
from case import Case

PARTS: dict[str, Callable[[Path, slice, float], Iterator[Case]]] = {
    "ratings": ratings.compare,
    "steps": steps.compare,
    "tridagons": patterns.with_guardians,
    "published": patterns.published,
    "labelled": patterns.labelled,
    "derived": patterns.derived,
}


def compared(part: str, folder: Path, number: int, shares: int, seconds: float, kept: Path) -> list[Case]:
    """One share of a part: what was kept of it, or else compared now and kept."""
    file = kept / f"{part}-{number}-of-{shares}.jsonl"
    if not file.exists():
        cases = list(PARTS[part](folder, slice(number, None, shares), seconds))
        half = file.with_suffix(".half")
        half.write_text("".join(f"{json.dumps(case)}\n" for case in cases), encoding="utf-8")
        half.replace(file)
    return [Case(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--shares", type=int, default=1, help="how many shares the rows are done in")
    parser.add_argument("--only", type=int, help="the first so many of these shares alone")
    parser.add_argument("--kept", type=Path, help="folder with the shares that are finished")
    parser.add_argument("--seconds", type=float, default=60, help="per puzzle and scale")
    parser.add_argument("--differences", type=Path, help="where each difference is written; else to standard error")
    asked = parser.parse_args()
    file = asked.differences.open("w", encoding="utf-8") if asked.differences else sys.stderr
    print("| part | what | cases | equal | explained | not explained | median ms | longest ms |", flush=True)
    print("|---|---|---:|---:|---:|---:|---:|---:|", flush=True)
    reasons: Counter[tuple[str, str, str]] = Counter()
    with TemporaryDirectory() as unkept:
        kept = asked.kept or Path(unkept)
        for part in asked.part or PARTS:
            groups: dict[str, list[Case]] = defaultdict(list)
            for number in range(asked.only or asked.shares):
                for case in compared(part, asked.folder, number, asked.shares, asked.seconds, kept):
                    groups[case.group].append(case)
                    if not case.equal:
                        print(f"{part}: {case.told} ({case.why or 'no reason yet'})", file=file, flush=True)
                        reasons[part, case.group, case.why or "no reason yet"] += 1
            for group, cases in sorted(groups.items()):
                print(line(part, group, cases), flush=True)
    print("\n| part | what | differences | why |\n|---|---|---:|---|")
    for (part, group, why), count in sorted(reasons.items()):
        print(f"| {part} | {group} | {count} | {why} |")


def line(part: str, group: str, cases: list[Case]) -> str:
    equal = sum(case.equal for case in cases)
    explained = sum(bool(case.why) for case in cases if not case.equal)
    taken = [1000 * case.seconds for case in cases]
    left = len(cases) - equal - explained
    return (
        f"| {part} | {group} | {len(cases):,} | {equal:,} | {explained:,} | {left:,} "
        f"| {median(taken):.2f} | {max(taken):.0f} |"
    )


if __name__ == "__main__":
    main()
