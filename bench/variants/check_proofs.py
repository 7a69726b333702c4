"""Puzzles with one solution, proved again: CaDiCaL is given the rules as clauses and nothing that our search inferred.

    python bench/variants/check_proofs.py FILE --boards 200

FILE is one that `ninefold bench --variants` reads. The clauses are told over all candidates that the digits of the same
houses leave, so no propagator of ours has a part in the proof. CaDiCaL must find our solution, and then that there is
no other. Prints a line for each board where that fails or takes too long, which rules have no clauses, and last the
counts (exit code 1 if a proof fails).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from ninefold.engine.problem import rules_of
from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError
from ninefold.lab.known_answers import Case, read_lines, read_variant
from ninefold.model import Puzzle
from ninefold.solving import solutions
from ninefold.solving.clauses import Clauses, TooLargeError
from ninefold.solving.sat import Sat

ENDLESS = 1 << 40
"""Conflicts: the clock ends a proof."""


def only_solution(puzzle: Puzzle, timeout: float) -> bytes | None:
    """Our answer; None where there is not one solution, or not in time."""
    try:
        found = [grid.digits for grid in solutions(puzzle, limit=2, timeout=timeout)]
    except StoppedError:
        return None
    return found[0] if len(found) == 1 else None


def left_by_givens(puzzle: Puzzle) -> list[list[int]]:
    """The candidates of every cell: a digit that is placed is in no other cell of its houses, nothing more."""
    everything = range(1, puzzle.shape.size + 1)
    candidates = [{digit} if digit else set(everything) for digit in puzzle.givens]
    placed = [cell for cell, digits in enumerate(candidates) if len(digits) == 1]
    peers: list[set[int]] = [set() for _ in candidates]
    for house in puzzle.houses:
        for cell in house.cells:
            peers[cell].update(house.cells)
    while placed:
        cell = placed.pop()
        for peer in peers[cell] - {cell}:
            if candidates[peer] >= candidates[cell]:
                candidates[peer] -= candidates[cell]
                if len(candidates[peer]) == 1:
                    placed.append(peer)
    return [sorted(digits) for digits in candidates]


def sat_of(puzzle: Puzzle) -> Sat:
    """CaDiCaL with the rules of a puzzle and all that its givens leave."""
    size = puzzle.shape.size
    rules = [rule for _, _, rule in rules_of(puzzle)]
    return Sat(Clauses(size, [house.cells for house in puzzle.houses], rules, left_by_givens(puzzle)))


def verdict(puzzle: Puzzle, ours: bytes, timeout: float) -> str:
    """What CaDiCaL says of our answer: proved, late, no clauses, or what is wrong."""
    try:
        sat = sat_of(puzzle)
    except TooLargeError:
        return "no clauses"
    try:
        stop = Stop(timeout)
        theirs = sat.next(ENDLESS, stop)
        if theirs is None:
            return "late" if stop.stopped else "wrong: CaDiCaL finds no solution"
        if theirs != ours:
            return "wrong: CaDiCaL finds another solution"
        sat.exclude(ours)
        if sat.next(ENDLESS, stop) is not None:
            return "wrong: CaDiCaL finds a second solution"
        return "proved" if sat.done else "late"
    finally:
        sat.close()


def main() -> int:
    """Checks as many boards as asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--boards", type=int, default=200, help="boards that CaDiCaL proves")
    parser.add_argument("--timeout", type=float, default=20, help="seconds per board, for us and for CaDiCaL")
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    without: Counter[str] = Counter()
    proved: Counter[str] = Counter()
    with asked.file.open(encoding="utf-8") as file:
        for case in read_lines(file, read_variant, asked.timeout):
            if counts["proved"] == asked.boards:
                break
            if not isinstance(case, Case) or case.puzzle.is_plain_nine:
                continue
            ours = only_solution(case.puzzle, asked.timeout)
            if ours is None:
                continue
            kinds = {rule.kind for _, _, rule in rules_of(case.puzzle)}
            said = verdict(case.puzzle, ours, asked.timeout)
            counts[said.partition(":")[0]] += 1
            (without if said == "no clauses" else proved if said == "proved" else Counter()).update(kinds)
            if said not in ("proved", "no clauses"):
                print(f"{said}  {case.name}", flush=True)
    print("kinds of rules on proved boards: " + ", ".join(f"{kind} {n}" for kind, n in proved.most_common()))
    print("kinds of rules on boards without clauses: " + ", ".join(f"{kind} {n}" for kind, n in without.most_common()))
    print(", ".join(f"{counts[each]} {each}" for each in ("proved", "late", "no clauses", "wrong")))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
