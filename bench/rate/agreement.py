"""How well the ratings agree with Sudoku Explainer: every step of reference paths, per technique and per band of ER.

    python bench/rate/agreement.py PATHS.txt.gz [every]

PATHS has, per puzzle, a line with the puzzle and a line `  rating|technique: where` per step. The grid follows the
reference as long as our step agrees with it in rating and in every cell and candidate it names. From a step that
differs on, the rest of that puzzle is not compared: only its rating is.
"""

from __future__ import annotations

import gzip
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from ninefold import read_puzzle
from ninefold.rating import RatedStep, explainer_steps


def paths(name: str) -> Iterator[tuple[str, list[tuple[float, str, str]]]]:
    puzzle, steps = "", []
    with gzip.open(name, "rt", encoding="utf-8") as file:
        for line in file:
            rating, bar, text = line.strip().partition("|")
            if bar:
                technique, _, where = text.partition(":")
                steps.append((float(rating), technique, where))
                continue
            if puzzle:
                yield puzzle, steps
            puzzle, steps = line.strip(), []
    if puzzle:
        yield puzzle, steps


def named(rated: RatedStep) -> set[str]:
    """The cells that our step could name: those of its pattern, its proof and its conclusion."""
    step = rated.step
    cells = {*step.evidence.cells, *(c for c, _ in step.placements), *(c for c, _ in step.eliminations)}
    cells |= {line.cell for chain in (rated.proof.chains if rated.proof else ()) for line in chain}
    return {f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in cells}


def agrees(reference: tuple[float, str, str], ours: RatedStep) -> bool:
    rating, _, where = reference
    conclusion = re.search(r"(r\dc\d)\.(\d) (on|off)$", where)
    if conclusion and "both" not in where:
        row, column = int(conclusion[1][1]) - 1, int(conclusion[1][3]) - 1
        candidates = ours.step.placements if conclusion[3] == "on" else ours.step.eliminations
        if (9 * row + column, int(conclusion[2])) not in candidates:
            return False
    return rating == ours.rating and set(re.findall(r"r\dc\d", where)) <= named(ours)


def main(name: str, every: int) -> None:
    same, differ, bands, wrong = Counter[str](), Counter[str](), Counter[int](), Counter[int]()
    for number, (puzzle, steps) in enumerate(paths(name)):
        if number % every:
            continue
        ours = list(explainer_steps(read_puzzle(puzzle)))
        for reference, rated in zip_longest(steps, ours):
            if reference is None or rated is None or not agrees(reference, rated):
                differ[reference[1] if reference else "path too long"] += 1
                print(f"differs: {puzzle} {reference} {rated and (rated.rating, rated.step.technique.name)}")
                break
            same[re.sub(r" \d+ type| type", "", reference[1]).rstrip(" 1234")] += 1
        band = int(max(rating for rating, *_ in steps))
        bands[band] += 1
        wrong[band] += max(rating for rating, *_ in steps) != max(rated.rating for rated in ours)
    print("\n| technique | steps that agree | that differ first |\n|---|---:|---:|")
    for technique in same | differ:
        print(f"| {technique} | {same[technique]:,} | {differ[technique]} |")
    print("\n| ER | puzzles | equal |\n|---|---:|---:|")
    for band in sorted(bands):
        print(f"| {band}.0 to {band}.9 | {bands[band]} | {bands[band] - wrong[band]} |")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
