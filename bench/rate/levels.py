"""How many puzzles have the level and the score of a reference.

    python bench/rate/levels.py RATINGS.csv

RATINGS has the columns `puzzle`, `level` and `score`. A line is printed for each puzzle that differs, and last the
counts.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

from ninefold import read_puzzle
from ninefold.rating import rate_many


def main() -> int:
    rows = list(csv.DictReader(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()))
    equal = 0
    for row, rates in zip(
        rows, rate_many([read_puzzle(row["puzzle"]) for row in rows], only=("level", "score")), strict=True
    ):
        ours, theirs = (str(rates.level), rates.score), (row["level"].lower(), int(row["score"]))
        equal += ours == theirs
        if ours != theirs:
            print(row["puzzle"], "ours:", *ours, "theirs:", *theirs)
    print(f"{equal} of {len(rows)} puzzles have the same level and score")
    return 0 if equal == len(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
