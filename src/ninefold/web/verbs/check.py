"""`check`: valid, solvable, unique, how hard; and if not, why, and what would help."""

from __future__ import annotations

from dataclasses import replace

from pydantic import BaseModel

from ninefold.desk import ambiguity, contradiction
from ninefold.desk.ambiguity import Ambiguity
from ninefold.desk.contradiction import Contradiction
from ninefold.errors import StoppedError
from ninefold.logic import technique
from ninefold.model import Grid, Puzzle, Shape, violations
from ninefold.rating import COLUMNS, EXPLAINER, Rates, rate
from ninefold.solving import count, solutions
from ninefold.web.position import PositionAsk
from ninefold.web.work import Stopped, Work

_LEAST_GIVENS = 17


class CheckAsk(PositionAsk):
    """A position; all its digits count as givens."""


class ViolationAnswer(BaseModel):
    """A house that holds a digit more than once."""

    house: str
    cells: tuple[int, ...]
    digit: int
    sentence: str


class ContradictionAnswer(BaseModel):
    """Cells whose digits already clash. Irreducible: without any one of them the rest has a solution."""

    cells: tuple[int, ...]
    sentence: str
    why: str
    irreducible: bool


class SuggestionAnswer(BaseModel):
    """A digit that would leave one solution, or at least fewer."""

    cell: int
    digit: int
    unique: bool


class AmbiguityAnswer(BaseModel):
    """Two solutions, the cells in which they differ, and what would tell them apart."""

    cells: tuple[int, ...]
    solutions: tuple[str, str]
    suggestion: SuggestionAnswer
    sentence: str


class NamedTechnique(BaseModel):
    """A technique by id and name."""

    id: str
    name: str


class CheckAnswer(BaseModel):
    """All that can be said of a position. Exact is false where the time was too short."""

    valid: bool
    solvable: bool
    unique: bool
    count: int
    givens: int
    filled: int
    cells: int
    level: str | None
    score: int | None
    hardest: NamedTechnique | None
    rating: float | None
    mastery: str | None
    complexity: int | None
    minimal: bool | None
    solution: str | None
    exact: bool
    seconds: float
    stopped: Stopped | None
    sentence: str
    notes: list[str]
    violations: list[ViolationAnswer]
    contradiction: ContradictionAnswer | None
    ambiguity: AmbiguityAnswer | None


def check(ask: CheckAsk, work: Work) -> CheckAnswer:
    record = ask.record()
    grid = Grid.of_digits(record.puzzle, record.position.digits)
    puzzle = replace(record.puzzle, givens=grid.digits)
    work.heavy(puzzle.shape.size > 9 or bool(puzzle.constraints))
    clashes = violations(puzzle, grid.digits)
    found: list[Grid] = []
    exact = True
    rates, minimal, rating, clash, doubt = None, None, None, None, None
    try:
        work.tell("looking for two solutions")
        if not clashes:
            for solution in solutions(puzzle, limit=2, stop=work.stop):
                found.append(solution)
        if not found:
            work.tell("looking for the digits that clash")
            clash = contradiction(grid, stop=work.stop)
        elif len(found) == 1:
            work.tell("rating")
            rates = rate(puzzle, only=COLUMNS - EXPLAINER, stop=work.stop)
            minimal = _is_minimal(puzzle, work)
            work.tell("rating on the scale of Sudoku Explainer")
            rating = rate(puzzle, only=EXPLAINER, stop=work.stop).er
        else:
            work.tell("comparing solutions")
            doubt = ambiguity(Grid.start(puzzle), stop=work.stop)
    except StoppedError:
        exact = len(found) > 1
    unique = len(found) == 1 and (exact or rates is not None)
    return CheckAnswer(
        valid=not clashes,
        solvable=bool(found),
        unique=unique,
        count=len(found),
        givens=record.puzzle.given_count,
        filled=puzzle.given_count,
        cells=puzzle.shape.cells,
        level=rates.level if rates else None,
        score=rates.score if rates else None,
        hardest=_hardest(rates),
        rating=rating,
        mastery=rates.mastery if rates else None,
        complexity=rates.complexity if rates else None,
        minimal=minimal,
        solution=found[0].oneline if unique else None,
        exact=exact,
        seconds=work.elapsed,
        stopped=work.stopped,
        sentence=_sentence(puzzle, found, exact, rates, clash),
        notes=_notes(puzzle),
        violations=[
            ViolationAnswer(house=one.house.name, cells=one.cells, digit=one.digit, sentence=one.sentence(puzzle))
            for one in clashes
        ],
        contradiction=_contradiction(clash),
        ambiguity=_ambiguity(doubt),
    )


def _is_minimal(puzzle: Puzzle, work: Work) -> bool | None:
    """Whether every given is needed; not asked of large boards."""
    if puzzle.shape.size > 9:
        return None
    work.tell("trying to leave out each given")
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            givens = bytearray(puzzle.givens)
            givens[cell] = 0
            if count(replace(puzzle, givens=bytes(givens)), limit=2, stop=work.stop) == 1:
                return False
    return True


def _hardest(rates: Rates | None) -> NamedTechnique | None:
    if rates is None or rates.hardest is None:
        return None
    found = technique(rates.hardest)
    return NamedTechnique(id=found.id, name=found.name)


def _sentence(puzzle: Puzzle, found: list[Grid], exact: bool, rates: Rates | None, clash: Contradiction | None) -> str:
    clashes = violations(puzzle, puzzle.givens)
    if clashes:
        return " ".join(one.sentence(puzzle) for one in clashes[:3])
    if rates is not None:
        return f"One solution; {rates.level}, {rates.score} points."
    if not exact:
        return "Solvable; the time was too short to tell more." if found else "The time was too short to tell."
    if clash is not None:
        return clash.sentence
    return "More than one solution." if found else "No solution."


def _notes(puzzle: Puzzle) -> list[str]:
    if puzzle.shape != Shape(3, 3) or puzzle.constraints or puzzle.given_count >= _LEAST_GIVENS:
        return []
    return [f"{puzzle.given_count} givens: no 9×9 puzzle with fewer than {_LEAST_GIVENS} givens has just one solution."]


def _contradiction(clash: Contradiction | None) -> ContradictionAnswer | None:
    if clash is None:
        return None
    return ContradictionAnswer(cells=clash.cells, sentence=clash.sentence, why=clash.why, irreducible=clash.irreducible)


def _ambiguity(doubt: Ambiguity | None) -> AmbiguityAnswer | None:
    if doubt is None:
        return None
    first, second = doubt.solutions
    return AmbiguityAnswer(
        cells=doubt.cells,
        solutions=(first.oneline, second.oneline),
        suggestion=SuggestionAnswer(cell=doubt.suggestion.cell, digit=doubt.suggestion.digit, unique=doubt.settles),
        sentence=doubt.sentence,
    )
