"""The main job (SPEC A): every file of a folder in, a file of the same name with all solutions out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from ninefold._native import Stop
from ninefold.batch.files import atomic_writer
from ninefold.errors import FormatError
from ninefold.formats import read_file
from ninefold.model import Puzzle, Record, verify_by_candidates, verify_by_houses
from ninefold.solve import solutions


@dataclass(frozen=True, slots=True)
class Outcome:
    """One entry of an input file: a puzzle with its solutions, or the reason why it is none."""

    file: str
    puzzle: Puzzle | None
    solutions: tuple[bytes, ...]
    cut: bool
    seconds: float
    problem: str = ""

    @property
    def kind(self) -> str:
        """solved, multiple, impossible or malformed."""
        if self.problem:
            return "malformed"
        return ("impossible", "solved", "multiple")[min(len(self.solutions), 2)]

    @property
    def count_text(self) -> str:
        """The number of solutions; `>=` where the search was cut at the limit."""
        return f"{'>=' if self.cut else ''}{len(self.solutions)}"


def run_folder(source: Path, target: Path, limit: int, stop: Stop) -> Iterator[Outcome]:
    """Solve every file of a folder, in the order of their names; the outcomes as they come."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(path for path in source.iterdir() if path.is_file() and not path.name.startswith(".")):
        outcomes = []
        for entry in read_file(path):
            outcomes.append(solve_entry(path.name, entry, limit, stop))
            yield outcomes[-1]
        blocks = [block(outcome) for outcome in outcomes if not outcome.problem]
        if blocks:
            with atomic_writer(target / path.name) as file:
                file.writelines(blocks)


def solve_entry(file: str, entry: Record | FormatError, limit: int, stop: Stop) -> Outcome:
    """All solutions of an entry, up to the limit, each verified both ways (A5) before it counts."""
    if not isinstance(entry, Record):
        return Outcome(file, None, (), cut=False, seconds=0.0, problem=str(entry))
    began = perf_counter()
    found = [grid.digits for grid in solutions(entry.puzzle, limit=limit + 1, stop=stop)]
    seconds = perf_counter() - began
    for digits in found:
        if not (verify_by_houses(entry.puzzle, digits) and verify_by_candidates(entry.puzzle, digits)):
            raise AssertionError(f"the solver gave a wrong solution of {entry.puzzle}")
    return Outcome(file, entry.puzzle, tuple(found[:limit]), cut=len(found) > limit, seconds=seconds)


def block(outcome: Outcome) -> str:
    """The lines of a puzzle in an output file (A3): `puzzle,number of solutions,seconds`, then the solutions."""
    puzzle = outcome.puzzle
    assert puzzle is not None
    blank = "." if "0" in puzzle.symbols else "0"
    head = f"{puzzle.text_of(puzzle.givens, blank)},{outcome.count_text},{outcome.seconds:.6f}\n"
    return head + "".join(puzzle.text_of(digits) + "\n" for digits in outcome.solutions)
