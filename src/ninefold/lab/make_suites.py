"""Makes the bundled suites again: `python -m ninefold.lab.make_suites paper|study50 FILE`.

Every puzzle is ours: a random filled grid, digits taken away in random order while a rule holds. Which one is kept is
decided by counted work, never by a clock, so that another machine makes the same choice. `docs/lab.md` says what each
level means; `tests/lab/test_suites.py` holds the files to it.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from ninefold.engine.lab import INF, SOLVED, Limits, Outcome, run_native
from ninefold.lab.paper import PAPER_TABLE, STUDY_LEVELS
from ninefold.lab.suite import Entry, write
from ninefold.model import Grid, Puzzle, Shape
from ninefold.solving import solve

SECONDS_PER_NODE = 1.4e-6
"""The paper's BF looks at 4^8 fillings in 0.094 s and at 4^10 in 1.5 s: so long is a step of its programs."""

_LONG = Limits(seconds=4)
_COMPARED = ("bt", "nsbt", "hsbt", "mc")


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a puzzle of the suite is made: the rule that digging keeps, and the rule that the result must meet."""

    box: int
    givens: int
    keep: str
    accept: Callable[[Puzzle], bool]
    tries: int
    conflicts: int = 3000
    against_backtracking: bool = False
    renamings: int = 0


def solves(name: str, puzzle: Puzzle) -> bool:
    return run_native(name, puzzle, _LONG).outcome == SOLVED


def naked_at_start(puzzle: Puzzle) -> int:
    return sum(mask.bit_count() == 1 for mask in Grid.start(puzzle).candidates)


def filled(shape: Shape, chance: random.Random) -> bytes:
    """A random filled grid: random boxes on the diagonal, which do not see each other, then solved."""
    digits = bytearray(shape.cells)
    for number, box in enumerate(shape.boxes):
        if number % (shape.box_height + 1) == 0:
            symbols = list(range(1, shape.size + 1))
            chance.shuffle(symbols)
            for cell, digit in zip(box.cells, symbols, strict=True):
                digits[cell] = digit
    if shape.size <= 9:
        grid = solve(Puzzle(shape, bytes(digits)))
        return grid.digits if grid else filled(shape, chance)  # on 4×4 two boxes may exclude all the rest
    return _filled_by_sat(shape, bytes(digits), chance)


def _filled_by_sat(shape: Shape, digits: bytes, chance: random.Random) -> bytes:
    judge = Judge(shape)
    phases = [variable if chance.random() < 0.1 else -variable for variable in range(1, shape.cells * shape.size + 1)]
    judge.solver.set_phases(phases)
    model = judge.model(digits)
    assert model is not None
    return model


class Judge:
    """Is a set of givens of a known solution unique? One SAT solver with the rules, asked again and again.

    The solution itself is forbidden; the givens are assumptions. Unsatisfiable: no other solution exists.
    """

    def __init__(self, shape: Shape, solution: bytes = b"") -> None:
        from pysat.solvers import Glucose4

        self.size = shape.size
        clauses = []
        for cell in range(shape.cells):
            own = [self.variable(cell, digit) for digit in range(1, self.size + 1)]
            clauses.append(own)
            clauses += [[-a, -b] for a, b in combinations(own, 2)]
        for house in shape.houses:
            for digit in range(1, self.size + 1):
                places = [self.variable(cell, digit) for cell in house.cells]
                clauses.append(places)
                clauses += [[-a, -b] for a, b in combinations(places, 2)]
        self.solver = Glucose4(bootstrap_with=clauses)
        if solution:
            self.solver.add_clause([-self.variable(cell, digit) for cell, digit in enumerate(solution)])

    def variable(self, cell: int, digit: int) -> int:
        return cell * self.size + digit

    def assumptions(self, digits: bytes) -> list[int]:
        return [self.variable(cell, digit) for cell, digit in enumerate(digits) if digit]

    def model(self, digits: bytes) -> bytes | None:
        if not self.solver.solve(assumptions=self.assumptions(digits)):
            return None
        true = [variable for variable in self.solver.get_model() if variable > 0]
        return bytes((variable - 1) % self.size + 1 for variable in true)

    def unique(self, digits: bytes, conflicts: int) -> bool:
        """False also where the answer would take too many conflicts."""
        self.solver.conf_budget(conflicts)
        return self.solver.solve_limited(assumptions=self.assumptions(digits)) is False


def descending(digits: bytes, size: int) -> bytes:
    """The same grid with its digits renamed so that the first row falls: what counting upwards finds last."""
    renamed = {digit: size - place for place, digit in enumerate(digits[:size])}
    return bytes(renamed[digit] for digit in digits)


def renamed(puzzle: Puzzle, solution: bytes, times: int, chance: random.Random) -> Iterator[tuple[bytes, bytes]]:
    """The same puzzle under other digits: as hard for logic, but not for what counts upwards."""
    digits = list(range(1, puzzle.shape.size + 1))
    for _ in range(times):
        chance.shuffle(digits)
        table = bytes([0, *digits]).ljust(256, b"\0")
        yield puzzle.givens.translate(table), solution.translate(table)


def dug(shape: Shape, solution: bytes, recipe: Recipe, chance: random.Random) -> Puzzle:
    """Takes digits away in random order while the rule of the recipe holds, down to its number of givens."""
    givens = bytearray(solution)
    order = list(range(shape.cells))
    chance.shuffle(order)
    if recipe.against_backtracking:
        order.sort(key=lambda cell: cell >= 2 * shape.size)  # the first two rows are emptied first
    left = shape.cells
    judge = Judge(shape, solution) if recipe.keep == "unique" else None
    for cell in order:
        if left <= recipe.givens:
            break
        givens[cell] = 0
        puzzle = Puzzle(shape, bytes(givens))
        holds = judge.unique(bytes(givens), recipe.conflicts) if judge else _rule(recipe.keep, puzzle)
        if holds:
            left -= 1
        else:
            givens[cell] = solution[cell]
    return Puzzle(shape, bytes(givens))


def _rule(keep: str, puzzle: Puzzle) -> bool:
    return all(solves(name, puzzle) for name in keep.split("+"))


def _opening(low: bool) -> Callable[[Puzzle], bool]:
    """4×4: low shows at least half of its empty cells at once, med at most two; singles of either kind suffice."""

    def accept(puzzle: Puzzle) -> bool:
        empty = puzzle.shape.cells - puzzle.given_count
        return 2 * naked_at_start(puzzle) >= empty if low else naked_at_start(puzzle) <= 2

    return accept


def _not_by_naked(puzzle: Puzzle) -> bool:
    return not solves("ns", puzzle)


def _splits(least: int, most: float = math.inf) -> Callable[[Puzzle], bool]:
    """Needs search, and so many nodes of MC."""
    return lambda puzzle: least <= run_native("mc", puzzle, Limits(seconds=1)).nodes <= most


def _always(puzzle: Puzzle) -> bool:
    return True


RECIPES = {
    "s2_low(-)": Recipe(2, 8, "ns+hs", _opening(True), 100),
    "s2_low(+)": Recipe(2, 6, "ns+hs", _opening(True), 200),
    "s2_med(-)": Recipe(2, 8, "ns+hs", _opening(False), 500),
    "s2_med(+)": Recipe(2, 6, "ns+hs", _opening(False), 500),
    "s3_low(-)": Recipe(3, 40, "ns+hs", _always, 60),
    "s3_low(+)": Recipe(3, 26, "ns+hs", _always, 150, against_backtracking=True),
    "s3_med(-)": Recipe(3, 32, "hs", _not_by_naked, 100),
    "s3_med(+)": Recipe(3, 26, "hs", _not_by_naked, 120, against_backtracking=True),
    "s3_top(-)": Recipe(3, 27, "unique", _splits(2, 9), 120, against_backtracking=True),
    "s3_top(+)": Recipe(3, 25, "unique", _splits(2, 9), 120, against_backtracking=True),
    "s3_xxx(-)": Recipe(3, 22, "unique", _splits(12), 200, renamings=25),
    "s3_xxx(+)": Recipe(3, 17, "unique", _splits(20), 350, renamings=60),
    "s4_low(-)": Recipe(4, 150, "ns+hs", _always, 3),
    "s4_low(+)": Recipe(4, 120, "ns+hs", _always, 3),
    "s4_med(-)": Recipe(4, 130, "hs", _not_by_naked, 6, renamings=30),
    "s4_med(+)": Recipe(4, 104, "unique", _splits(100), 15),
    "s4_top(-)": Recipe(4, 118, "unique", _splits(2), 4, renamings=30),
    "s4_top(+)": Recipe(4, 0, "unique", _splits(2000), 15),
    "s5_low(-)": Recipe(5, 400, "ns+hs", _always, 1),
    "s5_low(+)": Recipe(5, 330, "ns+hs", _always, 1),
    "s5_med(-)": Recipe(5, 310, "unique", _splits(100), 3, conflicts=200),
    "s5_med(+)": Recipe(5, 304, "unique", _splits(100), 3, conflicts=200),
    "s5_top(-)": Recipe(5, 298, "unique", _splits(1000), 3, conflicts=200),
    "s5_top(+)": Recipe(5, 290, "unique", _splits(1000), 3, conflicts=200),
}
"""What each row of the paper's table becomes. The givens are where digging ends at the latest."""


