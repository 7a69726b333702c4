"""Expert paths of many puzzles: how many come to their end, and whether a step ever contradicts the solution.

    python bench/expert/paths.py FILE --kept ROWS [--draw N] [--seed S] [--seconds S]

N puzzles are drawn from FILE, one a line. A row for each is added to ROWS (puzzle, solved, steps, wrong, hardest
technique, seconds of processor time), so that a run that was ended goes on from there. At the end, or with `--draw 0`
at once, the table.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from ninefold import Stop, read_puzzle, solve
from ninefold.errors import StoppedError
from ninefold.logic.expert_path import expert_path
from ninefold.model import Grid


class Row(NamedTuple):
    puzzle: str
    solved: bool
    steps: int
    wrong: int
    hardest: str
    seconds: float


def walked(line: str, seconds: float) -> Row:
    """The path of a puzzle, each step held against the solution."""
    puzzle = read_puzzle(line)
    solution = solve(puzzle)
    assert solution is not None
    begin, grid = time.thread_time(), Grid.start(puzzle)
    used, wrong = [], 0
    try:
        for step, _, after in expert_path(grid, stop=Stop(seconds)):
            wrong += any(solution.digits[cell] != digit for cell, digit in step.placements)
            wrong += any(solution.digits[cell] == digit for cell, digit in step.eliminations)
            used.append(step.technique)
            grid = after
    except StoppedError:
        pass
    hardest = max(used, key=lambda technique: technique.order).id if used else ""
    return Row(line, grid.is_full, len(used), wrong, hardest, time.thread_time() - begin)


def kept(file: Path) -> list[Row]:
    if not file.exists():
        return []
    rows = (line.split(",") for line in file.read_text(encoding="utf-8").splitlines())
    return [Row(a, b == "True", int(c), int(d), e, float(f)) for a, b, c, d, e, f in rows]


def tell(rows: Iterable[Row]) -> None:
    rows = list(rows)
    taken = sorted(row.seconds for row in rows)
    print(f"{len(rows):,} puzzles, {sum(row.solved for row in rows):,} to the end, ", end="")
    print(f"{sum(row.steps for row in rows):,} steps, {sum(row.wrong for row in rows)} of them wrong")
    print(f"seconds: median {median(taken):.3f}, 95 % {taken[len(taken) * 95 // 100]:.2f}, longest {taken[-1]:.1f}")
    for name, count in Counter(row.hardest for row in rows).most_common():
        print(f"{count:6} {name}")
    for row in rows:
        if not row.solved or row.wrong:
            print(f"{'wrong' if row.wrong else 'open'}: {row.puzzle} {row.seconds:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--draw", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--seconds", type=float, default=120, help="per puzzle")
    asked = parser.parse_args()
    lines = [line.split()[0] for line in asked.file.read_text(encoding="utf-8").splitlines() if line.strip()]
    lines = [line.split(",")[0] for line in lines if len(line) >= 81]
    known = {row.puzzle for row in kept(asked.kept)}
    for line in random.Random(asked.seed).sample(lines, min(asked.draw, len(lines))):
        if line in known:
            continue
        row = walked(line, asked.seconds)
        with asked.kept.open("a", encoding="utf-8") as file:
            print(*row, sep=",", file=file)
    tell(kept(asked.kept))


if __name__ == "__main__":
    main()
