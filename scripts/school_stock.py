"""Makes src/ninefold/school/data/stock.jsonl: for each technique boards just before a step of it, from random puzzles.

school_stock.py [--puzzles N] [--only plain|rules]

The seeds are fixed, so every machine makes the same stock. What the default path takes is found on paths, so that
nothing easier shows there; the rest is looked for beside the path.
"""

import argparse
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from ninefold import Grid, Puzzle, Shape, Step, Stop
from ninefold.constraints import Parity, Sandwich, Thermo
from ninefold.constraints.variants import variant
from ninefold.files.atomic import atomic_writer
from ninefold.generating import Wish, generate
from ninefold.generating.filled import filled_grid
from ninefold.generating.layout import LayoutWish
from ninefold.generating.ways import remove
from ninefold.logic import next_step, only, path, techniques
from ninefold.logic.catalogue import RULES
from ninefold.model.constraint import Constraint
from ninefold.school.stock import boards, written

STOCK = Path(__file__).parent.parent / "src" / "ninefold" / "school" / "data" / "stock.jsonl"
SHAPE = Shape(3, 3)
SEED = 9
LOOKED_AT = 24
"""Of so many boards of a technique the plainest are kept."""
KEPT = 8
MANY_CANDIDATES = 110
"""Boards with more are left out where techniques are looked for beside the path: large fish take long there."""
PUZZLES_WITH_RULES = 28
"""At most: they take long to make and to solve."""

RARE = {"uniqueness-5": 8, "avoidable-rectangle-1": 8, "avoidable-rectangle-2": 3}
"""Techniques that are wished for, and how many puzzles with them are made: the last takes 20 s each."""

Found = dict[str, list[tuple[tuple[int, int], Grid]]]


def collect(puzzles: int) -> Found:
    """Boards of the techniques of plain 9×9."""
    found: Found = {name: [] for name, one in techniques().items() if one.family != RULES}
    for number, made in enumerate(generate(Wish(minimal=True), count=puzzles, seed=SEED)):
        aside = {name for name in found if lacks(found, name)} - {"brute-force"}
        if not aside:
            break
        before = Grid.start(made.puzzle)
        for step, after in path(made.puzzle):
            name = step.technique.id
            if lacks(found, name):
                keep(found, name, before)
            if step.technique.family == "last-resort" and lacks(found, "brute-force"):
                keep(found, "brute-force", before)
            if step.technique.level != "easy" and open_candidates(before) <= MANY_CANDIDATES:
                for one in aside:
                    if lacks(found, one) and (not techniques()[one].enabled or "dual" in one or number > puzzles // 4):
                        keep(found, one, before)
            before = after
    return found


def wish_for(found: Found) -> None:
    """Boards of what random puzzles hardly ever need: from puzzles that are made to need it."""
    for name, count in RARE.items():
        for made in generate(Wish(techniques=(name,)), count=count, seed=SEED):
            before = Grid.start(made.puzzle)
            for step, after in path(made.puzzle):
                if step.technique.id == name:
                    keep(found, name, before)
                    break
                before = after


def lacks(found: Found, name: str) -> bool:
    return len(found[name]) < LOOKED_AT


def keep(found: Found, name: str, grid: Grid) -> None:
    """Keeps a board if the technique, looked for alone, is there and no other board of the same puzzle is."""
    step = next_step(grid, only(name))
    new = all(other.puzzle.givens != grid.puzzle.givens for _, other in found[name])
    if new and step is not None and step.technique.id == name:
        found[name].append((plainness(grid, step), grid))


def plainness(grid: Grid, step: Step) -> tuple[int, int]:
    """Small for a step that is told in few words on a board with few candidates."""
    evidence = step.evidence
    told = 2 * len(evidence.links) + len(evidence.cells) + sum(len(one.cells) for one in evidence.sets)
    return told + len(step.eliminations) + open_candidates(grid) // 10, open_candidates(grid)


def open_candidates(grid: Grid) -> int:
    return sum(mask.bit_count() for mask in grid.candidates)


def collect_with_rules() -> Found:
    """Boards of the techniques for rules."""
    found: Found = {name: [] for name, one in techniques().items() if one.family == RULES}
    for puzzle in islice(variant_puzzles(random.Random(SEED)), PUZZLES_WITH_RULES):
        before = Grid.start(puzzle)
        for step, after in path(puzzle):
            if step.technique.family == RULES and lacks(found, step.technique.id):
                keep(found, step.technique.id, before)
            if step.technique.level != "easy":
                for name in (name for name in found if not found[name]):
                    keep(found, name, before)
            before = after
    return found


def variant_puzzles(dice: random.Random) -> Iterator[Puzzle]:
    """Puzzles with rules of many kinds, each from a random grid that keeps them."""
    while True:
        yield next(generate(LayoutWish(layouts=("killer",)), seed=dice.randrange(1000))).puzzle
        for name in ("nonconsecutive", "antiknight", "diagonal"):
            yield next(generate(Wish(constraints=variant([name], SHAPE)), seed=dice.randrange(1000))).puzzle
        solution = filled_grid(SHAPE, dice, stop=Stop())
        for wish in (Wish(constraints=tuple(rules)) for rules in clues(solution, dice)):
            yield remove(solution, wish, dice, Stop())


def clues(solution: bytes, dice: random.Random) -> Iterator[list[Constraint]]:
    """Lists of clues that a solution keeps: odd cells, thermometers, sandwiches."""
    yield [Parity(tuple(cell for cell in dice.sample(range(81), 40) if solution[cell] % 2), odd=True)]
    lines = [tuple(range(start, start + 4)) for start in range(0, 81, 9)]
    yield [Thermo(tuple(sorted(line, key=lambda cell: solution[cell]))) for line in lines]
    rows = [row.cells for row in SHAPE.rows]
    sums = [[solution[cell] for cell in row] for row in rows]
    ends = [sorted((row.index(1), row.index(9))) for row in sums]
    between = [sum(row[first + 1 : last]) for row, (first, last) in zip(sums, ends, strict=True)]
    yield [Sandwich(row, total) for row, total in zip(rows, between, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--puzzles", type=int, default=2500)
    parser.add_argument("--only", choices=("plain", "rules"), help="make these boards anew and leave the others")
    asked = parser.parse_args()
    found: Found = {}
    if asked.only != "rules":
        found |= collect(asked.puzzles)
        wish_for(found)
    if asked.only != "plain":
        found |= collect_with_rules()
    lines = {name: [written(name, grid) for grid in boards(name)] for name in techniques() if STOCK.exists()}
    for name, kept in found.items():
        plainest = sorted(kept, key=lambda one: one[0])[:KEPT]
        lines[name] = [written(name, grid) for _, grid in plainest]
    with atomic_writer(STOCK) as file:
        for name in techniques():
            file.writelines(line + "\n" for line in lines[name])
    print(", ".join(f"{name}: {len(kept)}" for name, kept in found.items() if len(kept) < KEPT))


if __name__ == "__main__":
    main()
