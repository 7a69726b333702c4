"""Puzzles rated per second of processor time, one thread: ER, EP and ED of the first N lines of each file.

python bench/rate/speed.py FILE[:N] ...
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from ninefold.rating import explainer_many


def measure(name: str) -> None:
    path, _, count = name.partition(":")
    lines = Path(path).read_text().split()[: int(count) if count else None]
    digits = b"".join(bytes(int(c) if c.isdigit() else 0 for c in line[:81]) for line in lines)
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        explainer_many(digits)
        best = min(best, time.process_time() - start)
    print(f"| {Path(path).stem} | {len(lines):,} | {len(lines) / best:,.0f} |", flush=True)


print("| file | puzzles | per second |\n|---|---:|---:|")
for argument in sys.argv[1:]:
    measure(argument)
