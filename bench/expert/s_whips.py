"""What S-whips add: on how many positions one is shorter than the shortest whip, or than every other chain.

    python bench/expert/s_whips.py FOLDER [--part steps|ratings] [--draw N] [--seed S] [--longest N]

`steps`: the positions of published steps. `ratings`: those at which the path by whips, braids and their kin stands, of
puzzles with a gW of 7 and more. Each S-whip is held against the solution and proved from its notation by the slow twin
of the tests.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from case import position, rows

from ninefold import read_puzzle, solve
from ninefold.logic.whips import KINDS, next_chain, whip_path
from ninefold.model import Grid

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.logic.prove_chain import candidates
from tests.logic.prove_notation import proves_what_is_written


def of_steps(folder: Path) -> list[dict[str, str]]:
    seen = {(row["grid"], row["deleted"]): row for row in rows(folder / "steps.csv")}
    return list(seen.values())


def of_ratings(folder: Path) -> list[dict[str, str]]:
    return [row for row in rows(folder / "cb_ratings.csv") if int(row["gW"]) >= 7]


def positions(part: str, row: dict[str, str]) -> Iterator[Grid]:
    """Those at which no single is left."""
    if part == "steps":
        yield position(row)
        return
    grid = Grid.start(read_puzzle(row["puzzle"]))
    for _, chain, after in whip_path(grid):
        if chain:
            yield grid
        grid = after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", choices=("steps", "ratings"), default="steps")
    parser.add_argument("--draw", type=int, default=100)
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--longest", type=int, default=12)
    asked = parser.parse_args()
    every = (of_steps if asked.part == "steps" else of_ratings)(asked.folder)
    seen, shorter, by_size, wrong, taken = Counter[str](), Counter[tuple[int, int]](), Counter[str](), 0, [0.0, 0.0]
    for row in random.Random(asked.seed).sample(every, min(asked.draw, len(every))):
        solution = solve(read_puzzle(row["puzzle"]))
        assert solution is not None
        for grid in positions(asked.part, row):
            clock = [time.thread_time()]
            whip = next_chain(grid, kinds=("whip",), longest=asked.longest)
            others = next_chain(grid, kinds=KINDS, longest=asked.longest)
            clock.append(time.thread_time())
            longest = whip.length if whip else asked.longest
            found = next_chain(grid, kinds=("s-whip",), longest=longest)
            clock.append(time.thread_time())
            taken = [taken[at] + clock[at + 1] - clock[at] for at in range(2)]
            seen["positions"] += 1
            seen["a whip"] += whip is not None
            if found is None or found.kind != "s-whip":
                continue
            [(cell, digit)] = found.eliminations
            good = solution.digits[cell] != digit and proves_what_is_written(candidates(grid), found.nrc)
            wrong += not good
            if not good:
                print("wrong:", grid.oneline, found.nrc)
            if whip is None or found.length < whip.length:
                seen["an S-whip and no shorter or equal whip"] += 1
                by_size[found.name.partition("-")[0]] += 1
                shorter[(whip.length if whip else 0, found.length)] += 1
            if others is None or found.length < others.length:
                seen["an S-whip shorter than every other chain"] += 1
            if whip is None:
                seen["an S-whip where there is no whip"] += 1
    for name, count in seen.items():
        print(f"{count:8,} {name}")
    print(f"{wrong:8,} wrong or not proved")
    print("by the largest subset:", dict(by_size))
    print("(whip, S-whip):", dict(sorted(shorter.items())))
    print(f"seconds: whips and the other kinds {taken[0]:.1f}, S-whips {taken[1]:.1f}")


if __name__ == "__main__":
    main()
