"""Puzzles with known answers, solved and compared: what `ninefold bench --variants` and `--large` run."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any

from ninefold.constraints.variants import variant
from ninefold.engine.stop import Stop
from ninefold.errors import NinefoldError, PuzzleError, StoppedError, sentence_of
from ninefold.formats import iss, read_puzzle
from ninefold.formats.fpuzzles import read_json
from ninefold.formats.parts.console_names import by_console_names
from ninefold.model import Puzzle, Shape, verify_by_houses
from ninefold.solving import solutions
from ninefold.stopping import working_under


@dataclass(frozen=True, slots=True)
class Case:
    """One line of a benchmark file.

    count       how many solutions there are: 0, 1, 2 for two and more; None where nobody knows
    solution    the numbers of the only solution, cell by cell
    cells       the cells of the board that these numbers are for
    first       whether a first solution is enough where nobody knows how many there are
    """

    name: str
    puzzle: Puzzle
    count: int | None
    solution: list[int] | None
    cells: list[int]
    first: bool = False


@dataclass(frozen=True, slots=True)
class CaseResult:
    """What became of a case: right, wrong or refused, and why."""

    name: str
    verdict: str
    reason: str
    engine: str
    seconds: float


def run_lines(lines: Iterable[str], read: Callable[[dict[str, Any]], Case], timeout: float) -> Iterator[CaseResult]:
    """What became of every line."""
    for case in read_lines(lines, read, timeout):
        yield run_case(case, timeout) if isinstance(case, Case) else case


def read_lines(
    lines: Iterable[str], read: Callable[[dict[str, Any]], Case], timeout: float
) -> Iterator[Case | CaseResult]:
    """The case of every line, or that it was refused."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        name = f"line {number}"
        try:
            with working_under(Stop(timeout)):
                data = json.loads(line)
                name = str(data.get("name", name))
                case = read(data)
        except (NinefoldError, RecursionError, MemoryError) as error:
            yield CaseResult(name, "refused", sentence_of(error), "", 0.0)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            yield CaseResult(name, "refused", f"no case of a benchmark: {error!r}", "", 0.0)
        else:
            yield case


def run_case(case: Case, timeout: float) -> CaseResult:
    """Solve a case, look for a second solution, and compare; the time is that of this process."""
    began = process_time()
    found: list[bytes] = []
    engine = "search"
    try:
        stop = Stop(timeout)
        with working_under(stop):
            search = solutions(case.puzzle, limit=2, stop=stop)
            try:
                for grid in search:
                    found.append(grid.digits)
            finally:
                engine = search.engine
        complete = True
    except StoppedError:
        complete = False
    except (NinefoldError, RecursionError, MemoryError) as error:
        return CaseResult(case.name, "refused", sentence_of(error), engine, process_time() - began)
    seconds = process_time() - began
    reason = _fault(case, found, complete)
    verdict = "right" if not reason else "refused" if reason.startswith("no answer") else "wrong"
    return CaseResult(case.name, verdict, reason, engine, seconds)


def _fault(case: Case, found: list[bytes], complete: bool) -> str:
    """Why the answer is not right; empty if it is."""
    if not all(verify_by_houses(case.puzzle, digits) for digits in found):
        return "a solution breaks a rule"
    lowest = case.puzzle.scale.lowest
    if case.solution and case.count == 1 and found:
        values = [found[0][cell] - 1 + lowest for cell in case.cells]
        if values != case.solution:
            return "the solution is not the known one"
    if case.count is None:
        return "" if complete or (case.first and found) else "no answer in time"
    if not complete and len(found) < case.count:
        return "no answer in time"
    if len(found) != case.count:
        return f"{len(found)} solutions, expected {case.count}{' or more' if case.count == 2 else ''}"
    return "" if complete or len(found) == 2 else "no answer in time: one solution, not proved to be the only one"


def read_variant(data: dict[str, Any]) -> Case:
    """A line of a file of variants."""
    kind, _, besides = data["format"].partition(" + constraints ")
    text = data["puzzle"]
    cells: list[int] | None = None
    if kind == "iss":
        puzzle = iss.read_string(text)
        cells = iss.board_cells(text)
    elif kind == "fpuzzles-json":
        puzzle = read_json(text if isinstance(text, str) else json.dumps(text)).puzzle
    elif kind.startswith(("givens", "int list")):
        plain = Puzzle(Shape.of_cells(len(text)), bytes(text)) if isinstance(text, list) else read_puzzle(text)
        named = [] if besides else data.get("variant", [])
        puzzle = Puzzle(plain.shape, plain.givens, variant(named, plain.shape))
    else:
        raise PuzzleError(f"puzzles in the format {kind!r} are not known")
    if besides:
        more = by_console_names(besides, puzzle.shape)
        puzzle = Puzzle(puzzle.shape, puzzle.givens, (*puzzle.constraints, *more), puzzle.symbols)
    cells = cells or list(range(puzzle.shape.cells))
    count = {None: None, 0: 0, 1: 1}.get(data["solutions"], 2)
    return Case(str(data["name"]), puzzle, count, _numbers(data.get("solution")), cells)


def read_large(data: dict[str, Any]) -> Case:
    """A line of a file of large boards."""
    puzzle = Puzzle(Shape(data["box_rows"], data["box_cols"]), bytes(data["puzzle"]))
    cells = list(range(puzzle.shape.cells))
    return Case(str(data["name"]), puzzle, data["solutions"], data["solution"], cells, first=True)


def _numbers(solution: str | list[int] | None) -> list[int] | None:
    """Numbers from a text of digits, or of letters with A for 1."""
    if solution is None or isinstance(solution, list):
        return solution
    letters = any(character.isalpha() for character in solution)
    return [int(c) if c.isdecimal() else ord(c.upper()) - 64 for c in solution] if letters else [*map(int, solution)]
