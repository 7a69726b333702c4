"""Valid, solvable, unique, how hard; and if not, why, and what would help."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ninefold.desk.ambiguity import Ambiguity, ambiguity
from ninefold.desk.answer import Answer
from ninefold.desk.contradiction import Contradiction, contradiction
from ninefold.desk.dead_end import no_solution
from ninefold.desk.task import Stopped, Task
from ninefold.desk.technique import TechniqueAnswer
from ninefold.errors import StoppedError
from ninefold.logic import technique
from ninefold.model import Grid, Puzzle, Record, violations
from ninefold.model.counted import counted
from ninefold.model.puzzle import FEWEST_GIVENS
from ninefold.rating import COLUMNS, EXPLAINER, Rates, rate
from ninefold.solving import count, solutions

_HELP_SECONDS = 10.0
"""How long to look for the digits that clash, or for one that would help: past that, what is known by then is told."""


@dataclass(frozen=True, slots=True)
class ViolationAnswer:
    """A house that holds a digit more than once."""

    house: str
    cells: tuple[int, ...]
    digit: int
    sentence: str


@dataclass(frozen=True, slots=True)
class CheckAnswer(Answer):
    """All that can be said of a position. Exact is false where the time was too short."""

    puzzle: str
    shape: str
    valid: bool
    solvable: bool
    unique: bool
    count: int
    givens: int
    filled: int
    cells: int
    level: str | None
    score: int | None
    hardest: TechniqueAnswer | None
    rating: float | None
    mastery: str | None
    complexity: int
    minimal: bool | None
    solution: str | None
    exact: bool
    seconds: float
    stopped: Stopped | None
    sentence: str
    notes: list[str]
    violations: list[ViolationAnswer]
    contradiction: Contradiction | None
    ambiguity: Ambiguity | None


def check(record: Record, *, task: Task | None = None) -> CheckAnswer:
    """What can be said of a position, all of whose digits count as givens.

    >>> from ninefold.formats import read
    >>> check(read("1.....2..3.....4")[0]).sentence
    'One solution; easy, 48 points.'
    """
    task = task or Task()
    grid = Grid.of_digits(record.puzzle, record.position.digits)
    puzzle = replace(record.puzzle, givens=grid.digits)
    task.heavy_board(puzzle)
    clashes = violations(puzzle, grid.digits)
    seen = _Seen()
    exact = True
    try:
        _look(grid, puzzle, seen, task, valid=not clashes)
    except StoppedError:
        exact = len(seen.solutions) > 1
    found, rates = seen.solutions, seen.rates
    unique = len(found) == 1 and seen.all_solutions
    return CheckAnswer(
        puzzle=record.puzzle.oneline,
        shape=str(puzzle.shape),
        valid=not clashes,
        solvable=bool(found),
        unique=unique,
        count=len(found),
        givens=record.puzzle.given_count,
        filled=puzzle.given_count,
        cells=puzzle.shape.cells,
        level=rates.level if rates else None,
        score=rates.score if rates else None,
        hardest=TechniqueAnswer.of(technique(rates.hardest)) if rates and rates.hardest else None,
        rating=seen.rating,
        mastery=rates.mastery if rates else None,
        complexity=(rates.complexity or 0) if rates else 0,
        minimal=seen.minimal,
        solution=found[0].oneline if unique else None,
        exact=exact,
        seconds=task.elapsed,
        stopped=task.stopped,
        sentence=_sentence(grid, len(found), exact, rates, seen.clash, unique=unique),
        notes=_notes(puzzle),
        violations=[ViolationAnswer(one.house.name, one.cells, one.digit, one.sentence(puzzle)) for one in clashes],
        contradiction=seen.clash,
        ambiguity=seen.doubt,
    )


@dataclass
class _Seen:
    """What was seen of a position before the time was over: up to two solutions, and what follows from them."""

    solutions: list[Grid] = field(default_factory=list)
    all_solutions: bool = False
    rates: Rates | None = None
    minimal: bool | None = None
    rating: float | None = None
    clash: Contradiction | None = None
    doubt: Ambiguity | None = None


def _look(grid: Grid, puzzle: Puzzle, seen: _Seen, task: Task, *, valid: bool) -> None:
    task.tell("looking for two solutions")
    if valid:
        seen.solutions.extend(solutions(puzzle, limit=2, stop=task.stop))
    seen.all_solutions = True
    if not seen.solutions:
        task.tell("looking for the digits that clash")
        seen.clash = contradiction(grid, counted=True, stop=task.part(_HELP_SECONDS))
    elif len(seen.solutions) == 1:
        task.tell("rating")
        seen.rates = rate(puzzle, only=COLUMNS - EXPLAINER, solutions=1, stop=task.stop)
        seen.minimal = _is_minimal(puzzle, task)
        task.tell("rating on the scale of Sudoku Explainer")
        seen.rating = rate(puzzle, only=EXPLAINER, solutions=1, stop=task.stop).er
    else:
        task.tell("comparing solutions")
        seen.doubt = ambiguity(Grid.start(puzzle), stop=task.part(_HELP_SECONDS))


def _is_minimal(puzzle: Puzzle, task: Task) -> bool | None:
    """Whether every given is needed; not asked of large boards."""
    if puzzle.shape.size > 9:
        return None
    task.tell("trying to leave out each given")
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            givens = bytearray(puzzle.givens)
            givens[cell] = 0
            if count(replace(puzzle, givens=bytes(givens)), limit=2, stop=task.stop) == 1:
                return False
    return True


def _sentence(
    grid: Grid, found: int, exact: bool, rates: Rates | None, clash: Contradiction | None, *, unique: bool
) -> str:
    if rates is not None:
        return f"One solution; {rates.level}, {rates.score} points."
    if unique:
        return "One solution; the time was too short to rate it."
    if found:
        return "More than one solution." if exact else "Solvable; the time was too short to tell more."
    if violations(grid.puzzle, grid.digits):
        return no_solution(grid)
    if not exact:
        return "The time was too short to tell."
    return clash.sentence if clash else "No solution."


def _notes(puzzle: Puzzle) -> list[str]:
    if not puzzle.is_plain_nine or puzzle.given_count >= FEWEST_GIVENS:
        return []
    givens = counted(puzzle.given_count, "given")
    return [f"{givens}: no 9×9 puzzle with fewer than {FEWEST_GIVENS} givens has just one solution."]
