"""How quickly setters are answered: python bench/setting/run.py variants.jsonl [--most 200] [--seed 1]

Takes puzzles with one solution from a file of `ninefold bench --variants`. For each: which clues are needless; and,
after random clues were taken away until there are several solutions, the first way back to one. Prints how many were
answered within 0.1, 1 and 5 seconds of processor time.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path
from time import process_time

from ninefold import Puzzle, count
from ninefold.errors import NinefoldError
from ninefold.lab.known_answers import read_variant
from ninefold.setting import additions, clues, needless, without_clues

LIMITS = (0.1, 1, 5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--most", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    draw = random.Random(asked.seed)
    cases = [read_variant(json.loads(line)) for line in asked.file.read_text().splitlines() if line.strip()]
    puzzles = [case.puzzle for case in cases if case.count == 1]
    puzzles = draw.sample(puzzles, min(asked.most, len(puzzles)))
    times: dict[str, list[float]] = {"needless": [], "unique": []}
    added: list[int] = []
    for puzzle in puzzles:
        times["needless"].append(timed(lambda puzzle=puzzle: needless(puzzle, timeout=LIMITS[-1]) and None))
        try:
            open_puzzle = with_several(puzzle, draw)
        except NinefoldError:
            continue
        times["unique"].append(
            timed(lambda it=open_puzzle: added.append(len(next(additions(it, timeout=LIMITS[-1])).clues)))
        )
    for name, all_of in times.items():
        shares = ", ".join(f"{sum(one <= limit for one in all_of)} in {limit} s" for limit in LIMITS)
        print(f"{name:<9} {len(all_of)} puzzles: {shares}")
    print(f"givens that were added: {sum(added)} in {len(added)} puzzles")


def with_several(puzzle: Puzzle, draw: random.Random) -> Puzzle:
    """Without random clues, one at a time until there are several solutions, and one more."""
    there = clues(puzzle)
    draw.shuffle(there)
    for number in range(1, len(there) + 1):
        less = without_clues(puzzle, there[:number])
        if count(less, limit=2, timeout=LIMITS[-1]) > 1:
            return without_clues(puzzle, there[: number + 1])
    raise NinefoldError("nothing that can go")


def timed(work: Callable[[], None]) -> float:
    began = process_time()
    try:
        work()
    except (NinefoldError, StopIteration):
        return float("inf")
    return process_time() - began


if __name__ == "__main__":
    main()
