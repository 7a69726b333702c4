"""Every step of logic from a position to its end, in words and as pictures, with a report of them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from ninefold.choices import LEVELS, RATERS, Rater
from ninefold.desk.answer import Answer
from ninefold.desk.article import a_or_an
from ninefold.desk.board import GridAnswer, StepAnswer, TechniqueAnswer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import PuzzleError, StoppedError
from ninefold.logic import all_steps, path, without_guessing, words
from ninefold.logic import explain as explain_step
from ninefold.logic.expert_path import expert_path, expert_steps
from ninefold.logic.options import DEFAULT
from ninefold.logic.whips import Chain, whip_path, whip_steps
from ninefold.model import Grid, Record, Step
from ninefold.model.one_of import one_of
from ninefold.rating import RatedStep, Score, explainer_steps, hardness, proof_lines, score_of_path
from ninefold.solving import count

_GUESS = "brute-force"
_MOST_BOTTLENECKS = 5
_MOST_HERE = 100


class Walked(NamedTuple):
    """A step between two grids; rated if a rater with ratings walked; with its chain if whips and braids were used."""

    before: Grid
    step: Step
    after: Grid
    rated: RatedStep | None = None
    chain: Chain | None = None

    @property
    def title(self) -> str:
        """The technique, with its rating and how deep chains are nested in it."""
        name = self.step.technique.name
        if self.rated is None:
            return name
        inside = ("", " (+)", " (+ Forcing Chains)", " (+ Multiple Forcing Chains)", " (+ Dynamic Forcing Chains)")
        return f"{self.rated.rating} {name}{inside[self.rated.level]}"

    @property
    def sentence(self) -> str:
        """What the step does, and why."""
        puzzle = self.before.puzzle
        return words(explain_step(self.step, size=puzzle.shape.size, symbols=puzzle.symbols))

    def __str__(self) -> str:
        return f"{self.title}: {self.sentence}"

    def __repr__(self) -> str:
        return f"<Walked: {self}>"

    def _repr_svg_(self) -> str:
        from ninefold.picture.svg import step_svg

        return step_svg(self.before, self.step)

    @property
    def proof(self) -> tuple[str, ...]:
        """The lines that prove a chain."""
        if self.chain:
            return (self.chain.nrc,)
        return tuple(proof_lines(self.rated.proof)) if self.rated and self.rated.proof else ()


@dataclass(frozen=True, slots=True)
class UsedTechnique(TechniqueAnswer):
    """A technique of a path, and how often it was used; its points are those of one use."""

    count: int


@dataclass(frozen=True, slots=True)
class ExplainAnswer(Answer):
    """The steps, and the grid before each of them; `bottlenecks` are the places of the hardest steps, from 0.

    Level and score are those of this path, and of the puzzle if the path begins at its start; there are none by the
    order of another rater, or where there is not exactly one solution.
    """

    puzzle: str
    rater: Rater
    solved: bool
    unique: bool
    count: int
    steps: list[StepAnswer]
    grids: list[GridAnswer]
    end: GridAnswer
    level: str | None
    score: int | None
    rating: float | None
    bottlenecks: list[int]
    techniques: list[UsedTechnique]
    sentence: str
    seconds: float
    stopped: Stopped | None


def explain(
    record: Record,
    *,
    rater: Rater = "hodoku",
    long: bool = False,
    language: str = "en",
    room: int | None = None,
    here: bool = False,
    each: Callable[[Walked], None] | None = None,
    task: Task | None = None,
) -> ExplainAnswer:
    """The path from where the record stands. `each` is handed every step; `room` bounds the candidates of all grids.

    `here` tells all the steps that can be taken next instead, each from where the record stands.

    >>> from ninefold.formats import read
    >>> explain(read("1.....2..3.....4")[0]).sentence
    'Solved by logic in 12 steps; the hardest was a Naked Single (step 1).'
    """
    one_of("rater", rater, RATERS)
    if here and rater == "explainer":
        raise PuzzleError(
            "by Sudoku Explainer there is a path alone: all steps here are the usual ones, whips or an expert's"
        )
    task = task or Task()
    task.heavy_board(record.puzzle)
    grid = record.position
    walked: list[Walked] = []
    told: list[StepAnswer] = []  # told on the way: a long path takes its time to tell, and the stop holds for that too
    grids: list[GridAnswer] = []
    solutions = 0
    try:
        task.tell("checking uniqueness")
        solutions = count(grid, limit=2, stop=task.stop)
        for one in around(grid, solutions, rater, task) if here else walk(grid, solutions, rater, task):
            walked.append(one)
            if len(told) + 1 < len(walked) or not is_logic(one):
                continue  # logic has ended: what follows counts for the score alone
            told.append(_told(one, long, language))
            grids.append(GridAnswer.of(one.before))
            grid = grid if here else one.after
            if each is not None:
                each(one)
            task.tell("steps of logic", len(told))
            if room is not None and (room := room - sum(map(len, grids[-1].candidates))) <= 0:
                raise PuzzleError(f"the path is too long to be told: {len(told)} steps, and it goes on")
    except StoppedError:
        pass
    scored = rater == "hodoku" and not here and solutions == 1 and not task.stopped
    score = _score(walked, record.position) if scored else None
    steps = walked[: len(told)]
    hardest = _bottlenecks(steps)
    rating = max((one.rated.rating for one in steps if one.rated), default=None)
    return ExplainAnswer(
        puzzle=record.puzzle.oneline,
        rater=rater,
        solved=grid.is_full and solutions > 0,
        unique=solutions == 1,
        count=solutions,
        steps=told,
        grids=grids,
        end=GridAnswer.of(grid),
        level=score.level if score else None,
        score=score.score if score else None,
        rating=rating,
        bottlenecks=hardest,
        techniques=_used(steps),
        sentence=_sentence_here(told)
        if here
        else _sentence(steps, grid, solutions, hardest, rating, rater, task.stopped),
        seconds=task.elapsed,
        stopped=task.stopped,
    )


def walk(grid: Grid, solutions: int, rater: Rater, task: Task) -> Iterator[Walked]:
    """The steps of a position with so many solutions; where there is one, HoDoKu's go on with guesses to the end."""
    if not solutions:
        return
    if rater == "explainer":
        for rated in explainer_steps(grid, counted=solutions == 1, stop=task.stop):
            task.look()
            yield Walked(rated.grid, rated.step, rated.after, rated)
        return
    for step, *chain, after in _steps_by(grid, solutions, rater, task):
        task.look()
        yield Walked(grid, step, after, None, *chain)
        grid = after


