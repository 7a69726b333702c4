"""Paths step by step against reference paths, where they lie beside the repository.

A path that uses only the patterns of ``PATTERNS`` must be equal from the first step to the last: the same technique,
the same placements, the same eliminations.
"""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

from ninefold import Puzzle, Shape
from ninefold.engine.logic import techniques
from ninefold.logic import path

FAMILIES = {"singles", "intersections", "subsets", "basic-fish", "finned-basic-fish", "single-digit-patterns"}
FAMILIES |= {"coloring", "wings", "uniqueness"}
IDS = {one.name: one.id for one in techniques().values()}
PATTERNS = {one.id for one in techniques().values() if one.family in FAMILIES}
NAMES = sorted(IDS, key=len, reverse=True)  # "Hidden Pair" before "Hidden" would match too early

Step = tuple[str, frozenset[tuple[int, int]], frozenset[tuple[int, int]]]


def candidates(text: str, sign: str) -> frozenset[tuple[int, int]]:
    """``r12c3,r4c5<>6`` with sign ``<>`` -> {(2, 6), (11, 6), (31, 6)}."""
    found = set()
    for part in text.split(", "):
        cells, is_ours, digit = part.partition(sign)
        for group in cells.split(",") if is_ours else ():
            rows, columns = re.fullmatch(r"r(\d+)c(\d+)", group).groups()  # type: ignore[union-attr]
            found |= {(9 * int(row) + int(column) - 10, int(digit)) for row in rows for column in columns}
    return frozenset(found)


def read_step(line: str) -> Step:
    name = next(name for name in NAMES if line.startswith(name))
    result = line.rpartition("=> ")[2] if "=>" in line else line.rpartition(": ")[2]
    if "<>" in result:
        return IDS[name], frozenset(), candidates(result, "<>")
    return IDS[name], candidates(result, "="), frozenset()


def reference_paths(file_of_paths: Path) -> Iterator[tuple[str, list[Step]]]:
    puzzle, steps = "", list[Step]()
    with gzip.open(file_of_paths, "rt") as file:
        for line in file:
            if re.match(r"[0-9.]{81} ", line):
                if puzzle:
                    yield puzzle, steps
                puzzle, steps = line[:81], []
            elif line.startswith("  ") and not line.startswith("    "):
                steps.append(read_step(line.strip()))
    yield puzzle, steps


def our_path(puzzle: str) -> list[Step]:
    digits = bytes(0 if symbol == "." else int(symbol) for symbol in puzzle)
    steps = (step for step, _ in path(Puzzle(Shape(3, 3), digits)))
    return [(step.technique.id, frozenset(step.placements), frozenset(step.eliminations)) for step in steps]


def test_paths_made_of_patterns_equal_the_reference_step_by_step(reference: Path) -> None:
    compared = 0
    for puzzle, expected in reference_paths(reference / "rating" / "hodoku_paths.txt.gz"):
        if all(technique in PATTERNS for technique, *_ in expected):
            compared += 1
            assert our_path(puzzle) == expected, puzzle
    assert compared > 1000


def test_a_reference_step_is_read_from_its_line() -> None:
    assert read_step("Hidden Single: r4c9=1") == ("hidden-single", frozenset({(35, 1)}), frozenset())
    pair = read_step("Locked Pair: 3,8 in r2c89 => r1c89,r2c1<>3, r2c4<>8")
    assert pair == ("locked-pair", frozenset(), frozenset({(7, 3), (8, 3), (9, 3), (12, 8)}))
