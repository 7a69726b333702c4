"""A table per kind of constraint: Ninefold, Interactive Sudoku Solver and CP-SAT, processor time and guesses.

    python bench/variants/kinds.py FILE --iss CHECKOUT [--cp-sat] [--every 2 --first 1] [--timeout 10]

FILE is one that `ninefold bench --variants` reads, CHECKOUT a checkout of Interactive Sudoku Solver, which runs under
node (`iss.mjs` beside this script). Every puzzle is counted to two solutions, from what was read to the proof; a short
one twice, and the better time counts, so that nobody pays for a first time. CP-SAT is told houses, pairs, sums, cages,
lines and renbans as its own constraints, works on one thread, and is not asked where there are other rules.

A board counts under each kind of constraint that it has. Times are geometric means of the boards that both programs
of a column answered; guesses are of the search (branches of CP-SAT), the geometric mean of one more than there were.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from math import exp, log
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from ortools.sat.python import cp_model

from ninefold.engine.problem import rules_of
from ninefold.errors import NinefoldError, StoppedError
from ninefold.lab.known_answers import read_variant
from ninefold.model import Puzzle
from ninefold.solving import solutions

REPEATED_BELOW = 0.5
TOLD_TO_CP_SAT = frozenset({"pair", "sum", "cage", "automaton", "distinct", "among", "renban"})


class Told(NamedTuple):
    """What a program said of a board: the number of solutions up to two, seconds, guesses."""

    solutions: int
    seconds: float
    guesses: int


class Board(NamedTuple):
    """A line of the file: its number, what Interactive Sudoku Solver reads of it, and the puzzle."""

    number: int
    text: str | None
    puzzle: Puzzle


def boards(path: Path, first: int, every: int) -> Iterator[Board]:
    """Those that we can read, one in `every` lines."""
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file):
            if number % every != first:
                continue
            data = json.loads(line)
            theirs = data["format"] == "iss" or data["variant"] == ["classic"]
            try:
                yield Board(number, data["puzzle"] if theirs else None, read_variant(data).puzzle)
            except NinefoldError as error:
                print(f"line {number + 1} is not read: {error}", file=sys.stderr)


def better(solve: Callable[[], Told | None]) -> Told | None:
    """The answer; where it was short, the better of two."""
    told = solve()
    if told is None or told.seconds >= REPEATED_BELOW:
        return told
    again = solve()
    return again if again and again.seconds < told.seconds else told


def by_us(puzzle: Puzzle, timeout: float) -> Told | None:
    """Ninefold, rules expanded anew each time."""
    fresh = Puzzle(puzzle.shape, puzzle.givens, (*puzzle.constraints,), puzzle.symbols)
    began = process_time()
    search = solutions(fresh, limit=2, timeout=timeout)
    try:
        found = sum(1 for _ in search)
    except StoppedError:
        return None
    return Told(found, process_time() - began, search.guesses)


def by_cp_sat(puzzle: Puzzle, timeout: float) -> Told | None:
    """CP-SAT; None where it has no answer in time or the rules are not told to it."""
    began = process_time()
    model = cp_model.CpModel()
    size = puzzle.shape.size
    cells = [model.new_int_var(digit or 1, digit or size, "") for digit in puzzle.givens]
    for house in puzzle.houses:
        model.add_all_different([cells[cell] for cell in house.cells])
    for _, _, rule in rules_of(puzzle):
        if rule.kind not in TOLD_TO_CP_SAT:
            return None
        _tell(model, rule, [cells[cell] for cell in rule.cells], size)
    found = branches = 0
    while found < 2:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.max_time_in_seconds = timeout
        status = solver.solve(model)
        branches += solver.num_branches
        if status == cp_model.INFEASIBLE:
            break
        if status not in (cp_model.FEASIBLE, cp_model.OPTIMAL):
            return None
        found += 1
        model.add_forbidden_assignments(cells, [[solver.value(cell) for cell in cells]])
    return Told(found, process_time() - began, branches)


def _tell(model: cp_model.CpModel, rule: Any, cells: list[cp_model.IntVar], size: int) -> None:
    table = memoryview(rule.table).cast("i") if rule.table else ()
    if rule.kind in ("cage", "distinct", "renban"):
        model.add_all_different(cells)
    match rule.kind:
        case "pair":
            pairs = [(a + 1, b + 1) for a in range(size) for b in range(size) if table[a * size + b]]
            model.add_allowed_assignments(cells, pairs)
        case "sum":
            model.add(sum(w * cell for w, cell in zip(rule.numbers[1:], cells, strict=True)) == rule.numbers[0])
        case "cage":
            model.add(sum(cells) == rule.numbers[0])
        case "among":
            model.add_allowed_assignments(cells, [(digit,) for digit in rule.numbers])
        case "renban":
            low, high = model.new_int_var(1, size, ""), model.new_int_var(1, size, "")
            model.add_min_equality(low, cells)
            model.add_max_equality(high, cells)
            model.add(high - low == len(cells) - 1)
        case "automaton":
            wide = size + 1
            states = range(len(table) // wide)
            moves = [
                (state, digit, table[state * wide + digit])
                for state in states
                for digit in range(1, wide)
                if table[state * wide + digit] >= 0
            ]
            model.add_automaton(cells, rule.numbers[0], [state for state in states if table[state * wide]], moves)


def by_iss(some: list[Board], checkout: Path, timeout: float) -> dict[int, Told]:
    """Interactive Sudoku Solver, one process for all; boards that it answers."""
    lines = "".join(json.dumps({"number": b.number, "puzzle": b.text}) + "\n" for b in some if b.text)
    script = Path(__file__).with_name("iss.mjs")
    command = ["node", str(script), str(checkout), str(timeout)]
    done = subprocess.run(command, input=lines, stdout=subprocess.PIPE, text=True, check=True)
    answers = map(json.loads, done.stdout.splitlines())
    return {a["number"]: Told(a["solutions"], a["seconds"], a["guesses"]) for a in answers if "solutions" in a}


def mean(numbers: list[float]) -> float:
    """The geometric mean."""
    return exp(sum(map(log, numbers)) / len(numbers))


def row(name: str, numbers: list[int], ours: dict[int, Told], others: list[dict[int, Told]]) -> str:
    """A line of the table."""
    cells = [name, str(len(numbers)), str(sum(n in ours for n in numbers))]
    for theirs in others:
        both = [n for n in numbers if n in ours and n in theirs]
        cells.append(str(sum(n in theirs for n in numbers)))
        if not both:
            cells += ["", "", ""]
            continue
        times = [mean([told[n].seconds for n in both]) for told in (ours, theirs)]
        guesses = [mean([told[n].guesses + 1 for n in both]) for told in (ours, theirs)]
        cells += [
            f"{1000 * times[0]:.2f}, {1000 * times[1]:.2f}",
            f"{times[1] / times[0]:.1f}",
            f"{guesses[0]:.0f}, {guesses[1]:.0f}",
        ]
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    """Prints the table, and every board that two programs count otherwise (exit code 1 if there is one)."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--iss", type=Path, required=True, help="a checkout of Interactive Sudoku Solver")
    parser.add_argument("--cp-sat", action="store_true", help="ask CP-SAT, too")
    parser.add_argument("--every", type=int, default=1, help="one in so many lines")
    parser.add_argument("--first", type=int, default=0, help="of the lines, counted from 0, the first")
    parser.add_argument("--timeout", type=float, default=10, help="seconds per board, by the clock; of ISS its own")
    asked = parser.parse_args()
    some = list(boards(asked.file, asked.first, asked.every))
    ours, cp_sat = {}, {}
    for board in some:
        if told := better(lambda board=board: by_us(board.puzzle, asked.timeout)):
            ours[board.number] = told
        if asked.cp_sat and (told := by_cp_sat(board.puzzle, asked.timeout)):
            cp_sat[board.number] = told
    iss = by_iss(some, asked.iss, asked.timeout)
    others = [iss, cp_sat] if asked.cp_sat else [iss]
    differ = [b.number for b in some if len({t[b.number].solutions for t in (ours, *others) if b.number in t}) > 1]
    for number in differ:
        print(f"line {number + 1}: " + ", ".join(str(t.get(number)) for t in (ours, *others)))
    head = ["kind", "boards", "answered"]
    for name in ("ISS", "CP-SAT")[: len(others)]:
        head += [f"{name} answered", f"ms: ours, {name}", "times faster", "guesses"]
    print("| " + " | ".join(head) + " |\n|---" + "|---:" * (len(head) - 1) + "|")
    kinds: dict[str, list[int]] = {}
    for board in some:
        for name in {type(c).__name__ for c in board.puzzle.constraints} or {"houses alone"}:
            kinds.setdefault(name, []).append(board.number)
    print(row("all", [b.number for b in some], ours, others))
    with_rules = [b.number for b in some if not b.puzzle.is_plain_nine]
    print(row("all but plain 9×9", with_rules, ours, others))
    for name in sorted(kinds):
        print(row(name, kinds[name], ours, others))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
