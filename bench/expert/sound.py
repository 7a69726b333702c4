"""Whether anything that experts' techniques remove or place is wrong: every step held against the solution.

    python bench/expert/sound.py FILE --kept ROWS [--what patterns|paths] [--only NAME]… [--draw N] [--seed S]

N puzzles are drawn from FILE, one a line. `patterns`: all steps of every technique that HoDoKu does not have, or of
those that are named, on the position after singles and locked candidates. `paths`: the expert path to its end. What
each hundred puzzles gave is added to ROWS as a line of JSON, so that a run that was ended goes on from there; at the
end, or with `--draw 0` at once, the table.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from case import BASIC

from ninefold import Stop, read_puzzle, solve
from ninefold.errors import StoppedError
from ninefold.logic import LogicOptions, all_steps, techniques
from ninefold.logic.catalogue import beyond_hodoku
from ninefold.logic.expert_path import expert_path
from ninefold.logic.path import furthest
from ninefold.model import Grid, Puzzle, Step

ALSO = ("wxyz-wing", "death-blossom")
"""HoDoKu has these on its list, too, and does not take them."""


def patterns(puzzle: Puzzle, only: tuple[str, ...], seconds: float) -> Iterator[Step]:
    """All exotic steps after singles and locked candidates."""
    names = tuple(one.id for one in techniques().values() if beyond_hodoku(one) and one.boards != "other")
    grid = furthest(Grid.start(puzzle), BASIC)
    if not grid.is_full:
        yield from all_steps(grid, LogicOptions(techniques=only or (*names, *ALSO)), stop=Stop(seconds))


def paths(puzzle: Puzzle, only: tuple[str, ...], seconds: float) -> Iterator[Step]:
    for step, _, _ in expert_path(puzzle, stop=Stop(seconds)):
        yield step


WHAT = {"patterns": patterns, "paths": paths}


def judged(lines: list[str], what: str, only: tuple[str, ...], seconds: float) -> dict[str, object]:
    """How often each technique was found on some puzzles, which steps were wrong, how many puzzles took too long."""
    begin, found, wrong, stopped = time.thread_time(), Counter[str](), [], 0
    for line in lines:
        puzzle = read_puzzle(line)
        solution = solve(puzzle)
        assert solution is not None
        try:
            for step in WHAT[what](puzzle, only, seconds):
                found[step.technique.id] += 1
                kept = all(solution.digits[cell] == digit for cell, digit in step.placements)
                if not kept or any(solution.digits[cell] == digit for cell, digit in step.eliminations):
                    wrong.append(f"{step.technique.id} {step.eliminations} of {line}")
        except StoppedError:
            stopped += 1
    taken = time.thread_time() - begin
    return {"puzzles": len(lines), "found": found, "wrong": wrong, "stopped": stopped, "seconds": taken}


def tell(file: Path) -> None:
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    every = sum((Counter(row["found"]) for row in rows), Counter[str]())
    wrong = [one for row in rows for one in row["wrong"]]
    puzzles, seconds = sum(row["puzzles"] for row in rows), sum(row["seconds"] for row in rows)
    print(f"{puzzles:,} puzzles, {every.total():,} steps, {len(wrong)} of them wrong; ", end="")
    print(f"{sum(row['stopped'] for row in rows)} puzzles stopped; {1000 * seconds / puzzles:.1f} ms for one")
    for name, count in every.most_common():
        print(f"{count:12,} {name}")
    for one in wrong:
        print(f"wrong: {one}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--what", choices=WHAT, default="patterns")
    parser.add_argument("--only", action="append", default=[], help="a technique that is looked for")
    parser.add_argument("--draw", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--seconds", type=float, default=60, help="per puzzle")
    asked = parser.parse_args()
    lines = [
        line.split()[0].split(",")[0] for line in asked.file.read_text(encoding="utf-8").splitlines() if line.strip()
    ]
    lines = [line for line in lines if len(line) == 81]
    done = len(asked.kept.read_text(encoding="utf-8").splitlines()) if asked.kept.exists() else 0
    drawn = random.Random(asked.seed).sample(lines, min(asked.draw, len(lines)))
    for first in range(100 * done, len(drawn), 100):
        row = judged(drawn[first : first + 100], asked.what, tuple(asked.only), asked.seconds)
        with asked.kept.open("a", encoding="utf-8") as file:
            print(json.dumps(row), file=file)
    tell(asked.kept)


if __name__ == "__main__":
    main()
