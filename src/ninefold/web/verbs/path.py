"""`path`: every step of logic from a position to its end, in words and as pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pydantic import BaseModel, Field

from ninefold.errors import PuzzleError, StoppedError
from ninefold.logic import path as walk
from ninefold.logic import techniques, without_guessing
from ninefold.model import Grid, Step
from ninefold.rating import rate
from ninefold.rating.score import LEVELS
from ninefold.solving import count
from ninefold.web import limits
from ninefold.web.board import GridAnswer, StepAnswer
from ninefold.web.position import PositionAsk
from ninefold.web.work import Stopped, Work

_MOST_BOTTLENECKS = 5


class PathAsk(PositionAsk):
    """A position, and how to tell its path."""

    long: bool = Field(default=False, description="Sentences that say why.")
    language: str = Field(default="en", max_length=8)


class UsedTechnique(BaseModel):
    """A technique of a path: how often it was used, and the points of one use."""

    id: str
    name: str
    level: str
    score: int
    count: int


class PathAnswer(BaseModel):
    """The steps, and the grid before each of them; `bottlenecks` are the places of the hardest steps, from 0."""

    solved: bool
    unique: bool
    count: int
    steps: list[StepAnswer]
    grids: list[GridAnswer]
    end: GridAnswer
    level: str | None
    score: int | None
    bottlenecks: list[int]
    techniques: list[UsedTechnique]
    sentence: str
    seconds: float
    stopped: Stopped | None


def path(ask: PathAsk, work: Work) -> PathAnswer:
    record = ask.record()
    grid = record.position
    work.heavy(record.puzzle.shape.size > 9 or bool(record.puzzle.constraints))
    steps: list[Step] = []
    told: list[StepAnswer] = []  # told on the way: a long path takes its time to tell, and the stop holds for that too
    grids: list[GridAnswer] = []
    room = limits.ANSWER_CANDIDATES
    solutions, rates = 0, None
    try:
        work.tell("checking uniqueness")
        solutions = count(grid, limit=2, stop=work.stop)
        if solutions:
            for step, reached in walk(grid, without_guessing(unique=solutions == 1), stop=work.stop):
                work.look()
                steps.append(step)
                told.append(StepAnswer.of(grid, step, long=ask.long, language=ask.language))
                grids.append(GridAnswer.of(grid))
                grid = reached
                work.tell("steps of logic", len(steps))
                room -= sum(map(len, grids[-1].candidates))
                if room <= 0:
                    raise PuzzleError(f"the path is too long to be told: {len(steps)} steps, and it goes on")
        if solutions == 1 and count(record.puzzle, limit=2, stop=work.stop) == 1:
            rates = rate(record.puzzle, only=frozenset({"level", "score"}), stop=work.stop)
    except StoppedError:
        pass
    hardest = bottlenecks(steps)
    return PathAnswer(
        solved=grid.is_full and solutions > 0,
        unique=solutions == 1,
        count=solutions,
        steps=told,
        grids=grids,
        end=GridAnswer.of(grid),
        level=rates.level if rates else None,
        score=rates.score if rates else None,
        bottlenecks=hardest,
        techniques=_used(steps),
        sentence=_sentence(steps, grid, solutions, hardest, work.stopped),
        seconds=work.elapsed,
        stopped=work.stopped,
    )


def bottlenecks(steps: Sequence[Step]) -> list[int]:
    """Where the hardest steps are: those of the highest level, and of these those with the most points."""
    if not steps:
        return []
    hardness = [(LEVELS.index(step.technique.level), step.technique.score) for step in steps]
    return [place for place, hard in enumerate(hardness) if hard == max(hardness)][:_MOST_BOTTLENECKS]


def _used(steps: Sequence[Step]) -> list[UsedTechnique]:
    times = Counter(step.technique.id for step in steps)
    known = techniques()
    return [
        UsedTechnique(id=id, name=known[id].name, level=known[id].level, score=known[id].score, count=times[id])
        for id in sorted(times, key=lambda id: known[id].order)
    ]


def _sentence(steps: Sequence[Step], end: Grid, solutions: int, hardest: list[int], stopped: Stopped | None) -> str:
    if stopped:
        return f"Stopped after {_steps(len(steps))}."
    if not solutions:
        return "No solution: there is nothing to explain."
    if not steps:
        return "The grid is full." if end.is_full else "Logic ends at once."
    name = steps[hardest[0]].technique.name
    hard = f"the hardest was {_article(name)} {name} (step {hardest[0] + 1})"
    if end.is_full:
        return f"Solved by logic in {_steps(len(steps))}; {hard}."
    reason = " There is more than one solution." if solutions > 1 else ""
    return f"Logic ends after {_steps(len(steps))}, {end.digits.count(0)} cells stay open; {hard}.{reason}"


def _steps(number: int) -> str:
    return "one step" if number == 1 else f"{number} steps"


def _article(name: str) -> str:
    return "an" if name[:1] in "AEIOU" or name[:2] in ("X-", "XY") else "a"