def endless(name: str, puzzle: Puzzle) -> float:
    """How many algorithms end although the paper says inf. Renaming digits hardly changes that."""
    columns = [algorithm for algorithm in _COMPARED if PAPER_TABLE[name][algorithm] == "inf"]
    return float(sum(run_native(algorithm, puzzle, _LONG).outcome != INF for algorithm in columns))


def distance(name: str, puzzle: Puzzle) -> float:
    """How far the counted work is from what the paper's times say, in powers of ten, summed over the algorithms."""
    sum_of = 0.0
    for algorithm in _COMPARED:
        paper = PAPER_TABLE[name][algorithm]
        if isinstance(paper, float):
            sum_of += _far(run_native(algorithm, puzzle, _LONG), paper)
    return sum_of


def _far(outcome: Outcome, seconds: float) -> float:
    if outcome.outcome == INF:
        return 6.0
    target = seconds / SECONDS_PER_NODE
    # Below 8 ms the paper's clock, not its program, made the number: any little work is right.
    if seconds <= 0.008:
        return max(0.0, math.log10(max(outcome.nodes, 1) / target))
    return abs(math.log10(max(outcome.nodes, 1) / target))


def paper_entry(name: str, recipe: Recipe) -> Entry:
    shape = Shape(recipe.box, recipe.box)
    best: tuple[float, Entry] | None = None
    for number in range(recipe.tries):
        chance = random.Random(f"{name} {number}")
        solution = filled(shape, chance)
        if recipe.against_backtracking:
            solution = descending(solution, shape.size)
        puzzle = dug(shape, solution, recipe, chance)
        if not recipe.accept(puzzle) or (recipe.box == 2 and puzzle.given_count != recipe.givens):
            continue
        beyond = endless(name, puzzle)
        for digits, own in [(puzzle.givens, solution), *renamed(puzzle, solution, recipe.renamings, chance)]:
            entry = Entry(name, name[:2], name[3:6], Puzzle(shape, digits), own)
            far = beyond + distance(name, entry.puzzle)
            if best is None or far < best[0]:
                best = (far, entry)
        if best is not None and best[0] == 0.0:
            break
    if best is None:
        raise SystemExit(f"{name}: none of {recipe.tries} tries met its rule")
    print(f"{name}: {best[1].puzzle.given_count} givens, distance {best[0]:.2f}", file=sys.stderr, flush=True)
    return best[1]


