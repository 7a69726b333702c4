"""Time per puzzle of every kind that may be wished for by name: python bench/generate/kinds.py [ID …] [--count N].

Prints the table of docs/generate.md: medians of processor seconds on one thread, and of givens and of clues besides
them, of N (10) puzzles each, without a level and with one.
"""

import argparse
from statistics import median
from time import process_time

from ninefold.generating import generate
from ninefold.generating.kinds import kinds
from ninefold.generating.layout import wish_for
from ninefold.model import Shape

LEVELS = (None, "easy", "medium", "hard")


def told(id: str, level: str | None, count: int) -> str:
    """Seconds, givens and clues."""
    seconds, givens, clues = [], [], []
    wish = wish_for([id], Shape(3, 3), level=level)
    for seed in range(count):
        began = process_time()
        (made,) = generate(wish, count=1, seed=seed)
        seconds.append(process_time() - began)
        givens.append(made.puzzle.given_count)
        clues.append(len(made.puzzle.constraints))
    return f"{median(seconds):.2f} · {median(givens):.0f} · {median(clues):.0f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--count", type=int, default=10)
    asked = parser.parse_args()
    print(f"| kind | {' | '.join(level or 'any level' for level in LEVELS)} |")
    print(f"|---|{'---|' * len(LEVELS)}")
    for kind in kinds():
        if not asked.ids or kind.id in asked.ids:
            list(generate(wish_for([kind.id], Shape(3, 3)), count=1, seed=0))  # its tables are made once
            print(f"| {kind.id} | {' | '.join(told(kind.id, level, asked.count) for level in LEVELS)} |", flush=True)


if __name__ == "__main__":
    main()
