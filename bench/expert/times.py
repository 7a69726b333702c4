"""Processor time of the scales: medians over puzzles drawn at random, one puzzle at a time on one thread.

    python bench/expert/times.py FOLDER [--draw N] [--seed S]

FOLDER has cb_ratings.csv (puzzle, W, B) and classif_ratings.csv (puzzle, rating, value). N puzzles are drawn for each
line of the table. Each is rated three times and the least of these times counts, so that other work on the machine
disturbs less.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from ninefold import Puzzle, read_puzzle
from ninefold.rating import expert_rating


def milliseconds(puzzle: Puzzle, only: frozenset[str]) -> float:
    taken = []
    for _ in range(3):
        begin = time.thread_time()
        expert_rating(puzzle, only=only)
        taken.append(time.thread_time() - begin)
    return 1000 * min(taken)


def line(what: str, puzzles: Sequence[str], only: set[str]) -> float:
    """A line of the table; the sum of the times."""
    taken = sorted(milliseconds(read_puzzle(one), frozenset(only)) for one in puzzles)
    most = taken[len(taken) * 95 // 100]
    print(f"| {what} | {len(taken)} | {median(taken):.2f} | {most:.1f} | {taken[-1]:.1f} |", flush=True)
    return sum(taken)


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--draw", type=int, default=300)
    parser.add_argument("--seed", type=int, default=26)
    asked = parser.parse_args()
    dice = random.Random(asked.seed)

    def drawn(puzzles: list[str]) -> list[str]:
        return dice.sample(puzzles, min(asked.draw, len(puzzles)))

    chains = rows(asked.folder / "cb_ratings.csv")
    rated = rows(asked.folder / "classif_ratings.csv")
    print("| what | puzzles | median ms | 95 % | longest |\n|---|---:|---:|---:|---:|")
    for name, of in (("W of at most 6", range(7)), ("W of at most 9", range(10)), ("W of 7 to 9", range(7, 10))):
        puzzles = drawn([row["puzzle"] for row in chains if int(row["W"]) in of])
        alone = line(name, puzzles, {"w"})
        both = line(f"{name}, with B", puzzles, {"w", "b"})
        print(f"{name}: with B {both / alone:.2f} times as long in all")
    for value in "23":
        puzzles = [row["puzzle"] for row in rated if row["rating"] == "TE" and row["value"] == value]
        line(f"TE of {value}", drawn(puzzles), {"te"})


if __name__ == "__main__":
    main()