def study_entries() -> Iterator[Entry]:
    """50 games of each level: easy by singles, medium up to claiming, hard up to the X-Wing."""
    shape = Shape(3, 3)
    wanted = {"easy": range(1, 3), "medium": range(3, 5), "hard": range(5, 7)}
    found = dict.fromkeys(STUDY_LEVELS, 0)
    number = 0
    while min(found.values()) < 50:
        chance = random.Random(f"study {number}")
        number += 1
        solution = filled(shape, chance)
        puzzle = dug(shape, solution, Recipe(3, 24, "logic", _always, 1), chance)
        rung = run_native("logic", puzzle, _LONG).hardest
        level = next(level for level, rungs in wanted.items() if rung in rungs)
        if found[level] < 50:
            found[level] += 1
            yield Entry(f"{level}-{found[level]:02}", "study", level, puzzle, solution)


def main(suite: str, file: Path) -> None:
    if suite == "paper":
        notes = "The 24 rows of the paper's table, made by ninefold.lab.make_suites; docs/lab.md says what they mean."
        write(file, [paper_entry(name, recipe) for name, recipe in RECIPES.items()], notes)
    else:
        notes = "150 games for the timing study, made by ninefold.lab.make_suites; docs/lab.md says what they mean."
        order = sorted(study_entries(), key=lambda entry: (STUDY_LEVELS.index(entry.level), entry.name))
        write(file, order, notes)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
