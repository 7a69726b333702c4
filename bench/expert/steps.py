"""Whether published chains are found again: each elimination of a step, at no greater length.

    python bench/expert/steps.py STEPS.csv [--every N]

STEPS has positions (grid, and `drc` lists of candidates that are gone), the rule that was applied there, its size and
what it removed. Typed whips count as the whips that they are; rules that are no chains are only counted.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from pathlib import Path

from ninefold import read_puzzle
from ninefold.logic.whips import chain_on
from ninefold.model import Elimination, Grid, Step, Technique

WHIPS = ("biv-chain", "z-chain", "t-whip", "whip")
WAYS = ("rc", "rn", "cn", "bn")
"""Whips may be kept to cells, or to digits in rows, columns or boxes."""
KINDS = {**dict.fromkeys(WHIPS, WHIPS), "g-whip": (*WHIPS, "g-whip"), "braid": (*WHIPS, "braid")}


def candidates(text: str) -> tuple[Elimination, ...]:
    """`713` is 7 in r1c3."""
    return tuple(Elimination(9 * (r - 1) + c - 1, d) for d, r, c in (map(int, one) for one in text.split()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", type=Path)
    parser.add_argument("--every", type=int, default=1)
    asked = parser.parse_args()
    found, total, same, other = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    with asked.steps.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))[:: asked.every]
    for row in rows:
        rule = next((name for name in KINDS if row["rule"] in (name, *(f"{name}-{kind}" for kind in WAYS))), "")
        if not rule:
            other[row["rule"]] += 1
            continue
        grid = Grid.start(read_puzzle(row["grid"]))
        gone = tuple(one for one in candidates(row["deleted"]) if one.digit in grid.candidates_of(one.cell))
        grid = grid.apply(Step(Technique("deleted", "deleted", ""), eliminations=gone)) if gone else grid
        for cell, digit in candidates(row["eliminations"]):
            total[rule] += 1
            chain = chain_on(grid, cell, digit, kinds=KINDS[rule], longest=int(row["size"]))
            if chain is None:
                print(
                    f"not found: {row['rule']}[{row['size']}] on {digit} in r{cell // 9 + 1}c{cell % 9 + 1}: "
                    f"{row['grid']} {row['chain']} {row['source']}"
                )
                continue
            found[rule] += 1
            same[rule] += chain.kind == rule and chain.length == int(row["size"])
    print("\n| rule | eliminations | found at no greater length | as the same kind and length |\n|---|---:|---:|---:|")
    for rule, count in total.items():
        print(f"| {rule} | {count:,} | {found[rule]:,} | {same[rule]:,} |")
    print(f"\n{sum(other.values()):,} steps of other rules were not asked for.")


if __name__ == "__main__":
    main()
