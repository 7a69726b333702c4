"""Makes src/ninefold/school/data/stock.jsonl: for each technique boards just before a step of it, from random puzzles.

school_stock.py [--puzzles N] [--only plain|rules|exotic|explainer]

The seeds are fixed, so every machine makes the same stock. What the default path takes is found on paths, so that
nothing easier shows there; the rest is looked for beside the path.
"""

import argparse
import random
from collections.abc import Collection, Iterator
from itertools import chain, islice, pairwise
from pathlib import Path

from known_puzzles import KNOWN, OURS

from ninefold import Grid, Puzzle, Shape, Step, Stop, count, read_puzzle
from ninefold.choices import Symmetry
from ninefold.constraints import Parity, Sandwich, Thermo
from ninefold.constraints.variants import variant
from ninefold.files.atomic import atomic_writer
from ninefold.generating import Wish, generate
from ninefold.generating.filled import filled_grid
from ninefold.generating.layout import LayoutWish
from ninefold.generating.symmetry import orbits
from ninefold.generating.ways import remove
from ninefold.logic import LogicOptions, next_step, path, techniques
from ninefold.logic.catalogue import RULES, beyond_hodoku
from ninefold.logic.expert_path import ladders
from ninefold.model.constraint import Constraint
from ninefold.model.violation import violations
from ninefold.rating.explainer import explainer_steps
from ninefold.school.lesson import EXPLAINER_ALONE, taught
from ninefold.school.stock import boards, find_step, written

STOCK = Path(__file__).parent.parent / "src" / "ninefold" / "school" / "data" / "stock.jsonl"
SHAPE = Shape(3, 3)
SEED = 9
LOOKED_AT = 24
"""Of so many boards of a technique the plainest are kept."""
KEPT = 8
SINGLES = LogicOptions(techniques=("full-house", "naked-single", "hidden-single"))
MANY_CANDIDATES = 110
"""Boards with more are left out where techniques are looked for beside the path: large fish take long there."""
MANY_PATHS = 20_000
"""Of Sudoku Explainer, at most: one in 200 takes the rarer of its own steps."""
PUZZLES_WITH_RULES = 28
"""At most: they take long to make and to solve."""

RARE = {"uniqueness-5": 8, "avoidable-rectangle-1": 8, "avoidable-rectangle-2": 3}
"""Techniques that are wished for, and how many puzzles with them are made: the last takes 20 s each."""

NOT_IN_RANDOM = {"sk-loop", "tridagon", "multi-sector-locked-set", "double-exocet"}
KNOWN_FIRST = NOT_IN_RANDOM | {"junior-exocet"}
NEEDED = {"firework-triple", "qiu"}
"""Read as examples: boards where a single would do as well come last."""
SYMMETRIC = "gurth"
"""Found on puzzles that are made for it."""

Found = dict[str, list[tuple[tuple[int, int], Grid]]]


def collect(puzzles: int) -> Found:
    """Boards of the techniques of plain 9×9."""
    found: Found = {name: [] for name, one in techniques().items() if one.family != RULES and not beyond_hodoku(one)}
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
    for name, number in RARE.items():
        for made in generate(Wish(techniques=(name,)), count=number, seed=SEED):
            before = Grid.start(made.puzzle)
            for step, after in path(made.puzzle):
                if step.technique.id == name:
                    keep(found, name, before)
                    break
                before = after


def collect_exotic(puzzles: int) -> Found:
    """Boards of what HoDoKu does not have, on the way of the usual patterns: of known puzzles and of random ones."""
    found: Found = {name: [] for name, one in techniques().items() if beyond_hodoku(one) and name != SYMMETRIC}
    usual = LogicOptions(techniques=tuple(set_aside(found)))
    random_ones = (made.puzzle for made in generate(Wish(minimal=True), count=puzzles, seed=SEED))
    for puzzle, names in chain(
        ((read_puzzle(line), set(found)) for line in (*KNOWN, *OURS)),
        ((puzzle, set(found) - NOT_IN_RANDOM) for puzzle in random_ones),
    ):
        looked_for = {name for name in names if lacks(found, name)}
        if not looked_for:
            break
        start = Grid.start(puzzle)
        for grid in (start, *(after for step, after in path(start, usual) if step.technique.level != "easy")):
            for name in looked_for:
                keep(found, name, grid)
    return found