def _steps_by(
    grid: Grid, solutions: int, rater: Rater, task: Task
) -> Iterator[tuple[Step, Grid]] | Iterator[tuple[Step, Chain | None, Grid]]:
    if rater == "whips":
        return whip_path(grid, stop=task.stop)
    if rater == "expert":
        return expert_path(grid, unique=solutions == 1, stop=task.stop)
    return path(grid, DEFAULT if solutions == 1 else without_guessing(unique=False), stop=task.stop)


def around(grid: Grid, solutions: int, rater: Rater, task: Task) -> Iterator[Walked]:
    """All the steps that a position has, up to a hundred."""
    for step, chain in islice(_steps_here(grid, solutions, rater, task), _MOST_HERE) if solutions else ():
        task.look()
        yield Walked(grid, step, grid.apply(step), None, chain)


def _steps_here(grid: Grid, solutions: int, rater: Rater, task: Task) -> Iterator[tuple[Step, Chain | None]]:
    if rater == "whips":
        return whip_steps(grid, stop=task.stop)
    if rater == "expert":
        return expert_steps(grid, unique=solutions == 1, stop=task.stop)
    options = DEFAULT if solutions == 1 else without_guessing(unique=False)
    return ((step, None) for step in all_steps(grid, options, stop=task.stop))


def is_logic(one: Walked) -> bool:
    """Whether a step is no guess."""
    return one.step.technique.id != _GUESS


def _told(one: Walked, long: bool, language: str) -> StepAnswer:
    told = StepAnswer.of(one.before, one.step, long=long, language=language)
    return replace(told, title=one.title, rating=one.rated.rating if one.rated else None, proof=one.proof)


def _score(walked: Sequence[Walked], start: Grid) -> Score:
    end = walked[-1].after if walked else start
    return score_of_path([one.step.technique for one in walked], solved=end.is_full)


def _bottlenecks(steps: Sequence[Walked]) -> list[int]:
    """Where the hardest steps are."""
    hard = [_hardness(one) for one in steps]
    return [place for place, one in enumerate(hard) if one == max(hard)][:_MOST_BOTTLENECKS]


def _hardness(one: Walked) -> tuple[float, ...]:
    if one.rated:
        return (one.rated.rating,)
    if one.chain:
        return LEVELS.index(one.step.technique.level), one.chain.points
    return hardness(one.step.technique)


def _used(steps: Sequence[Walked]) -> list[UsedTechnique]:
    times = Counter(one.step.technique for one in steps)
    return [
        UsedTechnique(used.id, used.name, used.family, used.level, used.score, times[used])
        for used in sorted(times, key=lambda technique: technique.order)
    ]


def _sentence(
    steps: Sequence[Walked],
    end: Grid,
    solutions: int,
    hardest: list[int],
    rating: float | None,
    rater: Rater,
    stopped: Stopped | None,
) -> str:
    if stopped:
        return f"Stopped after {_steps(len(steps))}."
    if not solutions:
        return "No solution: there is nothing to explain."
    reason = " There is more than one solution." if solutions > 1 else ""
    if not steps:
        return "The grid is full." if end.is_full else f"Logic ends at once.{reason}"
    name = steps[hardest[0]].step.technique.name
    hard = f"the hardest was {a_or_an(name)} (step {hardest[0] + 1})"
    if end.is_full:
        opened = _opened(steps) if rater == "expert" else ""
        return f"Solved by logic in {_steps(len(steps))}{f', ER {rating}' if rating else ''}; {hard}.{opened}"
    return f"Logic ends after {_steps(len(steps))}, {end.digits.count(0)} cells stay open; {hard}.{reason}"


def _opened(steps: Sequence[Walked]) -> str:
    """What is left once the hardest steps are done: why a puzzle is hard is often one pattern."""
    hard = [_hardness(one) for one in steps]
    last = max(place for place, one in enumerate(hard) if one == max(hard))
    if last + 1 == len(steps):
        return ""
    name = steps[max(range(last + 1, len(steps)), key=lambda place: hard[place])].step.technique.name
    which = "the last of these" if hard.count(max(hard)) > 1 else "it"
    return f" After {which} nothing harder than {a_or_an(name)} is needed."


def _sentence_here(told: Sequence[StepAnswer]) -> str:
    names = len({one.technique.id for one in told})
    if not told:
        return "No step of logic can be taken here."
    return (
        f"{_steps(len(told)).capitalize()} can be taken here, by {names} {'technique' if names == 1 else 'techniques'}."
    )


def _steps(number: int) -> str:
    return "one step" if number == 1 else f"{number} steps"
