"""How quickly setters are answered: python bench/setting/run.py variants.jsonl [--most 200] [--seed 1] [--only unique]

Takes puzzles with one solution from a file of `ninefold bench --variants`. For each: its true candidates, each counted
up to eight solutions; which clues are needless, each alone and the most of them together; and, after random clues were
taken away until there are several solutions, the true candidates of that and the first way back to one. Prints how many
were answered within 0.1, 1 and 5 seconds of processor time; `--slow` names those that took longer than a second,
`--only` asks a single question of these.
`--patience` is by the clock: more than five seconds where the machine is busy.
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
from ninefold.solving import true_candidates

LIMITS = (0.1, 1, 5)
QUESTIONS = ("true", "true of several", "needless", "together", "unique")
COUNTED = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--most", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=LIMITS[-1])
    parser.add_argument("--slow", action="store_true")
    parser.add_argument("--only", choices=QUESTIONS)
    asked = parser.parse_args()
    draw = random.Random(asked.seed)
    told = [json.loads(line) for line in asked.file.read_text().splitlines() if line.strip()]
    puzzles = [(one["name"], case.puzzle) for one in told if (case := read_variant(one)).count == 1]
    puzzles = draw.sample(puzzles, min(asked.most, len(puzzles)))
    times: dict[str, list[tuple[float, str]]] = {what: [] for what in QUESTIONS if asked.only in (None, what)}
    added: list[int] = []
    until = asked.patience

    def truth(puzzle: Puzzle) -> None:
        true_candidates(puzzle, limit=COUNTED, timeout=until)

    def alone(puzzle: Puzzle) -> None:
        needless(puzzle, together=False, timeout=until)

    def at_once(puzzle: Puzzle) -> None:
        if not needless(puzzle, timeout=until).whole:
            raise NinefoldError("the time was too short")

    def way_back(puzzle: Puzzle) -> None:
        added.append(len(next(additions(puzzle, timeout=until)).clues))

    def ask(what: str, work: Callable[[Puzzle], None], puzzle: Puzzle, name: str) -> None:
        if what in times:
            times[what].append((timed(work, puzzle), name))

    for name, puzzle in puzzles:
        ask("true", truth, puzzle, name)
        ask("needless", alone, puzzle, name)
        ask("together", at_once, puzzle, name)
        if not {"true of several", "unique"} & times.keys():
            continue
        try:
            several = with_several(puzzle, draw, until)
        except NinefoldError:
            continue
        ask("true of several", truth, several, name)
        ask("unique", way_back, several, name)
    for what, all_of in times.items():
        shares = ", ".join(
            f"{sum(one <= limit for one, _ in all_of) / len(all_of):.1%} in {limit} s" for limit in LIMITS
        )
        print(f"{what:<15} {len(all_of)} puzzles: {shares}")
    if added:
        print(f"givens that were added: {sum(added)} in {len(added)} puzzles")
    if asked.slow:
        for what, all_of in times.items():
            for seconds, name in sorted(all_of, reverse=True):
                if seconds > 1:
                    print(f"{what:<15} {seconds:6.2f} s  {name}")


def with_several(puzzle: Puzzle, draw: random.Random, until: float) -> Puzzle:
    """Without random clues, one at a time until there are several solutions, and one more."""
    there = clues(puzzle)
    draw.shuffle(there)
    for number in range(1, len(there) + 1):
        less = without_clues(puzzle, there[:number])
        if count(less, limit=2, timeout=until) > 1:
            return without_clues(puzzle, there[: number + 1])
    raise NinefoldError("nothing that can go")


def timed(work: Callable[[Puzzle], None], puzzle: Puzzle) -> float:
    began = process_time()
    try:
        work(puzzle)
    except (NinefoldError, StopIteration):
        return float("inf")
    return process_time() - began


if __name__ == "__main__":
    main()