def collect_symmetric() -> Found:
    """Starts of puzzles that come to themselves with digits exchanged: mirrored at a diagonal, or turned by half."""
    found: Found = {SYMMETRIC: []}
    dice = random.Random(SEED)
    symmetries: tuple[Symmetry, ...] = ("diagonal", "antidiagonal", "rotation180")
    while lacks(found, SYMMETRIC):
        for symmetry in symmetries:
            pairs = [(orbit[0], orbit[-1]) for orbit in orbits(symmetry, 9)]
            moved = dict(pairs) | {image: cell for cell, image in pairs}
            keep(found, SYMMETRIC, Grid.start(symmetric_puzzle(moved, dice)))
    return found


def symmetric_puzzle(moved: dict[int, int], dice: random.Random) -> Puzzle:
    """A puzzle whose givens come to themselves when each cell moves and digits are exchanged in pairs."""
    still = sum(cell == image for cell, image in moved.items())
    digits = dice.sample(range(1, 10), 9)
    exchanged = dict(zip(digits, digits, strict=True))
    for one, other in list(pairwise(digits[3 if still == 9 else 1 :]))[::2]:
        exchanged |= {one: other, other: one}
    cells = bytearray(81)

    def fill() -> bool:
        puzzle = Grid.start(Puzzle(SHAPE, bytes(cells)))
        cell = min(
            (one for one in range(81) if not cells[one]), key=lambda one: len(puzzle.candidates_of(one)), default=-1
        )
        if cell < 0:
            return True
        for digit in dice.sample(puzzle.candidates_of(cell), len(puzzle.candidates_of(cell))):
            image = moved[cell]
            cells[cell] = digit
            if (image != cell or exchanged[digit] == digit) and exchanged[digit] in (cells[image] or exchanged[digit],):
                cells[image] = exchanged[digit]
                if not violations(Puzzle(SHAPE, bytes(cells)), bytes(cells)) and fill():
                    return True
                cells[image] = 0
            cells[cell] = 0
        return False

    fill()
    for cell in dice.sample(range(81), 81):
        kept = cells[cell], cells[moved[cell]]
        cells[cell] = cells[moved[cell]] = 0
        if count(Puzzle(SHAPE, bytes(cells)), limit=2) != 1:
            cells[cell], cells[moved[cell]] = kept
    return Puzzle(SHAPE, bytes(cells))


def collect_explainer() -> Found:
    """Boards of the steps that Sudoku Explainer alone has, from its own paths."""
    found: Found = {name: [] for name in EXPLAINER_ALONE}
    for made in generate(Wish(minimal=True), count=MANY_PATHS, seed=SEED):
        if not any(lacks(found, name) for name in found):
            break
        for one in explainer_steps(made.puzzle, counted=True):
            if one.step.technique.id in found and lacks(found, one.step.technique.id):
                keep(found, one.step.technique.id, one.grid)
    return found


def set_aside(names: Collection[str]) -> Iterator[str]:
    """The usual techniques of an expert's path without these."""
    return (name for name in ladders(unique=True)[0].techniques or () if name not in names)


def lacks(found: Found, name: str) -> bool:
    return len(found[name]) < LOOKED_AT


def keep(found: Found, name: str, grid: Grid) -> None:
    """Keeps a board if the technique, looked for alone, is there and no other board of the same puzzle is."""
    step = find_step(grid, name)
    new = all(other.puzzle.givens != grid.puzzle.givens for _, other in found[name])
    if new and step is not None:
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
    parser.add_argument(
        "--only", choices=("plain", "rules", "exotic", "explainer"), help="make these boards anew and leave the others"
    )
    asked = parser.parse_args()
    found: Found = {}
    if asked.only in (None, "plain"):
        found |= collect(asked.puzzles)
        wish_for(found)
    if asked.only in (None, "rules"):
        found |= collect_with_rules()
    if asked.only in (None, "exotic"):
        found |= collect_exotic(asked.puzzles) | collect_symmetric()
    if asked.only in (None, "explainer"):
        found |= collect_explainer()
    lines = {name: [written(name, grid) for grid in boards(name)] for name in taught() if STOCK.exists()}
    for name, kept in found.items():
        # Known puzzles stay in their order, for a well-known example.
        plainest = kept if name in KNOWN_FIRST else sorted(kept, key=lambda one: one[0])
        if name in NEEDED:
            plainest.sort(key=lambda one: next_step(one[1], SINGLES) is not None)
        lines[name] = [written(name, grid) for _, grid in plainest[:KEPT]]
    with atomic_writer(STOCK) as file:
        for name in taught():
            file.writelines(line + "\n" for line in lines[name])
    print(", ".join(f"{name}: {len(kept)}" for name, kept in found.items() if len(kept) < KEPT))


if __name__ == "__main__":
    main()
