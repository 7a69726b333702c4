"""Generated variants, walked by logic: every step of every path is held against the solution.

    python bench/variants/check_steps.py --count 10000 --seed 1 --sizes 2x2 2x3

Kinds and sizes take turns; a kind that is not made on a board of a size within a few seconds is left out there, and so
is one that says it does not go with it. Prints last how many puzzles and steps were checked, and how many steps
contradict a solution (exit code 1 if any does).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import count, product

from ninefold import Shape
from ninefold.errors import NinefoldError, TimeLimitError
from ninefold.generating import generate
from ninefold.generating.layout import variant_names, wish_for
from ninefold.logic import path, without_guessing

MADE_WITHIN = 5
"""Seconds for a puzzle."""
MOST_FAULTS = 3
"""A kind of a size that was not made so often in a row is not asked for again."""


def main() -> int:
    """Checks as many puzzles as asked for, kind after kind."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=20, help="seconds per path")
    parser.add_argument("--sizes", nargs="+", default=["3x3"], metavar="RxC", help="boxes of so many rows and columns")
    parser.add_argument("--kinds", nargs="+", default=list(variant_names()), help="names of variants")
    asked = parser.parse_args()
    shapes = [Shape(*map(int, size.split("x"))) for size in asked.sizes]
    turns = list(product(asked.kinds, shapes))
    steps = wrong = late = 0
    puzzles: Counter[str] = Counter()
    faults: Counter[tuple[str, Shape]] = Counter()
    for seed in count(asked.seed):
        left = [turn for turn in turns if faults[turn] < MOST_FAULTS]
        if not left or puzzles.total() >= asked.count:
            break
        kind, shape = turn = turns[seed % len(turns)]
        if faults[turn] >= MOST_FAULTS:
            continue
        try:
            made = next(generate(wish_for([kind], shape), seed=seed, timeout=MADE_WITHIN))
        except NinefoldError:
            faults[turn] += 1
            continue
        faults[turn] = 0
        right = made.solution
        puzzles[f"{kind} {shape.size}x{shape.size}"] += 1
        try:
            for step, _ in path(made.puzzle, without_guessing(unique=True), timeout=asked.timeout):
                steps += 1
                fits = all(right[cell] == digit for cell, digit in step.placements)
                if not (fits and all(right[cell] != digit for cell, digit in step.eliminations)):
                    wrong += 1
                    print(f"seed {seed}, {kind}: {step.technique.id}", flush=True)
        except TimeLimitError:
            late += 1
        if puzzles.total() % 100 == 0:
            sofar = f"{puzzles.total()} puzzles, {steps} steps, {wrong} wrong, {late} not walked to the end"
            print(f"{sofar}; next seed {seed + 1}", flush=True)
    print(", ".join(f"{name} {number}" for name, number in sorted(puzzles.items())))
    print(f"{puzzles.total()} puzzles, {steps} steps, {wrong} wrong, {late} not walked to the end")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
