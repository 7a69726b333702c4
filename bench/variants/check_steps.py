"""Generated variants, walked by logic: every step of every path is held against the solution.

    python bench/variants/check_steps.py --count 10000 --seed 1

Prints last how many puzzles and steps were checked, and how many steps contradict a solution (exit code 1 if any does).
"""

from __future__ import annotations

import argparse
import sys

from ninefold import Shape
from ninefold.constraints.variants import variant
from ninefold.errors import TimeLimitError
from ninefold.generating import Wish, generate
from ninefold.generating.layout import LayoutWish
from ninefold.logic import path, without_guessing

NAMES = ("diagonal", "windoku", "antiknight", "antiking", "nonconsecutive")
LAYOUTS = ("killer", "jigsaw")


def wishes() -> list[Wish]:
    """One per kind of variant."""
    return [
        *(Wish(constraints=variant([name], Shape(3, 3))) for name in NAMES),
        *(LayoutWish(layouts=(name,)) for name in LAYOUTS),
    ]


def main() -> int:
    """Checks as many puzzles as asked for, kind after kind."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=20, help="seconds per path")
    asked = parser.parse_args()
    puzzles = steps = wrong = late = 0
    kinds = wishes()
    for number in range(asked.count):
        made = next(generate(kinds[number % len(kinds)], seed=asked.seed + number))
        right = made.solution
        puzzles += 1
        try:
            for step, _ in path(made.puzzle, without_guessing(unique=True), timeout=asked.timeout):
                steps += 1
                fits = all(right[cell] == digit for cell, digit in step.placements)
                if not (fits and all(right[cell] != digit for cell, digit in step.eliminations)):
                    wrong += 1
                    print(f"seed {asked.seed + number}: {step.technique.id}", flush=True)
        except TimeLimitError:
            late += 1
        if puzzles % 100 == 0:
            print(f"{puzzles} puzzles, {steps} steps, {wrong} wrong, {late} not walked to the end", flush=True)
    print(f"{puzzles} puzzles, {steps} steps, {wrong} wrong, {late} not walked to the end")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
